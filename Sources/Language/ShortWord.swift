/// A word of at most 16 UTF-16 units in lower case, as a value that is compared and hashed at once.
struct ShortWord: Hashable, Sendable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0
    private(set) var count = 0

    /// The most units of a word.
    static let limit = 16

    /// The empty word.
    init() {}

    /// The word of a range of units, or nil where it is too long. Curly apostrophes become straight ones.
    init?(_ units: [UInt16], _ range: Range<Int>) {
        guard range.count <= Self.limit else { return nil }
        for index in range { append(units[index]) }
    }

    /// A word as it is written in a table.
    init?(_ text: some StringProtocol) {
        for unit in text.utf16 { guard append(unit) else { return nil } }
    }

    /// Adds a unit at the end; false where there is no room.
    @discardableResult
    mutating func append(_ unit: UInt16) -> Bool {
        guard count < Self.limit else { return false }
        let value = UInt64(unit.isApostrophe ? 0x27 : Traits.lowercase(unit)) << UInt64(count % 4 * 16)
        switch count / 4 {
        case 0: first |= value
        case 1: second |= value
        case 2: third |= value
        default: fourth |= value
        }
        count += 1
        return true
    }
}
