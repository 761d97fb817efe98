import Narration

extension Clip {
    /// Both clips as one, for a text that was spoken in two pieces; `offset` is where the second piece stands in the
    /// whole text, in Unicode scalars.
    func followed(by next: Clip, wordsAt offset: Int) -> Clip? {
        let moved = next.words.map { word in
            Timeline.Word(
                start: word.start + frames.samples,
                scalars: word.scalars.lowerBound + offset..<word.scalars.upperBound + offset)
        }
        return Clip(
            audio: audio + next.audio, words: words + moved,
            wordsAreMeasured: wordsAreMeasured && next.wordsAreMeasured)
    }
}
