import Narration

extension Command {
    /// All commands, in the order of the help.
    static let all = [say, script, article] + ofLibrary + [voices, cache]

    private static let source = "FILE|URL|-"
    private static let sourceOrArticle = "FILE|URL|ARTICLE|-"

    private static let articleNote = """
        An article of the library is named by its id, the beginning of it, its title, or words of its title.
        """

    private static let sourceNote = """
        The source is a file (HTML, Markdown or plain text; also as file:///…), a web address, or - for standard
        input, which is also what is read when no source is given and something is piped in.
        """

    static let language = Option(
        "language", value: "TAG", "The language of the article, such as de or en-GB;\notherwise it is found out",
        complaint: { LanguageTag($0) == nil ? "“\($0)” is no language tag; write de or en-GB" : nil })

    private static let title = Option("title", value: "TITLE", "The title, where the source has none or a wrong one")

    static let data = Option(
        "data", value: "DIR", "The folder with voices and finished sound;\notherwise ~/.local/share/earmark",
        complaint: { $0.isEmpty ? "name a folder" : nil })

    private static let say = Command(
        name: "say", summary: "Make a sound file of an article", argument: sourceOrArticle,
        options: [
            Option(
                "output", letter: "o", value: "OUT",
                "The file to write, ending in .mp3 or .wav;\n- writes MP3 to standard output",
                complaint: { isOutput($0) ? nil : "“\($0)” must end in .mp3 or .wav, or be -" }),
            Option(
                "voice", value: "ID", "The voice; otherwise one that fits the language",
                complaint: { $0.isEmpty ? "the name is empty; earmark voices lists the voices" : nil }),
            language, title,
            Option(
                "speed", value: "R", "How fast, 0.5 to 3; 1 is the voice's own speed",
                complaint: { SayOptions.speed($0) == nil ? "“\($0)” is no number from 0.5 to 3" : nil }),
            .pronunciations, data,
        ] + Option.skipRules,
        notes: [
            sourceNote, articleNote,
            "Without -o the file is named after the source and lies in the current folder.",
        ],
        examples: [
            "earmark say article.html", "earmark say lighthouse", "earmark say https://example.org/story -o story.mp3",
            "pandoc book.docx -t html | earmark say - -o - | mpv -",
        ],
        run: { try await SayCommand(SayOptions($0)).run() })

    private static let script = Command(
        name: "script", summary: "Show what would be said, and what is skipped and why", argument: sourceOrArticle,
        options: [
            Option("json", "Print one JSON object"),
            Option("explain", "Say for each block what was done with it, and by which rule"),
            language, title, .pronunciations, data,
        ] + Option.skipRules,
        notes: [
            sourceNote, articleNote,
            "Each line is one utterance: its kind, its language (- where unknown) and what the voice gets.",
        ],
        examples: ["earmark script article.html", "earmark script notes.md --json | jq -r '.utterances[].spoken'"],
        run: { try await ScriptCommand($0).run() })

    private static let article = Command(
        name: "article", summary: "Show what was taken from a page", argument: source,
        options: [
            Option("json", "Print one JSON object"), Option("html", "Print the article's HTML, cleaned"),
            Option("text", "Print the title and the text alone"), language, title,
        ],
        notes: [
            sourceNote,
            "What is around the article on its page is left out; earmark script shows what and why.",
        ],
        examples: [
            "earmark article https://example.org/story", "earmark article page.html --json | jq -r .published",
        ],
        run: { try await ArticleCommand($0).run() })

    private static let cache = Command(
        name: "cache", summary: "Show how much finished sound is kept, limit or clear it", argument: "clear",
        options: [
            Option(
                "limit", value: "SIZE",
                "How much is kept from now on, such as 500MB;\nwhat was heard longest ago goes first",
                complaint: { ByteCount($0) == nil ? "“\($0)” is no size; write 500MB or 2GB" : nil }),
            data,
        ],
        notes: ["A sentence that was spoken once is kept and not made again. All of it can be removed at any time."],
        examples: ["earmark cache", "earmark cache --limit 500MB", "earmark cache clear"],
        run: { try CacheCommand($0).run() })

    static func isOutput(_ text: String) -> Bool {
        let lower = text.lowercased()
        return text == "-" || lower.hasSuffix(".mp3") || lower.hasSuffix(".wav")
    }
}
