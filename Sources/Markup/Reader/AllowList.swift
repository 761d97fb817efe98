/// What of hostile HTML reaches the reader's page: these elements with these attributes, nothing else.
///
/// Elements that are not here are dissolved into what is inside them; those that are never text are gone with it. No
/// element whose content a browser reads by other rules than text (`style`, `script`, `textarea`, `noscript` …) is
/// among them, and MathML holds nothing but MathML, so that what is written here is read by every parser alike.
enum AllowList {
    /// What is kept of an attribute.
    enum Value {
        /// The text as it stands.
        case text
        /// One of a few words.
        case word(Set<String>)
        /// A whole number within bounds.
        case number(ClosedRange<Int>)
        /// A language tag.
        case language
        /// Letters, digits and a few signs: a date, a length.
        case simple
        /// Present or not.
        case flag
    }

    static func allows(_ name: String) -> Bool { elements.contains(name) }

    static func isMathML(_ name: String) -> Bool { mathML.contains(name) }

    /// How the attribute of an element is kept; nil where it is not.
    static func rule(for attribute: String, of element: String) -> Value? {
        everywhere[attribute] ?? byElement[element]?[attribute]
    }

    /// The value as it may be written, or nil.
    static func clean(_ value: String, by rule: Value) -> String? {
        switch rule {
        case .text: return value
        case .flag: return ""
        case .word(let words):
            let word = value.lowercased()
            return words.contains(word) ? (words.contains(value) ? value : word) : nil
        case .number(let bounds): return Int(value).flatMap { bounds.contains($0) ? String($0) : nil }
        case .language:
            let isTag = value.utf8.count <= 35 && !value.isEmpty && value.utf8.allSatisfy { $0.isTagPart }
            return isTag ? value : nil
        case .simple:
            let isSimple =
                value.utf8.count <= 64 && value.utf8.allSatisfy { $0.isTagPart || "+.,%: #".utf8.contains($0) }
            return isSimple ? value : nil
        }
    }

    /// Elements without content or end tag.
    static let void: Set<String> = ["br", "hr", "img", "wbr"]

    /// Elements that are kept though nothing is in them: without them a table loses its shape.
    static let keptEmpty: Set<String> = ["td", "th"]

    private static let elements = names(
        """
        a abbr address article aside b bdi bdo blockquote br caption center cite code data dd del details dfn div dl dt em \
        figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark math ol p pre q rb rp rt \
        rtc ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
        """)

    private static let mathML = names(
        """
        math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mmultiscripts \
        mprescripts none mtable mtr mtd mpadded mphantom mstyle menclose semantics
        """)

    private static let everywhere: [String: Value] = [
        "lang": .language, "dir": .word(["ltr", "rtl", "auto"]), "title": .text,
    ]

    private static let byElement: [String: [String: Value]] = {
        let cell: [String: Value] = [
            "colspan": .number(1...1_000), "rowspan": .number(0...65_534),
            "scope": .word(["row", "col", "rowgroup", "colgroup"]),
        ]
        let formula: [String: Value] = [
            "mathvariant": .simple, "stretchy": .word(["true", "false"]), "fence": .word(["true", "false"]),
            "separator": .word(["true", "false"]), "accent": .word(["true", "false"]), "linethickness": .simple,
            "displaystyle": .word(["true", "false"]), "form": .word(["prefix", "infix", "postfix"]),
            "columnalign": .simple, "width": .simple, "notation": .simple,
        ]
        var rules: [String: [String: Value]] = [
            "td": cell, "th": cell, "li": ["value": .number(-999_999_999...999_999_999)],
            "ol": [
                "start": .number(-999_999_999...999_999_999), "reversed": .flag,
                "type": .word(["1", "a", "A", "i", "I"]),
            ],
            "img": ["alt": .text, "width": .number(1...10_000), "height": .number(1...10_000)],
            "time": ["datetime": .simple], "details": ["open": .flag], "data": ["value": .simple],
        ]
        for name in mathML { rules[name] = formula }
        rules["math"]?["display"] = .word(["block", "inline"])
        return rules
    }()

    private static func names(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }
}

extension UInt8 {
    fileprivate var isTagPart: Bool {
        (self < 0x80 && isLetterOrDigit) || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}
