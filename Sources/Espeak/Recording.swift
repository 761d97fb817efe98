import CEspeakNG
import Synchronization

/// What espeak-ng reports while it speaks.
struct Recording {
    /// A reported word.
    struct Mark {
        /// Where it stands in the prepared text, from 1, and its length, in scalars.
        var position: Int
        var length: Int
        /// The sample at which it starts.
        var sample: Int
        /// The clause that it belongs to, from 0.
        var clause: Int
        /// Whether any sound follows: words that are joined to their neighbour have none of their own.
        var sounds = false
    }

    var keepsSamples: Bool
    var samples: [Float] = []
    var marks: [Mark] = []
    var clauseCount = 0
    var isCancelled = false

    init(keepsSamples: Bool) {
        self.keepsSamples = keepsSamples
    }

    /// The words that sound, with their places in the text as it was.
    func words(of text: PreparedText) -> [EspeakSpeech.Word] {
        marks.compactMap { mark in
            guard mark.sounds, let origin = text.origin(position: mark.position, length: mark.length) else {
                return nil
            }
            return EspeakSpeech.Word(sample: mark.sample, scalars: origin)
        }
    }

    /// Gives each clause the words that were reported for it.
    ///
    /// Where the library spoke in other clauses than it translated, the words are dealt out by number of groups.
    func placeWords(of text: PreparedText, in clauses: inout [Phonemes.Clause]) {
        var room = clauses.map(\.groups.count)
        var current = 0
        for mark in marks where mark.sounds {
            guard let origin = text.origin(position: mark.position, length: mark.length) else { continue }
            if clauseCount == clauses.count {
                current = min(mark.clause, clauses.count - 1)
            } else {
                while current < clauses.count - 1, room[current] == 0 { current += 1 }
                room[current] -= 1
            }
            guard clauses.indices.contains(current) else { return }
            clauses[current].words.append(origin)
        }
    }
}

/// What is being recorded. Only one text is spoken at a time: the calls come from the actor alone.
let recording = Mutex(Recording(keepsSamples: false))

/// Called by `espeak_Synth` on its own thread, which is the actor's, before it returns. Samples and events belong to
/// the library and are valid during the call. Returns 1 to end the speech, else 0.
func record(samples: UnsafeMutablePointer<Int16>?, count: CInt, events: UnsafeMutablePointer<espeak_EVENT>?) -> CInt {
    recording.withLock { recording in
        if Task.isCancelled {
            recording.isCancelled = true
            return 1
        }
        if recording.keepsSamples, let samples = unsafe samples, count > 0 {
            let block = unsafe UnsafeBufferPointer(start: samples, count: Int(count))
            unsafe recording.samples.append(contentsOf: block.lazy.map { Float($0) / 32_768 })
        }
        guard var event = unsafe events else { return 0 }
        while unsafe event.pointee.type != espeakEVENT_LIST_TERMINATED {
            unsafe recording.note(event.pointee)
            unsafe event += 1
        }
        return 0
    }
}

extension Recording {
    fileprivate mutating func note(_ event: espeak_EVENT) {
        switch unsafe event.type {
        case espeakEVENT_WORD:
            unsafe marks.append(
                Mark(
                    position: Int(event.text_position), length: Int(event.length), sample: Int(event.sample),
                    clause: clauseCount))
        case espeakEVENT_PHONEME:
            // Up to eight bytes of text: empty for a pause, in parentheses for a change of language.
            let first = unsafe event.id.string.0
            if first != 0, first != 0x28, !marks.isEmpty { marks[marks.count - 1].sounds = true }
        case espeakEVENT_END:
            clauseCount += 1
        default:
            break
        }
    }
}
