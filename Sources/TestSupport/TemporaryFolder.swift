import Foundation

/// A fresh folder that is removed, with all in it, when it is released.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let path: String

    /// Makes a folder below the system's temporary one.
    public init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "earmark-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        path = url.path
    }

    deinit {
        // What cannot be removed stays in the system's temporary folder, which is emptied anyway.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name in the folder.
    public func path(_ name: String) -> String {
        path + "/" + name
    }

    /// Writes a file, and gives its path.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: URL(filePath: path(name)))
        return path(name)
    }

    /// The bytes of a file.
    public func read(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: path(name))))
    }

    /// The names of what lies in the folder, in order.
    public func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
