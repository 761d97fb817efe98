/// One setting: its name, what it may be and what it is for. The command line, the interface for programs and the page
/// are all made from ``Setting/all``.
public struct Setting: Hashable, Sendable {
    /// What a setting may be.
    public enum Form: Hashable, Sendable {
        /// On or off.
        case onOff
        /// A whole number within limits, in steps.
        case number(ClosedRange<Int>, step: Int, unit: String)
        /// One of some words.
        case choice([String])
        /// Any text up to a length in Unicode scalars; empty means none.
        case text(limit: Int)
    }

    /// Who has a value of their own.
    public enum Scope: String, Hashable, Sendable {
        /// The listener, on all devices.
        case listener
        /// Each device.
        case device
        /// The machine that it runs on.
        case machine
    }

    /// Its name on the command line and in JSON: words joined by hyphens.
    public let name: String
    /// What it may be.
    public let form: Form
    /// What it is until somebody chooses.
    public let standard: Value
    /// Who has a value of their own.
    public let scope: Scope
    /// What it is for, in a sentence.
    public let purpose: String

    /// A value of a setting.
    public enum Value: Hashable, Sendable {
        case onOff(Bool)
        case number(Int)
        case text(String)
    }

    init(_ name: String, _ form: Form, standard: Value, scope: Scope = .listener, _ purpose: String) {
        (self.name, self.form, self.standard, self.scope, self.purpose) = (name, form, standard, scope, purpose)
    }

    /// The setting of a name; nil when there is none.
    public static func named(_ name: String) -> Setting? {
        all.first { $0.name == name }
    }
}

extension Setting {
    /// Why a value is refused, in a sentence without the full stop that says what is possible.
    public struct Refusal: Error, Hashable, Sendable {
        /// The sentence.
        public let sentence: String
    }

    /// Reads a value as people write it.
    ///
    /// Throws `Refusal` when it is not one that the setting may have.
    public func value(reading text: String) throws(Refusal) -> Value {
        switch form {
        case .onOff:
            switch text.lowercased() {
            case "on", "yes", "true", "1": return .onOff(true)
            case "off", "no", "false", "0": return .onOff(false)
            default: throw Refusal(sentence: "\(name) is on or off, not “\(text)”")
            }
        case .number(let range, let step, let unit):
            guard let number = Int(text), range.contains(number) else {
                let what = unit.isEmpty ? "" : " \(unit)"
                throw Refusal(
                    sentence:
                        "\(name) is a number from \(range.lowerBound) to \(range.upperBound)\(what), not “\(text)”")
            }
            return .number(range.lowerBound + (number - range.lowerBound + step / 2) / step * step)
        case .choice(let words):
            guard words.contains(text) else {
                throw Refusal(sentence: "\(name) is one of \(words.joined(separator: ", ")), not “\(text)”")
            }
            return .text(text)
        case .text(let limit):
            guard text.unicodeScalars.count <= limit else {
                throw Refusal(sentence: "\(name) has at most \(limit) characters")
            }
            return .text(text)
        }
    }

    /// A value as people write it.
    public func written(_ value: Value) -> String {
        switch value {
        case .onOff(let isOn): isOn ? "on" : "off"
        case .number(let number): String(number)
        case .text(let text): text
        }
    }
}
