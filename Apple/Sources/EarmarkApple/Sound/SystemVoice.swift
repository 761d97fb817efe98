internal import AVFoundation
internal import Narration

/// Speaks a script with the system's synthesizer, one `AVSpeechUtterance` for each utterance.
@MainActor final class SystemVoice {
    /// What has to be told to the rules.
    enum Report: Hashable {
        /// The voice is at a place; a word of the utterance's text begins, in Unicode scalars.
        case sounding(Place, word: Range<Int>?)
        /// An utterance took so long, in milliseconds at speed 1, by the voice of this id.
        case measured(String, words: String, milliseconds: Double)
        case ended
    }

    /// An utterance that the synthesizer was given.
    private struct Given {
        var utterance: AVSpeechUtterance
        var line: Recital.Line
        var speed: Speed
        /// When its first word sounded.
        var began: Int64?
        /// Whether it was held in between: then its length says nothing.
        var wasHeld = false
    }

    private(set) var synthesizer: AVSpeechSynthesizer
    private let ear: SpeechEar
    private(set) var recital: Recital?
    private(set) var item: QueueItem.ID?
    private var voice: (LanguageTag?) -> AVSpeechSynthesisVoice? = { _ in nil }
    private var speed = Speed.normal
    private var loudness = 1.0
    /// What was given, the latest last. Kept for a while after it was stopped, so that its identity is nobody else's
    /// while callbacks about it may still be on their way.
    private var given: [Given] = []
    private var isHeld = true
    /// Whether the synthesizer was told to pause in the middle of what it says.
    private var isPausedWithin = false
    /// How many utterances are remembered.
    private static let memory = 16

    init(_ synthesizer: AVSpeechSynthesizer, signals: Signals) {
        self.synthesizer = synthesizer
        ear = SpeechEar(signals)
        synthesizer.delegate = ear
    }

    /// Opens a script at a place. False when it has nothing to say.
    func load(
        _ item: QueueItem.ID, _ recital: Recital, at place: Place, speed: Speed, starts: Bool,
        voice: @escaping (LanguageTag?) -> AVSpeechSynthesisVoice?
    ) -> Bool {
        halt()
        (self.item, self.recital, self.speed, self.voice) = (item, recital, speed, voice)
        return begin(at: place, starts: starts)
    }

    /// Goes on: in the middle of the word where the system still can, from the start of the word where it cannot.
    func start() {
        guard isHeld, recital?.line != nil else { return }
        isHeld = false
        if isPausedWithin, synthesizer.isPaused, synthesizer.continueSpeaking() {
            isPausedWithin = false
            return
        }
        repeatLine()
    }

    /// Holds the voice at once.
    func hold() {
        guard !isHeld else { return }
        isHeld = true
        if !given.isEmpty { given[given.count - 1].wasHeld = true }
        isPausedWithin = synthesizer.pauseSpeaking(at: .immediate)
        if !isPausedWithin { synthesizer.stopSpeaking(at: .immediate) }
    }

    /// The system has taken the sound away: what it paused is not trusted to go on.
    func wasInterrupted() {
        isPausedWithin = false
    }

    /// Ends the voice and lets the script go.
    func halt() {
        if item != nil || synthesizer.isSpeaking { synthesizer.stopSpeaking(at: .immediate) }
        (item, recital, isHeld, isPausedWithin) = (nil, nil, true, false)
    }

    /// Goes to a place. False when there is nothing to say.
    func jump(to place: Place) -> Bool {
        guard item != nil else { return false }
        synthesizer.stopSpeaking(at: .immediate)
        return begin(at: place, starts: !isHeld)
    }

    /// Changes the speed from the next utterance on: what is being said is not begun anew.
    func change(_ speed: Speed) {
        self.speed = speed
    }

    /// Changes the loudness, 0 to 1, from the next utterance on: the system has no other way.
    func fade(to loudness: Double) {
        self.loudness = loudness
    }

    /// Takes corrected times.
    func learn(_ outline: Outline) {
        guard recital?.outline.script == outline.script else { return }
        recital?.outline = outline
    }

    /// A new synthesizer in the place of one that the system has let die.
    func replaceSynthesizer(by new: AVSpeechSynthesizer) {
        synthesizer.delegate = nil
        synthesizer = new
        new.delegate = ear
        isPausedWithin = false
        if !isHeld { repeatLine() }
    }

    /// Takes what the synthesizer told about one of its utterances; nothing comes of what is late.
    func hear(_ signal: SpeechSignal, about id: ObjectIdentifier, at ticks: Int64) -> [Report] {
        guard let index = given.lastIndex(where: { ObjectIdentifier($0.utterance) == id }) else { return [] }
        let line = given[index].line
        guard recital?.line?.number == line.number else { return [] }
        switch signal {
        case .started:
            return isHeld ? [] : [.sounding(recital?.place ?? .start, word: nil)]
        case .word(let range):
            if given[index].began == nil { given[index].began = ticks }
            guard let (place, text) = recital?.reached(range, of: line.number) else { return [] }
            return [.sounding(place, word: text)]
        case .finished:
            return measure(given[index], until: ticks) + goOn(after: line)
        case .cancelled:
            // Not by us: what we stop has another line after it, or is held. The system did it; go on at the word.
            if !isHeld { repeatLine() } else { isPausedWithin = false }
            return []
        }
    }

    private func goOn(after line: Recital.Line) -> [Report] {
        switch recital?.ended(line.number) {
        case .line(let next):
            // A voice that ends while it is held goes on when it is let.
            if isHeld { isPausedWithin = false } else { speak(next) }
            return [.sounding(recital?.place ?? .start, word: nil)]
        case .end: return [.ended]
        case nil: return []
        }
    }

    private func measure(_ given: Given, until ticks: Int64) -> [Report] {
        guard let began = given.began, !given.wasHeld, let voice = given.utterance.voice else { return [] }
        return [
            .measured(
                voice.identifier, words: given.line.words,
                milliseconds: Double(ticks - began) * given.speed.factor)
        ]
    }

    private func begin(at place: Place, starts: Bool) -> Bool {
        guard let line = recital?.begin(at: place) else { return false }
        (isHeld, isPausedWithin) = (!starts, false)
        if starts { speak(line) }
        return true
    }

    private func repeatLine() {
        isPausedWithin = false
        // Its callbacks come under the old line's number and are late.
        if synthesizer.isSpeaking || synthesizer.isPaused { synthesizer.stopSpeaking(at: .immediate) }
        if let line = recital?.repeated() { speak(line) }
    }

    private func speak(_ line: Recital.Line) {
        guard let script = recital?.script else { return }
        let utterance = AVSpeechUtterance(string: line.words)
        utterance.voice = voice(script.utterances[line.utterance].language)
        utterance.rate = SpeechRate.rate(for: speed)
        utterance.volume = Float(loudness)
        utterance.preUtteranceDelay = Double(line.silence) / 1_000 / speed.factor
        given.append(Given(utterance: utterance, line: line, speed: speed))
        if given.count > Self.memory { given.removeFirst() }
        synthesizer.speak(utterance)
    }
}
