import Narration
import Speech

/// Who speaks a script: the voices that there are, the one that was asked for, and what follows for each language.
struct Cast {
    /// The voices on this machine.
    let shelf: VoiceShelf
    /// The voice that was asked for, or nil for those that fit.
    let preferred: Voice?
    /// Which voice speaks which utterance.
    let casting: Casting

    /// Finds the voices of a script.
    ///
    /// Throws `SpeechError`, and `ToolError` when the voices that were chosen cannot be read.
    init(
        of script: Script, voice name: String?, language: LanguageTag?, data: DataFolder, command: String = "say"
    ) async throws {
        let shelf = await data.shelf()
        preferred = try name.map { try data.voice(named: $0, on: shelf, for: command) }
        casting = try Casting(
            shelf: shelf, preferred: preferred, choices: try data.choices(),
            articleLanguage: language ?? script.language)
        self.shelf = shelf
    }

    /// The voice of each language of a script.
    func voices(of script: Script) -> [LanguageTag: String] {
        var voices: [LanguageTag: String] = [:]
        for utterance in script.utterances {
            guard let language = utterance.language, voices[language] == nil else { continue }
            voices[language] = casting.voice(for: utterance).0.id
        }
        return voices
    }
}
