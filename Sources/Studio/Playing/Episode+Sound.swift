import Lame
import Narration
import Speech
import Synchronization

/// What is made of an episode, for those who play it.
extension Episode {
    /// What is there of an utterance.
    struct Sound {
        /// From its beginning.
        var segments: [Part.Segment]
        /// The silence behind it.
        var pause: Frames
        /// Whether no more comes.
        var isWhole: Bool
        /// What is still to be done for it.
        var openWorks: [Lanes.WorkID]
    }

    /// What is there of an utterance now. Throws when nothing will come any more.
    func sound(of utterance: Int) throws(SpeechError) -> Sound {
        let (part, failure) = state.withLock { ($0.parts[utterance], $0.failure) }
        if let failure { throw failure }
        let pause = part.state == .notSpoken ? Frames(0) : part.pause
        return Sound(segments: part.segments, pause: pause, isWhole: part.state.isFinal, openWorks: part.openWorks)
    }

    /// The works that are still to be done from an utterance on, with their utterances.
    func openWorks(from utterance: Int) -> [(work: Lanes.WorkID, utterance: Int)] {
        state.withLock { state in
            state.parts.indices.dropFirst(utterance).flatMap { index in
                state.parts[index].openWorks.map { ($0, index) }
            }
        }
    }

    /// Cuts the utterances that are heard first at their first clause, where they are long and nobody makes them yet,
    /// until what is cut or there is long enough for a player to start with.
    func cutOpening(from utterance: Int) {
        var heard = Frames(0)
        var place = utterance
        while heard < Self.opening, place < script.utterances.count {
            let part = state.withLock { $0.parts[place] }
            defer { place += 1 }
            if part.state == .estimated, part.pieces.isEmpty, let cut = TextCut(firstClauseOf: part.work.text),
                !studio.isUnderWay(part.id)
            {
                let first = self.cut(place, of: part, at: cut)
                heard += studio.paces.estimate(of: first.text, by: part.voice) + pauses.clause
            } else {
                heard += (part.state.isFinal ? part.made : part.estimate) + part.pause
            }
        }
    }

    /// The sound that Chromium wants before it plays: 56 frames.
    private static let opening = Frames(56)

    private func cut(_ utterance: Int, of part: Part, at cut: TextCut) -> Work {
        let works = [cut.first, cut.rest].map(part.work.piece)
        let ids = studio.register(works.map { ($0, utterance) }, of: self)
        let pieces = zip(works, ids).enumerated().map { index, piece in
            Part.Piece(work: piece.0, id: piece.1, offset: index == 0 ? 0 : cut.offset)
        }
        let isCut = state.withLock { state in
            let now = state.parts[utterance]
            guard now.state == .estimated, now.pieces.isEmpty else { return false }
            state.parts[utterance].pieces = pieces
            return true
        }
        if isCut { takeKeptPieces(pieces, of: utterance) }
        return works[0]
    }

    /// Pieces that were made before need no work.
    private func takeKeptPieces(_ pieces: [Part.Piece], of utterance: Int) {
        for piece in pieces {
            guard let facts = studio.clips.facts(for: piece.work.key) else { continue }
            let made = MadeClip(
                key: piece.work.key, facts: facts, voice: piece.work.voice.id, outcome: .spoken, wasCached: true)
            studio.settle([piece.id])
            ended(piece.id, at: utterance, .made(made))
        }
    }

    /// Waits until an utterance is made, or known not to be spoken; `wish` is called when other works than before have
    /// to be done for it.
    ///
    /// Throws `SpeechError` when the required voice cannot be used, and `CancellationError`.
    func whole(_ utterance: Int, wish: () -> Void) async throws -> Part {
        var works: [Lanes.WorkID]?
        while true {
            let ticket = bell.ticket
            let (part, failure) = state.withLock { ($0.parts[utterance], $0.failure) }
            if let failure { throw failure }
            if part.state.isFinal { return part }
            if works != part.openWorks, works != nil || !part.pieces.isEmpty { wish() }
            works = part.openWorks
            try await bell.wait(after: ticket)
        }
    }

    /// The clip of an utterance that is made; nil when any of it is lost.
    func clip(of part: Part) -> Clip? {
        var whole: Clip?
        var silence: [UInt8] = []
        var offsets = part.pieces.compactMap { piece -> Int? in
            guard part.segments.count > 1, case .made = piece.result else { return nil }
            return piece.offset
        }[...]
        for segment in part.segments {
            switch segment {
            case .silence(let frames):
                guard let frame = try? Lame.silentFrame() else { return nil }
                silence = Array(repeatElement(frame, count: frames.count).joined())
            case .clip(let key, _, let checksum):
                guard let clip = studio.clips.clip(for: key), clip.facts.checksum == checksum else { return nil }
                let offset = offsets.popFirst() ?? 0
                whole = whole.map { $0.followed(by: clip, wordsAt: offset, after: silence) } ?? clip
            }
        }
        return whole
    }

    /// An utterance's sound is lost: it has to be made again.
    func reopen(_ utterance: Int) {
        let works = state.withLock { $0.parts[utterance] }
        for work in [works.id] + works.pieces.map(\.id) { studio.reopen(work) }
        change(utterance) { $0.reopen() }
    }
}
