public import Narration
internal import SQLite

extension Library {
    /// The player as it was kept: queue, switch, speed, and when articles were heard. It never sounds by itself.
    public func player() async throws(LibraryError) -> Player {
        let (queue, settings) = try await read { connection in
            (try connection.queue(), try connection.settings(of: nil))
        }
        return Player(
            queue: queue, readAloudIsOn: settings.readAloudIsOn, speed: settings.speed, heardAt: try await heardAt())
    }

    /// Keeps what a turn of the player changed: its queue, its switch and its speed.
    ///
    /// - Parameters:
    ///   - player: the player after the turn.
    ///   - before: the player before it. What did not change in between is not written, so that what another process
    ///     changed stays; of the queue, the player's is kept.
    /// - Throws: `LibraryError`.
    public func keep(_ player: Player, over before: Player) async throws(LibraryError) {
        let queue = player.queue == before.queue ? nil : player.queue
        let isOn = player.readAloudIsOn == before.readAloudIsOn ? nil : player.readAloudIsOn
        let speed = player.speed == before.speed ? nil : player.speed
        guard queue != nil || isOn != nil || speed != nil else { return }
        try await write { connection in
            if let queue { try connection.keep(queue, over: connection.queue()) }
            if let isOn { try connection.choose(.readAloud, .onOff(isOn)) }
            if let speed { try connection.choose(.speed, .number(speed.hundredths)) }
        }
    }
}

extension Connection {
    fileprivate func choose(_ setting: Setting, _ value: Setting.Value) throws(SQLiteError) {
        if value == setting.standard {
            try run("DELETE FROM settings WHERE name = ?", setting.name)
        } else {
            try run("INSERT OR REPLACE INTO settings VALUES (?, ?)", setting.name, setting.written(value))
        }
    }
}
