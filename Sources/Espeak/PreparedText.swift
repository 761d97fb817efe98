import Foundation

/// A text made safe for espeak-ng, which knows for each scalar where it came from.
///
/// Control characters start commands in espeak-ng and a zero ends the text; `[[` starts phoneme codes; typographic
/// quotes, dashes and the punctuation of other scripts are not all understood by version 1.51.
struct PreparedText {
    /// The scalars that espeak-ng gets.
    private(set) var scalars: [Unicode.Scalar] = []
    /// For each of them, where it stands in the text as it was, in Unicode scalars.
    private(set) var origins: [Range<Int>] = []
    private var asciiRun = 0

    /// The longest run of ASCII letters and digits that is passed on whole; espeak-ng's buffers are small.
    private static let longestRun = 60

    init(_ text: String) {
        var position = 0
        for character in text {
            let width = character.unicodeScalars.count
            if width == 1, let scalar = character.unicodeScalars.first {
                append(scalar, from: position..<position + 1)
            } else {
                appendComposed(character, from: position..<position + width)
            }
            position += width
        }
        while scalars.last == " " { removeLast() }
    }

    /// The bytes for C, with their final zero.
    var bytes: [UInt8] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return Array(String(text).utf8) + [0]
    }

    /// The place in the text as it was of what espeak-ng reports: a position from 1 and a length, in its scalars.
    func origin(position: Int, length: Int) -> Range<Int>? {
        let first = position - 1
        guard origins.indices.contains(first) else { return nil }
        let last = min(first + max(length, 1), origins.count) - 1
        return origins[first].lowerBound..<max(origins[last].upperBound, origins[first].upperBound)
    }

    private mutating func removeLast() {
        scalars.removeLast()
        origins.removeLast()
    }

    /// espeak-ng's dictionaries are written with composed letters. Where composing shortens a character, each scalar
    /// of the result stands for the whole.
    private mutating func appendComposed(_ character: Character, from range: Range<Int>) {
        let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
        let isUnchanged = composed.count == range.count
        for (offset, scalar) in composed.enumerated() {
            append(scalar, from: isUnchanged ? range.lowerBound + offset..<range.lowerBound + offset + 1 : range)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, from range: Range<Int>) {
        guard let safe = Self.safe(scalar) else { return }
        if safe == " " {
            asciiRun = 0
            guard let last = scalars.last, last != " " else { return }
        }
        if safe == "[", scalars.last == "[" { add(" ", range) }
        asciiRun = safe.isASCII && safe.properties.isAlphabetic || ("0"..."9").contains(safe) ? asciiRun + 1 : 0
        if asciiRun > Self.longestRun {
            add(" ", range)
            asciiRun = 1
        }
        add(safe, range)
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
        scalars.append(scalar)
        origins.append(range)
    }

    /// The scalar to pass on in place of one; nil to leave it out.
    private static func safe(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if let replacement = replacements[scalar] { return replacement }
        switch scalar.properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
            return " "
        default:
            break
        }
        let joins = scalar == "\u{200C}" || scalar == "\u{200D}"
        return scalar.properties.isDefaultIgnorableCodePoint && !joins ? nil : scalar
    }

    private static let replacements: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"",
        "‘": "'", "’": "'", "‚": "'", "‛": "'", "‹": "'", "›": "'", "ʼ": "'",
        "—": ";", "–": ";", "―": ";", "…": ".", "\u{2010}": "-", "\u{2011}": "-",
        "。": ".", "．": ".", "।": ".", "۔": ".", "，": ",", "、": ",", "،": ",",
        "；": ";", "؛": ";", "：": ":", "？": "?", "؟": "?", "！": "!",
    ]
}
