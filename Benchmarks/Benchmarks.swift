import Foundation

/// The floors that `earmark` is measured against, and measurements inside one process; the scripts here run them.
@main
enum Benchmarks {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("floor", 3): try await Floor(model: arguments[1]).speak(sentencesIn: arguments[2])
        case ("extract", 2): try Extraction(list: arguments[1]).run()
        default:
            let usage = """
                usage: Benchmarks floor MODEL.onnx FILE (a sentence a line)
                       Benchmarks extract FILE (the path of a page a line)

                """
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
    }
}
