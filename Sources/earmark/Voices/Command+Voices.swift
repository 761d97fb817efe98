import Narration

extension Command {
    /// `earmark voices` and the commands behind it.
    static let voices = Command(
        name: "voices", summary: "List the voices; install, choose, try and remove them", argument: nil,
        options: [
            Option(
                "language", value: "TAG", "Those of a language, with those to be had, such as de",
                complaint: language.complaint),
            Option("all", "All: espeak-ng's too, and all to be had"), Option("json", "Print one JSON array"), catalogue,
            data,
        ],
        notes: [
            "A star stands before a voice that speaks its language now. The voice of an utterance is: the one chosen for"
                + "\nits language (voices use), the best neural one, espeak-ng's."
        ],
        examples: [
            "earmark voices", "earmark voices --language de", "earmark voices install de",
            "earmark voices use ID --for de",
        ],
        run: { try await VoicesCommand($0).run() },
        commands: [install, add, remove, sample, use, search])

    private static let catalogue = Option(
        "catalogue", value: "URL",
        "The list of voices to be had; otherwise what\nEARMARK_CATALOGUE or the settings name",
        complaint: { $0.hasPrefix("http://") || $0.hasPrefix("https://") ? nil : "“\($0)” is no web address" })

    private static let yes = Option("yes", "Ask nothing")

    private static let install = Command(
        name: "voices install", summary: "Fetch a voice, after showing its terms", argument: "ID|LANGUAGE",
        options: [yes, catalogue, data],
        notes: [
            "A language (de, pt-BR) means the best voice to be had for it. After a break it goes on where it ended."
        ],
        examples: ["earmark voices install de_DE-thorsten-medium", "earmark voices install nl --yes"],
        run: { try await InstallCommand($0).run() })

    private static let add = Command(
        name: "voices add", summary: "Take a Piper voice from files", argument: "FILE|DIR", options: [data],
        notes: [
            "The file is NAME.onnx with NAME.onnx.json beside it, or the folder of both. The voice is loaded and speaks"
                + "\nonce before it is copied."
        ],
        examples: ["earmark voices add ~/Downloads/en_GB-alan-medium.onnx"],
        run: { try await AddCommand($0).run() })

    private static let remove = Command(
        name: "voices remove", summary: "Delete a voice", argument: "ID", options: [yes, data], notes: [],
        examples: ["earmark voices remove en_GB-alan-medium"],
        run: { try await RemoveCommand($0).run() })

    private static let sample = Command(
        name: "voices sample", summary: "Let a voice speak into a file", argument: "ID",
        options: [
            Option(
                "output", letter: "o", value: "OUT",
                "The file to write, ending in .mp3 or .wav;\n- writes MP3 to standard output",
                complaint: { isOutput($0) ? nil : "“\($0)” must end in .mp3 or .wav, or be -" }),
            Option(
                "text", value: "TEXT", "What it says; otherwise a sentence in its language",
                complaint: { text in
                    if text.allSatisfy(\.isWhitespace) { return "there is nothing to say" }
                    return text.unicodeScalars.count > 500
                        ? "a sample has at most 500 characters; see earmark say" : nil
                }),
            data,
        ],
        notes: ["A speaker of a voice of several is named behind a #: libritts#12."],
        examples: ["earmark voices sample en_US-joe-medium -o - | mpv -", "earmark voices sample espeak/it -o it.wav"],
        run: { try await SampleCommand($0).run() })

    private static let use = Command(
        name: "voices use", summary: "Choose a voice for a language, or for quotes", argument: "ID",
        options: [
            Option(
                "for", value: "LANGUAGE", "A language (de, pt-BR), or quotes;\notherwise the voice's own language",
                complaint: {
                    UseCommand.Purpose($0) == nil ? "“\($0)” is no language tag and not quotes; write de or en-GB" : nil
                }),
            data,
        ],
        notes: ["auto instead of a name takes a choice back. A voice that was set aside is tried again."],
        examples: [
            "earmark voices use en_GB-alan-medium --for en", "earmark voices use espeak/en-US --for quotes",
            "earmark voices use auto --for en",
        ],
        run: { try await UseCommand($0).run() })

    private static let search = Command(
        name: "voices catalogue", summary: "List and search the voices to be had", argument: "WORD…",
        options: [
            Option("refresh", "Fetch the list anew; otherwise that is done once"),
            Option("json", "Print one JSON array"),
            catalogue, data,
        ],
        notes: ["Words look at name, language (in English and in itself), country and quality; all have to fit."],
        examples: ["earmark voices catalogue german", "earmark voices catalogue --refresh"],
        run: { try await CatalogueCommand($0).run() })
}
