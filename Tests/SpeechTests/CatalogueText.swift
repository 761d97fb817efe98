import Foundation

@testable import Speech

/// A catalogue of the public one's shape.
enum CatalogueText {
    static let joe = "en_US-joe-medium"

    /// An entry with files of the given contents, by their path.
    static func entry(_ key: String, files: [String: [UInt8]], _ change: (inout [String: Any]) -> Void = { _ in })
        -> [String: Any]
    {
        let parts = key.split(separator: "-").map(String.init)
        let code = parts.first ?? ""
        var entry: [String: Any] = [
            "key": key, "name": parts.count > 1 ? parts[1] : "", "quality": parts.last ?? "", "num_speakers": 1,
            "language": [
                "code": code, "family": String(code.prefix(2)), "region": String(code.suffix(2)),
                "name_native": "Englisch", "name_english": "English", "country_english": "Somewhere",
            ],
            "speaker_id_map": [String: Int](), "aliases": [String](),
            "files": files.mapValues { bytes in
                var md5 = MD5()
                md5.update(bytes)
                return ["size_bytes": bytes.count, "md5_digest": md5.finish()] as [String: Any]
            },
        ]
        change(&entry)
        return entry
    }

    /// An entry with small files, and their paths and contents.
    static func small(_ key: String, _ change: (inout [String: Any]) -> Void = { _ in }) throws -> (
        entry: [String: Any], files: [String: [UInt8]]
    ) {
        let parts = key.split(separator: "-").map(String.init)
        let folder = "\(key.prefix(2))/\(parts[0])/\(parts[1])/\(parts[2])/"
        let configuration = try ConfigurationText.text { $0["language"] = ["code": parts[0]] }
        let files = [
            folder + key + ".onnx": FakeModel.bytes(key), folder + key + ".onnx.json": Array(configuration.utf8),
            folder + "MODEL_CARD": Array("# Model card\n\n* License: CC0\n".utf8),
        ]
        return (entry(key, files: files, change), files)
    }

    static func json(_ entries: [[String: Any]]) throws -> [UInt8] {
        let pairs = entries.map { ($0["key"] as? String ?? "", $0) }
        return Array(try JSONSerialization.data(withJSONObject: Dictionary(pairs, uniquingKeysWith: { $1 })))
    }
}
