import Foundation
import Intake
import Studio

/// Where `say` writes to.
enum SayOutput: Hashable {
    case standardOutput
    case mp3(path: String)
    case wav(path: String)

    /// Reads `-o`; without it the file is named after the source and lies in the current folder.
    ///
    /// Throws `ToolError` when the name has another ending than `.mp3` or `.wav`, or its folder does not exist.
    init(named name: String?, for source: Source, title: String) throws(ToolError) {
        guard let name else {
            self = .mp3(path: Self.freeName(Self.stem(of: source, title: title)))
            return
        }
        guard name != "-" else {
            self = .standardOutput
            return
        }
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue {
            throw .output(name, reason: "it is a folder; name a file in it, for example \(name)/article.mp3")
        }
        if case .file(let path) = source, Self.real(path) == Self.real(name) {
            throw .output(name, reason: "it is the article itself; name another file")
        }
        let folder = (name as NSString).deletingLastPathComponent
        guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else {
            throw .output(name, reason: "the folder \(folder) does not exist; make it or name another")
        }
        guard folder.isEmpty || FileManager.default.isWritableFile(atPath: folder) else {
            throw .output(name, reason: "the folder \(folder) cannot be written to")
        }
        switch (name as NSString).pathExtension.lowercased() {
        case "mp3": self = .mp3(path: name)
        case "wav": self = .wav(path: name)
        default: throw .output(name, reason: "the name has to end in .mp3 or .wav")
        }
    }

    /// What people are told about the place.
    var name: String {
        switch self {
        case .standardOutput: "standard output"
        case .mp3(let path), .wav(let path): path
        }
    }

    /// Opens the file. Throws `StudioError` when it cannot be written.
    func file(tags: SoundTags, speed: Double) throws(StudioError) -> any SoundFile {
        let file: any SoundFile =
            switch self {
            case .standardOutput: try MP3File(standardOutput: tags)
            case .mp3(let path): try MP3File(path: path, tags: tags)
            case .wav(let path): try WAVFile(path: path)
            }
        return speed == 1 ? file : try PacedSoundFile(file, speed: speed)
    }

    /// The name of a file without folder and ending; for an address or standard input the title in letters, digits and
    /// hyphens.
    static func stem(of source: Source, title: String) -> String {
        if case .file(let path) = source {
            let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            return stem.isEmpty ? "article" : stem
        }
        let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
        // A file name has at most 255 bytes.
        var stem = ""
        for word in words where stem.utf8.count + word.utf8.count < 80 { stem += (stem.isEmpty ? "" : "-") + word }
        return stem.isEmpty ? "article" : stem
    }

    /// The first of `stem.mp3`, `stem-2.mp3`, … that is free or that Earmark wrote: a stranger's file is never replaced.
    private static func freeName(_ stem: String) -> String {
        var number = 1
        while true {
            let name = number == 1 ? "\(stem).mp3" : "\(stem)-\(number).mp3"
            guard FileManager.default.fileExists(atPath: name), !isOurs(name) else { return name }
            number += 1
        }
    }

    private static func real(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static func isOurs(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        // A file that cannot be read is taken for a stranger's: nothing is lost.
        let head = (try? handle.read(upToCount: 4096)) ?? Data()
        return head.starts(with: Data("ID3".utf8)) && head.range(of: Data("Earmark".utf8)) != nil
    }
}
