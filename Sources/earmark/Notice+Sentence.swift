import Speech
import Studio

extension Notice {
    /// What people are told, as a line for standard error.
    var line: String {
        let sentence =
            switch self {
            case .speech(let error) where error.concernsTheVoice:
                "\(Failure.sentence(for: error)); another voice speaks"
            case .speech(let error): "\(Failure.sentence(for: error)); the sentence is tried another way"
            case .studio(let error): "\(Failure.sentence(for: error)); the sound is made all the same"
            case .leftOut(let utterance): "no voice could speak utterance \(utterance), which is left out"
            }
        return "earmark: \(sentence).\n"
    }
}
