/// A device that can play: a browser, a phone, a desktop.
public struct DeviceID: Hashable, Sendable, Codable {
    /// What tells it apart.
    public let name: String

    /// The device of a name.
    public init(_ name: String) {
        self.name = name
    }
}
