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
        case "growth" where arguments.count > 1:
            try ScriptBenchmark.growth(files: Array(arguments.dropFirst()))
        case "profile" where arguments.count > 1:
            try ScriptBenchmark.profile(files: Array(arguments.dropFirst()))
        case "studio" where arguments.count == 3:
            guard try await StudioBenchmark(model: arguments[1]).run(arguments[2]) else { fallthrough }
        case "library" where arguments.count == 2 || arguments.count == 3:
            let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 21
            let articles = arguments.count == 3 ? Int(arguments[2]) ?? 100_000 : 100_000
            try await LibraryBenchmark.run(folder: arguments[1], articles: articles, rounds: max(1, rounds))
        default:
            let usage = """
                usage: Benchmarks floor MODEL.onnx FILE   speak a file, a sentence a line, by the bare runtime
                       Benchmarks studio MODEL.onnx PART  first, article, cached, memory or lanes
                       Benchmarks extract FILE            extract the pages whose paths are in a file, one a line
                       Benchmarks script FILE.html…       make scripts, against the bare libraries
                       Benchmarks growth FILE.html…       the cost of a byte at growing sizes, and for hostile text
                       Benchmarks profile FILE.html…      make scripts twenty times and nothing else, for a profiler
                       Benchmarks library DIR [N]         a library of N articles (100,000), against bare SQLite

                """
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
    }
}
