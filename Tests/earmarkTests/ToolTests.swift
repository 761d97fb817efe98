import Foundation
import TestSupport
import Testing

@Suite("The tool as a process", .timeLimit(.minutes(10)))
struct ToolTests {
    struct Row: Sendable {
        var arguments: [String]
        var code: Int32
        var complaint: String
        var at: SourceLocation

        init(_ line: String, _ code: Int32, _ complaint: String, at: SourceLocation = #_sourceLocation) {
            arguments = line.split(separator: " ").map(String.init)
            (self.code, self.complaint, self.at) = (code, complaint, at)
        }
    }

    static let complaints = [
        Row("", 2, "earmark: a command is needed."),
        Row("sai", 2, "earmark: there is no command “sai”; did you mean say?\nSee: earmark help\n"),
        Row("scirpt x", 2, "did you mean script?"),
        Row("frobnicate", 2, "earmark: there is no command “frobnicate”.\n"),
        Row("./story.html", 2, "did you mean earmark say ./story.html?"),
        Row("https://example.org", 2, "did you mean earmark say https://example.org?"),
        Row("--versoin", 2, "did you mean --version?"), Row("help scrip", 2, "did you mean script?"),
        Row("say --voise x", 2, "earmark: say has no option --voise; did you mean --voice?\nSee: earmark help say\n"),
        Row("script --jsno x", 2, "script has no option --jsno; did you mean --json?"),
        Row("say --zzz", 2, "earmark: say has no option --zzz.\n"), Row("say -x", 2, "say has no option -x."),
        Row("say x y", 2, "“y” is a second one"), Row("say --voice", 2, "--voice needs a value: ID"),
        Row("script --json=1 x", 2, "--json takes no value"),
        Row("say x --speed 9", 2, "--speed: “9” is no number from 0.5 to 3."),
        Row("say x --speed nan", 2, "--speed: “nan” is no number"), Row("say x --speed=0.4", 2, "“0.4” is no number"),
        Row("say x -o x.ogg", 2, "--output: “x.ogg” must end in .mp3 or .wav, or be -."),
        Row("say x --language klingon", 2, "“klingon” is no language tag"),
        Row("script /nowhere/x.html", 1, "earmark: /nowhere/x.html does not exist;"),
        Row("script /usr", 1, "earmark: /usr is a folder; give one of the files in it.\n"),
        Row("script ftp://example.org/x", 1, "only http and https addresses are."),
        Row("script -", 1, "earmark: standard input is empty.\n"),
        Row("script", 1, "earmark: standard input is empty.\n"),
        Row("say", 1, "earmark: "),
    ]

    @Test("What cannot be done is said in a sentence, with the exit code", arguments: complaints)
    func complaining(_ row: Row) async throws {
        let outcome = try await Tool.run(row.arguments)
        #expect(outcome.code == row.code, sourceLocation: row.at)
        #expect(outcome.output.isEmpty, sourceLocation: row.at)
        #expect(outcome.complaint.contains(row.complaint), "\(outcome.complaint)", sourceLocation: row.at)
    }

    @Test(
        "Help and version are output, not complaints",
        arguments: [
            ("--version", "earmark "), ("-V", "earmark "), ("--help", "Usage: earmark COMMAND"),
            ("-h", "Usage: earmark"),
            ("help", "Usage: earmark COMMAND"), ("help say", "Usage: earmark say [FILE|URL|ARTICLE|-] [OPTIONS]"),
            ("say --help", "--speed R"), ("script -h", "--json"), ("say nowhere.html -h", "--voice ID"),
        ])
    func help(_ line: String, _ contents: String) async throws {
        let outcome = try await Tool.run(line.split(separator: " ").map(String.init))
        #expect(outcome.code == 0)
        #expect(outcome.complaint.isEmpty)
        #expect(outcome.output.contains(contents))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test("An address that answers 404 is a failure with a sentence")
    func notFound() async throws {
        let server = try LoopbackServer { _ in .response(404) }
        let outcome = try await Tool.run(["script", server.address("/story?token=secret")])
        #expect(outcome.code == 1)
        #expect(
            outcome.complaint
                == "earmark: \(server.address("/story")) does not exist (status 404); check the address.\n")
    }

