import Fetch
import Foundation
import Narration
import TestSupport
import Testing

@testable import Speech

@Suite("The catalogue of voices")
struct CatalogueTests {
    private static func catalogue(_ entries: [[String: Any]]) throws -> Catalogue {
        try Catalogue(
            json: CatalogueText.json(entries), address: "https://example.org/a/voices.json?x=1", fetched: 1)
    }

    @Test("An entry of the public shape becomes a voice")
    func entry() throws {
        let small = try CatalogueText.small("pt_PT-tugão-medium") {
            $0["num_speakers"] = 3
            $0["speaker_id_map"] = ["ida": 2, "ada": 0, "bob": 1]
            $0["aliases"] = ["pt-tugao", "../evil"]
            $0["language"] = [
                "code": "pt_PT", "name_native": "Português", "name_english": "Portuguese",
                "country_english": "Portugal",
            ]
        }
        let catalogue = try Self.catalogue([small.entry])
        let voice = try #require(catalogue.voices.first)
        #expect(voice.id == "piper/pt_PT-tugão-medium")
        #expect(voice.name == "tugão")
        #expect(voice.language == LanguageTag("pt-PT"))
        #expect(voice.languageName == "Portuguese")
        #expect(voice.nativeName == "Português")
        #expect(voice.country == "Portugal")
        #expect(voice.quality == .medium)
        #expect(voice.speakers == ["ada", "bob", "ida"])
        #expect(voice.aliases == ["pt-tugao"])
        #expect(voice.size == small.files.values.reduce(0) { $0 + $1.count })
        #expect(
            catalogue.address(of: voice.model)
                == "https://example.org/a/pt/pt_PT/tug%C3%A3o/medium/pt_PT-tug%C3%A3o-medium.onnx")
        #expect(try catalogue.voice(named: "piper/pt_PT-tugão-medium#ida") == voice)
        #expect(try catalogue.voice(named: "PT-TUGAO") == voice)
    }

    struct Hostile: Sendable {
        var name: String
        var key: String
        var change: @Sendable (inout [String: Any]) -> Void
        var at: SourceLocation

        init(
            _ name: String, key: String = "en_US-bad-low", at: SourceLocation = #_sourceLocation,
            _ change: @escaping @Sendable (inout [String: Any]) -> Void = { _ in }
        ) {
            (self.name, self.key, self.change, self.at) = (name, key, change, at)
        }

        /// An entry whose model has another path or description.
        init(
            _ name: String, path: String? = nil, _ description: [String: any Sendable] = [:],
            at: SourceLocation = #_sourceLocation
        ) {
            self.init(name, at: at) { entry in
                var files = entry["files"] as? [String: Any] ?? [:]
                let model = files.keys.first { $0.hasSuffix(".onnx") } ?? ""
                var value = files.removeValue(forKey: model) as? [String: Any] ?? [:]
                value.merge(description) { $1 }
                files[path ?? model] = value
                entry["files"] = files
            }
        }
    }

    static let hostile = [
        Hostile("a key that climbs", key: "../../evil-x-low"), Hostile("an absolute key", key: "/etc/evil-x-low"),
        Hostile("a key with a slash", key: "a/b-x-low"), Hostile("a hidden key", key: ".ssh-x-low"),
        Hostile("a key like an option", key: "-rf-x-low"), Hostile("a key with a null", key: "en\u{0}-x-low"),
        Hostile("a key with a line feed", key: "en\n-x-low"), Hostile("a key with a speaker", key: "en#1-x-low"),
        Hostile("a key with a space", key: "en US-x-low"),
        Hostile("a very long key", key: String(repeating: "a", count: 121) + "-x-low"),
        Hostile("a path that climbs", path: "../../../en_US-bad-low.onnx"),
        Hostile("a path that climbs within", path: "en/../../en_US-bad-low.onnx"),
        Hostile("an absolute path", path: "/en/en_US-bad-low.onnx"),
        Hostile("an address as a path", path: "https://example.com/en_US-bad-low.onnx"),
        Hostile("another host", path: "//example.com/en_US-bad-low.onnx"),
        Hostile("a path with a query", path: "en?x=/en_US-bad-low.onnx"),
        Hostile("a backslash", path: "en\\..\\/en_US-bad-low.onnx"),
        Hostile("an encoded path", path: "%2e%2e/en_US-bad-low.onnx"),
        Hostile("a long path", path: String(repeating: "a/", count: 300) + "en_US-bad-low.onnx"),
        Hostile("another name for the model", path: "en/other.onnx"),
        Hostile("a negative size", ["size_bytes": -1]), Hostile("an enormous size", ["size_bytes": 1 << 60]),
        Hostile("a size that is none", ["size_bytes": "63201294"]),
        Hostile("half a byte", ["size_bytes": 1.5]), Hostile("no checksum", ["md5_digest": ""]),
        Hostile("another checksum", ["md5_digest": String(repeating: "g", count: 32)]),
        Hostile("no files") { $0["files"] = nil }, Hostile("files in a list") { $0["files"] = ["a", "b"] },
        Hostile("no language") { $0["language"] = nil },
        Hostile("no language's code") { $0["language"] = ["code": "klingon"] },
        Hostile("two models") { entry in
            var files = entry["files"] as? [String: Any] ?? [:]
            files["other/en_US-bad-low.onnx"] = ["size_bytes": 1, "md5_digest": String(repeating: "0", count: 32)]
            entry["files"] = files
        },
    ]

    @Test("Entries that cannot be right are left out, and the others stay", arguments: hostile)
    func leavingOut(_ row: Hostile) throws {
        var bad = try CatalogueText.small("en_US-bad-low").entry
        if row.key != "en_US-bad-low" {
            // The files are named like the key, so that nothing but the key is wrong.
            var files: [String: Any] = [:]
            for (path, value) in bad["files"] as? [String: Any] ?? [:] {
                files[path.replacingOccurrences(of: "en_US-bad-low", with: row.key)] = value
            }
            bad["files"] = files
        }
        bad["key"] = row.key
        row.change(&bad)
        let catalogue = try Self.catalogue([bad, try CatalogueText.small("en_GB-good-low").entry])
        #expect(catalogue.voices.map(\.key) == ["en_GB-good-low"], "\(row.name)", sourceLocation: row.at)
        #expect(catalogue.refused == 1, sourceLocation: row.at)
    }

    @Test("Labels are one short line, whatever the catalogue says")
    func labels() throws {
        let entry = try CatalogueText.small("en_US-bad-low") {
            $0["language"] = ["code": "en_US", "name_english": "Eng\u{1B}[31mlish\n\u{202E}x", "name_native": 7]
            $0["name"] = String(repeating: "x", count: 500)
        }.entry
        let voice = try #require(try Self.catalogue([entry]).voices.first)
        #expect(voice.languageName == "Eng[31mlishx")
        #expect(voice.nativeName == "en-US")
        #expect(voice.name.count == 80)
    }

    @Test(
        "What is no catalogue is said",
        arguments: [
            ("", "not a JSON object"), ("<html>", "not a JSON object"), ("[1]", "not a JSON object"),
            ("{}", "lists no voice"), (#"{"a": 1, "b": {}}"#, "lists no voice"),
            (String(repeating: "[", count: 200_000), "not a JSON object"),
            (#"{"a":"# + String(repeating: "{\"a\":", count: 100_000), "not a JSON object"),
        ])
    func garbage(_ json: String, _ reason: String) {
        let error = #expect(throws: ShelfError.self) {
            try Catalogue(json: Array(json.utf8), address: "https://example.org/x", fetched: 0)
        }
        guard case .badCatalogue("https://example.org/x", let found) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found.contains(reason))
    }

    @Test("Search looks at id, language in English and its own words, country and quality; all words must fit")
    func search() throws {
        let catalogue = try Self.catalogue([
            try CatalogueText.small("de_DE-thorsten-medium") {
                $0["language"] = [
                    "code": "de_DE", "name_english": "German", "name_native": "Deutsch", "country_english": "Germany",
                ]
            }.entry,
            try CatalogueText.small("en_GB-alan-low").entry, try CatalogueText.small("en_GB-alan-medium").entry,
        ])
        #expect(catalogue.voices(matching: ["german"]).map(\.key) == ["de_DE-thorsten-medium"])
        #expect(catalogue.voices(matching: ["DEUTSCH"]).map(\.key) == ["de_DE-thorsten-medium"])
        #expect(catalogue.voices(matching: ["alan", "low"]).map(\.key) == ["en_GB-alan-low"])
        #expect(catalogue.voices(matching: ["alan", "german"]).isEmpty)
        #expect(catalogue.voices(matching: []).count == 3)
        #expect(throws: ShelfError.notOffered("en_GB-allan-low", near: ["piper/en_GB-alan-low"])) {
            try catalogue.voice(named: "en_GB-allan-low")
        }
        #expect(catalogue.best(for: try #require(LanguageTag("en-US")))?.key == "en_GB-alan-medium")
        #expect(catalogue.best(for: try #require(LanguageTag("fr"))) == nil)
    }

    @Test("What was fetched is kept, and stays when the next fetch fails")
    func keeping() async throws {
        let folder = try TemporaryFolder()
        let json = try CatalogueText.json([try CatalogueText.small("en_GB-alan-low").entry])
        let server = try LoopbackServer { request in
            if request.contains(" /voices.json ") { return .response(200, body: json) }
            if request.contains(" /page ") { return .response(200, body: Array("<html>".utf8)) }
            if request.contains(" /huge ") {
                return .response(200, body: Array(repeating: 0x20, count: Catalogue.sizeLimit + 1))
            }
            return .response(404)
        }
        let fetcher = Fetcher(limits: FetchLimits(), rule: .typed, proxies: .none)
        let file = CatalogueFile(path: folder.path("catalogue.json"))
        #expect(file.catalogue() == nil)
        let fresh = try await file.refresh(from: server.address("/voices.json"), by: fetcher)
        for path in ["/none", "/page", "/huge"] {
            await #expect(throws: ShelfError.self) {
                _ = try await file.refresh(from: server.address(path), by: fetcher)
            }
        }
        await #expect(throws: ShelfError.notFetched(.refusedAddress(host: "127.0.0.1", ip: "127.0.0.1"))) {
            let careful = Fetcher(limits: FetchLimits(), rule: .publicOnly, proxies: .none)
            _ = try await file.refresh(from: server.address("/voices.json"), by: careful)
        }
        let kept = try #require(file.catalogue())
        #expect(kept.voices == fresh.voices)
        #expect(kept.address == server.address("/voices.json"))
        #expect(kept.fetched == fresh.fetched)
        try folder.write("garbage", to: "catalogue.json")
        #expect(file.catalogue() == nil)
    }
}
