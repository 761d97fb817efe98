import Foundation
import TestSupport
import Testing

/// `earmark voices` and the commands behind it that need no network.
@Suite("Voices with the tool", .timeLimit(.minutes(10)))
struct VoicesTests {
    private static let joe = ProcessInfo.processInfo.environment["EARMARK_VOICES"] ?? ""
    private static let joeModel = joe + "/en_US-joe-medium/en_US-joe-medium.onnx"
    private static let hasJoe = FileManager.default.fileExists(atPath: joeModel)

    private func run(_ script: String) async throws -> Tool.Outcome {
        try await Tool.run([], shell: "cd \"$TMPDIR\" || exit 9\n" + script)
    }

    /// A voice's configuration for a language, under a name, with what passes for a model.
    private func made(_ name: String, _ code: String) -> String {
        let json = """
            {"audio":{"sample_rate":16000,"quality":"low"},"espeak":{"voice":"en-us"},"language":{"code":"\(code)"},
            "num_symbols":256,"phoneme_id_map":{"_":[0],"^":[1],"$":[2],"a":[4]}}
            """
        return "mkdir -p voices/\(name); printf ':\\002\\022\\000' > voices/\(name)/\(name).onnx\n"
            + "cat > voices/\(name)/\(name).onnx.json <<'E'\n\(json)\nE\n"
    }

