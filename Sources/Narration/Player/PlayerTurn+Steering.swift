/// What people want of the sound.
extension PlayerTurn {
    mutating func play() {
        guard mayPlay() else { return }
        switch player.playback {
        case .playing, .waiting, .loading(_, starts: true): break
        case .loading(let item, starts: false):
            player.playback = .loading(item, starts: true)
            order(.start)
        case .paused(let item, _):
            guard !player.isInterrupted else {
                // Not over a call. Whoever insists is believed: some interruptions never report their end.
                player.isInterrupted = false
                player.playback = .paused(item, .interruption)
                return refuse(.interrupted)
            }
            player.playback = .playing(item)
            order(.start)
        case .idle, .finished, .failed: load(on: device)
        }
    }

    mutating func play(_ item: QueueItem.ID) {
        guard player.readAloudIsOn else { return refuse(.readAloudIsOff) }
        guard player.queue[item] != nil else { return refuse(.noSuchItem) }
        if player.playback.item == item { return play() }
        save()
        player.queue.bringToFront(item)
        load(on: holder ?? device)
    }

    mutating func playHere() {
        guard mayPlay() else { return }
        guard let holder, holder != device else { return play() }
        save()
        order(.halt)
        load(on: device)
    }

    mutating func pause() {
        switch player.playback {
        case .playing(let item), .waiting(let item): hold(item, .listener)
        case .loading(let item, starts: true):
            player.playback = .loading(item, starts: false)
            order(.hold)
        case .paused(let item, _): player.playback = .paused(item, .listener)
        case .idle, .loading, .finished, .failed: break
        }
    }

    mutating func hold(_ item: QueueItem.ID, _ cause: Playback.PauseCause) {
        player.playback = .paused(item, cause)
        order(.hold)
        save()
    }

    mutating func stop() {
        if player.playback.item != nil { save() }
        halt()
    }

    mutating func next() {
        guard mayPlay() else { return }
        guard player.queue.items.count > 1 else { return refuse(.nothingFollows) }
        save()
        _ = player.queue.advance()
        openFirst()
    }

    mutating func previous() {
        guard mayPlay() else { return }
        let time = player.outline?.time(of: player.place) ?? player.place.milliseconds
        let isAtStart = time <= Player.startTolerance && (player.outline != nil || player.place.utterance == 0)
        guard isAtStart, !player.queue.recent.isEmpty else { return go(.by(-Player.stepBack)) }
        save()
        _ = player.queue.goBack()
        openFirst()
    }

    /// After the first item has changed: what sounded goes on with it, what was held is held in it.
    mutating func openFirst() {
        guard let item = first else {
            player.place = .start
            return halt()
        }
        if let holder {
            load(on: holder, starts: player.playback.sounds)
        } else {
            player.playback = .idle
            player.place = startingPlace(of: item)
        }
    }

    mutating func go(_ seek: PlayerEvent.Seek) {
        guard let place = destination(of: seek) else { return }
        player.place = place
        if let item = player.playback.item { order(.jump(item, to: place)) } else { player.playback = .idle }
        save()
    }

    /// Nil where there is nowhere to go: no item, or times that are not known.
    private func destination(of seek: PlayerEvent.Seek) -> Place? {
        guard first != nil else { return nil }
        guard let outline = player.outline else {
            switch seek {
            case .place(let place): return place
            case .time(let time) where time <= 0: return .start
            case .by(let step) where step < 0 && player.place.utterance == 0: return .start
            case .time, .by, .sentences, .paragraphs: return nil
            }
        }
        switch seek {
        case .place(let place): return outline.clamped(place)
        case .time(let time): return outline.place(at: time)
        case .by(let step):
            let (sum, overflowed) = outline.time(of: player.place).addingReportingOverflow(step)
            return outline.place(at: overflowed ? (step < 0 ? 0 : outline.milliseconds) : sum)
        case .sentences(let count): return outline.place(sentences: count, from: player.place)
        case .paragraphs(let count): return outline.place(paragraphs: count, from: player.place)
        }
    }

    mutating func change(_ speed: Speed) {
        player.speed = speed
        if player.playback.item != nil { order(.speed(speed)) }
    }

    /// The X: stop first, hide second. Where another device holds the sound, it goes on there.
    mutating func dismiss() {
        if holder == nil || holder == device { stop() }
        player.devices.dismissed.insert(device)
    }

    mutating func switchReadAloud(_ isOn: Bool) {
        if !isOn { stop() }
        player.readAloudIsOn = isOn
    }
}
