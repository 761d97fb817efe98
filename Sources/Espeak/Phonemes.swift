/// A text as espeak-ng pronounces it.
public struct Phonemes: Hashable, Sendable {
    /// A stretch of text up to a punctuation mark.
    public struct Clause: Hashable, Sendable {
        /// The sounds in the International Phonetic Alphabet; single spaces part the groups that are said as one.
        public var ipa: String
        /// The mark that ends the clause, one of `, . : ; ? !`, or nil where the text just ends.
        public var terminator: Character?
        /// Where the spoken groups stand in the text, in Unicode scalars, as espeak-ng reports them.
        ///
        /// As a rule one for each group: `of the` is one group and reported at `of`; `1954` is several groups.
        public var words: [Range<Int>]

        /// A clause of the given sounds.
        public init(ipa: String, terminator: Character?, words: [Range<Int>]) {
            self.ipa = ipa
            self.terminator = terminator
            self.words = words
        }

        /// The groups of the clause.
        public var groups: [Substring] { ipa.split(separator: " ") }
    }

    /// The clauses in order, none of them empty.
    public var clauses: [Clause]

    /// The sounds of some clauses.
    public init(clauses: [Clause]) {
        self.clauses = clauses
    }
}

/// A text as espeak-ng speaks it.
public struct EspeakSpeech: Sendable {
    /// A word and where it starts.
    public struct Word: Hashable, Sendable {
        /// The sample at which it starts.
        public var sample: Int
        /// Where it stands in the text, in Unicode scalars, as espeak-ng reports it.
        public var scalars: Range<Int>
    }

    /// The samples, within -1…1.
    public var samples: [Float]
    /// Samples per second.
    public var rate: Int
    /// The words that sound, in order.
    public var words: [Word]
}
