/// One event on its way through the player: the player as it becomes, and what has to be done.
struct PlayerTurn {
    var player: Player
    let device: DeviceID
    let now: Moment
    private(set) var orders: [Player.Order] = []

    init(player: Player, device: DeviceID, now: Moment) {
        self.player = player
        self.device = device
        self.now = now
    }

    mutating func take(_ event: PlayerEvent) {
        switch event {
        case .play: play()
        case .playItem(let item): play(item)
        case .playHere: playHere()
        case .pause: pause()
        case .toggle: player.playback.sounds ? pause() : play()
        case .stop: stop()
        case .next: next()
        case .previous: previous()
        case .seek(let seek): go(seek)
        case .speed(let speed): change(speed)
        case .sleep(let timer): set(timer)
        case .dismiss: dismiss()
        case .appear: player.devices.dismissed.remove(device)
        case .add(let additions, let spot, let duplicates): add(additions, at: spot, allowingDuplicates: duplicates)
        case .move(let item, let index): move(item, to: index)
        case .remove(let item): remove(item)
        case .clear: clear()
        case .readAloud(let isOn): switchReadAloud(isOn)
        case .tick: tick()
        case .sounding, .ranDry, .ended, .failed, .interruptionBegan, .interruptionEnded, .outputLost: hear(event)
        }
    }

    // MARK: - Words for what all rules do

    var holder: DeviceID? { player.devices.sounding }
    var first: QueueItem? { player.queue.first }
    /// Whether the first item is being heard or held: it keeps its place.
    var firstIsPinned: Bool { player.playback.item != nil }

    mutating func order(_ command: PlayerCommand) {
        orders.append(Player.Order(holder ?? device, command))
    }

    mutating func tellLibrary(_ command: PlayerCommand) {
        orders.append(Player.Order(nil, command))
    }

    mutating func refuse(_ why: PlayerCommand.Refusal) {
        orders.append(Player.Order(device, .refuse(why)))
    }

    /// The one gate: whether anything may sound; says why not.
    mutating func mayPlay() -> Bool {
        if !player.readAloudIsOn { refuse(.readAloudIsOff) } else if first == nil { refuse(.queueIsEmpty) }
        return player.readAloudIsOn && first != nil
    }

    /// Opens the first item where the listener is in it.
    mutating func load(on device: DeviceID, starts: Bool = true) {
        guard let item = first else { return }
        player.devices.take(device)
        player.isInterrupted = false
        player.place = startingPlace(of: item)
        player.playback = .loading(item.id, starts: starts)
        order(.load(item.id, item.article, at: player.place))
        if !starts { order(.hold) }
    }

    /// Where an item goes on; at its start when it had ended.
    func startingPlace(of item: QueueItem) -> Place {
        guard let outline = player.outlines[item.article] else { return item.position?.place ?? .start }
        guard let place = item.position?.found(in: outline).place else { return .start }
        return outline.time(of: place) >= outline.milliseconds ? .start : place
    }

    /// Keeps where the listener is in the first item.
    mutating func save() {
        guard let item = first else { return }
        player.lastSaved = now.ticks
        guard let outline = player.outlines[item.article], !outline.entries.isEmpty else { return }
        let place = outline.clamped(player.place)
        let position = Position(
            script: outline.script, place: place, fingerprint: outline.entries[place.utterance].fingerprint)
        player.queue.change(item.id) { $0.position = position }
        player.heardAt[item.article] = max(player.heardAt[item.article] ?? .min, now.wall)
        tellLibrary(.save(item.article, position))
    }

    /// Ends the sound and lets it go.
    mutating func halt(_ playback: Playback = .idle) {
        if holder != nil { order(.halt) }
        player.playback = playback
        player.devices.sounding = nil
        player.isInterrupted = false
        player.sleepTimer = nil
        player.sleepLeft = nil
    }
}
