import Intake
import Narration
import Testing

@testable import earmark

@Suite("Arguments")
struct ArgumentsTests {
    private static let say = Command.all.first { $0.name == "say" }

    private static func read(_ line: String) throws -> Arguments {
        try Arguments(line.split(separator: " ").map(String.init), for: #require(say))
    }

    struct Row: Sendable {
        var line: String
        var argument: String?
        var output: String?
        var at: SourceLocation

        init(_ line: String, _ argument: String?, output: String?, at: SourceLocation = #_sourceLocation) {
            (self.line, self.argument, self.output, self.at) = (line, argument, output, at)
        }
    }

    static let rows = [
        Row("x.html", "x.html", output: nil), Row("x -o a.mp3", "x", output: "a.mp3"),
        Row("-oa.mp3 x", "x", output: "a.mp3"), Row("-o=a.mp3 x", "x", output: "a.mp3"),
        Row("--output a.WAV x", "x", output: "a.WAV"), Row("--output=a=b.mp3 x", "x", output: "a=b.mp3"),
        Row("- -o -", "-", output: "-"), Row("-o a.mp3 -o b.mp3", nil, output: "b.mp3"),
        Row("-- -o", "-o", output: nil), Row("-o a.mp3 -- --voice", "--voice", output: "a.mp3"),
        Row("", nil, output: nil),
    ]

    @Test("Options are read in every way of writing them", arguments: rows)
    func reading(_ row: Row) throws {
        let arguments = try Self.read(row.line)
        #expect(arguments.argument == row.argument, sourceLocation: row.at)
        #expect(arguments["output"] == row.output, sourceLocation: row.at)
    }

    @Test("The options of say come out as values")
    func values() throws {
        let options = try SayOptions(
            Self.read("x --voice joe --language en_gb --title T --speed 1.5 --data /d -o -"))
        #expect(options.source == .file("x"))
        #expect(options.voice == "joe")
        #expect(options.language == LanguageTag("en-GB"))
        #expect(options.title == "T")
        #expect(options.speed == 1.5)
        #expect(options.data == "/d")
        #expect(options.output == "-")
    }

    @Test("Skip rules are read from lists of kinds")
    func skipRules() throws {
        let rules = try SayOptions(Self.read("x --skip table,Caption --announce=footnote --read image-description"))
            .rules
        #expect(rules == SkipRules([.table: .skip, .caption: .skip, .footnote: .announce, .imageDescription: .read]))
        #expect(try SayOptions(Self.read("x --announce code")).rules == SkipRules())
    }

    @Test(
        "A wrong kind is refused with a name that was meant, and so is one with two rules",
        arguments: [
            ("x --skip tabel", "“tabel” is no kind; did you mean table?"),
            ("x --read foonote", "“foonote” is no kind; did you mean footnote?"),
            ("x --skip ,", "name at least one of code, table"),
            ("x --skip zzz", "“zzz” is no kind; there are code, table"),
            ("x --skip code --read code", "“code” cannot have both --read and --skip"),
        ])
    func wrongKinds(_ line: String, _ complaint: String) throws {
        let error = #expect(throws: ToolError.self) { try SayOptions(Self.read(line)) }
        guard case .usage(let sentence, _) = error else {
            Issue.record("\(String(describing: error)) is no complaint about usage")
            return
        }
        #expect(sentence.contains(complaint))
    }

    @Test("Without options there are the usual values")
    func usual() throws {
        let options = try SayOptions(Self.read("https://example.org/x"))
        #expect(options.source == .address("https://example.org/x"))
        #expect(options.speed == 1)
        #expect(options.voice == nil && options.output == nil && options.language == nil && options.data == nil)
    }

    @Test(
        "The nearest name is found, and none when none is near",
        arguments: [
            ("--voise", "--voice"), ("--lang", "--language"), ("--outptu", "--output"), ("--zzz", nil), ("--", nil),
            ("", nil), ("--titel", "--title"),
        ])
    func nearest(_ word: String, _ name: String?) {
        let names = ["--voice", "--language", "--output", "--title", "--speed"]
        #expect(Nearest(to: word, among: names).name == name)
    }

    @Test("Swapped, missing and added characters count one each")
    func distance() {
        #expect(Nearest.distance(Array("say"), Array("say")) == 0)
        #expect(Nearest.distance(Array("sya"), Array("say")) == 1)
        #expect(Nearest.distance(Array("sa"), Array("say")) == 1)
        #expect(Nearest.distance(Array(""), Array("say")) == 3)
    }
}
