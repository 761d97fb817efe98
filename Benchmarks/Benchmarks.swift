import Foundation

/// The floors that `earmark` is measured against, and measurements inside one process; the scripts here run them.
@main
enum Benchmarks {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "floor" where arguments.count == 3:
            try await Floor(model: arguments[1]).speak(sentencesIn: arguments[2])
        case "extract" where arguments.count == 2: try Extraction(list: arguments[1]).run()
        case "script" where arguments.count > 1:
            let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 5
            try ScriptBenchmark.run(files: Array(arguments.dropFirst()), rounds: max(1, rounds))
        default:
            let usage = """
                usage: Benchmarks floor MODEL.onnx FILE   speak a file, a sentence a line, by the bare runtime
                       Benchmarks extract FILE            extract the pages whose paths are in a file, one a line
                       Benchmarks script FILE.html…       make scripts, against the bare libraries

                """
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
    }
}
