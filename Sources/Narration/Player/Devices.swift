/// Which device holds the sound, and where the player is hidden.
public struct Devices: Hashable, Sendable {
    /// The device on which something sounds or is held; nil when nothing is loaded.
    public internal(set) var sounding: DeviceID?
    /// Raised each time that the sound goes to a device: reports with an older number are late.
    public internal(set) var term = 0
    /// The devices on which the player was dismissed.
    public internal(set) var dismissed: Set<DeviceID> = []

    /// No device.
    public init() {}

    /// Gives the sound to a device.
    mutating func take(_ device: DeviceID) {
        if sounding != device { term += 1 }
        sounding = device
        dismissed.remove(device)
    }
}
