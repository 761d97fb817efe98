import Markup
import Narration
import Testing

@Suite("Utterances of blocks")
struct UtteranceTests {
    private static func script(
        _ blocks: [Block], language: String = "en", rules: SkipRules = SkipRules()
    ) -> Script {
        Script(of: Article(title: "", language: LanguageTag(language), blocks: blocks), rules: rules)
    }

    private static func span(_ part: String, of text: String, _ meaning: Block.Span.Meaning) -> Block.Span {
        let start = text.firstRange(of: part).map {
            text.unicodeScalars.distance(from: text.startIndex, to: $0.lowerBound)
        }
        return Block.Span((start ?? 0)..<(start ?? 0) + part.unicodeScalars.count, meaning)
    }

    @Test("A quotation in another language is an utterance of its own, in its language")
    func quotation() throws {
        let text = "Die Forscherin sagte: “We never expected the ice to hold this long.” Danach schwieg sie."
        let english = try #require(LanguageTag("en"))
        let span = Self.span("We never expected the ice to hold this long.", of: text, .language(english))
        let script = Self.script([Block(.paragraph, text, spans: [span])], language: "de")
        #expect(
            script.utterances.map(\.text) == [
                "Die Forscherin sagte:", "“We never expected the ice to hold this long.”", "Danach schwieg sie.",
            ])
        #expect(script.utterances.map { $0.language?.description } == ["de", "en", "de"])
        #expect(script.utterances.map(\.ending) == [.clause, .sentence, .block])
    }

    @Test("A block of another language is told by its words, a heading of two words is not")
    func blocks() {
        let script = Self.script([
            Block(.heading, "Hafen Nord", level: 2),
            Block(.paragraph, "The harbour was quiet in the morning, and it was cold."),
            Block(.quote, "Der Hafen lag am Morgen still, und die alte Fähre wartete auf ihre ersten Fahrgäste."),
            Block(.quote, "La mer est calme ce soir.", language: LanguageTag("fr")),
            Block(.paragraph, "Он ушёл рано утром и не вернулся."), Block(.paragraph, "It rained."),
        ])
        #expect(script.utterances.map { $0.language?.description } == ["en", "en", "de", "fr", "ru", "en"])
    }

    @Test("Nothing is cut inside what is said in other words, and it is handed on")
    func said() {
        let formula = "f(x). Then " + String(repeating: "x + ", count: 80) + "1"
        let text = "We know that \(formula) holds. Good."
        let script = Self.script([Block(.paragraph, text, spans: [Self.span(formula, of: text, .said("this"))])])
        #expect(script.utterances.map(\.text) == ["We know that \(formula) holds.", "Good."])
    }

    static let long = [
        "It was 1999999 and 2888888 and "
            + String(repeating: "the grey barge drifted past the low sheds while ", count: 30),
        String(repeating: "春天来了山路两旁开满了野花孩子们问", count: 40), String(repeating: "ฉันไปตลาดทุกวันเพื่อซื้อผลไม้", count: 40),
        String(repeating: "1 000 000 ", count: 80), String(repeating: "👩‍👩‍👧🇩🇪", count: 200),
        String(repeating: "a", count: 999),
        String(repeating: "Привет мир, ", count: 50) + "hello there my friend. " + String(repeating: "Да! ", count: 30),
        "x\u{301}\u{301} " + String(repeating: "- ", count: 300) + "end.", "… — “ ” Done. * * * Next? ))) (no",
        "  \u{A0} ",
    ]

    @Test(
        "The places of a block's utterances cover all that can be spoken once, in order, in pieces short enough",
        arguments: long)
    func cover(_ text: String) {
        let script = Self.script([Block(.paragraph, text)])
        let scalars = Array(text.unicodeScalars)
        var covered = Set<Int>()
        var last = 0
        for utterance in script.utterances {
            guard let place = utterance.place else { continue }
            #expect(place.lowerBound >= last)
            last = place.upperBound
            covered.formUnion(place)
            #expect(String(String.UnicodeScalarView(scalars[place])) == utterance.text)
            #expect(utterance.text.utf16.count <= 200)
            let isSpeakable = utterance.text.unicodeScalars.contains { $0.isSpeakable }
            #expect(isSpeakable)
        }
        #expect(scalars.indices.allSatisfy { !scalars[$0].isSpeakable || covered.contains($0) })
    }

    static let cuts = [
        ("thai", "th", String(repeating: "ฉันไปตลาดทุกวันเพื่อซื้อผลไม้", count: 20), ["ตล|าด", "ผล|ไม้", "เพื่|อ"]),
        ("numbers", "fr", String(repeating: "1 000 000 euros et ", count: 40), ["1| 000", "000| 000"]),
        ("flags", "en", String(repeating: "🇩🇪🇫🇷", count: 100), ["🇩|🇪"]),
        ("chinese counters", "zh", String(repeating: "二零零零年他们共有2021个人住在这里", count: 20), ["20|21", "2021|个"]),
    ]

    @Test("A cut never goes through a word, a number or a character", arguments: cuts)
    func cutting(_ name: String, _ language: String, _ text: String, _ never: [String]) {
        let script = Self.script([Block(.paragraph, text)], language: language)
        for (utterance, next) in zip(script.utterances, script.utterances.dropFirst()) {
            let seam = String(utterance.text.suffix(12)) + "|" + String(next.text.prefix(12))
            for cut in never {
                let sides = cut.split(separator: "|")
                let isCut = utterance.text.hasSuffix(sides[0]) && next.text.hasPrefix(sides[1])
                #expect(!isCut, "\(seam)")
            }
            #expect(utterance.ending == .clause)
        }
    }

    @Test("An address is neither cut nor counted by its length")
    func address() {
        let address = "https://a.example/" + String(repeating: "b?c=d.E!", count: 50)
        let script = Self.script([Block(.paragraph, "Look at \(address) today. Bye.")])
        #expect(script.utterances.map(\.text) == ["Look at \(address) today.", "Bye."])
    }

    @Test("Headings, items and paragraphs end with their own pause")
    func endings() {
        let script = Self.script([
            Block(.title, "Winter"), Block(.heading, "Tools", level: 2), Block(.listItem, "a rope", level: 1),
            Block(.paragraph, "It is. It was."),
        ])
        #expect(script.utterances.map(\.ending) == [.heading, .heading, .block, .sentence, .block])
    }

    @Test("Where no language stands out, each paragraph is asked by itself, and a short one stays unknown")
    func manyLanguages() {
        let passages: [(text: String, language: String?)] = [
            ("The morning train was late again, and the people on the platform began to talk to each other.", "en"),
            ("Der Zug hatte wieder Verspätung, und die Leute auf dem Bahnsteig fingen an, zu reden.", "de"),
            ("Поезд снова опоздал, и люди на платформе начали разговаривать друг с другом о погоде.", "ru"),
            ("列車はまた遅れていて、駅のホームにいた人たちは天気や仕事のことを静かに話しはじめました。", "ja"),
            ("تأخر القطار مرة أخرى، وبدأ الناس على الرصيف يتحدثون بعضهم مع بعض عن الطقس والعمل.", "ar"),
            ("Ah, oui.", nil),
        ]
        let script = Script(of: Article(title: "", blocks: passages.map { Block(.paragraph, $0.text) }))
        #expect(script.language == nil)
        #expect(script.utterances.map { $0.language?.language } == passages.map(\.language))
    }
}
