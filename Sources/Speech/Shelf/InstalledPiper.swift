import Foundation
import Narration

/// A Piper voice on the shelf.
struct InstalledPiper: Sendable {
    var voice: Voice
    var file: PiperVoiceFile
    /// The names of its speakers, in the order of the model; empty for a model of one.
    var speakers: [String]
    private var numbers: [String: Int64]
    private var speakerCount: Int64

    /// Reads a voice's configuration and digests its files; blocks.
    ///
    /// Throws `SpeechError.brokenVoice` with the file that is wrong.
    init(_ file: PiperVoiceFile, digests: ModelDigests) throws(SpeechError) {
        guard FileManager.default.fileExists(atPath: file.configuration) else {
            throw .brokenVoice(file: file.configuration, reason: "it is missing")
        }
        let configuration = try PiperConfiguration(path: file.configuration)
        if let fault = ONNXFile.fault(of: file.model) { throw .brokenVoice(file: file.model, reason: fault) }
        let parts = file.name.split(separator: "-")
        let codes = [configuration.language?.code, parts.first.map(String.init), configuration.espeak?.voice]
        guard let language = codes.lazy.compactMap({ $0.flatMap { LanguageTag($0) } }).first else {
            throw .brokenVoice(file: file.configuration, reason: "it names no language")
        }
        let name = parts.count > 2 ? parts[1..<parts.count - 1].joined(separator: "-") : file.name
        voice = Voice(
            id: "piper/" + file.name, name: name, language: language,
            quality: Voice.Quality(piper: configuration.audio.quality ?? parts.last.map(String.init) ?? ""),
            family: .piper, licence: ModelCard.licence(besides: file), digest: try digests.digest(of: file))
        self.file = file
        numbers = configuration.speakerIdMap ?? [:]
        speakers = numbers.sorted { $0.value < $1.value }.map(\.key)
        speakerCount = Int64(configuration.numSpeakers ?? 1)
    }

    /// The number of a speaker, by name or by the number itself; nil when the model has no such speaker.
    func speaker(named name: String) -> Int64? {
        if let number = numbers[name] { return number }
        guard let number = Int64(name), (0..<max(speakerCount, 1)).contains(number) else { return nil }
        return number
    }
}

extension Worker {
    func find(_ folders: [String]) -> [PiperVoiceFile] {
        folders.flatMap(PiperVoiceFile.files(in:))
    }

    func open(_ file: PiperVoiceFile, digests: ModelDigests) throws(SpeechError) -> InstalledPiper {
        try InstalledPiper(file, digests: digests)
    }
}

extension PiperVoiceFile {
    /// The voices in a folder and one folder further down, by name.
    static func files(in folder: String) -> [PiperVoiceFile] {
        // A folder that is missing or closed to us has no voices for us.
        func entries(_ path: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map { path + "/" + $0 }
        }
        func isModel(_ path: String) -> Bool { path.hasSuffix(".onnx") }
        let top = entries(folder)
        let below = top.filter { !isModel($0) && $0 != folder + "/" + VoiceFolder.unfinishedName }.flatMap(entries)
        return (top + below).filter(isModel).map(PiperVoiceFile.init(model:))
    }
}

extension Voice.Quality {
    /// Piper's word for the quality; `medium` for an unknown one.
    init(piper word: String) {
        switch word {
        case "x_low": self = .xLow
        case "low": self = .low
        case "high": self = .high
        default: self = .medium
        }
    }
}
