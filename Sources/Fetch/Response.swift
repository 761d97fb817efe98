/// What a server answered.
public struct Response: Hashable, Sendable {
    /// The address that answered, after all redirects.
    public var address: String
    /// The HTTP status, 200 to 299.
    public var status: Int
    /// The media type in lower case, without parameters (`text/html`); nil where the server names none.
    public var mediaType: String?
    /// The charset that the server names, as it writes it; nil where it names none.
    public var charset: String?
    /// The body, decompressed.
    public var body: [UInt8]

    /// An answer.
    ///
    /// - Parameters:
    ///   - address: The address that answered.
    ///   - status: The HTTP status.
    ///   - contentType: The value of the Content-Type field; nil where there was none.
    ///   - body: The body.
    public init(address: String, status: Int, contentType: String?, body: [UInt8]) {
        self.address = address
        self.status = status
        let parts = (contentType ?? "").split(separator: ";").map(Self.trimmed)
        mediaType = parts.first.flatMap { $0.contains("/") ? $0.lowercased() : nil }
        charset = parts.dropFirst().lazy.compactMap(Self.charset).first
        self.body = body
    }

    private static func charset(of parameter: String) -> String? {
        let sides = parameter.split(separator: "=", maxSplits: 1).map(trimmed)
        guard sides.count == 2, sides[0].lowercased() == "charset" else { return nil }
        let value = sides[1].filter { $0 != "\"" && $0 != "'" }
        return value.isEmpty ? nil : value
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = text.drop(while: isSpace)
        return String(start.reversed().drop(while: isSpace).reversed())
    }
}
