import Narration
import Testing
import Wording

@Suite("Pronunciations")
struct PronunciationsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let dictionary: String
        let text: String
        let spoken: String
        let voice: String?
        let language: String
        let at: SourceLocation

        init(
            _ dictionary: String, _ text: String, _ spoken: String, voice: String? = nil, language: String = "en",
            at: SourceLocation = #_sourceLocation
        ) {
            (self.dictionary, self.text, self.spoken) = (dictionary, text, spoken)
            (self.voice, self.language, self.at) = (voice, language, at)
        }

        var testDescription: String { dictionary + " | " + text }
    }

    static let rows: [Row] = [
        Row("Nguyen = win", "Mr Lee met Nguyen.", "Mister Lee met win."),
        Row("nguyen = win", "NGUYEN and Nguyen", "win and win"),
        Row("[case] Nguyen = win", "nguyen and Nguyen", "nguyen and win"),
        Row("art = craft", "Part of the art is party art.", "Part of the craft is party craft."),
        Row("Wi-Fi = why fie", "Use Wi-Fi and Wi-Fi6", "Use why fie and Wi-Fi six"),
        Row("C++ = see plus plus", "C++ and C", "see plus plus and C"),
        Row("New York = the big apple", "in New York now", "in the big apple now"),
        Row("SQL = (spell)", "an SQL query", "an S.Q.L query"),
        Row("um = (skip)", "so um yes", "so  yes"),
        Row("GIF = [[dʒˈɪf]]", "a GIF here", "a [[dʒˈɪf|GIF]] here"),
        Row(#"/v(\d+)/ = release $1"#, "now v12 is out", "now release 12 is out"),
        Row(#"/\bfig\. (\d+)/ = picture $1"#, "see fig. 3 now", "see picture 3 now"),
        Row(#"/v(\d+)\.(\d+)\.(\d+)/ = release $1 $2 $3"#, "v1.2.3", "release 1 2 3"),
        Row("/colou?r/ = hue", "Color and colour", "hue and hue"),
        Row("2026 = next year", "in 2026 and 20265", "in next year and twenty thousand two hundred sixty-five"),
        Row("[de] Chemnitz = Kemnitz", "in Chemnitz", "in Chemnitz"),
        Row("[de] Chemnitz = Kemnitz", "in Chemnitz", "in Kemnitz", language: "de-AT"),
        Row("[piper/a] yes = no", "yes", "yes"),
        Row("[piper/a] yes = no", "yes", "no", voice: "piper/a"),
        Row("[piper/a] yes = no", "yes", "yes", voice: "piper/b"),
        Row("one = first\none = second", "one", "first"),
        Row("one two = pair\ntwo = second", "one two two", "pair second"),
        Row("two = second\none two = pair", "one two two", "pair second"),
        Row("東京 = とうきょう", "私は東京に行く", "私はとうきょうに行く", language: "ja"),
        Row("Привет = хай", "ПРИВЕТ, Приветы", "хай, Приветы", language: "ru"),
        Row("é = accent", "é and café", "accent and café"),
        Row("\\[x\\] = box", "a [x] here", "a box here"),
        Row("a\\=b = equal", "so a=b holds", "so equal holds"),
        Row("Dr. = Drive", "Dr. Smith", "Drive Smith"),
        Row("price = $5", "the price", "the $5"),
    ]

    @Test("An entry is heard where it fits, and nowhere else", arguments: rows)
    func heard(_ row: Row) throws {
        let wording = Wording(
            in: LanguageTag(row.language), pronunciations: try Pronunciations(text: row.dictionary), voice: row.voice)
        let form = wording.form(of: row.text)
        #expect(form.spoken == row.spoken, sourceLocation: row.at)
        expectSoundMap(form, of: row.text, at: row.at)
    }

    static let faults: [(line: String, reason: String)] = [
        ("Nguyen win", "equals sign"),
        ("= win", "nothing before"),
        ("Nguyen =", "write (skip)"),
        ("Nguyen = (loud)", "only (spell) and (skip)"),
        ("Nguyen = [[", "phonemes stand between"),
        ("Nguyen = so [[x]]", "phonemes stand alone"),
        ("[deutsch sprache] Nguyen = win", "neither a language"),
        ("[de Nguyen = win", "not closed"),
        ("/abc = x", "no end"),
        ("/abc/ x", "equals sign is missing behind"),
        ("/a(b/ = x", "no regular expression"),
        ("/(a+)+$/ = x", "repeats a group"),
        ("/(a|ab)*c/ = x", "repeats a group"),
        (#"/(a)\1/ = x"#, "refers back"),
        ("/a*b*c*/ = x", "more than 2"),
        ("/a?a?a?a?a?a?a?a?a?a?a?a?a?/ = x", "more than 12"),
    ]

    @Test("A line that is no entry is named, with what to do", arguments: faults)
    func fault(_ fault: (line: String, reason: String)) {
        let error = #expect(throws: PronunciationsError.self) {
            try Pronunciations(text: "# mine\n\n" + fault.line + "\nfine = good\n")
        }
        #expect(error?.line == 3)
        #expect(error?.reason.contains(fault.reason) == true, "\(error?.reason ?? "")")
    }

    @Test("A dictionary's text gives the same entries again")
    func roundTrip() throws {
        let german = LanguageTag("de")
        let dictionary = Pronunciations([
            Pronunciations.Entry(.words("Nguyen"), .respelling("win")),
            Pronunciations.Entry(.words("# [a] = \\b/"), .respelling("(so) \\ it = is")),
            Pronunciations.Entry(.words("[x]"), .respelling("[y]"), language: german, isCaseSensitive: true),
            Pronunciations.Entry(.words("/etc/"), .nothing, voice: "piper/en_US-joe-medium"),
            Pronunciations.Entry(.words("GIF"), .phonemes("dʒˈɪf"), language: LanguageTag("en-GB")),
            Pronunciations.Entry(.pattern(#"\d+/\d+\s=\s[/]"#), .respelling("$1 of $2")),
            Pronunciations.Entry(.pattern("SQL"), .spelledOut, isCaseSensitive: true),
        ])
        let again = try Pronunciations(text: dictionary.text)
        #expect(again == dictionary, "\(dictionary.text)")
        #expect(again.text == dictionary.text)
    }

    @Test("The worst pattern that is allowed ends soon on the longest utterance")
    func worstPattern() throws {
        let text = String(repeating: "a", count: 200)
        let wording = Wording(
            in: LanguageTag("en"), pronunciations: try Pronunciations(text: "/a*a*b/ = x"))
        #expect(wording.form(of: text).spoken == text)
    }

    @Test("An article cannot bring phonemes of its own")
    func noPhonemesFromArticles() {
        for text in [
            "[[dʒˈɪf|GIF]]", "[[[[a|b]]]]", "[\u{0}[a|b]\u{0}]", "[ [a|b] ]", "[\u{E000}[a|b]]", "&#91;[a|b]]",
        ] {
            for language in [LanguageTag("en"), LanguageTag("sv"), nil] {
                let form = Wording(in: language).form(of: text)
                let marks = PhonemeMark.parts(of: form.spoken).filter { if case .phonemes = $0 { true } else { false } }
                #expect(marks.isEmpty, "\(form.spoken)")
            }
        }
    }
}
