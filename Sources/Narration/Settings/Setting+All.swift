extension Setting {
    /// All settings, in the order in which people are shown them.
    public static let all: [Setting] =
        [
            readAloud, speed, volume, sleepFade, pauses, quoteVoice, archivesFinished, keepsOffline, addsChaptersApart,
            cacheLimit, unloadsAfter, catalogue,
        ] + skipRules

    /// The switch of DESIGN's contract: nothing sounds and no player is there before it is on.
    public static let readAloud = Setting(
        "read-aloud", .onOff, standard: .onOff(false), "Whether articles are read aloud at all")
    public static let speed = Setting(
        "speed", .number(50...300, step: 5, unit: "%"), standard: .number(100),
        "How fast is read, in percent of the voice's own speed")
    public static let volume = Setting(
        "volume", .number(0...100, step: 1, unit: "%"), standard: .number(100), scope: .device,
        "How loud this device plays")
    public static let sleepFade = Setting(
        "sleep-fade", .number(0...60, step: 1, unit: "seconds"), standard: .number(10),
        "How long the sound fades before a sleep timer ends it")
    public static let pauses = Setting(
        "pauses", .number(50...200, step: 10, unit: "%"), standard: .number(100),
        "How long the silence between sentences and paragraphs is, in percent of the usual")
    public static let quoteVoice = Setting(
        "quote-voice", .text(limit: 200), standard: .text(""),
        "The voice that speaks quotes; empty for the article's own")
    public static let archivesFinished = Setting(
        "archive-finished", .onOff, standard: .onOff(false), "Whether an article heard to its end is archived")
    public static let keepsOffline = Setting(
        "keep-offline", .number(0...600, step: 10, unit: "minutes"), standard: .number(60), scope: .device,
        "How much of the queue this device keeps to play without the server")
    public static let addsChaptersApart = Setting(
        "chapters-apart", .onOff, standard: .onOff(true), "Whether each chapter of a book becomes an article of its own"
    )
    public static let cacheLimit = Setting(
        "cache-limit", .number(100...1_000_000, step: 1, unit: "MB"), standard: .number(2_000), scope: .machine,
        "How much space finished sound may take")
    public static let unloadsAfter = Setting(
        "unload-after", .number(0...1_440, step: 1, unit: "minutes"), standard: .number(10), scope: .machine,
        "How long a voice stays in memory when nobody listens")
    public static let catalogue = Setting(
        "voice-catalogue", .text(limit: 2_000), standard: .text(""), scope: .machine,
        "The address of the catalogue of voices; empty for the public one")

    /// One for each kind of content that not everybody wants to hear.
    public static let skipRules = SkipRules.Kind.allCases.map { kind in
        Setting(
            skipRuleName(of: kind), .choice(SkipRules.Rule.allCases.map(\.rawValue)),
            standard: .text(SkipRules.standard(for: kind).rawValue), "What becomes of \(kind.words)")
    }

    /// The name of the setting of a kind's skip rule.
    public static func skipRuleName(of kind: SkipRules.Kind) -> String {
        "skip-" + (kind == .imageDescription ? "image-description" : kind.rawValue)
    }
}

extension SkipRules.Kind {
    /// The kind in words for people, in the plural.
    public var words: String {
        switch self {
        case .code: "code blocks"
        case .table: "tables"
        case .caption: "captions"
        case .imageDescription: "descriptions of pictures"
        case .footnote: "footnotes"
        case .link: "bare addresses"
        case .aside: "asides"
        case .mathematics: "formulas"
        }
    }
}
