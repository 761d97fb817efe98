internal import CICU
internal import Synchronization

/// Numbers in the words of a language, by ICU's rules (RBNF).
///
/// May be used from several threads. What was spelled is remembered, up to a limit; a language's rules are read once in
/// a process, which takes up to 6 ms.
public struct NumberSpelling: Hashable, Sendable {
    private let locale: String

    /// The spelling of a locale as ICU names it: `de`, `en`, `pt_PT`.
    public init(locale: String) {
        self.locale = locale
    }

    /// A number by one of the locale's rules, without the soft hyphens that ICU puts between the parts; nil where the
    /// locale has no such rule. Source: the names in CLDR, `common/rbnf`.
    public func words(for number: Int, rule: String = "%spellout-cardinal") -> String? {
        Spellings.shared.withLock { $0.words(for: number, rule: rule, locale: locale) }
    }
}

/// The open spellings of the process, and what they said.
private final class Spellings {
    /// Guarded by the lock, and never handed out.
    static let shared = Mutex(Spellings())

    private struct Question: Hashable {
        var number: Int
        var rule: String
        var locale: String
    }

    private var open: [String: Spelling] = [:]
    private var answers: [Question: String] = [:]
    private static let limit = 20_000

    func words(for number: Int, rule: String, locale: String) -> String? {
        let question = Question(number: number, rule: rule, locale: locale)
        if let known = answers[question] { return known }
        let spelling = open[locale] ?? Spelling(locale: locale)
        open[locale] = spelling
        guard let words = spelling?.words(for: number, rule: rule) else { return nil }
        if answers.count >= Self.limit { answers.removeAll(keepingCapacity: true) }
        answers[question] = words
        return words
    }
}

/// An open ICU number format.
@safe private final class Spelling {
    private let handle: UnsafeMutableRawPointer
    private var units = [UInt16](repeating: 0, count: 1_024)

    init?(locale: String) {
        guard let handle = unsafe earmark_icu_open_spelling(locale) else { return nil }
        unsafe self.handle = handle
    }

    deinit {
        unsafe earmark_icu_close_spelling(handle)
    }

    func words(for number: Int, rule: String) -> String? {
        let count = unsafe units.withUnsafeMutableBufferPointer { room in
            Int(unsafe earmark_icu_spell(handle, Int64(number), rule, room.baseAddress, Int32(room.count)))
        }
        guard count > 0 else { return nil }
        return String(decoding: units[..<count].filter { $0 != 0xAD }, as: UTF16.self)
    }
}
