/// What the sound tells. Only the device that holds it is believed, and only about the item that is loaded.
extension PlayerTurn {
    mutating func hear(_ event: PlayerEvent) {
        guard holder == device, let loaded = player.playback.item else { return refuse(.notPlayingHere) }
        switch event {
        case .sounding(let item, let place) where item == loaded: sounding(item, at: place)
        case .ranDry(let item) where item == loaded:
            if case .playing = player.playback { player.playback = .waiting(item) }
        case .ended(let item) where item == loaded: ended()
        case .failed(let item, let reason) where item == loaded: failed(item, reason)
        case .interruptionBegan:
            player.isInterrupted = true
            if player.playback.sounds { hold(loaded, .interruption) }
        case .interruptionEnded(let mayResume):
            player.isInterrupted = false
            guard case .paused(let item, .interruption) = player.playback else { return }
            player.playback = mayResume ? .playing(item) : .paused(item, .listener)
            if mayResume { order(.start) }
        case .outputLost:
            if player.playback.sounds { hold(loaded, .outputLost) }
        default: refuse(.notPlayingHere)
        }
    }

    private mutating func sounding(_ item: QueueItem.ID, at place: Place) {
        player.place = player.outline?.clamped(place) ?? place
        player.queue.change(item) { $0.hasFailed = false }
        switch player.playback {
        case .loading(_, starts: true), .waiting: player.playback = .playing(item)
        case .loading(_, starts: false):
            // It had begun before it was told not to.
            player.playback = .paused(item, .listener)
            order(.hold)
        case .playing:
            saveNowAndThen()
        // A report that was on its way when the sound was held.
        case .paused: save()
        case .idle, .finished, .failed: break
        }
    }

    /// The first item has been heard: it leaves and the next one begins; the last one stays, rewound.
    mutating func ended() {
        guard let item = first else { return }
        let sounded = player.playback.sounds
        player.queue.change(item.id) { $0.position = nil }
        player.heardAt[item.article] = max(player.heardAt[item.article] ?? .min, now.wall)
        tellLibrary(.finished(item.article))
        guard player.queue.advance(), let next = first else {
            player.place = .start
            return halt(.finished(item.id))
        }
        player.place = startingPlace(of: next)
        order(.advance(next.id, next.article, at: player.place))
        if sleepsAfterArticle() {
            player.playback = .paused(next.id, .sleepTimer)
            order(.hold)
        } else {
            player.playback = .loading(next.id, starts: sounded)
            if !sounded { order(.hold) }
        }
    }

    private mutating func failed(_ item: QueueItem.ID, _ reason: String) {
        save()
        player.queue.change(item) { $0.hasFailed = true }
        guard player.playback.sounds, let holder, player.queue.items.dropFirst().contains(where: { !$0.hasFailed })
        else { return halt(.failed(item, reason: reason)) }
        player.queue.putFirstLast()
        load(on: holder)
    }
}
