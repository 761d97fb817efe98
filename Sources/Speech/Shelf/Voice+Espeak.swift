import Espeak
import Narration

extension Voice {
    /// A voice of espeak-ng; nil when its language has no tag.
    init?(_ voice: EspeakVoice, version: String) {
        guard let tag = voice.languages.first?.tag, let language = LanguageTag(tag) else { return nil }
        self.init(
            id: "espeak/" + voice.id, name: "eSpeak " + voice.name, language: language, quality: .formant,
            family: .espeak, licence: "GPL-3.0-or-later", digest: version)
    }
}
