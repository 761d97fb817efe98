import Narration
import Testing

@Suite("The times of an article")
struct OutlineTests {
    /// Utterances of 1, 2, 3 and 4 seconds; the third is the second piece of a sentence; a paragraph each two.
    private let outline = Outline(
        script: "s",
        entries: [
            .init(milliseconds: 1_000, block: 0, fingerprint: 1), .init(milliseconds: 2_000, block: 0, fingerprint: 2),
            .init(milliseconds: 3_000, block: 1, beginsSentence: false, fingerprint: 3),
            .init(milliseconds: 4_000, block: 1, fingerprint: 4, isEstimated: true),
        ])

    @Test("Every time has one place, and every place one time")
    func times() {
        for time in stride(from: 0, through: 10_000, by: 250) {
            #expect(outline.time(of: outline.place(at: time)) == time)
        }
        #expect(outline.place(at: 3_000) == Place(utterance: 2))
        #expect(outline.place(at: -5) == .start)
        #expect(outline.place(at: 99_999) == Place(utterance: 3, milliseconds: 4_000))
        #expect(outline.milliseconds == 10_000)
        #expect(!outline.isExact)
        #expect(Outline(script: "s", entries: []).place(at: 5) == .start)
    }

    struct Step: Sendable {
        let from: Place
        var sentences: Int?
        var paragraphs: Int?
        let to: Place
        let at: SourceLocation

        init(
            from: Place, sentences: Int? = nil, paragraphs: Int? = nil, to: Place,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.from, self.sentences, self.paragraphs, self.to, self.at) = (from, sentences, paragraphs, to, at)
        }
    }

    static let steps = [
        Step(from: .start, sentences: 1, to: Place(utterance: 1)),
        Step(from: Place(utterance: 1), sentences: 1, to: Place(utterance: 3)),
        Step(from: Place(utterance: 3), sentences: 1, to: Place(utterance: 3, milliseconds: 4_000)),
        Step(from: Place(utterance: 3, milliseconds: 3_000), sentences: -1, to: Place(utterance: 3)),
        Step(from: Place(utterance: 3, milliseconds: 1_000), sentences: -1, to: Place(utterance: 1)),
        Step(from: Place(utterance: 2, milliseconds: 2_900), sentences: -1, to: Place(utterance: 1)),
        Step(from: Place(utterance: 3), sentences: -9, to: .start),
        Step(from: Place(utterance: 0), paragraphs: 1, to: Place(utterance: 2)),
        Step(from: Place(utterance: 3), paragraphs: -1, to: Place(utterance: 2)),
        Step(from: Place(utterance: 2), paragraphs: -1, to: .start),
        Step(from: Place(utterance: 99), paragraphs: -1, to: Place(utterance: 2)),
        Step(from: Place(utterance: 2), sentences: .max, to: Place(utterance: 3, milliseconds: 4_000)),
        Step(from: Place(utterance: 2), sentences: .min + 1, to: .start),
    ]

    @Test("Steps go by sentences and paragraphs", arguments: steps)
    func stepping(_ row: Step) {
        if let count = row.sentences {
            #expect(outline.place(sentences: count, from: row.from) == row.to, sourceLocation: row.at)
        }
        if let count = row.paragraphs {
            #expect(outline.place(paragraphs: count, from: row.from) == row.to, sourceLocation: row.at)
        }
    }
}

@Suite("A position in a changed article")
struct PositionTests {
    private func outline(_ texts: [String], script: String = "new") -> Outline {
        Outline(
            script: script,
            entries: texts.map { .init(milliseconds: 1_000, block: 0, fingerprint: Position.fingerprint(of: $0)) })
    }

    private let old = ["a", "b", "c", "d", "e", "f"]

    private func position(at utterance: Int, milliseconds: Int = 400) -> Position {
        Position(
            script: "old", place: Place(utterance: utterance, milliseconds: milliseconds),
            fingerprint: Position.fingerprint(of: old[utterance]))
    }

    @Test("The same script has the same place")
    func same() {
        let found = position(at: 3).found(in: outline(old, script: "old"))
        #expect(found.place == Place(utterance: 3, milliseconds: 400))
        #expect(found.finding == .same)
    }

    @Test("The same sentence is found where it has moved to, the nearest of several")
    func sentence() {
        let found = position(at: 3).found(in: outline(["d", "x", "a", "b", "c", "d"]))
        #expect(found.place == Place(utterance: 5, milliseconds: 400))
        #expect(found.finding == .sentence)
    }

    @Test("A sentence that is gone is where its neighbour ends")
    func neighbour() {
        let found = position(at: 3).found(
            in: outline(["x", "y", "a", "b", "c", "z", "e"]), old: old.map(Position.fingerprint))
        #expect(found.place == Place(utterance: 5))
        #expect(found.finding == .neighbour)
    }

    @Test("Where nothing is as it was, the share is kept, never the start")
    func share() {
        let found = position(at: 3).found(
            in: outline(Array("mnopqrstuvwx").map(String.init)), old: old.map(Position.fingerprint))
        #expect(found.place == Place(utterance: 6))
        #expect(found.finding == .share)
        #expect(position(at: 5).found(in: outline(["x", "y"])).place.utterance == 1)
        #expect(position(at: 5).found(in: outline([])).place == .start)
    }

    @Test("Fingerprints are the same in every run")
    func fingerprint() {
        // Source of the values: the published test vectors of FNV-1a, 64 bits.
        #expect(Position.fingerprint(of: "") == 0xCBF2_9CE4_8422_2325)
        #expect(Position.fingerprint(of: "a") == 0xAF63_DC4C_8601_EC8C)
        #expect(Position.fingerprint(of: "foobar") == 0x8594_4171_F739_67E8)
    }
}
