import Foundation
import TestSupport
import Testing

/// What happens to finished sentences when the program or the disk lets them down.
@Suite("Finished sentences", .timeLimit(.minutes(10)))
struct ClipSafetyTests {
    /// How often the program is killed: 5 times, or as `EARMARK_TEST_KILLS` says.
    private static let kills = Int(ProcessInfo.processInfo.environment["EARMARK_TEST_KILLS"] ?? "") ?? 5

    private static func article(_ count: Int, _ line: String = "came home late, and nobody asked why") -> String {
        (0..<count).map { "Boat \($0) \(line)." }.joined(separator: "\n\n")
    }

    /// The clips in a data folder: name and content.
    private static func clips(in data: String) throws -> [String: Data] {
        let clips = URL(filePath: data + "/clips")
        let names = FileManager.default.enumerator(atPath: clips.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".clip") }.reduce(into: [:]) { found, name in
            found[name] = try Data(contentsOf: clips.appending(path: name))
        }
    }

    @Test("A kill at any moment loses none of them and leaves none half")
    func kill() async throws {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        let count = 12 * Self.kills
        let options = "say - --voice espeak/en-US --language en --data '\(data)' -o '\(folder.path("out.mp3"))' < input"
        var kept: [String: Data] = [:]
        for _ in 0..<Self.kills {
            let moment = Double.random(in: 0.1...1.2)
            let script = "cd \"$TMPDIR\" || exit 9\n\"$0\" \(options) & sleep \(moment); kill -9 $!; wait; true"
            let outcome = try await Tool.run([], input: Self.article(count, "sank"), shell: script)
            #expect(outcome.code == 0)
            let now = try Self.clips(in: data)
            // Nothing that was there is gone or changed.
            #expect(kept.allSatisfy { now[$0.key] == $0.value })
            kept = now
        }
        let outcome = try await Tool.run(
            [], input: Self.article(count, "sank"), shell: "cd \"$TMPDIR\" && \"$0\" \(options)")
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let all = try Self.clips(in: data)
        print("\(Self.kills) kills left \(kept.count) of \(count) sentences")
        #expect(all.count == count)
        // A broken one would have been made again, and differ.
        #expect(kept.allSatisfy { all[$0.key] == $0.value })
        #expect(try Decoded(path: folder.path("out.mp3"), by: .mpg123).complaints.isEmpty)
    }

    @Test("A full disk costs a notice, not the article, and leaves nothing half")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        // No file may grow beyond 8 KiB: what a full disk does to larger ones.
        let outcome = try await Tool.run(
            [], input: Self.article(4),
            shell: """
                cd "$TMPDIR" && trap '' XFSZ && ulimit -f 8 &&
                "$0" say - --voice espeak/en-US --language en --data '\(data)' -o - < input | cat | wc -c
                """)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let bytes = try #require(Int(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(bytes > 4 * 20_000)
        #expect(outcome.complaint.contains("sentences cannot be kept in"))
        #expect(try Self.clips(in: data).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: data + "/clips/unfinished").isEmpty)
    }

    @Test("A sentence that was cut or changed on disk is noticed and made again")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        let say = "\"$0\" say - --voice espeak/en-US --language en --data '\(data)' -o"
        let first = try await Tool.run(
            [], input: Self.article(3), shell: "cd \"$TMPDIR\" && \(say) '\(folder.path("first.mp3"))' < input")
        #expect(first.code == 0)
        let whole = try Self.clips(in: data)
        #expect(whole.count == 3)
        for (number, name) in whole.keys.sorted().enumerated() {
            var bytes = try #require(whole[name])
            switch number {
            case 0: bytes[1_000] ^= 1
            case 1: bytes.removeLast(100)
            default: bytes = Data()
            }
            try bytes.write(to: URL(filePath: "\(data)/clips/\(name)"))
        }
        let second = try await Tool.run(
            [], input: Self.article(3), shell: "cd \"$TMPDIR\" && \(say) '\(folder.path("second.mp3"))' < input")
        #expect(second.code == 0)
        let mended = try Self.clips(in: data)
        #expect(mended.keys.sorted() == whole.keys.sorted())
        #expect(mended.allSatisfy { $0.value.count > 20_000 })
        // What was mended is whole: a third run finds nothing to make.
        let third = try await Tool.run(
            [], input: Self.article(3), shell: "cd \"$TMPDIR\" && \(say) '\(folder.path("third.mp3"))' < input")
        #expect(third.code == 0)
        #expect(try Self.clips(in: data) == mended)
        #expect(try folder.read("second.mp3") == folder.read("third.mp3"))
    }
}
