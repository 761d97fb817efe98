import Espeak
import Foundation
import Narration

/// The voices that are installed: Piper's in some folders, and espeak-ng's.
///
/// A Piper voice is `NAME.onnx` with `NAME.onnx.json` beside it, in a folder or one folder further down.
public struct VoiceShelf: Sendable {
    /// All usable voices: Piper's by name, then espeak-ng's by name. A model of several speakers is one voice here.
    public let voices: [Voice]
    /// What is wrong with voices that are there but cannot be used.
    public let broken: [SpeechError]

    /// Which of them fail to load.
    public let loads: LoadRecord

    private let pipers: [String: InstalledPiper]
    private let brokenByID: [String: SpeechError]
    let espeaks: [EspeakVoice]

    /// Looks through folders, the first of which wins where two have a voice of the same name.
    ///
    /// A model's digest is kept in `digestCache`, if that is given, until the file changes: reading a model of 60 MB
    /// takes a tenth of a second. Missing folders are empty ones; without espeak-ng's data there are no such voices.
    public init(folders: [String], digestCache: String? = nil, loads: LoadRecord = LoadRecord()) async {
        self.loads = loads
        var pipers: [String: InstalledPiper] = [:]
        var broken: [String: SpeechError] = [:]
        let digests = ModelDigests(cache: digestCache)
        for file in await Worker().find(folders) where pipers["piper/" + file.name] == nil {
            do throws(SpeechError) {
                pipers["piper/" + file.name] = try await Worker().open(file, digests: digests)
            } catch {
                broken["piper/" + file.name] = error
            }
        }
        // Without its data folder espeak-ng has no voices, which is what the list then says.
        espeaks = (try? await Espeak.voices()) ?? []
        let version = (try? await Espeak.version()) ?? ""
        self.pipers = pipers
        brokenByID = broken
        self.broken = broken.sorted { $0.key < $1.key }.map(\.value)
        voices =
            pipers.values.map(\.voice).sorted { $0.id < $1.id }
            + espeaks.compactMap { Voice($0, version: version) }.sorted { $0.id < $1.id }
    }

    private init(_ shelf: VoiceShelf, without id: String) {
        loads = shelf.loads
        pipers = shelf.pipers.filter { $0.key != id }
        brokenByID = shelf.brokenByID
        broken = shelf.broken
        espeaks = shelf.espeaks
        voices = shelf.voices.filter { $0.id != id }
    }

    /// The same shelf without the voice of an id: what would be.
    public func without(_ id: String) -> VoiceShelf {
        VoiceShelf(self, without: id.base)
    }

    /// The voice of an id, `piper/en_US-joe-medium` or `piper/NAME#SPEAKER`, or of the part after the slash, or of a
    /// neural voice's bare name (`joe`), where only one voice has it.
    ///
    /// Throws `SpeechError.noSuchVoice` with ids that resemble it, and `brokenVoice` for one that cannot be used.
    public func voice(named name: String) throws(SpeechError) -> Voice {
        let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let wanted = parts.first.map(String.init) ?? ""
        let found = voices(called: wanted)
        guard found.count == 1, let voice = found.first else {
            if let error = brokenByID[wanted] ?? brokenByID["piper/" + wanted] { throw error }
            throw .noSuchVoice(name, near: found.isEmpty ? near(wanted) : found.map(\.id))
        }
        guard parts.count == 2 else { return voice }
        let speaker = String(parts[1])
        let installed = pipers[voice.id]
        guard let installed, installed.speaker(named: speaker) != nil else {
            let speakers = installed?.speakers ?? []
            let near = speakers.nearest(to: speaker).map { voice.id + "#" + $0 }
            throw .noSuchVoice(name, near: near.isEmpty ? [voice.id] : near)
        }
        var spoken = voice
        spoken.id += "#" + speaker
        spoken.name += " " + speaker
        return spoken
    }

    /// The names of a voice's speakers, in the order of the model; empty for a model of one.
    public func speakers(of voice: Voice) -> [String] {
        pipers[voice.id.base]?.speakers ?? []
    }

    /// The folder in which a neural voice's files lie, and their bytes; nil for one of espeak-ng.
    public func place(of voice: Voice) -> (folder: String, size: Int)? {
        guard let file = pipers[voice.id.base]?.file else { return nil }
        let sizes = [file.model, file.configuration].map { path in
            // Links are followed. A file that has gone since takes nothing.
            let real = URL(filePath: path).resolvingSymlinksInPath().path
            return (try? FileManager.default.attributesOfItem(atPath: real))?[.size] as? Int ?? 0
        }
        return (URL(filePath: file.model).deletingLastPathComponent().path, sizes[0] + sizes[1])
    }

    /// Where the files of a voice that cannot be used lie, by its id; nil when there is none.
    public func brokenPlace(of id: String) -> String? {
        guard case .brokenVoice(let file, _) = brokenByID["piper/" + id.base.afterSlash] else { return nil }
        return URL(filePath: file).deletingLastPathComponent().path
    }

    /// The ids of the voices that are there and cannot be used, with what is wrong.
    public var brokenVoices: [(id: String, error: SpeechError)] {
        brokenByID.map { ($0.key, $0.value) }.sorted { $0.id < $1.id }
    }

    /// The files of a Piper voice and the number of its speaker.
    func piper(_ voice: Voice) throws(SpeechError) -> (file: PiperVoiceFile, speaker: Int64) {
        if let error = brokenByID[voice.id.base] { throw error }
        guard let installed = pipers[voice.id.base] else { throw .noSuchVoice(voice.id, near: near(voice.id)) }
        guard let name = voice.id.speaker else { return (installed.file, 0) }
        guard let speaker = installed.speaker(named: name) else {
            throw .noSuchVoice(voice.id, near: [voice.id.base])
        }
        return (installed.file, speaker)
    }

    /// Exact matches first, then without regard to upper and lower case, then neural voices by their bare name (`joe`).
    private func voices(called name: String) -> [Voice] {
        let exact = voices.filter { $0.id == name || $0.id.afterSlash == name }
        guard exact.isEmpty else { return exact }
        let folded = name.lowercased()
        let same = voices.filter { $0.id.lowercased() == folded || $0.id.afterSlash.lowercased() == folded }
        return same.isEmpty ? voices.filter { $0.family == .piper && $0.name.lowercased() == folded } : same
    }

    private func near(_ name: String) -> [String] {
        // Paths and the like resemble no name.
        guard name.split(separator: "/", omittingEmptySubsequences: false).count <= 2 else { return [] }
        let short = name.afterSlash
        let shorts = voices.map(\.id.afterSlash).nearest(to: short)
        return voices.filter { shorts.contains($0.id.afterSlash) }
            .sorted { (shorts.firstIndex(of: $0.id.afterSlash) ?? 0) < (shorts.firstIndex(of: $1.id.afterSlash) ?? 0) }
            .map(\.id)
    }
}

extension String {
    /// An id without its speaker.
    var base: String { split(separator: "#", maxSplits: 1).first.map(String.init) ?? self }

    /// An id's speaker.
    var speaker: String? {
        let parts = split(separator: "#", maxSplits: 1)
        return parts.count == 2 ? String(parts[1]) : nil
    }

    /// The part of an id after its family.
    var afterSlash: String { split(separator: "/", maxSplits: 1).last.map(String.init) ?? self }
}
