import Audio
import Foundation
import Lame
import Narration
import Studio
import TestSupport
import Testing

@Suite("MP3 files")
struct MP3FileTests {
    /// Places of clicks, in samples from the start, in clips of 40 frames with 7 silent frames between.
    private static let places = [100, 5_003, 12_345, 20_000]

    /// Writes a file of three clips with clicks; gives its length and where the clicks are.
    private func write(_ file: any SoundFile) throws -> (frames: Int, clicks: [Int]) {
        var frames = 0
        var clicks: [Int] = []
        for _ in 0..<3 {
            var samples = [Float](repeating: 0, count: 40 * 576)
            for place in Self.places { samples[place] = 0.8 }
            let clip = try #require(
                Clip(audio: Lame.frames(of: samples), words: [], wordsAreMeasured: false))
            clicks += Self.places.map { frames * 576 + $0 }
            try file.append(clip: clip)
            try file.append(silence: Frames(7))
            frames += clip.frames.count + 7
        }
        try file.finish()
        return (frames, clicks)
    }

    /// Where the sound has peaks over a tenth, none closer than 1,000 samples to another.
    private func peaks(of samples: [Float]) -> [Int] {
        var result: [Int] = []
        for index in samples.indices where abs(samples[index]) > 0.1 {
            guard let last = result.last, index - last < 1_000 else {
                result.append(index)
                continue
            }
            if abs(samples[index]) > abs(samples[last]) { result[result.count - 1] = index }
        }
        return result
    }

    @Test("Decoders that heed the Info frame give the exact sound", arguments: [Decoded.Program.ffmpeg, .mpg123])
    func exactness(_ program: Decoded.Program) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("clicks.mp3")
        let written = try write(MP3File(path: path, tags: SoundTags(title: "Clicks")))
        let decoded = try Decoded(path: path, by: program)
        #expect(decoded.samples.count == written.frames * 576)
        #expect(peaks(of: decoded.samples) == written.clicks)
        #expect(decoded.complaints == "")
        #expect(try folder.names() == ["clicks.mp3"])
    }

    @Test("Other programs find the file clean")
    func cleanness() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("clicks.mp3")
        let written = try write(MP3File(path: path, tags: SoundTags(title: "Clicks")))
        let sox = try Decoded(path: path, by: .sox)
        #expect(sox.complaints == "")
        #expect(sox.samples.count >= written.frames * 576)
        let mpg123 = try Command("mpg123", ["-t", path])
        #expect(mpg123.code == 0)
        #expect(!mpg123.complaints.lowercased().contains("warning"))
        #expect(!mpg123.complaints.lowercased().contains("error"))
        #expect(try Command("ffmpeg", ["-v", "error", "-i", path, "-f", "null", "-"]).complaints == "")
    }

    @Test("The tag says what is known, in any script")
    func tags() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("tags.mp3")
        var tags = SoundTags(title: "Zwölf \"Boxkämpfer\"\n\u{0}jagen 🥊 国", artist: "A. Author", album: "The Site")
        tags.language = LanguageTag("de-AT")
        tags.date = "2026-03-09T10:00:00+01:00"
        let png = try #require(Data(base64Encoded: Self.picture))
        tags.picture = SoundTags.Picture(type: "image/png", bytes: Array(png))
        _ = try write(MP3File(path: path, tags: tags))
        let probe = try Command("ffprobe", ["-v", "warning", "-of", "json", "-show_format", "-show_streams", path])
        #expect(probe.complaints == "")
        let json = try #require(try JSONSerialization.jsonObject(with: probe.output) as? [String: Any])
        let format = try #require(json["format"] as? [String: Any])
        let found = try #require(format["tags"] as? [String: String])
        #expect(found["title"] == "Zwölf \"Boxkämpfer\" jagen 🥊 国")
        #expect(found["artist"] == "A. Author")
        #expect(found["album"] == "The Site")
        #expect(found["language"] == "deu")
        #expect(found["date"] == "2026-03-09")
        let streams = try #require(json["streams"] as? [[String: Any]])
        #expect(streams.map { $0["codec_name"] as? String } == ["mp3", "png"])
        #expect(streams[0]["bit_rate"] as? String == "64000")
        #expect(streams[0]["sample_rate"] as? String == "24000")
    }

    @Test("What is not known or not well formed is left out", arguments: ["", "yesterday", "12/03/2026", "20260309"])
    func unknown(_ date: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("tags.mp3")
        try MP3File(path: path, tags: SoundTags(title: "", artist: "  \n", date: date)).finish()
        let bytes = String(decoding: try folder.read("tags.mp3"), as: UTF8.self)
        #expect(["TIT2", "TPE1", "TALB", "TLAN", "TDRC", "APIC"].allSatisfy { !bytes.contains($0) })
        #expect(bytes.contains("TSSE"))
    }

    @Test("The Info frame counts frames and bytes, with LAME's checksums")
    func infoFrame() throws {
        let folder = try TemporaryFolder()
        let written = try write(MP3File(path: folder.path("a.mp3"), tags: SoundTags(title: "")))
        let file = try folder.read("a.mp3")
        let info = try #require(file.firstRange(of: Array("Info".utf8))?.lowerBound)
        let audio = Array(file[(info - 13 + 192)...])
        func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 << 8 | Int(file[info - 13 + $1]) } }
        #expect(audio.count == (written.frames + 2) * 192)
        #expect(number(21..<25) == written.frames + 2)
        #expect(number(25..<29) == audio.count + 192)
        #expect(number(161..<165) == audio.count + 192)
        #expect(number(165..<167) == Self.checksum(audio))
        #expect(number(167..<169) == Self.checksum(Array(file[info - 13..<info - 13 + 167])))
    }

    @Test("Joints between clips are silent, and the sound is as good as if it was encoded in one go")
    func joints() throws {
        let folder = try TemporaryFolder()
        let file = try MP3File(path: folder.path("joints.mp3"), tags: SoundTags(title: "Joints"))
        var source: [Float] = []
        var gaps: [Range<Int>] = []
        for seed in 1...6 {
            let speech = Signals.speech(count: 20 * 576 - 10 * seed, rate: 24_000, seed: UInt64(seed))
            let samples = speech + [Float](repeating: 0, count: 576 + 10 * seed)
            try file.append(
                clip: #require(
                    Clip(audio: Lame.frames(of: samples), words: [], wordsAreMeasured: false)))
            try file.append(silence: Frames(10))
            source += samples + [Float](repeating: 0, count: 5_760)
            gaps.append(source.count - 5_760..<source.count - 576)
        }
        try file.finish()
        let decoded = try Decoded(path: folder.path("joints.mp3"), by: .ffmpeg).samples
        try #require(decoded.count == source.count)
        for gap in gaps { #expect(decoded[gap].allSatisfy { abs($0) < 0.0005 }) }
        let whole = try #require(Clip(audio: Lame.frames(of: source), words: [], wordsAreMeasured: false)).samples()
        let continuous = Signals.ratio(of: source, to: whole)
        #expect(Signals.ratio(of: source, to: decoded) > continuous - 0.5)
    }

    @Test("Samples are encoded in one go, between clips too")
    func samples() throws {
        let folder = try TemporaryFolder()
        let file = try MP3File(path: folder.path("a.mp3"), tags: SoundTags(title: ""))
        let speech = Signals.speech(count: 30_000, rate: 24_000)
        try file.append(silence: Frames(2))
        for start in stride(from: 0, to: speech.count, by: 1_234) {
            try file.append(samples: Array(speech[start..<min(start + 1_234, speech.count)]))
        }
        try file.append(silence: Frames(3))
        try file.finish()
        let decoded = try Decoded(path: folder.path("a.mp3"), by: .ffmpeg)
        // 53 frames hold the samples, and one of silence ends them.
        #expect(decoded.samples.count == (2 + 53 + 1 + 3) * 576)
        #expect(Signals.ratio(of: speech, to: Array(decoded.samples[1_152..<31_152])) > 8)
    }

    /// CRC-16 bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { sum, byte in
            (0..<8).reduce(sum ^ Int(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
        }
    }

    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
