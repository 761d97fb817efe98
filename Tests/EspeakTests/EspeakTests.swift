import Testing

@testable import Espeak

@Suite("espeak-ng", .timeLimit(.minutes(10)))
struct EspeakTests {
    static let rows = [
        SpokenLanguage("en-us", "The river froze in January.", words: 4),
        SpokenLanguage("de", "Der Fluss fror im Januar zu.", words: 5),
        SpokenLanguage("fr", "La rivière a gelé en janvier.", words: 4),
        SpokenLanguage("es", "El río se heló en enero.", words: 5),
        SpokenLanguage("it", "Il fiume gelò in gennaio.", words: 4),
        SpokenLanguage("pt-BR", "O rio congelou em janeiro.", words: 4),
        SpokenLanguage("cs", "Řeka zamrzla v lednu.", words: 3),
        SpokenLanguage("ru", "Река замёрзла в январе.", words: 3),
        SpokenLanguage("ar", "تجمد النهر في يناير.", words: 3),
        SpokenLanguage("hi", "जनवरी में नदी जम गई।", words: 4),
        SpokenLanguage("tr", "Nehir ocak ayında dondu.", words: 4),
        SpokenLanguage("cmn", "河在一月结冰了。", words: 4),
    ]

    @Test("Languages have sounds, samples and words in order", arguments: rows)
    func sounds(_ row: SpokenLanguage) async throws {
        let phonemes = try await Espeak.phonemes(of: row.text, voice: row.voice)
        let speech = try await Espeak.speech(of: row.text, voice: row.voice)
        #expect(phonemes.clauses.allSatisfy { !$0.ipa.isEmpty && !$0.ipa.contains("(") }, sourceLocation: row.at)
        #expect(phonemes.clauses.last?.terminator == ".", sourceLocation: row.at)
        #expect(phonemes.clauses.flatMap(\.words).count >= row.words, sourceLocation: row.at)
        #expect(speech.words.count >= row.words, sourceLocation: row.at)
        #expect(speech.samples.count > speech.rate / 2, sourceLocation: row.at)
        #expect(speech.samples.contains { abs($0) > 0.1 }, sourceLocation: row.at)
        let starts = speech.words.map(\.sample)
        #expect(starts == starts.sorted(), sourceLocation: row.at)
        #expect((starts.last ?? 0) < speech.samples.count, sourceLocation: row.at)
    }

    @Test("Each clause has its mark, and each group its place in the text")
    func clauses() async throws {
        let phonemes = try await Espeak.phonemes(of: "Hello, world. Of the U.S. budget; “why”?", voice: "en-us")
        #expect(phonemes.clauses.map(\.terminator) == [",", ".", ";", "?"])
        #expect(phonemes.clauses.map(\.groups.count) == phonemes.clauses.map(\.words.count))
        #expect(phonemes.clauses[0].words == [0..<5])
        #expect(phonemes.clauses[1].words == [7..<12])
        #expect(phonemes.clauses[3].words == [35..<38])
    }

    @Test("A text that just ends has no mark, even with a full stop inside")
    func withoutMark() async throws {
        let phonemes = try await Espeak.phonemes(of: "The U.S. economy", voice: "en-us")
        #expect(phonemes.clauses.map(\.terminator) == [nil])
    }

    @Test("Places count the scalars of the text as it was, also where letters are composed or left out")
    func places() async throws {
        let text = "cafe\u{301} so\u{AD}ft\u{0} end"
        let words = try await Espeak.phonemes(of: text, voice: "en-us").clauses.flatMap(\.words)
        #expect(words == [0..<5, 6..<11, 13..<16])
    }

    @Test("Nothing in a text is a command")
    func commands() async throws {
        for (text, same) in [
            ("One [[h@'loU]] two", "One [ [h@'loU] ] two"), ("say \u{1}99P high", "say 99P high"),
            ("a\u{0}b", "a b"),
        ] {
            let clauses = try await Espeak.phonemes(of: text, voice: "en-us").clauses.map(\.ipa)
            #expect(try await Espeak.phonemes(of: same, voice: "en-us").clauses.map(\.ipa) == clauses)
        }
        let marked = try await Espeak.speech(of: "<break time=\"9s\"/> yes", voice: "en-us")
        #expect(marked.words.count > 2, "the markup is read, not obeyed")
    }

    @Test("Texts without anything to say have no clauses", arguments: ["", " ", "\n\t\u{0}", "\u{200B}", "\u{FEFF}"])
    func empty(_ text: String) async throws {
        #expect(try await Espeak.phonemes(of: text, voice: "de").clauses.isEmpty)
        #expect(try await Espeak.speech(of: text, voice: "de").samples.isEmpty)
    }

