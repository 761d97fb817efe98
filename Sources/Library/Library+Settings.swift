public import Narration
internal import SQLite

extension Library {
    /// What the listener and the machine have chosen.
    ///
    /// - Parameter device: the device whose own settings come on top; nil for none.
    /// - Returns: the settings; what an older version wrote and this one does not know is left out, and kept.
    /// - Throws: `LibraryError`.
    public func settings(of device: DeviceID? = nil) async throws(LibraryError) -> Settings {
        try await read { connection in try connection.settings(of: device) }
    }

    /// Chooses a value; one that is as usual is forgotten. A setting of devices needs its device.
    public func set(
        _ setting: Setting, to value: Setting.Value, of device: DeviceID? = nil
    ) async throws(LibraryError) {
        try await write { connection in
            let name = Connection.settingName(setting, device)
            if value == setting.standard {
                try connection.run("DELETE FROM settings WHERE name = ?", name)
            } else {
                try connection.run("INSERT OR REPLACE INTO settings VALUES (?, ?)", name, setting.written(value))
            }
        }
    }
}

extension Connection {
    /// The name under which a value is kept. A device's settings stand behind its name and a line feed, which no
    /// setting's name has.
    static func settingName(_ setting: Setting, _ device: DeviceID?) -> String {
        setting.scope == .device ? (device?.name ?? "") + "\n" + setting.name : setting.name
    }

    func settings(of device: DeviceID?) throws -> Settings {
        var kept: [String: String] = [:]
        for setting in Setting.all {
            let name = Self.settingName(setting, device)
            kept[setting.name] = try value("SELECT value FROM settings WHERE name = ?", name, as: String.self)
        }
        return Settings(reading: kept)
    }
}
