import Foundation

/// The floors that `earmark` is measured against; `say.py` runs them.
@main
enum Benchmarks {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == "floor", arguments.count == 3, let model = arguments.dropFirst().first,
            let lines = arguments.last
        else {
            FileHandle.standardError.write(Data("usage: Benchmarks floor MODEL.onnx FILE (a sentence a line)\n".utf8))
            exit(2)
        }
        try await Floor(model: model).speak(sentencesIn: lines)
    }
}
