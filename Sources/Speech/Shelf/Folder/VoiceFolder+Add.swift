import Audio
import Fetch
import Foundation

extension VoiceFolder {
    /// What an added voice says to show that it can.
    private static let trial = "1, 2, 3."

    /// Copies a voice into the folder, once it has been loaded and has spoken.
    ///
    /// - Parameters:
    ///   - source: `NAME.onnx` with `NAME.onnx.json` beside it, or a folder with one such pair. A `MODEL_CARD` there
    ///     comes along.
    ///   - runtime: The path of ONNX Runtime's shared library.
    /// - Returns: The voice's id.
    /// - Throws: `ShelfError`; `.unusable` when it does not speak.
    public func add(_ source: String, runtime: String) async throws(ShelfError) -> String {
        let found = try await Worker().voice(at: source)
        let id = "piper/" + found.name
        guard !FileManager.default.fileExists(atPath: path + "/" + found.name) else {
            throw .alreadyThere(id, folder: path + "/" + found.name)
        }
        let claim = try claim(found.name)
        do {
            try requireSpace(found.size)
            try await Worker().copy(found, to: claim.folder)
            try await Self.trySpeaking(claim.folder, runtime: runtime)
            try place(found.name)
        } catch {
            // What cannot be removed is overwritten by the next try.
            try? FileManager.default.removeItem(atPath: claim.folder)
            tidy()
            throw error.naming(found)
        }
        return id
    }

    /// Loads the voice in a folder and lets it speak. Throws `ShelfError.unusable`.
    private static func trySpeaking(_ folder: String, runtime: String) async throws(ShelfError) {
        let shelf = await VoiceShelf(folders: [folder])
        if let error = shelf.broken.first { throw .unusable(error) }
        guard let voice = shelf.voices.first(where: { $0.family == .piper }) else {
            throw .notAVoice(folder, reason: "it is not there any more")
        }
        let piper = PiperSynthesizer(runtime: runtime, shelf: shelf, callers: 1)
        do {
            let spoken = try await piper.speech(of: trial, by: voice)
            guard spoken.sound.samples.contains(where: { abs($0) > 0.001 }) else {
                throw SpeechError.synthesisFailed(voice: voice.id, reason: "it says nothing")
            }
        } catch let error as SpeechError {
            throw .unusable(error)
        } catch {
            throw .notFetched(.cancelled)
        }
    }
}

extension ShelfError {
    /// The same error about the files that the user knows, and not about the copies that are gone.
    fileprivate func naming(_ voice: FoundVoice) -> ShelfError {
        guard case .unusable(.brokenVoice(let file, let reason)) = self else { return self }
        let source = file.hasSuffix(".json") ? voice.configuration : voice.model
        return .unusable(.brokenVoice(file: source, reason: reason))
    }
}

/// A voice's files as they were found.
struct FoundVoice: Sendable {
    /// The name without folder and ending.
    var name: String
    var model: String
    var configuration: String
    var card: String?
    var size: Int
}

extension Worker {
    /// The voice in a file or folder. Throws `ShelfError.notAVoice`.
    fileprivate func voice(at source: String) throws(ShelfError) -> FoundVoice {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard unsafe files.fileExists(atPath: source, isDirectory: &isFolder) else {
            throw .notAVoice(source, reason: "it does not exist")
        }
        var model = source
        if isFolder.boolValue {
            let models = Self.models(in: source)
            guard models.count == 1 else {
                let reason =
                    models.isEmpty ? "no file in it ends in .onnx" : "several files in it end in .onnx; name one"
                throw .notAVoice(source, reason: reason)
            }
            model = source + "/" + models[0]
        } else if source.hasSuffix(".onnx.json") {
            model = String(source.dropLast(".json".count))
        }
        guard model.hasSuffix(".onnx") else {
            let isArchive = [".gz", ".tar", ".zip", ".xz", ".bz2"].contains { model.lowercased().hasSuffix($0) }
            let reason =
                isArchive ? "it is an archive; unpack it and name the folder" : "its name does not end in .onnx"
            throw .notAVoice(source, reason: reason)
        }
        let folder = URL(filePath: model).deletingLastPathComponent().path
        let name = PiperVoiceFile(model: model).name
        guard OfferedVoice.isFileName(name) else {
            throw .notAVoice(source, reason: "its name has other signs than letters, digits, _, - and .; rename it")
        }
        let candidates = [model + ".json", folder + "/" + name + ".json"]
        guard let configuration = candidates.first(where: files.fileExists(atPath:)) else {
            throw .notAVoice(source, reason: "\(name).onnx.json, its configuration, is not beside it")
        }
        let card = folder + "/MODEL_CARD"
        let hasCard = files.fileExists(atPath: card) && Self.models(in: folder).count == 1
        var found = FoundVoice(
            name: name, model: model, configuration: configuration, card: hasCard ? card : nil, size: 0)
        for path in [model, configuration] {
            let real = URL(filePath: path).resolvingSymlinksInPath().path
            guard let size = (try? files.attributesOfItem(atPath: real))?[.size] as? Int else {
                throw .notAVoice(source, reason: "\(path) cannot be read")
            }
            found.size += size
        }
        return found
    }

    private static func models(in folder: String) -> [String] {
        // A folder that cannot be listed has none for us.
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".onnx") }
    }

    /// Copies what the files hold, through links. Throws `ShelfError.unwritable`.
    fileprivate func copy(_ voice: FoundVoice, to folder: String) throws(ShelfError) {
        let model = folder + "/" + voice.name + ".onnx"
        var pairs = [(voice.model, model), (voice.configuration, model + ".json")]
        if let card = voice.card { pairs.append((card, folder + "/MODEL_CARD")) }
        for (from, to) in pairs {
            do {
                if FileManager.default.fileExists(atPath: to) { try FileManager.default.removeItem(atPath: to) }
                let real = URL(filePath: from).resolvingSymlinksInPath().path
                try FileManager.default.copyItem(atPath: real, toPath: to)
            } catch {
                throw .unwritable(to, reason: error.localizedDescription)
            }
            sync(to)
        }
    }
}
