extension Outline {
    /// The times of a script that a system voice speaks: estimates, all of them.
    ///
    /// - Parameters:
    ///   - script: what is spoken.
    ///   - pauses: the silence between the utterances.
    ///   - pace: how fast the voice of an utterance is.
    public init(estimating script: Script, pauses: Pauses = Pauses(), pace: (Utterance) -> VoicePace) {
        var previous: Utterance.Ending?
        let entries = script.utterances.map { utterance in
            defer { previous = utterance.ending }
            return Entry(
                milliseconds: pace(utterance).milliseconds(for: utterance.spoken)
                    + pauses.after(utterance.ending).milliseconds,
                block: utterance.block, beginsSentence: previous != .clause,
                fingerprint: Position.fingerprint(of: utterance.text), isEstimated: true)
        }
        self.init(script: script.fingerprint, entries: entries)
    }
}

extension Script {
    /// A name that changes with what is spoken: 16 hexadecimal digits, the same in every run and on every machine.
    public var fingerprint: String {
        let number = utterances.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { sum, utterance in
            (sum ^ Position.fingerprint(of: utterance.spoken)) &* 0x100_0000_01B3
        }
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
