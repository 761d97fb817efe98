extension LoopbackServer.Answer {
    /// A file as a server that knows ranges sends it: 200, 206 or 416.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - request: The request's head.
    ///   - count: After how many bytes the connection breaks; nil for never.
    /// - Returns: What the server does.
    public static func file(_ bytes: [UInt8], for request: String, breakingAfter count: Int? = nil) -> Self {
        let start = start(in: request)
        guard let start else { return answer(200, [], bytes, breakingAfter: count) }
        guard start < bytes.count else { return .response(416, ["Content-Range: bytes */\(bytes.count)"]) }
        let range = "Content-Range: bytes \(start)-\(bytes.count - 1)/\(bytes.count)"
        return answer(206, [range], Array(bytes[start...]), breakingAfter: count)
    }

    /// The first byte that a request asks for (`Range: bytes=500-`); nil when it asks for all.
    public static func start(in request: String) -> Int? {
        for line in request.split(whereSeparator: \.isNewline) where line.lowercased().hasPrefix("range: bytes=") {
            return Int(line.dropFirst(13).prefix { $0 != "-" })
        }
        return nil
    }

    private static func answer(_ status: Int, _ lines: [String], _ body: [UInt8], breakingAfter count: Int?) -> Self {
        count.map { .cut(status, lines, body: body, after: $0) } ?? .response(status, lines, body: body)
    }
}
