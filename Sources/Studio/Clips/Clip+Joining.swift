import Narration

extension Clip {
    /// Both clips as one, for a text that was spoken in two pieces, with silent frames between them; `offset` is where
    /// the second piece stands in the whole text, in Unicode scalars.
    func followed(by next: Clip, wordsAt offset: Int, after silence: [UInt8] = []) -> Clip? {
        let start = frames.samples + Frames(silence.count / Frames.bytesPerFrame).samples
        let moved = next.words.map { $0.moved(by: start, scalars: offset) }
        return Clip(
            audio: audio + silence + next.audio, words: words + moved,
            wordsAreMeasured: wordsAreMeasured && next.wordsAreMeasured)
    }
}

extension Timeline.Word {
    /// The word of a piece as a word of the whole: so many samples later, so many Unicode scalars further on.
    func moved(by samples: Int, scalars offset: Int) -> Timeline.Word {
        Timeline.Word(start: start + samples, scalars: scalars.lowerBound + offset..<scalars.upperBound + offset)
    }
}
