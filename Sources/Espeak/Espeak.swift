import CEspeakNG
import Synchronization

/// espeak-ng: the sounds of a text in over a hundred languages, and a plain voice for each.
///
/// A call blocks the actor's thread: about a millisecond for the phonemes of a sentence. It ends within milliseconds
/// when its task is cancelled. No text is interpreted: neither `[[…]]` nor SSML nor control characters; phonemes are
/// what the caller says are phonemes.
@EspeakActor
public enum Espeak {
    /// The library's version: `1.51`.
    public static func version() throws(EspeakError) -> String {
        _ = try start()
        guard let text = unsafe espeak_Info(nil) else { return "" }
        return unsafe String(cString: text)
    }

    /// The voices that are installed, one for most languages and several for some.
    public static func voices() throws(EspeakError) -> [EspeakVoice] {
        _ = try start()
        guard var next = unsafe espeak_ListVoices(nil) else { return [] }
        var voices: [EspeakVoice] = []
        while let voice = unsafe next.pointee {
            if let voice = unsafe EspeakVoice(voice.pointee) { voices.append(voice) }
            unsafe next += 1
        }
        return voices
    }

    /// How a text sounds, clause by clause, with the places of the spoken groups.
    public static func phonemes(of text: String, voice: String) throws(EspeakError) -> Phonemes {
        try phonemes(of: text, voice: voice, isCancelled: { Task.isCancelled })
    }

    /// The same, asked before each clause whether it is cancelled.
    static func phonemes(
        of text: String, voice: String, isCancelled: () -> Bool
    ) throws(EspeakError) -> Phonemes {
        let text = PreparedText(text)
        guard !text.scalars.isEmpty else { return Phonemes(clauses: []) }
        try use(voice)
        forgetLeftovers()
        var clauses = try clauses(of: text, isCancelled: isCancelled)
        let recording = try speak(text, keepingSamples: false)
        recording.placeWords(of: text, in: &clauses)
        return Phonemes(clauses: clauses.filter { !$0.ipa.isEmpty })
    }

    /// A text as espeak-ng speaks it; no samples when there is nothing to say. `phonemes` are the places in the text, in
    /// Unicode scalars and in order, that are no words but phonemes in espeak-ng's own ASCII spelling (`h@l'oU`).
    public static func speech(
        of text: String, voice: String, phonemes: [Range<Int>] = []
    ) throws(EspeakError) -> EspeakSpeech {
        let text = PreparedText(text, phonemes: phonemes)
        let rate = try start()
        guard !text.scalars.isEmpty else { return EspeakSpeech(samples: [], rate: rate, words: []) }
        try use(voice)
        let recording = try speak(text, keepingSamples: true)
        return EspeakSpeech(samples: recording.samples, rate: rate, words: recording.words(of: text))
    }

    // MARK: - The library's state

    private static var rate: Int?
    private static var voiceInUse: String?
    /// Whether the library was stopped in the middle of a text. It has read a character or two beyond the last clause
    /// then, and would say them at the beginning of the next text's phonemes.
    private static var hasLeftovers = false

    /// Starts the library once; returns its samples per second.
    private static func start() throws(EspeakError) -> Int {
        if let rate {
            guard rate > 0 else { throw .unavailable }
            return rate
        }
        // Without DONT_EXIT the library ends the process when its data folder is missing.
        let options = espeakINITIALIZE_PHONEME_EVENTS | espeakINITIALIZE_PHONEME_IPA | espeakINITIALIZE_DONT_EXIT
        let started = Int(espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, CInt(options)))
        rate = started
        guard started > 0 else { throw .unavailable }
        unsafe espeak_SetSynthCallback(record)
        return started
    }

    /// Has the library speak in a voice from now on.
    private static func use(_ voice: String) throws(EspeakError) {
        _ = try start()
        guard voice != voiceInUse else { return }
        // The name becomes part of a path: only what names of voices are made of is passed on.
        let isName = voice.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || [0x2B, 0x2D, 0x5F].contains($0)
        }
        voiceInUse = nil
        guard isName, !voice.isEmpty, unsafe espeak_SetVoiceByName(voice) == EE_OK else { throw .noSuchVoice(voice) }
        voiceInUse = voice
    }

    /// Has the library forget what it read of a text that was not finished: speaking anything makes it.
    private static func forgetLeftovers() {
        guard hasLeftovers else { return }
        recording.withLock { $0 = Recording(keepsSamples: false) }
        // Silence cannot fail in a way that anybody could act on.
        _ = unsafe espeak_Synth(" ", 2, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
        hasLeftovers = false
    }

    // MARK: - Calls

    private static func clauses(
        of text: PreparedText, isCancelled: () -> Bool
    ) throws(EspeakError) -> [Phonemes.Clause] {
        let bytes = text.bytes
        var clauses: [Phonemes.Clause] = []
        unsafe bytes.withUnsafeBytes { buffer in
            let start = buffer.baseAddress
            var next = unsafe start
            while let from = unsafe next {
                if isCancelled() {
                    hasLeftovers = true
                    return
                }
                // The text stays where it is; the library only moves `next`, to nil at the end.
                guard let ipa = unsafe espeak_TextToPhonemes(&next, CInt(espeakCHARS_UTF8), espeakPHONEMES_IPA)
                else { break }
                let end = unsafe next.map { unsafe $0 - UnsafeRawPointer(buffer.baseAddress ?? $0) }
                let begin = unsafe from - (buffer.baseAddress ?? from)
                clauses.append(
                    Phonemes.Clause(
                        ipa: Self.withoutLanguageMarks(unsafe String(cString: ipa)),
                        terminator: Self.terminator(
                            in: bytes[begin..<(end ?? bytes.count - 1)], isLast: end == nil),
                        words: []))
            }
        }
        if hasLeftovers { throw .cancelled }
        return clauses
    }

    private static func speak(_ text: PreparedText, keepingSamples: Bool) throws(EspeakError) -> Recording {
        recording.withLock { $0 = Recording(keepsSamples: keepingSamples) }
        let bytes = text.bytes
        let result = unsafe espeak_Synth(
            bytes, bytes.count, 0, POS_CHARACTER, 0,
            UInt32(espeakCHARS_UTF8) | (text.hasPhonemes ? UInt32(espeakPHONEMES) : 0), nil, nil)
        let made = recording.withLock { current in
            let made = current
            current = Recording(keepsSamples: false)
            return made
        }
        if made.isCancelled { hasLeftovers = true }
        if made.isCancelled || Task.isCancelled { throw .cancelled }
        guard result == EE_OK else { throw .failed(call: "espeak_Synth", code: Int(result.rawValue)) }
        return made
    }
}
