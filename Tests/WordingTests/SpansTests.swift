import Narration
import Testing
import Wording

@Suite("Parts with a meaning of their own")
struct SpansTests {
    private let english = Wording(in: LanguageTag("en"))

    private func form(
        _ text: String, _ part: String, _ meaning: Block.Span.Meaning, at: SourceLocation = #_sourceLocation
    )
        throws -> String
    {
        let range = try #require(text.firstRange(of: part), sourceLocation: at)
        let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
        let span = Block.Span(start..<start + part.unicodeScalars.count, meaning)
        let form = english.form(of: text, spans: [span])
        expectSoundMap(form, of: text, at: at)
        return form.spoken
    }

    @Test("What is said in other words is said in those, numbers and all")
    func said() throws {
        #expect(try form("take 図書館 now", "図書館", .said("toshokan 5")) == "take toshokan five now")
        #expect(try form("Sigh [1] now", "[1]", .said("")) == "Sigh  now")
        #expect(try form("a b c", "b", .said("[[x|y]]")) == "a [x,y] c")
    }

    @Test("An abbreviation is said in full, an acronym as it is")
    func abbreviations() throws {
        #expect(try form("the dept met", "dept", .abbreviation("department")) == "the department met")
        #expect(try form("the NATO met", "NATO", .abbreviation("North Atlantic Treaty Organization")) == "the NATO met")
    }

    @Test("Code is prose whose signs have names")
    func code() throws {
        #expect(try form("call user_name.first now", "user_name.first", .code) == "call user name dot first now")
        #expect(try form("use --help here", "--help", .code) == "use dash dash help here")
        #expect(try form("set maxCount=12 here", "maxCount=12", .code) == "set max Count equals twelve here")
        #expect(try form("run a/b.md now", "a/b.md", .code) == "run a slash b dot M.D now")
    }

    @Test("Words of another language stay as they are")
    func foreign() throws {
        let german = try #require(LanguageTag("de"))
        #expect(try form("he said z. B. AI here", "z. B. AI", .language(german)) == "he said z. B. AI here")
    }
}
