import Intake
import Narration

/// What `say` was asked for, checked.
struct SayOptions: Sendable {
    /// What to read.
    var source: Source
    /// The file to write (`.mp3` or `.wav`), `-` for standard output, or nil to name it after the source.
    var output: String?
    /// The id of the voice, or nil for one that fits.
    var voice: String?
    /// The language that the user declares.
    var language: LanguageTag?
    /// The title that the user gives.
    var title: String?
    /// The speed, 0.5 to 3.
    var speed: Double
    /// What becomes of code, tables, notes and the like.
    var rules: SkipRules
    /// How the listener wants words said.
    var pronunciations: Pronunciations
    /// The data folder, or nil for the usual one.
    var data: String?

    /// The options in a call's arguments; throws `ToolError.usage`.
    init(_ arguments: Arguments) throws(ToolError) {
        source = try arguments.source()
        output = arguments["output"]
        voice = arguments["voice"]
        language = arguments.language
        title = arguments["title"]
        speed = arguments["speed"].flatMap(Self.speed) ?? 1
        rules = try arguments.skipRules()
        pronunciations = try arguments.pronunciations()
        data = arguments["data"]
    }

    /// Reads a speed; nil when it is none from 0.5 to 3.
    static func speed(_ text: String) -> Double? {
        // `Double` alone would also take "0x1" and "1e0".
        guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let speed = Double(text),
            (0.5...3).contains(speed)
        else { return nil }
        return speed
    }
}
