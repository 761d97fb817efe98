/// What a listener, a device or a machine has chosen; everything else is as it is usual.
public struct Settings: Hashable, Sendable {
    /// The chosen values by name, those that are as usual left out.
    public private(set) var changed: [String: Setting.Value] = [:]

    /// Everything as it is usual.
    public init() {}

    /// Settings as they were kept: names that are not known any more and values that are not possible any more are
    /// left out.
    public init(reading kept: [String: String]) {
        for (name, text) in kept {
            guard let setting = Setting.named(name) else { continue }
            // What an older version wrote and this one does not take is as if it had not been chosen.
            if let value = try? setting.value(reading: text) { self[setting] = value }
        }
    }

    /// The value of a setting.
    public subscript(setting: Setting) -> Setting.Value {
        get { changed[setting.name] ?? setting.standard }
        set { changed[setting.name] = newValue == setting.standard ? nil : newValue }
    }

    /// The chosen values as text, to be kept.
    public var written: [String: String] {
        var texts: [String: String] = [:]
        for (name, value) in changed { texts[name] = Setting.named(name)?.written(value) }
        return texts
    }

    /// Whether articles are read aloud at all.
    public var readAloudIsOn: Bool { self[.readAloud] == .onOff(true) }

    /// How fast is read.
    public var speed: Speed {
        guard case .number(let percent) = self[.speed] else { return .normal }
        return Speed(hundredths: percent)
    }

    /// What becomes of the kinds of content that not everybody wants to hear.
    public var skipRules: SkipRules {
        var rules = SkipRules()
        for (kind, setting) in zip(SkipRules.Kind.allCases, Setting.skipRules) {
            if case .text(let word) = self[setting], let rule = SkipRules.Rule(rawValue: word) { rules[kind] = rule }
        }
        return rules
    }
}