    @Test("The list is short: neural voices, and a line about the others")
    func list() async throws {
        let outcome = try await run(made("en_GB-tom-low", "en_GB") + "\"$0\" voices --data .")
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                  VOICE                LANGUAGE                  QUALITY  SIZE       STATE   LICENCE
                * piper/en_GB-tom-low  English (United Kingdom)  low      177 bytes  in use  unknown

                """)
        #expect(outcome.complaint.contains(/^espeak-ng speaks 1\d\d languages, plainly: earmark voices --all\n/))
        let all = try await run(made("en_GB-tom-low", "en_GB") + "\"$0\" voices --data . --all")
        #expect(all.output.contains("\n* espeak/de "))
        #expect(all.output.contains("\n  espeak/en "))
    }

    @Test("A choice is kept, holds for what follows, leaves strangers' settings alone, and is taken back")
    func choosing() async throws {
        let outcome = try await run(
            made("en_GB-tom-low", "en_GB") + made("en_US-ann-low", "en_US") + """
                echo '{"volume": 0.5, "voices": {"xx": "espeak/de"}}' > settings.json
                "$0" voices use tom --for en --data . && "$0" voices --data . && cat settings.json
                "$0" voices use ann --for quotes --data . && "$0" voices use auto --for en --data .
                "$0" voices use ann --for de --data .; "$0" voices use nobody --data .; "$0" voices use auto --data .
                cat settings.json
                """)
        #expect(outcome.complaint.contains("English is spoken by piper/en_GB-tom-low.\n"))
        #expect(outcome.output.contains("\n* piper/en_GB-tom-low"))
        #expect(outcome.output.contains("\n  piper/en_US-ann-low"))
        #expect(outcome.output.contains("\"en\" : \"piper/en_GB-tom-low\""))
        #expect(outcome.complaint.contains("Quotes in English are spoken by piper/en_US-ann-low.\n"))
        #expect(outcome.complaint.contains("English is spoken by piper/en_US-ann-low.\n"))
        #expect(outcome.complaint.contains("piper/en_US-ann-low speaks English (United States) and not German.\n"))
        #expect(outcome.complaint.contains("there is no voice named nobody;"))
        #expect(outcome.complaint.contains("auto needs --for: a language, or quotes."))
        #expect(
            outcome.output.hasSuffix(
                """
                {
                  "quoteVoice" : "piper/en_US-ann-low",
                  "voices" : {
                    "xx" : "espeak/de"
                  },
                  "volume" : 0.5
                }

                """))
    }

    @Test("A chosen voice that is gone is said when it should speak")
    func gone() async throws {
        let outcome = try await run(
            """
            echo '{"voices": {"de": "piper/de_DE-gone-high"}}' > settings.json
            echo '<html lang="de"><p>Die Boote lagen still im Hafen, und niemand sprach ein Wort.' > a.html
            "$0" say a.html -o a.mp3 --data .
            """)
        let sentence = "earmark: piper/de_DE-gone-high was chosen for German and is not there; espeak/de speaks.\n"
        #expect(outcome.complaint.contains(sentence))
        #expect(outcome.code == 0)
    }

    @Test("Settings that cannot be read are said, and never written over")
    func brokenSettings() async throws {
        let outcome = try await run(
            """
            echo '{"voices": ' > settings.json; "$0" voices use espeak/de --data .; echo $?; cat settings.json
            "$0" voices --data .; echo $?
            """)
        #expect(outcome.output == "1\n{\"voices\": \n1\n")
        #expect(
            outcome.complaint.contains(
                "settings.json cannot be used: it is not a JSON object; mend the file or delete it."))
    }

    @Test("Many at once lose no choice")
    func choosingAtOnce() async throws {
        let languages = ["de", "fr", "it", "es", "pt", "nl", "sv", "pl"]
        let uses = languages.map { "\"$0\" voices use espeak/\($0) --for \($0) --data . &" }.joined(separator: "\n")
        let outcome = try await run(uses + "\nwait; cat settings.json")
        for language in languages { #expect(outcome.output.contains("\"\(language)\" : \"espeak/\(language)\"")) }
    }

    @Test("Removing says who speaks then, asks, and forgets the choice")
    func removing() async throws {
        let voices = made("en_GB-tom-low", "en_GB") + made("de_DE-max-low", "de_DE")
        let outcome = try await run(
            voices + """
                "$0" voices use tom --for en --data .; "$0" voices remove tom --data . </dev/null; echo $?
                "$0" voices remove tom --yes --data .; "$0" voices remove max --yes --data .
                "$0" voices remove espeak/de --yes --data .; echo $?; ls -A voices; cat settings.json
                """)
        #expect(outcome.output == "2\n1\n{\n\n}\n")
        #expect(outcome.complaint.contains("English (United Kingdom) is then spoken by espeak/en.\n"))
        #expect(outcome.complaint.contains("“Delete piper/en_GB-tom-low?” --yes says yes."))
        #expect(
            outcome.complaint.contains(
                "German (Germany) is then spoken by espeak/de.\npiper/de_DE-max-low is removed.\n"))
        #expect(outcome.complaint.contains("espeak/de is a part of espeak-ng and cannot be removed alone."))
        let elsewhere = try await run(
            made("en_GB-tom-low", "en_GB")
                + "EARMARK_VOICES=$PWD/voices \"$0\" voices remove tom --yes --data other; ls voices")
        #expect(
            elsewhere.complaint.contains(
                "/voices/en_GB-tom-low, which is not Earmark's to change; delete its files there."))
        #expect(elsewhere.output == "en_GB-tom-low\n")
    }

    @Test("At a terminal a question is asked, and only yes is yes", .enabled(if: Command.isInstalled("script")))
    func asking() async throws {
        let ask = "script -qec \"'$0' voices remove tom --data .\" /dev/null; ls -A voices"
        let no = try await run(made("en_GB-tom-low", "en_GB") + "printf '\\n' | " + ask)
        #expect(no.output.contains("Delete piper/en_GB-tom-low? [y/N]"))
        #expect(no.output.contains("nothing was changed"))
        #expect(no.output.hasSuffix("en_GB-tom-low\n"))
        let yes = try await run(made("en_GB-tom-low", "en_GB") + "printf 'y\\n' | " + ask)
        #expect(yes.output.contains("piper/en_GB-tom-low is removed."))
        #expect(!yes.output.hasSuffix("en_GB-tom-low\n"))
    }

    @Test(
        "Who hears espeak-ng is told of natural voices, once, at a terminal",
        .enabled(if: Command.isInstalled("script")))
    func hint() async throws {
        let outcome = try await run(
            """
            echo '<html lang="de"><p>Die Boote lagen still im Hafen, und niemand sprach ein Wort.' > a.html
            script -qec "'$0' say a.html -o a.mp3 --data ." /dev/null
            "$0" say a.html -o a.mp3 --data .
            """)
        let hint =
            "German was spoken by espeak-ng, plainly. To look for a natural voice: earmark voices catalogue german"
        #expect(outcome.output.contains(hint))
        #expect(!outcome.complaint.contains("plainly"))
    }

    @Test("A sample is made in every kind of voice")
    func sample() async throws {
        let outcome = try await run(
            """
            "$0" voices sample espeak/it --data . && "$0" voices sample espeak/tk -o tk.wav --data . &&
            "$0" voices sample espeak/de --text "Guten Tag." -o - --data . | wc -c && ls *.mp3 *.wav
            "$0" voices sample espeak/de --text " " --data .; "$0" voices sample nobody --data .
            """)
        #expect(outcome.output.hasSuffix("\nit.mp3\ntk.wav\n"), "\(outcome.output)")
        #expect(outcome.complaint.contains("it.mp3: 0:0"))
        #expect(outcome.complaint.contains("--text: there is nothing to say."))
        #expect(outcome.complaint.contains("there is no voice named nobody;"))
    }

    @Test(
        "A real voice is added from a file and speaks its language",
        .enabled(if: hasJoe, "No neural voice is installed"))
    func adding() async throws {
        let outcome = try await run(
            """
            ln -s '\(Self.joeModel)' en_GB-tim-low.onnx; sed s/en_US/en_GB/ '\(Self.joeModel).json' > en_GB-tim-low.onnx.json
            echo junk > bad.onnx; cp en_GB-tim-low.onnx.json bad.onnx.json
            "$0" voices add en_GB-tim-low.onnx --data . && "$0" voices add bad.onnx --data .; echo $?; ls voices
            echo '<html lang="en-GB"><p>The boats were still in the harbour, and nobody spoke.' > a.html
            "$0" say a.html -o a.mp3 --data .
            """)
        #expect(outcome.output == "1\nen_GB-tim-low\n")
        #expect(
            outcome.complaint.contains(
                "piper/en_GB-tim-low is installed: English (United Kingdom), its licence is unknown.\n"))
        #expect(
            outcome.complaint.contains(
                "the voice file bad.onnx cannot be used: it is cut off: 5 bytes of at least 119."))
        #expect(outcome.complaint.hasSuffix("spoken by piper/en_GB-tim-low\n"))
    }

    @Test(
        "A model that is cut off is said once, and espeak-ng speaks",
        .enabled(if: hasJoe, "No neural voice is installed"))
    func truncated() async throws {
        let outcome = try await run(
            """
            mkdir -p voices; head -c 30000000 '\(Self.joeModel)' > voices/en_US-joe-medium.onnx
            cp '\(Self.joeModel).json' voices/en_US-joe-medium.onnx.json
            "$0" voices --data .; echo "The boats were still. Nobody spoke a word." > a.txt
            "$0" say a.txt --language en -o a.mp3 --data .
            "$0" voices remove en_US-joe-medium --yes --data .; ls -A voices
            """)
        #expect(outcome.output.isEmpty)
        let fault = "/voices/en_US-joe-medium.onnx cannot be used: it is cut off: 30000000 bytes of at least 63201288"
        #expect(outcome.complaint.components(separatedBy: fault + ".\n").count == 2)
        #expect(outcome.complaint.components(separatedBy: fault + "; espeak/en-US speaks English.\n").count == 2)
        #expect(!outcome.complaint.contains(".."))
        #expect(outcome.complaint.contains("spoken by espeak/en-US\n"))
        #expect(outcome.complaint.contains("piper/en_US-joe-medium is removed.\n"))
    }

    @Test(
        "A model that does not load is set aside after three tries, until it is asked for",
        .enabled(if: hasJoe, "No engine"))
    func setAside() async throws {
        let say = "\"$0\" say a.txt --language en -o a.mp3 --data . 2>&1 | grep -v '^\\['\n"
        let outcome = try await run(
            made("en_US-bad-low", "en_US") + "echo 'The boats were still. Nobody spoke a word.' > a.txt\n" + say + say
                + """
                echo third; \(say) "$0" voices --data .; "$0" voices use bad --data .; echo after; "$0" voices --data .
                """)
        #expect(outcome.output.contains("cannot be used: ONNX Runtime refuses the model: Missing opset in the model."))
        #expect(!outcome.output.contains(".."))
        let third = outcome.output.components(separatedBy: "third\n").last ?? ""
        #expect(
            third.contains("it failed three times, so piper/en_US-bad-low is set aside and another voice speaks;"),
            "\(third)")
        #expect(third.contains("spoken by espeak/en-US\n"))
        #expect(third.contains("  piper/en_US-bad-low  English (United States)  low      177 bytes  set aside"))
        let after = outcome.output.components(separatedBy: "after\n").last ?? ""
        #expect(after.contains("* piper/en_US-bad-low"))
    }

    @Test("Commands of voices explain themselves, and near misses are named")
    func help() async throws {
        for name in ["install", "add", "remove", "sample", "use", "catalogue"] {
            let outcome = try await Tool.run(["help", "voices", name])
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("Usage: earmark voices \(name) "))
            #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
            let bare = try await Tool.run(["voices", name, "--help"])
            #expect(bare.output == outcome.output)
        }
        let near = try await Tool.run(["voices", "instal", "x"])
        #expect(near.code == 2)
        #expect(
            near.complaint
                == "earmark: voices has no command “instal”; did you mean install?\nSee: earmark help voices\n")
        for name in ["install", "add", "remove", "sample", "use"] {
            let bare = try await Tool.run(["voices", name])
            #expect(bare.code == 2)
            #expect(bare.complaint.hasSuffix("See: earmark help voices \(name)\n"))
        }
        let empty = try await Tool.run(["say", "x", "--voice", ""])
        #expect(empty.complaint.hasPrefix("earmark: --voice: the name is empty;"))
    }
}
