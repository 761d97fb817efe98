public import Foundation

/// Another program, run to its end.
public struct Command: Sendable {
    /// What it wrote to standard output.
    public let output: Data
    /// What it wrote to standard error.
    public let complaints: String
    /// Its exit code.
    public let code: Int32

    /// Runs a program that is found in the search path, with the given bytes on standard input.
    public init(_ name: String, _ arguments: [String], input: Data = Data()) throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "errors")
        // From a file, so that a program that does not read it all blocks nobody.
        try input.write(to: URL(filePath: folder.path("input")))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = FileHandle(forReadingAtPath: folder.path("input"))
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
        try process.run()
        output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        code = process.terminationStatus
        complaints = String(decoding: try folder.read("errors"), as: UTF8.self)
    }

    /// Whether the program is installed.
    public static func isInstalled(_ name: String) -> Bool {
        // A shell that cannot be run means that nothing else can.
        (try? Command("sh", ["-c", "command -v \(name)"]))?.code == 0
    }
}
