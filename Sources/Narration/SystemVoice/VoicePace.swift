/// How fast a voice speaks: an estimate by characters, corrected by what was measured of this voice.
public struct VoicePace: Hashable, Sendable, Codable {
    /// Milliseconds for a letter at speed 1.
    public private(set) var milliseconds: Double
    /// How many letters the measure rests on; 0 for a guess.
    public private(set) var letters: Double

    /// What nobody has measured yet: 15 letters a second.
    public static let guess = VoicePace(milliseconds: 66, letters: 0)
    /// After so many letters older measures count less and less.
    static let memory = 4_000.0
    /// What is shorter says nothing: the pause around it is longer than the words.
    static let leastLetters = 12.0
    /// What no voice does, in milliseconds for a letter.
    static let believable = 15.0...400.0
    /// A correction is worth moving the times for from this share on.
    static let tolerance = 0.03

    /// Takes in that a text was spoken in a time, at speed 1. What cannot be is not believed.
    public mutating func learn(_ text: some StringProtocol, took milliseconds: Double) {
        let count = Self.letters(of: text)
        guard count >= Self.leastLetters, milliseconds.isFinite else { return }
        let measured = milliseconds / count
        guard Self.believable.contains(measured) else { return }
        let before = min(letters, Self.memory)
        self.milliseconds = (self.milliseconds * before + measured * count) / (before + count)
        letters = before + count
    }

    /// How long a text takes at speed 1, in milliseconds.
    public func milliseconds(for text: some StringProtocol) -> Int {
        Int((milliseconds * Self.letters(of: text)).rounded())
    }

    /// Whether times made with another pace would be noticeably wrong.
    public func differs(from other: VoicePace) -> Bool {
        abs(milliseconds - other.milliseconds) > Self.tolerance * other.milliseconds
    }

    /// The length of a text in letters: a sign that stands for a syllable or a word takes as long as several.
    static func letters(of text: some StringProtocol) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x3040...0x30FF: sum + 2
            case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: sum + 3.5
            case 0xAC00...0xD7A3: sum + 2.5
            default: sum + 1
            }
        }
    }
}
