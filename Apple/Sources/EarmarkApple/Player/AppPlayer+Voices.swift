internal import AVFoundation
public import Narration

/// Who speaks, and how fast that is.
extension AppPlayer {
    /// Chooses a voice for its language; nil goes back to the best one. Heard from the next utterance on.
    public func choose(_ voice: InstalledVoices.Voice?, for language: String) {
        chosenVoices[language] = voice?.id
        showAndKeep()
    }

    /// The voice that speaks a language; nil where none does.
    public func voice(for language: LanguageTag?) -> InstalledVoices.Voice? {
        voices.voice(for: language, chosen: chosenVoices)
    }

    /// Lets a voice say a sentence. What plays is held first: two voices at a time are none.
    public func preview(_ voice: InstalledVoices.Voice, saying words: String) {
        guard player.readAloudIsOn else { return }
        send(.pause)
        endPreview()
        guard beginSession() else { return }
        let synthesizer = system.synthesizer()
        let ear = SpeechEar(signals)
        synthesizer.delegate = ear
        let utterance = AVSpeechUtterance(string: words)
        utterance.voice = AVSpeechSynthesisVoice(identifier: voice.id)
        utterance.rate = SpeechRate.rate(for: player.speed)
        preview = (synthesizer, ear, utterance)
        synthesizer.speak(utterance)
    }

    /// Ends a preview, if one speaks.
    func endPreview() {
        preview?.synthesizer.stopSpeaking(at: .immediate)
        preview = nil
    }

    /// A preview has been spoken: others get the sound back, unless an article is held.
    func previewHeard(_ signal: SpeechSignal, about id: ObjectIdentifier) {
        guard let preview, ObjectIdentifier(preview.utterance) == id, signal == .finished || signal == .cancelled else {
            return
        }
        self.preview = nil
        if player.playback.item == nil { session.end() }
    }

    /// Whether other sound is ducked while speech plays; else it stops.
    public var ducksOthers: Bool {
        get {
            access(keyPath: \.ducksOthers)
            return session.ducksOthers
        }
        set {
            withMutation(keyPath: \.ducksOthers) { session.ducksOthers = newValue }
            if player.playback.sounds { _ = beginSession() }
            showAndKeep()
        }
    }

    func speaker(of language: LanguageTag?) -> AVSpeechSynthesisVoice? {
        voice(for: language).flatMap { AVSpeechSynthesisVoice(identifier: $0.id) }
    }

    /// The times of a script by the voices that speak it.
    func estimate(_ script: Script) -> Outline {
        usedPaces = paces
        return Outline(estimating: script) { utterance in
            voice(for: utterance.language).flatMap { paces[$0.id] } ?? .guess
        }
    }

    /// Takes in how long a voice took, and corrects the times where they were noticeably wrong.
    func measured(_ id: String, _ words: String, _ milliseconds: Double) {
        paces[id, default: .guess].learn(words, took: milliseconds)
        guard let pace = paces[id], pace.differs(from: usedPaces[id] ?? .guess), let item = player.queue.first,
            let script = scripts[item.article]
        else { return }
        let outline = estimate(script)
        player.learn(outline, of: item.article)
        voice.learn(outline)
    }
}
