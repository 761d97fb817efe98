/// Takes the body of an answer, on the transfer's thread.
protocol BodySink: AnyObject {
    /// The most bytes that it takes, with those that it has.
    var limit: Int { get }
    /// The bytes that it has.
    var offset: Int { get }
    /// Whether the server may compress the body.
    var wantsEncoding: Bool { get }
    /// Why it took no more; nil when it did.
    var refusal: BodyRefusal? { get }

    /// Called before the first byte; false ends the transfer.
    func begin(status: Int, contentRange: String?) -> Bool
    /// Takes a piece, which lives during the call alone; false ends the transfer.
    func take(_ piece: UnsafeRawBufferPointer) -> Bool
}

/// Why a body was not taken.
enum BodyRefusal: Hashable {
    case tooLarge
    case unwritable(path: String, reason: String)
    /// Another part came than was asked for.
    case anotherPart
}

/// A body in memory. Only the last of several answers is kept.
final class MemoryBody: BodySink {
    let limit: Int
    let offset = 0
    let wantsEncoding = true
    private(set) var refusal: BodyRefusal?
    private(set) var bytes: [UInt8] = []

    init(limit: Int) {
        self.limit = limit
    }

    func begin(status: Int, contentRange: String?) -> Bool {
        bytes = []
        return true
    }

    func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count + piece.count <= limit else {
            refusal = .tooLarge
            return false
        }
        unsafe bytes.append(contentsOf: piece)
        return true
    }
}
