// What the sources use of Foundation, for the check against an iOS target: the toolchain on Linux has none for it.
public typealias TimeInterval = Double; public typealias CGFloat = Double
public struct CGSize: Sendable { public init(width: Double, height: Double) {} }
public struct NSRange: Sendable { public var location = 0, length = 0 }
public protocol NSObjectProtocol: AnyObject {}; open class NSObject: NSObjectProtocol { public init() {} }
public final class NSNumber { public init(value: Double) {} }
public struct Date: Sendable { public init() {}; public var timeIntervalSince1970: TimeInterval { 0 } }
public struct URL: Hashable, Sendable {
    public init?(string: String) {}; public var path: String { "" }
    public func appendingPathExtension(_ name: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }; public func appending(path: String) -> URL { self }
    public static let applicationSupportDirectory = URL(); init() {}
}
public struct Data: Sendable {
    public enum WritingOptions: Sendable { case atomic }; public init(contentsOf url: URL) throws {}
    public func write(to url: URL, options: WritingOptions) throws {}
    public var isEmpty: Bool { true }; public var count: Int { 0 }
}
public struct IndexSet: Sequence, Sendable {
    public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() }
    public func count(in range: Range<Int>) -> Int { 0 }
}
public class JSONEncoder {
    public init() {}; public func encode(_ value: some Encodable) throws -> Data { throw None() }
}
public class JSONDecoder {
    public init() {}; public func decode<V: Decodable>(_ type: V.Type, from data: Data) throws -> V { throw None() }
}
public final class FileManager: Sendable {
    public static let `default` = FileManager(); public func fileExists(atPath path: String) -> Bool { false }
    public func removeItem(at url: URL) throws {}; public func moveItem(at url: URL, to other: URL) throws {}
    public func createDirectory(at url: URL, withIntermediateDirectories: Bool, attributes: [String: Any]?) throws {}
}
public final class Bundle: Sendable {
    public static let main = Bundle()
    public func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
}
public struct Notification {
    public struct Name: Sendable { public init(_ name: String) {} }; public var userInfo: [AnyHashable: Any]?
}
public class OperationQueue {}; struct None: Error {}
public final class NotificationCenter: Sendable {
    public static let `default` = NotificationCenter()
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol { NSObject() }
    public func removeObserver(_ observer: Any) {}
}
