public import Fetch
import Foundation
import Glibc

/// Fetches a voice of a catalogue into a folder.
public struct VoiceInstallation: Sendable {
    private let voice: OfferedVoice
    private let catalogue: Catalogue
    private let folder: VoiceFolder
    private let fetcher: Fetcher
    private let pauses: [Duration]

    /// The longest that one file may take, and how long a connection may stand still.
    private static let longest = Duration.seconds(86_400)

    /// The installation of a voice.
    ///
    /// - Parameters:
    ///   - voice: The voice.
    ///   - catalogue: The catalogue that offers it.
    ///   - folder: Where it is kept.
    ///   - fetcher: Fetches the files; its limits on size and time are replaced.
    ///   - pauses: How long to wait after each break in a row. After the last one it is an error.
    public init(
        of voice: OfferedVoice, in catalogue: Catalogue, into folder: VoiceFolder, by fetcher: Fetcher,
        pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(20)]
    ) {
        self.voice = voice
        self.catalogue = catalogue
        self.folder = folder
        self.fetcher = fetcher
        self.pauses = pauses
    }

    /// Fetches the voice's small files, and gives the text of its `MODEL_CARD`, for the listener to read the terms;
    /// nil where there is none.
    ///
    /// Throws `ShelfError`, also when the voice could not be used here: before anything large is fetched.
    public func card() async throws(ShelfError) -> String? {
        let claim = try folder.claim(voice.key)
        try folder.requireSpace(missing(in: claim.folder))
        for file in [voice.card, voice.configuration].compactMap(\.self) { try await fetch(file, claim) { _ in } }
        try checkConfiguration(in: claim.folder)
        guard let card = voice.card else { return nil }
        // It was there a moment ago.
        guard let data = FileManager.default.contents(atPath: path(of: card, in: claim.folder)) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Fetches all that is missing, checks it and puts the voice on its place.
    ///
    /// Every file has the size and the MD5 checksum that the catalogue gives. What has come stays when this ends early,
    /// and the next try goes on from there. A voice of the same name is replaced.
    ///
    /// Throws `ShelfError`; `.notFetched(.cancelled)` when the task was cancelled.
    public func run(report: @escaping @Sendable (InstallEvent) -> Void = { _ in }) async throws(ShelfError) {
        let claim = try folder.claim(voice.key)
        let total = voice.size
        let kept = total - missing(in: claim.folder)
        try folder.requireSpace(total - kept)
        var before = 0
        for file in voice.files {
            let start = before
            report(.progress(done: start + size(of: file, in: claim.folder), total: total, kept: kept))
            try await fetch(file, claim) { event in
                if case .progress(let done, _, _) = event {
                    report(.progress(done: start + done, total: total, kept: kept))
                } else {
                    report(event)
                }
            }
            if file == voice.configuration { try checkConfiguration(in: claim.folder) }
            before += file.size
        }
        report(.progress(done: total, total: total, kept: kept))
        if let fault = ONNXFile.fault(of: path(of: voice.model, in: claim.folder)) {
            throw .unusable(.brokenVoice(file: voice.key + ".onnx", reason: fault))
        }
        for file in voice.files { sync(path(of: file, in: claim.folder)) }
        try folder.place(voice.key)
    }

    private func checkConfiguration(in folder: String) throws(ShelfError) {
        do throws(SpeechError) {
            _ = try PiperConfiguration(path: path(of: voice.configuration, in: folder))
        } catch {
            throw .unusable(error)
        }
    }

    /// Makes a file whole and right. One that was begun earlier and turns out wrong is fetched once more.
    private func fetch(
        _ file: OfferedVoice.File, _ claim: FolderClaim, report: @escaping @Sendable (InstallEvent) -> Void
    ) async throws(ShelfError) {
        let path = path(of: file, in: claim.folder)
        var tries = size(of: file, in: claim.folder) > 0 ? 2 : 1
        while true {
            if size(of: file, in: claim.folder) != file.size { try await bring(file, to: path, report: report) }
            if file == voice.model { report(.checking) }
            guard let fault = await Worker().fault(of: path, file) else { return }
            guard unsafe unlink(path) == 0 else {
                throw .unwritable(path, reason: unsafe String(cString: strerror(errno)))
            }
            tries -= 1
            guard tries > 0 else { throw .damaged(file: catalogue.address(of: file), reason: fault) }
            report(.again(file: file.path))
        }
    }

    /// Fetches what is missing of a file, over breaks of the connection. Breaks after which something came start the
    /// count anew.
    private func bring(
        _ file: OfferedVoice.File, to path: String, report: @escaping @Sendable (InstallEvent) -> Void
    ) async throws(ShelfError) {
        var limits = fetcher.limits
        limits.bodyBytes = max(file.size, 1)
        limits.total = Self.longest
        limits.stall = .seconds(30)
        let fetcher = fetcher.limited(to: limits)
        var rest = pauses[...]
        var had = size(at: path)
        while true {
            do throws(FetchError) {
                try await fetcher.download(catalogue.address(of: file), to: path) { done in
                    report(.progress(done: done, total: file.size, kept: 0))
                }
                return
            } catch {
                if case .tooLarge = error {
                    throw .damaged(file: catalogue.address(of: file), reason: "it is larger than the catalogue says")
                }
                if size(at: path) > had { rest = pauses[...] }
                had = size(at: path)
                guard error.isPassing, let pause = rest.popFirst() else { throw .notFetched(error) }
                report(.waiting(error, pause: pause))
                // Cancelled while waiting.
                guard (try? await Task.sleep(for: pause)) != nil else { throw .notFetched(.cancelled) }
            }
        }
    }

    /// The bytes that are still to come.
    private func missing(in folder: String) -> Int {
        voice.files.reduce(0) { $0 + $1.size - size(of: $1, in: folder) }
    }

    private func size(of file: OfferedVoice.File, in folder: String) -> Int {
        min(size(at: path(of: file, in: folder)), file.size)
    }

    private func size(at path: String) -> Int {
        // What is not there has no bytes.
        (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    }

    /// Where a file lies here. No part of the catalogue's path is used, only what it is.
    private func path(of file: OfferedVoice.File, in folder: String) -> String {
        switch file {
        case voice.model: folder + "/" + voice.key + ".onnx"
        case voice.configuration: folder + "/" + voice.key + ".onnx.json"
        default: folder + "/MODEL_CARD"
        }
    }
}

extension Worker {
    /// What is wrong with a file that should be as the catalogue says; nil when nothing is.
    fileprivate func fault(of path: String, _ file: OfferedVoice.File) -> String? {
        var checksum = MD5()
        var size = 0
        guard let handle = FileHandle(forReadingAtPath: path) else { return "it cannot be read" }
        defer { try? handle.close() }  // Only read from: closing loses nothing.
        do {
            while let block = try handle.read(upToCount: 1 << 20), !block.isEmpty {
                checksum.update(Array(block))
                size += block.count
            }
        } catch {
            return "it cannot be read"
        }
        guard size == file.size else { return "it has \(size) bytes instead of \(file.size)" }
        return checksum.finish() == file.md5 ? nil : "its checksum is another one"
    }
}
