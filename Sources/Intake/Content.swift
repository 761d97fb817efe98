/// The bytes of a source and what came with them.
struct Content: Sendable {
    /// What to call it in a message.
    var subject: String
    /// A path or address whose ending may tell the format; nil for standard input.
    var name: String?
    /// The address it came from.
    var address: String?
    /// The media type that the server named, in lower case.
    var mediaType: String?
    /// The charset that the server named.
    var charset: String?
    /// The bytes.
    var bytes: [UInt8]

    /// The ending of the name in lower case, or the empty string.
    var ending: String {
        let last = (name ?? "").split(separator: "/").last ?? ""
        guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return "" }
        return last[dot...].dropFirst().lowercased()
    }
}
