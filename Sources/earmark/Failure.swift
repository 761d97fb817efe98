import Fetch
import Glibc
import Intake
import Library
import Speech
import Studio

/// What an error means at the command line: the one table of exit codes and sentences.
struct Failure {
    /// How the process ends.
    let code: ExitCode
    /// What people are told, without the full stop; nil says nothing.
    let sentence: String?
    /// A second line that says where to read on.
    let hint: String?

    init(_ error: any Error) {
        switch error {
        case ToolError.usage(let sentence, let command):
            self.init(.usage, sentence, hint: "See: earmark help" + (command.map { " " + $0 } ?? ""))
        case ToolError.nothingToSpeak(let subject, skippedIsShown: true):
            self.init(.failed, "\(subject) has no text to read aloud")
        case ToolError.nothingToSpeak(let subject, skippedIsShown: false):
            self.init(.failed, "\(subject) has no text to read aloud; earmark script shows what was skipped and why")
        case ToolError.outputClosed: self.init(.success, nil)
        case ToolError.outputFailed(let reason): self.init(.failed, "standard output cannot be written: \(reason)")
        case ToolError.output(let name, let reason): self.init(.failed, "\(name) cannot be written: \(reason)")
        case ToolError.dataFolder(let path, let reason):
            self.init(.failed, "the data folder \(path) cannot be made: \(reason); --data names another")
        case ToolError.cacheInUse(let path):
            self.init(.failed, "another process is just removing clips from \(path); try again in a moment")
        case ToolError.settings(let path, let reason):
            self.init(.failed, "the settings in \(path) cannot be used: \(reason)")
        case ToolError.notInstalled(let id):
            self.init(.failed, "\(id) is not installed; to have it: earmark voices install \(id)")
        case ToolError.impossible(let sentence): self.init(.failed, sentence)
        case ToolError.declined: self.init(.failed, "nothing was changed")
        case ShelfError.notFetched(.cancelled): self.init(.interrupted, nil)
        case let error as ShelfError: self.init(.failed, Self.sentence(for: error))
        case ToolError.noVoiceSpoke: self.init(.failed, "no voice could speak any sentence of it")
        case is CancellationError: self.init(.interrupted, nil)
        case let error as LibraryError: self.init(.failed, error.description)
        case ExportError.unwritable(let path, let reason):
            self.init(.failed, "\(path) cannot be written: \(reason)")
        case ExportError.unreadable(let path, let reason): self.init(.failed, "\(path) cannot be read: \(reason)")
        case ExportError.foreign(let path): self.init(.failed, "\(path) is no archive that earmark export wrote")
        case ExportError.newer(let path):
            self.init(.failed, "\(path) was written by a newer version of Earmark; use that version")
        case let error as IntakeError: self.init(.failed, error.description)
        case let error as SpeechError: self.init(.failed, Self.sentence(for: error))
        case StudioError.unwritable("standard output", reason: Self.brokenPipe): self.init(.success, nil)
        case let error as StudioError: self.init(.failed, Self.sentence(for: error))
        default: self.init(.failed, String(describing: error))
        }
    }

    private init(_ code: ExitCode, _ sentence: String?, hint: String? = nil) {
        (self.code, self.sentence, self.hint) = (code, sentence, hint)
    }

    /// Tells people on standard error.
    func report() {
        guard let sentence else { return }
        let stop = sentence.hasSuffix("?") || sentence.hasSuffix(".") ? "" : "."
        let lines = ["earmark: \(sentence)\(stop)"] + (hint.map { [$0] } ?? [])
        // Nothing is left to be done where standard error itself fails.
        try? Output.error.write(lines.map { $0.withoutControls + "\n" }.joined())
    }

    /// The system's words for a reader that went away.
    private static let brokenPipe = unsafe String(cString: strerror(EPIPE))

    /// What went wrong with sound, without the full stop.
    static func sentence(for error: StudioError) -> String {
        switch error {
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .clipsUnwritable(let folder, let reason): "sentences cannot be kept in \(folder): \(reason)"
        case .clipLost(let reason): "a finished sentence is gone: \(reason)"
        case .soundFailed(let reason): "sound could not be made (\(reason))"
        }
    }

    /// What went wrong with voices, without the full stop.
    static func sentence(for error: SpeechError) -> String {
        switch error {
        case .noSuchVoice(let id, let near) where near.isEmpty:
            "there is no voice named \(id); earmark voices lists those that are installed"
        case .noSuchVoice(let id, let near):
            "there is no voice named \(id); did you mean \(near.joined(separator: " or "))?"
        case .brokenVoice(let file, let reason): "the voice file \(file) cannot be used: \(plain(reason))"
        case .engineUnavailable(let reason): "the speech engine cannot be used: \(plain(reason))"
        case .synthesisFailed(let voice, let reason): "the voice \(voice) failed: \(plain(reason))"
        }
    }

    /// A library's words, without a full stop of their own and without the place in its sources
    /// (`/src/model.cc:245 Model::Model(const Path&) Missing …`).
    private static func plain(_ words: String) -> String {
        var words = words[...]
        if let place = words.firstRange(of: #/\/\S+\.(cc|cpp|h):\d+ /#) {
            let rest = words[place.upperBound...]
            // The signature of the function ends with its last parenthesis and a space.
            let signature = rest.firstRange(of: #/^\S+\(.*\) (const )?/#)
            words = words[..<place.lowerBound] + rest[(signature?.upperBound ?? rest.startIndex)...]
        }
        while let last = words.last, last == "." || last.isWhitespace { words = words.dropLast() }
        return String(words)
    }
}
