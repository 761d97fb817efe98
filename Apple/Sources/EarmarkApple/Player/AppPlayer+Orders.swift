internal import Narration

/// What the rules command.
extension AppPlayer {
    func carryOut(_ order: Player.Order) {
        switch order.command {
        case .load(let item, let article, let place): load(item, article, at: place)
        case .advance(let item, let article, let place):
            if !reelSound.advance(to: item) { load(item, article, at: place) }
        case .start: start()
        case .hold:
            voice.hold()
            reelSound.hold()
        case .halt: halt()
        case .jump(let item, let place): jump(item, to: place)
        case .speed(let speed):
            voice.change(speed)
            reelSound.change(speed)
        case .fade(let loudness):
            voice.fade(to: loudness)
            reelSound.fade(to: loudness)
        case .save, .finished, .remember: articles.told(order.command)
        case .replan: replan()
        case .refuse(let why): refusal = why
        }
    }

    /// Opens an item. What sounds ends first; whether it begins is what the rules say when it is open.
    private func load(_ item: QueueItem.ID, _ article: ArticleID, at place: Place) {
        endPreview()
        voice.halt()
        reelSound.halt()
        word = nil
        opening.task?.cancel()
        opening.number += 1
        let number = opening.number
        if let script = scripts[article], choice.source(at: system.now()) == .systemVoice {
            openVoice(item, article, script)
        } else {
            opening.task = Task { [weak self] in await self?.open(item, article, at: place, number: number) }
        }
    }

    private func start() {
        endPreview()
        guard beginSession() else { return }
        voice.start()
        reelSound.start()
    }

    /// Takes the sound from others. Where a call has it, the rules hold ours as in an interruption.
    func beginSession() -> Bool {
        do {
            try session.begin()
            return true
        } catch {
            problem = "\(error)"
            signals.yield(.session(.interruptionBegan))
            return false
        }
    }

    private func halt() {
        endPreview()
        opening.task?.cancel()
        opening.number += 1
        voice.halt()
        reelSound.halt()
        session.end()
        word = nil
    }

    private func jump(_ item: QueueItem.ID, to place: Place) {
        word = nil
        if voice.item == item { _ = voice.jump(to: place) }
        // A place before the reel's beginning needs another reel.
        if reelSound.item == item, !reelSound.jump(to: place), let article = player.queue[item]?.article {
            load(item, article, at: place)
        }
    }

    /// What follows in the queue has changed: a reel that goes on by itself has to be another one.
    private func replan() {
        guard let item = reelSound.item, let index = player.queue.items.firstIndex(where: { $0.id == item }) else {
            return
        }
        let following = player.queue.items.dropFirst(index + 1).first?.id
        guard reelSound.reel?.item(after: item) != following else { return }
        load(item, player.queue.items[index].article, at: player.place)
    }
}
