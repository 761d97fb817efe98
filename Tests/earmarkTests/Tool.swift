import Foundation

/// The built tool, run as a process of its own.
enum Tool {
    /// How a run ended.
    struct Outcome {
        var output: String
        var complaint: String
        var code: Int32
    }

    /// The program beside the test bundle.
    static var path: String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("earmark").path
    }

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - arguments: What stands after its name.
    ///   - input: What comes in on standard input.
    ///   - shell: A shell script to run instead; `"$0"` in it is the tool.
    /// - Returns: What it wrote and its exit code.
    /// - Throws: When the process cannot be started.
    static func run(_ arguments: [String], input: String = "", shell: String? = nil) async throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            // A left-over folder harms no later test.
            try? FileManager.default.removeItem(at: folder)
        }
        let names = ["input", "output", "complaint"].map { folder.appendingPathComponent($0) }
        try Data(input.utf8).write(to: names[0])
        for name in names.dropFirst() { try Data().write(to: name) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: shell == nil ? path : "/bin/bash")
        process.arguments = shell.map { ["-c", $0, path] + arguments } ?? arguments
        // A home of its own: the tests neither see nor touch the user's voices and sound.
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder.path
        environment["XDG_DATA_HOME"] = folder.path
        environment["EARMARK_VOICES"] = nil
        environment["EARMARK_CATALOGUE"] = nil
        environment["LC_ALL"] = "C.UTF-8"
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        let (ends, end) = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in end.finish() }
        try process.run()
        for await _ in ends {}
        return Outcome(
            output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
            complaint: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self), code: process.terminationStatus)
    }
}
