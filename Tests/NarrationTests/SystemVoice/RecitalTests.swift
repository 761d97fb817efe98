import Testing

@testable import Narration

@Suite("A script on its way through a system voice")
struct RecitalTests {
    private func script(_ texts: [String], endings: [Utterance.Ending] = []) -> Script {
        let utterances = texts.enumerated().map { index, text in
            Utterance(
                index: index, kind: .paragraph, block: index, language: LanguageTag("en"), text: text, spoken: text,
                ending: index < endings.count ? endings[index] : .sentence)
        }
        return Script(title: "", utterances: utterances)
    }

    private func recital(_ texts: [String], endings: [Utterance.Ending] = []) -> Recital {
        let script = script(texts, endings: endings)
        return Recital(script, outline: Outline(estimating: script) { _ in .guess })
    }

    @Test("Utterances follow one another, each with the silence after the one before it")
    func order() {
        var recital = recital(["One.", "Two,", "three."], endings: [.heading, .clause])
        var line = recital.begin(at: .start)
        var said: [String] = []
        var silences: [Int] = []
        while let now = line {
            said.append(now.words)
            silences.append(now.silence)
            guard case .line(let next) = recital.ended(now.number) else { break }
            line = next
        }
        #expect(said == ["One.", "Two,", "three."] && silences == [0, 768, 120])
        #expect(recital.line == nil)
    }

    @Test("What names an older line is late")
    func late() {
        var recital = recital(["One word.", "Two words."])
        let first = recital.begin(at: .start)?.number ?? 0
        _ = recital.begin(at: Place(utterance: 1))
        #expect(recital.ended(first) == nil && recital.reached(0..<3, of: first) == nil)
        #expect(recital.place == Place(utterance: 1))
    }

    @Test("A place inside an utterance begins with its word, wherever in it that is")
    func wordStarts() {
        let length = VoicePace.guess.milliseconds(for: "alpha beta  gamma")
        var recital = recital(["alpha beta  gamma"])
        for (time, words) in [(0, "alpha beta  gamma"), (4, "alpha beta  gamma"), (8, "beta  gamma"), (12, "gamma")] {
            let place = Place(utterance: 0, milliseconds: length * time / 17 + 1)
            #expect(recital.begin(at: place)?.words == words, "\(time)")
        }
        #expect(recital.begin(at: Place(utterance: 0, milliseconds: 1_000_000))?.words == "gamma")
        #expect(recital.begin(at: Place(utterance: 9))?.words == "gamma")
    }

    @Test("Text without a word is begun at its start")
    func noWords() {
        var recital = recital(["   "])
        #expect(recital.begin(at: Place(utterance: 0, milliseconds: 100))?.words == "   ")
        var empty = self.recital([""])
        #expect(empty.begin(at: .start)?.words == "")
        var none = self.recital([])
        #expect(none.begin(at: .start) == nil && none.repeated() == nil)
    }

    @Test("Repeating begins at the word that was said last, and its places are the utterance's")
    func repeating() {
        var recital = recital(["A 🇩🇪 flag here"])
        let first = recital.begin(at: .start)?.number ?? 0
        // The flag is four UTF-16 units and two scalars.
        #expect(recital.reached(7..<11, of: first)?.text == 5..<9)
        let again = recital.repeated()
        #expect(again?.words == "flag here" && again?.start == 5)
        #expect(recital.reached(5..<9, of: again?.number ?? 0)?.text == 10..<14)
        #expect(recital.reached(0..<4, of: first) == nil)
    }

    struct Units: Sendable {
        let text: String
        let utf16: Range<Int>
        let scalars: Range<Int>
        let at: SourceLocation

        init(_ text: String, _ utf16: Range<Int>, _ scalars: Range<Int>, at: SourceLocation = #_sourceLocation) {
            (self.text, self.utf16, self.scalars, self.at) = (text, utf16, scalars, at)
        }
    }

    static let units = [
        Units("plain text", 6..<10, 6..<10),
        Units("😀 smile", 3..<8, 2..<7),
        Units("cafe\u{301} au", 0..<5, 0..<5),
        // Half a scalar is a whole one.
        Units("a😀b", 2..<3, 1..<2),
        Units("a😀b", 1..<2, 1..<2),
        Units("a😀b", 3..<4, 2..<3),
        Units("ab", 2..<2, 2..<2),
        Units("ab", 1..<1, 1..<1),
        Units("ab", 5..<9, 2..<2),
        Units("ab", 1..<900, 1..<2),
        Units("", 0..<4, 0..<0),
    ]

    @Test("UTF-16 units become scalars, within the text whatever is asked", arguments: units)
    func conversion(_ row: Units) {
        #expect(Recital.scalars(of: row.utf16, in: row.text) == row.scalars, sourceLocation: row.at)
    }

    @Test("Any range of any text stays within it, and is the same as counting by the library")
    func anyRange() {
        let text = "a😀e\u{301}🇩🇪字z"
        let count = text.utf16.count
        for low in 0...count {
            for high in low...count {
                let range = Recital.scalars(of: low..<high, in: text)
                let start = text.utf16.index(text.startIndex, offsetBy: low)
                let end = text.utf16.index(text.startIndex, offsetBy: high)
                guard let from = start.samePosition(in: text.unicodeScalars),
                    let to = end.samePosition(in: text.unicodeScalars)
                else { continue }
                let expected = text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: from)
                let length = text.unicodeScalars.distance(from: from, to: to)
                #expect(range == expected..<expected + length, "\(low)..<\(high)")
            }
        }
    }

    @Test("Places go forward with the words and stay within the utterance")
    func places() {
        var recital = recital(["one two three four five", "six"])
        let number = recital.begin(at: .start)?.number ?? 0
        var places = [recital.place]
        for start in [4, 8, 14, 19] {
            if let reached = recital.reached(start..<start + 3, of: number) { places.append(reached.place) }
        }
        #expect(places.count == 5 && places == places.sorted())
        #expect((places.last?.milliseconds ?? .max) < recital.outline.entries[0].milliseconds)
    }
}
