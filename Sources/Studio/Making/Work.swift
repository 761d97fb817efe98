import Narration
import Speech

/// A clip to be made: of a text, by a voice.
struct Work: Sendable {
    /// What the clip is kept under.
    let key: ClipKey
    /// What is said: an utterance's `spoken`, or a piece of it.
    let text: String
    /// Who was cast for it.
    let voice: Voice
    /// Why that one was.
    let rule: CastingRule
    /// Whether the user asked for this voice, so that no other may speak where it cannot be used at all.
    let isVoiceRequired: Bool
    /// Who speaks in the place of the voice by now: it turned out that it cannot be used. Nil while it can.
    let substitute: @Sendable () -> Voice?
    /// Who speaks where the voice fails on this text.
    let fallback: @Sendable () -> Voice?

    init(
        text: String, voice: Voice, rule: CastingRule, isVoiceRequired: Bool,
        substitute: @escaping @Sendable () -> Voice?, fallback: @escaping @Sendable () -> Voice?
    ) {
        key = ClipKey(text: text, voice: voice)
        self.text = text
        self.voice = voice
        self.rule = rule
        self.substitute = substitute
        self.isVoiceRequired = isVoiceRequired
        self.fallback = fallback
    }
}

extension Work {
    /// The same work for a part of the text.
    func piece(_ text: String) -> Work {
        Work(
            text: text, voice: voice, rule: rule, isVoiceRequired: isVoiceRequired, substitute: substitute,
            fallback: fallback)
    }
}

/// What became of work.
enum WorkResult: Sendable {
    /// A clip is kept.
    case made(MadeClip)
    /// No voice could speak it; for a required voice, with the reason.
    case failed(SpeechError?)
    /// It was stopped, and may be begun again.
    case stopped
}

/// A clip that is kept.
struct MadeClip: Sendable {
    /// What it is kept under: another key than the work's, if the fallback voice spoke.
    var key: ClipKey
    /// What is known of it.
    var facts: Clip.Facts
    /// The id of the voice that speaks.
    var voice: String
    /// How it came to its sound.
    var outcome: Timeline.Outcome
    /// Whether it was there before.
    var wasCached: Bool
}
