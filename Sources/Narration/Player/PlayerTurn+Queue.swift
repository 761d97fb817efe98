/// What people want of the queue.
extension PlayerTurn {
    mutating func add(_ additions: [Queue.Addition], at spot: Queue.Spot, allowingDuplicates: Bool) {
        guard !additions.isEmpty else { return }
        let before = first?.id
        player.queue.add(
            additions, at: spot, allowingDuplicates: allowingDuplicates, firstIsPinned: firstIsPinned)
        player.devices.dismissed = []
        // What had ended and only stayed because nothing followed now makes room.
        if case .finished(let item) = player.playback, first?.id == item, player.queue.advance() {
            player.playback = .idle
        }
        queueChanged(from: before)
    }

    mutating func move(_ item: QueueItem.ID, to index: Int) {
        let before = first?.id
        guard player.queue.move(item, to: index, firstIsPinned: firstIsPinned) else { return refuse(.noSuchItem) }
        queueChanged(from: before)
    }

    mutating func remove(_ item: QueueItem.ID) {
        guard player.queue[item] != nil else { return refuse(.noSuchItem) }
        let before = first?.id
        if before == item { save() }
        player.queue.remove(item)
        if before == item, player.playback.item == item { return openFirst() }
        queueChanged(from: before)
    }

    mutating func clear() {
        if player.playback.item != nil { save() }
        player.queue.clear()
        halt()
        player.place = .start
    }

    /// What follows has changed; where nothing is loaded, the first item may be another one.
    private mutating func queueChanged(from before: QueueItem.ID?) {
        if player.playback.item != nil {
            order(.replan)
        } else if first?.id != before {
            player.playback = .idle
            player.place = first.map(startingPlace) ?? .start
        }
    }
}
