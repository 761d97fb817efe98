/// What goes wrong with voices.
public enum SpeechError: Error, Hashable, Sendable {
    /// No voice has this id; `near` are ids that resemble it, best first.
    case noSuchVoice(String, near: [String])
    /// A file of the voice is missing, unreadable or not what it should be.
    case brokenVoice(file: String, reason: String)
    /// The engine cannot be used at all.
    case engineUnavailable(String)
    /// The engine failed on a text.
    case synthesisFailed(voice: String, reason: String)
}

extension SpeechError {
    /// Whether the voice cannot be used at all, whatever the text.
    public var concernsTheVoice: Bool {
        switch self {
        case .brokenVoice, .engineUnavailable, .noSuchVoice: true
        case .synthesisFailed: false
        }
    }
}
