import Narration

extension OfferedVoice {
    /// Reads an entry of a catalogue; nil when it lacks something or says what cannot be.
    ///
    /// Nothing in it is believed: names become parts of paths here and of addresses there, so that they are checked
    /// letter by letter, and sizes have limits.
    init?(key: String, json: [String: Any]) {
        guard Self.isFileName(key), let languages = json["language"] as? [String: Any],
            let language = (languages["code"] as? String).flatMap({ LanguageTag($0) }),
            let files = json["files"] as? [String: Any], files.count <= 1000
        else { return nil }
        var found: [String: File] = [:]
        for (path, value) in files {
            guard let name = path.split(separator: "/").last.map(String.init),
                [key + ".onnx", key + ".onnx.json", "MODEL_CARD"].contains(name)
            else { continue }
            guard found[name] == nil, let file = File(path: path, json: value) else { return nil }
            found[name] = file
        }
        guard let model = found[key + ".onnx"], let configuration = found[key + ".onnx.json"],
            model.size <= 4_000_000_000, configuration.size <= 10_000_000, found["MODEL_CARD"]?.size ?? 0 <= 1_000_000
        else { return nil }
        self.init(
            key: key, name: Self.label(json["name"]) ?? key, language: language,
            languageName: Self.label(languages["name_english"]) ?? language.description,
            nativeName: Self.label(languages["name_native"]) ?? language.description,
            country: Self.label(languages["country_english"]),
            quality: Voice.Quality(piper: json["quality"] as? String ?? ""),
            speakers: Self.speakers(json["speaker_id_map"]),
            aliases: (json["aliases"] as? [Any] ?? []).prefix(100).compactMap { $0 as? String }
                .filter(Self.isFileName),
            model: model, configuration: configuration, card: found["MODEL_CARD"])
    }

    /// Whether a name can be a file's and a folder's: letters and digits of any script, `_`, `-`, `+` and `.`, at
    /// most 120 bytes, no dot in front.
    static func isFileName(_ name: String) -> Bool {
        guard (1...120).contains(name.utf8.count), !name.hasPrefix("."), !name.hasPrefix("-") else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            "_-+.".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
                || scalar.properties.numericType == .decimal || scalar.properties.generalCategory == .nonspacingMark
        }
    }

    /// A name for people: one line of at most 80 characters.
    private static func label(_ value: Any?) -> String? {
        guard let text = value as? String, !text.isEmpty, text.utf8.count < 1000 else { return nil }
        let scalars = text.unicodeScalars.filter { ![.control, .format].contains($0.properties.generalCategory) }
        return String(String.UnicodeScalarView(scalars).prefix(80))
    }

    private static func speakers(_ value: Any?) -> [String] {
        guard let numbers = value as? [String: Any], numbers.count <= 10_000 else { return [] }
        let named = numbers.compactMap { name, number in
            label(name).flatMap { name in (number as? Int).map { (name: name, number: $0) } }
        }
        return named.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.name)
    }
}

extension OfferedVoice.File {
    /// Nil when the path leads anywhere but below the catalogue, or size or checksum are none.
    fileprivate init?(path: String, json: Any) {
        guard let entry = json as? [String: Any], let size = entry["size_bytes"] as? Int, size >= 0,
            let md5 = (entry["md5_digest"] as? String)?.lowercased(), md5.utf8.count == 32,
            md5.allSatisfy({ $0.isASCII && $0.isHexDigit }), path.utf8.count <= 500
        else { return nil }
        let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard names.count <= 20, names.allSatisfy(OfferedVoice.isFileName) else { return nil }
        self.init(path: path, size: size, md5: md5)
    }

    /// The path as it stands in an address: every byte but letters, digits and a few signs percent-encoded.
    var escapedPath: String {
        path.utf8.map { byte in
            let isPlain =
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-._~/".utf8.contains(byte)
                }
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
