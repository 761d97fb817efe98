import Intake

/// `earmark say`.
struct SayCommand {
    private let options: SayOptions

    init(_ options: SayOptions) {
        self.options = options
    }

    func run() async throws {
        throw ToolError.nothingToSpeak(subject: options.source.subject)
    }
}
