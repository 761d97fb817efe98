import Foundation
import Synchronization
import TestSupport

/// A server with a catalogue of voices of the public one's shape.
final class VoiceShop: Sendable {
    /// A voice that it offers.
    struct Offer {
        var key: String
        var model: [UInt8]
        var configuration: [UInt8]
        /// Changes its entry in the catalogue.
        var change: (inout [String: Any]) -> Void = { _ in }

        /// A voice whose model passes for one as long as nobody loads it.
        init(_ key: String, change: @escaping (inout [String: Any]) -> Void = { _ in }) throws {
            self.key = key
            self.change = change
            // One graph of 50,000 bytes.
            model = [0x3A, 0xD0, 0x86, 0x03] + (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 13 >> 2) }
            let entries: [String: Any] = [
                "audio": ["sample_rate": 22050, "quality": "medium"], "espeak": ["voice": "en-us"],
                "num_symbols": 256, "language": ["code": String(key.prefix(5))], "num_speakers": 1,
                "phoneme_id_map": ["_": [0], "^": [1], "$": [2], " ": [3], "a": [4]],
            ]
            configuration = Array(try JSONSerialization.data(withJSONObject: entries))
        }

        /// The real voice under another name.
        init(joe folder: String, as key: String) throws {
            self.key = key
            let path = folder + "/en_US-joe-medium/en_US-joe-medium.onnx"
            model = Array(try Data(contentsOf: URL(filePath: path)))
            let text = try String(contentsOfFile: path + ".json", encoding: .utf8)
            configuration = Array(text.replacingOccurrences(of: "en_US", with: key.prefix(5)).utf8)
        }

        var files: [String: [UInt8]] {
            [
                "x/\(key).onnx": model, "x/\(key).onnx.json": configuration,
                "x/MODEL_CARD": Array("# Card\n\n* License: CC0\n".utf8),
            ]
        }

        func entry() throws -> [String: Any] {
            var described: [String: Any] = [:]
            for (path, bytes) in files {
                let sum = try Command("md5sum", [], input: Data(bytes))
                let digest = String(decoding: sum.output.prefix(32), as: UTF8.self)
                described[path] = ["size_bytes": bytes.count, "md5_digest": digest] as [String: Any]
            }
            var entry: [String: Any] = [
                "key": key, "name": key.split(separator: "-").dropFirst().first.map(String.init) ?? key,
                "language": [
                    "code": String(key.prefix(5)), "name_english": "Fictional", "name_native": "Eigen",
                    "country_english": "Nowhere",
                ],
                "quality": "medium", "num_speakers": 1, "speaker_id_map": [String: Int](), "aliases": [String](),
                "files": described,
            ]
            change(&entry)
            return entry
        }
    }

    /// Answers a request for a model: its bytes, the request, and how many came for a model before.
    typealias ModelAnswer = @Sendable ([UInt8], String, Int) -> LoopbackServer.Answer

    let catalogue: String
    private let server: LoopbackServer
    private let starts: Starts

    private final class Starts: Sendable {
        let all = Mutex<[Int?]>([])
    }

    /// Where each request for a model started; nil for all of it.
    var modelStarts: [Int?] { starts.all.withLock(\.self) }

    init(
        _ offers: [Offer],
        model: @escaping ModelAnswer = { bytes, request, _ in .file(bytes, for: request) }
    ) throws {
        let pairs = try offers.map { ($0.key, try $0.entry()) }
        let json = Array(
            try JSONSerialization.data(withJSONObject: Dictionary(pairs, uniquingKeysWith: { first, _ in first })))
        let files = offers.reduce(into: [String: [UInt8]]()) { all, offer in all.merge(offer.files) { $1 } }
        let starts = Starts()
        self.starts = starts
        server = try LoopbackServer { request in
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            switch path {
            case "/v/voices.json": return .response(200, body: json)
            case "/v/garbage": return .response(200, body: Array("<html>Welcome!</html>".utf8))
            case "/v/huge": return .response(200, body: Array(repeating: 0x20, count: 20_000_001))
            default: break
            }
            guard path.hasPrefix("/v/"), let bytes = files[String(path.dropFirst(3))] else { return .response(404) }
            guard path.hasSuffix(".onnx") else { return .file(bytes, for: request) }
            let before = starts.all.withLock { all in
                all.append(LoopbackServer.Answer.start(in: request))
                return all.count - 1
            }
            return model(bytes, request, before)
        }
        catalogue = server.address("/v/voices.json")
    }

    /// The address of another list, such as `garbage`.
    func address(_ name: String) -> String { server.address("/v/" + name) }
}
