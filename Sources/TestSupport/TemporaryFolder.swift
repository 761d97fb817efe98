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

    /// The names of what lies in the folder, or in one below it, in order.
    public func names(in name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    /// The permissions of what has the name, as `0o700`.
    public func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }
}
