import Narration
import Testing

@Suite("Settings")
struct SettingsTests {
    @Test("Names are unique, and every standard value is one that may be chosen", arguments: Setting.all)
    func table(_ setting: Setting) throws {
        #expect(Setting.all.count { $0.name == setting.name } == 1)
        #expect(setting.name.allSatisfy { $0.isLowercase || $0 == "-" })
        #expect(setting.purpose.first?.isUppercase == true)
        #expect(try setting.value(reading: setting.written(setting.standard)) == setting.standard)
    }

    @Test("Reading aloud is off until it is chosen")
    func readAloud() {
        var settings = Settings()
        #expect(!settings.readAloudIsOn)
        settings[.readAloud] = .onOff(true)
        #expect(settings.readAloudIsOn)
    }

    struct Refused: Sendable {
        let name: String
        let text: String
        let sentence: String
        let at: SourceLocation

        init(_ name: String, _ text: String, _ sentence: String, at: SourceLocation = #_sourceLocation) {
            (self.name, self.text, self.sentence, self.at) = (name, text, sentence, at)
        }
    }

    static let refused = [
        Refused("read-aloud", "maybe", "read-aloud is on or off, not “maybe”"),
        Refused("speed", "301", "speed is a number from 50 to 300 %, not “301”"),
        Refused("speed", "fast", "speed is a number from 50 to 300 %, not “fast”"),
        Refused("skip-code", "shout", "skip-code is one of read, announce, skip, not “shout”"),
    ]

    @Test("What is not possible is refused with what is", arguments: refused)
    func refusing(_ row: Refused) throws {
        let setting = try #require(Setting.named(row.name), sourceLocation: row.at)
        let refusal = #expect(throws: Setting.Refusal.self, sourceLocation: row.at) {
            try setting.value(reading: row.text)
        }
        #expect(refusal?.sentence == row.sentence, sourceLocation: row.at)
    }

    @Test("What was chosen is kept, and what is usual is not")
    func keeping() throws {
        var settings = Settings()
        settings[.speed] = try Setting.speed.value(reading: "123")
        settings[.readAloud] = .onOff(false)
        #expect(settings.written == ["speed": "125"])
        #expect(Settings(reading: settings.written) == settings)
        #expect(Settings(reading: ["speed": "9999", "gone": "1"]) == Settings())
    }

    @Test("Skip rules are made of their settings")
    func skipRules() throws {
        let settings = Settings(reading: ["skip-code": "read", "skip-image-description": "announce"])
        #expect(settings.skipRules[.code] == .read)
        #expect(settings.skipRules[.imageDescription] == .announce)
        #expect(settings.skipRules[.table] == SkipRules.standard(for: .table))
    }
}