    @Test("A source without text is a failure, and nothing is printed", arguments: ["script", "say"])
    func nothingToSpeak(_ command: String) async throws {
        let outcome = try await Tool.run([command, "-"], input: "<html><body><hr></body></html>")
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.complaint.contains("earmark: standard input has no text to read aloud"))
    }

    @Test("The script is one utterance a line, with kind and language")
    func script() async throws {
        let outcome = try await Tool.run(
            ["script", "-", "--language", "en", "--title", "The Title"], input: "<p>Hello, you.</p><p>And good bye.</p>"
        )
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("paragraph ") && $0.contains(" en ") && $0.hasSuffix(" Hello, you.") })
        #expect(lines.contains { $0.hasPrefix("paragraph ") && $0.hasSuffix(" And good bye.") })
    }

    @Test("Control characters of an article do not reach the terminal")
    func controls() async throws {
        let outcome = try await Tool.run(["script", "-"], input: "<p>Hello \u{1B}]0;evil\u{7} you.</p>")
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(!outcome.output.contains("\u{7}"))
    }

    @Test("The voices of a language are listed, espeak-ng's among them")
    func voices() async throws {
        let outcome = try await Tool.run(["voices", "--language", "de"])
        #expect(outcome.code == 0)
        #expect(
            outcome.output.split(separator: "\n").contains { $0.hasPrefix("* espeak/de ") && $0.contains(" formant ") })
        #expect(!outcome.output.contains("espeak/fr"))
    }

    @Test("A voice that cannot be used is a complaint, and the others are listed")
    func brokenVoice() async throws {
        let outcome = try await Tool.run(
            [],
            shell: #"""
                mkdir "$TMPDIR/voices" && cd "$TMPDIR/voices" && echo x >bad.onnx && echo x >bad.onnx.json
                "$0" voices --all --data "$TMPDIR"
                """#)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("espeak/de "))
        #expect(outcome.complaint.contains("bad.onnx"))
    }

    @Test("The script in JSON is one object with every key, null where something is unknown")
    func json() async throws {
        let outcome = try await Tool.run(
            ["script", "--json", "-"], input: "<p>See http://example.org/x and “this”.</p>")
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let decoded = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let object = try #require(decoded as? [String: Any])
        #expect(object.keys.sorted() == ["language", "site", "skipped", "title", "utterances"])
        #expect(object["site"] is NSNull)
        let utterances = try #require(object["utterances"] as? [[String: Any]])
        let first = try #require(utterances.first)
        #expect(first.keys.sorted() == ["block", "index", "kind", "language", "spoken", "text"])
        #expect(first["kind"] as? String == "paragraph")
        #expect(first["index"] as? Int == 0)
        #expect(!outcome.output.contains("\\/"))
    }

    @Test("A reader that closes the pipe ends the tool quietly")
    func brokenPipe() async throws {
        let text = (0..<20_000).map { "This is sentence number \($0).\n\n" }.joined()
        let outcome = try await Tool.run(
            [], input: text, shell: #""$0" script - | head -n 1 >/dev/null; echo "${PIPESTATUS[0]}""#)
        #expect(outcome.output == "0\n")
        #expect(outcome.complaint.isEmpty)
    }

    @Test("A full disk is a failure")
    func fullDisk() async throws {
        let outcome = try await Tool.run([], input: "<p>Hello.</p>", shell: #""$0" script - >/dev/full"#)
        #expect(outcome.code == 1)
        #expect(outcome.complaint.hasPrefix("earmark: standard output cannot be written: "))
    }
}
