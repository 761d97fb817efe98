/// A stretch of a text of one kind.
struct Token {
    /// What it is made of.
    enum Kind: UInt8 {
        /// Letters and the marks on them.
        case word
        /// Digits from 0 to 9.
        case digits
        /// White space.
        case space
        /// One scalar of any other kind.
        case sign
        /// A stretch whose words are given already; no rule looks into it.
        case fixed
    }

    /// How the letters of a word are written.
    enum Capitals: UInt8 {
        case none, first, all, mixed
    }

    var kind: Kind
    /// How a word is written; a single capital letter is `all`.
    var capitals: Capitals = .none
    /// Where it starts, in UTF-8 bytes.
    var byte: Int
    /// Where it starts, in Unicode scalars.
    var scalar: Int
    /// Its first scalar; for a fixed stretch the number of its replacement.
    var first: UInt32
}