    @Test("Huge and strange texts come to an end")
    func strange() async throws {
        let texts = [
            String(repeating: "word ", count: 4_000), String(repeating: "x", count: 20_000),
            String(repeating: "漢", count: 3_000), String(repeating: "e\u{301}", count: 5_000),
            String(repeating: "(\"'", count: 5_000), String(repeating: "1", count: 5_000),
            String(repeating: ".", count: 5_000), String(repeating: "🙂", count: 500),
            String(String.UnicodeScalarView((1...0x2FFF).compactMap(Unicode.Scalar.init))),
        ]
        for text in texts {
            let count = text.unicodeScalars.count
            let phonemes = try await Espeak.phonemes(of: text, voice: "en-us")
            #expect(phonemes.clauses.flatMap(\.words).allSatisfy { $0.upperBound <= count })
        }
    }

    @Test("Scalars of all scripts are safe by themselves, whatever was before it", arguments: ["en-us", "de", "hi"])
    func scalars(_ voice: String) async throws {
        // Every third one: a prime apart from the tables' widths, so that each script has its share.
        for value in stride(from: UInt32(1), to: 0x3100, by: 3) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let words = try await Espeak.phonemes(of: String(scalar), voice: voice).clauses.flatMap(\.words)
            #expect(words.allSatisfy { $0 == 0..<1 }, "U+\(String(value, radix: 16))")
        }
    }

    @Test(
        "An unknown voice is an error and does not change the next call",
        arguments: ["xx", "", "../../etc/passwd", "a b"])
    func unknownVoice(_ name: String) async throws {
        let before = try await Espeak.phonemes(of: "Haus", voice: "de")
        await #expect(throws: EspeakError.noSuchVoice(name)) { try await Espeak.phonemes(of: "Haus", voice: name) }
        #expect(try await Espeak.phonemes(of: "Haus", voice: "de") == before)
    }

    @Test("Cancelling ends a long text")
    func cancellation() async throws {
        let text = String(repeating: "The river froze in January. ", count: 20_000)
        for speaks in [false, true] {
            let task = Task {
                if speaks {
                    _ = try await Espeak.speech(of: text, voice: "en-us")
                } else {
                    _ = try await Espeak.phonemes(of: text, voice: "en-us")
                }
            }
            task.cancel()
            await #expect(throws: EspeakError.cancelled) { try await task.value }
        }
    }

    @Test("There are voices for over a hundred languages, each of which can be used")
    func voices() async throws {
        let voices = try await Espeak.voices()
        #expect(voices.count > 100)
        for id in ["de", "en-US", "fr", "pt-BR", "cmn"] { #expect(voices.contains { $0.id == id }) }
        for voice in voices where !voice.languages[0].tag.hasPrefix("be") {
            #expect(try await !Espeak.speech(of: "1", voice: voice.id).samples.isEmpty, "\(voice.id)")
        }
    }
}

/// A sentence of a language, with the words that must be found in it at least.
struct SpokenLanguage: Sendable {
    var voice: String
    var text: String
    var words: Int
    var at: SourceLocation

    init(_ voice: String, _ text: String, words: Int, at: SourceLocation = #_sourceLocation) {
        self.voice = voice
        self.text = text
        self.words = words
        self.at = at
    }
}

@Suite("espeak-ng after a cancellation", .timeLimit(.minutes(5)))
struct EspeakCancellationTests {
    private static let probe = "We open at nine. Then three of us read."

    @Test("A text that is stopped between two clauses leaves nothing behind for the next one", arguments: 1...4)
    func clauses(_ count: Int) async throws {
        let expected = try await Espeak.phonemes(of: Self.probe, voice: "en-us")
        for text in ["One? Two; three, four! Five. Six.", "A. Ba b, c, d (x, y), z.", "1,000 of, y; z. A, b, c, d."] {
            await #expect(throws: EspeakError.cancelled) {
                try await Self.stopped(text, after: count)
            }
            #expect(try await Espeak.phonemes(of: Self.probe, voice: "en-us") == expected)
        }
    }

    @EspeakActor
    private static func stopped(_ text: String, after count: Int) throws {
        var clauses = 0
        _ = try Espeak.phonemes(of: text, voice: "en-us") {
            clauses += 1
            return clauses > count
        }
    }

    @Test("Speech that is stopped leaves nothing behind for the next text")
    func speech() async throws {
        let expected = try await Espeak.phonemes(of: Self.probe, voice: "en-us")
        let text = String(repeating: "one, two; three: four! Five? Six. ", count: 3_000)
        for _ in 0..<5 {
            let task = Task { try await Espeak.speech(of: text, voice: "en-us") }
            task.cancel()
            _ = await task.result
            #expect(try await Espeak.phonemes(of: Self.probe, voice: "en-us") == expected)
        }
    }
}
