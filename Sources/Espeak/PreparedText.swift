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
    /// Whether some of it is phonemes, between double brackets.
    private(set) var hasPhonemes = false
    private var asciiRun = 0
    private var alphabet: UInt32?

    /// The longest run of ASCII letters and digits that is passed on whole; espeak-ng's buffers are small.
    private static let longestRun = 60

    init(_ text: String, phonemes: [Range<Int>] = []) {
        var position = 0
        var places = phonemes[...]
        var place = 0..<0
        for character in text {
            let width = character.unicodeScalars.count
            if let next = places.first, next.lowerBound <= position {
                place = next
                places.removeFirst()
                if !place.isEmpty { open(place) }
            }
            if place.contains(position) {
                for scalar in character.unicodeScalars where Self.isPhoneme(scalar) { add(scalar, place) }
                position += width
                if position >= place.upperBound { close(place) }
                continue
            }
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

    private mutating func open(_ place: Range<Int>) {
        hasPhonemes = true
        if let last = scalars.last, last != " " { add(" ", place) }
        add("[", place)
        add("[", place)
        asciiRun = 0
    }

    private mutating func close(_ place: Range<Int>) {
        add("]", place)
        add("]", place)
        alphabet = nil
    }

    /// Whether a scalar may stand in phonemes: printed ASCII but for brackets.
    private static func isPhoneme(_ scalar: Unicode.Scalar) -> Bool {
        (0x21..<0x7F).contains(scalar.value) && scalar != "[" && scalar != "]"
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
        guard var safe = Self.safe(scalar) else { return }
        if Self.isMark(safe), alphabet == nil { safe = " " }
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
        // A word of two scripts makes version 1.51 read memory that it has freed.
        let previous = alphabet
        alphabet = Self.alphabet(of: safe) ?? (safe.properties.isAlphabetic || Self.isMark(safe) ? previous : nil)
        if let previous, let alphabet, previous != alphabet { add(" ", range) }
        add(safe, range)
    }

    /// A number for the alphabet of a letter: scripts lie in blocks of 128 scalars, but for some large ones.
    private static func alphabet(of scalar: Unicode.Scalar) -> UInt32? {
        guard scalar.properties.isAlphabetic else { return nil }
        switch scalar.value {
        case 0..<0x0300, 0x1E00..<0x1F00: return 0
        case 0x0300..<0x0370: return nil
        case 0x0370..<0x0400, 0x1F00..<0x2000: return 1
        case 0x0400..<0x0530: return 2
        case 0x0530..<0x2E80: return scalar.value >> 7
        default: return 3
        }
    }

    /// Whether a scalar belongs to the letter before it.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
        scalars.append(scalar)
        origins.append(range)
    }

    /// The scalar to pass on in place of one; nil to leave it out.
    private static func safe(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if let replacement = replacements[scalar] { return replacement }
        switch scalar.properties.generalCategory {
        case .decimalNumber:
            // Digits of other scripts make version 1.51 read memory that it has freed.
            let value = UInt8(clamping: Int(scalar.properties.numericValue ?? 0))
            return Unicode.Scalar(UInt8(ascii: "0") + min(value, 9))
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
            return " "
        default:
            if isDangerous(scalar) { return " " }
        }
        let joins = scalar == "\u{200C}" || scalar == "\u{200D}"
        return scalar.properties.isDefaultIgnorableCodePoint && !joins ? nil : scalar
    }

    /// Whether version 1.51 reads memory that it has freed, when it meets a scalar in a text of another script: signs
    /// that no language's dictionary names, found by trying all of them under the address sanitizer.
    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        guard (0x0370..<0x1D00).contains(scalar.value) else { return false }
        // Rare Malayalam vowels; parts of Korean syllables that do not make one.
        if (0x0D60..<0x0D64).contains(scalar.value) || (0x1100..<0x1200).contains(scalar.value) { return true }
        if let age = scalar.properties.age, age.major > 5 { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .format:
            return false
        default:
            return true
        }
    }

    private static let replacements: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"",
        "‘": "'", "’": "'", "‚": "'", "‛": "'", "‹": "'", "›": "'", "ʼ": "'",
        "—": ";", "–": ";", "―": ";", "…": ".", "\u{2010}": "-", "\u{2011}": "-",
        "。": ".", "．": ".", "।": ".", "۔": ".", "，": ",", "、": ",", "،": ",",
        "；": ";", "؛": ";", "：": ":", "？": "?", "؟": "?", "！": "!", "٪": "%", "٫": ".", "٬": ",", "־": "-", "׳": "'",
        "״": "\"",
    ]
}
