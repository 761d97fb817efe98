/// Writes HTML: tags are opened when something comes inside them, so that nothing empty is left.
struct HTMLWriter {
    private var html = ""
    private var open: [Element] = []
    /// How many of the open elements are written.
    private var written = 0
    /// The span that text is being written into: whose it is, and where its text ends in the utterance's.
    private var span: (key: Int, end: Int)?

    private struct Element {
        var name: String
        /// Its tag, and what stands behind it before anything else.
        var tag: String
        var isKept: Bool
    }

    /// Opens an element; it is written once it has something inside. Where `isKept`, it stays without that, as long as
    /// the element around it is written.
    mutating func open(_ name: String, _ attributes: [(name: String, value: String)], isKept: Bool = false) {
        var tag = "<" + name
        for attribute in attributes {
            tag += " " + attribute.name
            if !attribute.value.isEmpty || attribute.name == "alt" {
                tag += "=\"" + Self.escaped(attribute.value) + "\""
            }
        }
        open.append(Element(name: name, tag: tag + ">", isKept: isKept))
    }

    /// Closes the element that was opened last; true when it was written.
    mutating func close() -> Bool {
        guard let element = open.popLast() else { return false }
        if written > open.count {
            closeSpan()
            html += "</\(element.name)>"
            written = open.count
            return true
        }
        guard element.isKept, let around = open.indices.last else { return false }
        let empty = "\(element.tag)</\(element.name)>"
        if written > around {
            closeSpan()
            html += empty
        } else {
            open[around].tag += empty
        }
        return false
    }

    /// An element without content.
    mutating func void(_ name: String, _ attributes: [(name: String, value: String)]) {
        open(name, attributes)
        writeOpen()
        open.removeLast()
        written = open.count
    }

    /// Writes text. Nothing for nothing.
    mutating func text(_ text: some StringProtocol) {
        guard !text.isEmpty else { return }
        writeOpen()
        // A line feed right behind the tag would be dropped by the parser.
        if text.utf8.first == 0x0A, open.last?.name == "pre", html.utf8.last == UInt8(ascii: ">") { html += "\n" }
        html += Self.escaped(text)
    }

    /// Writes a part of an utterance in a span of its own. What goes on where the span before ended joins it.
    mutating func text(_ text: String, ofUtterance number: Int, at offset: Int, isAnnounced: Bool = false) {
        guard !text.isEmpty else { return }
        let key = isAnnounced ? -1 - number : number
        if span?.key != key || span?.end != offset || written < open.count {
            closeSpan()
            writeOpen()
            html +=
                isAnnounced
                ? "<span data-announced=\"\(number)\">" : "<span data-utterance=\"\(number)\" data-at=\"\(offset)\">"
        }
        html += Self.escaped(text)
        span = (key, isAnnounced ? 0 : offset + text.utf16.count)
    }

    /// What was written.
    mutating func finished() -> String {
        closeSpan()
        return html
    }

    private mutating func closeSpan() {
        if span != nil { html += "</span>" }
        span = nil
    }

    private mutating func writeOpen() {
        closeSpan()
        while written < open.count {
            html += open[written].tag
            written += 1
        }
    }

    /// Text as it may stand between tags and in quoted attributes.
    static func escaped(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
            return String(text)
        }
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
