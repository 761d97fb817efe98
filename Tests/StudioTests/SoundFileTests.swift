import Audio
import Foundation
import Narration
import Studio
import TestSupport
import Testing

@Suite("Files of sound")
struct SoundFileTests {
    private func file(_ path: String) throws -> any SoundFile {
        path.hasSuffix(".wav") ? try WAVFile(path: path) : try MP3File(path: path, tags: SoundTags(title: "T"))
    }

    @Test("A WAV file holds the decoded clips in step, and silence")
    func wav() throws {
        let folder = try TemporaryFolder()
        let clip = try Samples.clip()
        let file = try WAVFile(path: folder.path("a.wav"))
        try file.append(clip: clip)
        try file.append(silence: Frames(3))
        try file.append(clip: clip)
        try file.finish()
        for program in [Decoded.Program.ffmpeg, .sox] {
            let decoded = try Decoded(path: folder.path("a.wav"), by: program)
            #expect(decoded.complaints == "")
            #expect(decoded.samples.count == (2 * clip.frames.count + 3) * 576)
            #expect(try Signals.ratio(of: clip.samples(), to: Array(decoded.samples.suffix(clip.frames.samples))) > 50)
        }
        #expect(try folder.read("a.wav").count == 44 + 2 * (2 * clip.frames.count + 3) * 576)
    }

    @Test("What a killed process left of the same file is removed, and nobody else's")
    func abandoned() throws {
        let folder = try TemporaryFolder()
        // The highest number that a process can have on 64-bit Linux is 4,194,304.
        let others = [".a.mp3.\(getpid())-x.part", ".b.mp3.4194305-x.part", ".a.mp3.notes.part"]
        for name in others + [".a.mp3.4194305-x.part"] { try folder.write([1], to: name) }
        let file = try file(folder.path("a.mp3"))
        try file.append(clip: Samples.clip(seconds: 0.1))
        try file.finish()
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
        #expect(left.sorted() == (others + ["a.mp3"]).sorted())
    }

    @Test("A link to a file that is not there yet stays a link")
    func danglingLink() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path("a.mp3"), withDestinationPath: "b.mp3")
        let file = try file(folder.path("a.mp3"))
        try file.append(clip: Samples.clip(seconds: 0.1))
        try file.finish()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a.mp3")) == "b.mp3")
        #expect(try folder.read("b.mp3").count > 1_000)
    }

    @Test("A file appears when it is finished, and replaces what was there", arguments: ["a.mp3", "a.wav"])
    func finishing(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write([1, 2, 3], to: name)
        let file = try file(folder.path(name))
        try file.append(clip: Samples.clip(seconds: 0.1))
        #expect(try folder.read(name) == [1, 2, 3])
        try file.finish()
        #expect(try folder.read(name).count > 1_000)
        file.abandon()
        try file.finish()
        #expect(try folder.names() == [name])
    }

    @Test("An abandoned or forgotten file leaves nothing", arguments: ["a.mp3", "a.wav"])
    func abandoning(_ name: String) throws {
        let folder = try TemporaryFolder()
        let abandoned = try file(folder.path(name))
        try abandoned.append(silence: Frames(5))
        abandoned.abandon()
        #expect(try folder.names() == [])
        do {
            let forgotten = try file(folder.path(name))
            try forgotten.append(silence: Frames(5))
        }
        #expect(try folder.names() == [])
    }

    @Test(
        "A place that cannot be written is an error that names it",
        arguments: [
            "/no/such/folder/a.mp3", "/tmp", "/proc/a.wav", "/dev/null/a.mp3", "/dev/full", "", "/tmp/",
        ])
    func unwritable(_ path: String) throws {
        #expect {
            try file(path).finish()
        } throws: { error in
            guard case StudioError.unwritable(path, let reason) = error else { return false }
            return !reason.isEmpty
        }
    }

    @Test("A long name, a link and a device work")
    func places() throws {
        let folder = try TemporaryFolder()
        let long = String(repeating: "ü", count: 120) + ".mp3"
        try file(folder.path(long)).finish()
        try folder.write([1], to: "real.mp3")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.mp3"), withDestinationPath: folder.path("real.mp3"))
        try file(folder.path("link.mp3")).finish()
        #expect(try folder.read("real.mp3").count > 500)
        #expect(try folder.names() == ["link.mp3", "real.mp3", long].sorted())
        try file("/dev/null").finish()
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                == .typeCharacterSpecial)
    }

    @Test("Into a pipe goes a stream that decoders read in full", arguments: ["a.mp3", "a.wav"])
    func pipe(_ name: String) throws {
        let folder = try TemporaryFolder()
        // The link makes a name with the right ending for the pipe.
        _ = try Command("mkfifo", [folder.path(name)])
        let reader = Process()
        reader.executableURL = URL(filePath: "/bin/sh")
        reader.arguments = ["-c", "cat \(folder.path(name)) > \(folder.path("copy-" + name))"]
        try reader.run()
        let file = try file(folder.path(name))
        let clip = try Samples.clip()
        try file.append(clip: clip)
        try file.append(silence: Frames(4))
        try file.finish()
        reader.waitUntilExit()
        let length = (clip.frames.count + 4) * 576
        for program in Decoded.Program.allCases where program != .mpg123 || name == "a.mp3" {
            let decoded = try Decoded(path: folder.path("copy-" + name), by: program)
            // A WAV file of unknown length is said to be cut short.
            #expect(decoded.complaints == "" || name == "a.wav")
            #expect((length...length + 2 * 576).contains(decoded.samples.count))
        }
    }

    @Test("Another speed changes the length by it", arguments: [0.5, 0.8, 1, 1.5, 2, 3])
    func speed(_ speed: Double) throws {
        let folder = try TemporaryFolder()
        for name in ["a.mp3", "a.wav"] {
            let paced = try PacedSoundFile(file(folder.path(name)), speed: speed)
            let clip = try Samples.clip(seconds: 3)
            for _ in 0..<2 {
                try paced.append(clip: clip)
                try paced.append(silence: Frames(10))
            }
            try paced.finish()
            let decoded = try Decoded(path: folder.path(name), by: .ffmpeg)
            let wanted = Double(2 * (clip.frames.samples + 5_760)) / speed
            #expect(abs(Double(decoded.samples.count) - wanted) < 0.02 * wanted + 2_000)
            #expect(decoded.complaints == "")
        }
    }
}
