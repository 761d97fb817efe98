internal import AVFoundation
internal import Narration

extension InstalledVoices {
    /// The voices of this device. Joke voices are none.
    @MainActor static func ofSystem() -> InstalledVoices {
        let home = LanguageTag(AVSpeechSynthesisVoice.currentLanguageCode())
        var standard: [String: String] = [:]
        let voices = AVSpeechSynthesisVoice.speechVoices().compactMap { voice -> Voice? in
            guard !voice.voiceTraits.contains(.isNoveltyVoice), let language = LanguageTag(voice.language) else {
                return nil
            }
            if standard[voice.language] == nil {
                standard[voice.language] = AVSpeechSynthesisVoice(language: voice.language)?.identifier ?? ""
            }
            return Voice(
                id: voice.identifier, name: voice.name, language: language, quality: Voice.Quality(voice.quality),
                isStandard: standard[voice.language] == voice.identifier)
        }
        return InstalledVoices(voices, home: home)
    }
}

extension InstalledVoices.Voice.Quality {
    init(_ quality: AVSpeechSynthesisVoiceQuality) {
        switch quality {
        case .premium: self = .premium
        case .enhanced: self = .enhanced
        default: self = .standard
        }
    }
}
