import Speech

/// `earmark voices add`: takes a voice from files.
struct AddCommand {
    private let path: String
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        guard let path = arguments.argument, !path.isEmpty else {
            throw .usage("voices add needs a file ending in .onnx, or its folder", command: arguments.command)
        }
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        data = DataFolder(arguments["data"])
    }

    /// Throws `ShelfError`, `ToolError`, or `CancellationError` after a signal.
    func run() async throws {
        try await Interruption().cancelling {
            try data.make()
            let id = try await VoiceFolder(path: data.voices).add(path, runtime: DataFolder.runtime)
            let shelf = await data.shelf()
            shelf.loads.forgive(id)
            let voice = try shelf.voice(named: id)
            let licence = voice.licence.map { "licence: \($0)" } ?? "its licence is unknown"
            try Output.error.write("\(id) is installed: \(voice.language.words), \(licence).\n".withoutControls)
        }
    }
}
