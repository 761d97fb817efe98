import Glibc

/// Standard output or standard error.
struct Output: Sendable {
    private let descriptor: Int32

    /// Standard output: text or sound alone.
    static let standard = Output(descriptor: STDOUT_FILENO)
    /// Standard error: everything that is said to people.
    static let error = Output(descriptor: STDERR_FILENO)

    /// Whether people look at it.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes a text as UTF-8.
    func write(_ text: String) throws(ToolError) {
        try write(Array(text.utf8))
    }

    /// Writes all bytes; throws `.outputClosed` when the reader went away, `.outputFailed` for anything else.
    func write(_ bytes: [UInt8]) throws(ToolError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw .outputClosed
            } else if errno != EINTR {
                throw .outputFailed(reason: unsafe String(cString: strerror(errno)))
            }
        }
    }
}

extension String {
    /// The text on one line: control characters, which could steer a terminal, are spaces.
    var withoutControls: String {
        guard unicodeScalars.contains(where: { Self.isControl($0) && $0 != "\n" }) || dropLast().contains("\n") else {
            return self
        }
        let ends = hasSuffix("\n")
        let scalars = (ends ? dropLast() : self[...]).unicodeScalars.map { Self.isControl($0) ? " " : $0 }
        return String(String.UnicodeScalarView(scalars)) + (ends ? "\n" : "")
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
