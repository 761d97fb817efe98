/// What time brings: positions are kept, and listening ends by itself.
extension PlayerTurn {
    mutating func tick() {
        countSleep()
        if player.playback.sounds { saveNowAndThen() }
    }

    /// Keeps the position if that is long enough ago.
    mutating func saveNowAndThen() {
        if let last = player.lastSaved, now.ticks - last < Player.saveInterval { return }
        save()
    }

    mutating func set(_ timer: SleepTimer?) {
        let wasFading = player.sleepLeft.map { $0.milliseconds < SleepTimer.fade } ?? false
        player.sleepTimer = timer
        player.sleepLeft = nil
        if case .after(let milliseconds) = timer { player.sleepLeft = (max(0, milliseconds), now.ticks) }
        if wasFading, player.playback.item != nil { order(.fade(1)) }
    }

    /// Whether the sleep timer ends listening with the article that has just been heard; counts it.
    mutating func sleepsAfterArticle() -> Bool {
        switch player.sleepTimer {
        case nil, .after: return false
        case .articles(let count) where count > 1:
            player.sleepTimer = .articles(count - 1)
            return false
        case .endOfArticle, .articles:
            player.sleepTimer = nil
            return true
        }
    }

    /// Counts listening time only: a timer waits while the sound is held.
    private mutating func countSleep() {
        guard var left = player.sleepLeft else { return }
        guard case .playing(let item) = player.playback else {
            player.sleepLeft = (left.milliseconds, now.ticks)
            return
        }
        left.milliseconds -= Int(clamping: max(0, now.ticks - left.at))
        if left.milliseconds <= 0 {
            set(nil)
            hold(item, .sleepTimer)
            order(.fade(1))
        } else {
            player.sleepLeft = (left.milliseconds, now.ticks)
            if left.milliseconds < SleepTimer.fade {
                order(.fade(Double(left.milliseconds) / Double(SleepTimer.fade)))
            }
        }
    }
}
