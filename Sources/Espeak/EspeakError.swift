/// What goes wrong with espeak-ng.
public enum EspeakError: Error, Hashable, Sendable {
    /// The library cannot start: its data folder is missing.
    case unavailable
    /// The library has no such voice.
    case noSuchVoice(String)
    /// A call failed, with its name and the code it returned.
    case failed(call: String, code: Int)
    /// The task was cancelled.
    case cancelled
}

extension EspeakError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .unavailable: "espeak-ng cannot start: its data folder is missing (Debian package espeak-ng-data)"
        case .noSuchVoice(let name): "espeak-ng has no voice \(name)"
        case .failed(let call, let code): "espeak-ng's \(call) failed with code \(code)"
        case .cancelled: "espeak-ng was cancelled"
        }
    }
}
