import Foundation
import TestSupport
import Testing

/// `say` as a process, with espeak-ng's voices: they need no model and are quick in a debug build.
@Suite("Saying an article", .timeLimit(.minutes(5)))
struct SayTests {
    private static let text = "A short title\n\nThe boats were still. Nobody spoke a word."

    private func say(_ script: String, input: String = text) async throws -> Tool.Outcome {
        try await Tool.run([], input: input, shell: "cd \"$TMPDIR\" || exit 9\n" + script)
    }

    @Test("Without -o the file is named after the title, and the last line says its place, length and voice")
    func names() async throws {
        let outcome = try await say("\"$0\" say - --voice espeak/en-US --language en && ls")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("a-short-title.mp3"))
        #expect(outcome.complaint.contains(/^a-short-title\.mp3: 0:0[3-9], spoken by espeak\/en-US\n$/))
    }

    @Test("A second run makes the same file out of kept sentences, a stranger's file of that name stays")
    func again() async throws {
        let outcome = try await say(
            """
            "$0" say - --voice espeak/en-US < input && mv a-short-title.mp3 first.mp3 &&
            echo mine > a-short-title.mp3 &&
            "$0" say - --voice espeak/en-US < input && cat a-short-title.mp3 &&
            cmp first.mp3 a-short-title-2.mp3 && "$0" say - --voice espeak/en-US < input && ls *.mp3
            """)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        #expect(outcome.output == "mine\na-short-title-2.mp3\na-short-title.mp3\nfirst.mp3\n")
    }

    @Test("MP3 goes into a pipe and plays to its end, and a WAV file is as long as the MP3")
    func pipeAndWAV() async throws {
        let folder = try TemporaryFolder()
        let (mp3, wav) = (folder.path("a.mp3"), folder.path("a.wav"))
        let outcome = try await say(
            """
            "$0" say - --voice espeak/en-US -o - < input | cat > \(folder.path("piped.mp3")) &&
            "$0" say - --voice espeak/en-US -o \(mp3) < input && "$0" say - --voice espeak/en-US -o \(wav) < input
            """)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let whole = try Decoded(path: mp3, by: .ffmpeg)
        #expect(whole.complaints.isEmpty)
        #expect(whole.samples.count % 576 == 0 && whole.samples.count > 48_000)
        #expect(try Decoded(path: wav, by: .ffmpeg).samples.count == whole.samples.count)
        let piped = try Decoded(path: folder.path("piped.mp3"), by: .ffmpeg).samples.count
        #expect((0...1_152).contains(piped - whole.samples.count))
    }

    @Test("Speed changes the length and not the voice's level")
    func speed() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await say(
            """
            "$0" say - --voice espeak/en-US -o \(folder.path("1.mp3")) < input &&
            "$0" say - --voice espeak/en-US --speed 2 -o \(folder.path("2.mp3")) < input
            """)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let slow = try Decoded(path: folder.path("1.mp3"), by: .ffmpeg).samples
        let fast = try Decoded(path: folder.path("2.mp3"), by: .ffmpeg).samples
        #expect(abs(Double(slow.count) / Double(fast.count) - 2) < 0.1)
    }

    @Test(
        "A place that cannot be written is a sentence, and nothing is left behind",
        arguments: [
            ("mkdir d && \"$0\" say - -o d/", "must end in .mp3 or .wav"),
            ("mkdir d.mp3 && \"$0\" say - -o d.mp3", "it is a folder; name a file in it"),
            ("\"$0\" say - -o none/a.mp3", "the folder none does not exist; make it or name another"),
            ("ln -s /dev/full full.mp3 && \"$0\" say - -o full.mp3 --voice espeak/en-US", "No space left on device"),
        ])
    func unwritable(_ script: String, _ sentence: String) async throws {
        let outcome = try await say("(\(script)); code=$?; ls -A | grep -E 'part|a.mp3'; exit $code")
        #expect([1, 2].contains(outcome.code))
        #expect(outcome.complaint.contains(sentence))
        #expect(outcome.output.isEmpty)
    }

    @Test("The article itself is never the place for its sound, and a text that is too short to tell is said to be")
    func precautions() async throws {
        let outcome = try await say("cp input same.mp3; \"$0\" say same.mp3 -o ./same.mp3; cmp input same.mp3")
        #expect(outcome.code == 0)
        #expect(outcome.complaint.contains("it is the article itself; name another file"))
        #expect(outcome.complaint.contains("too short to tell its language; --language names it"))
    }

    @Test("Without a neural voice and a known language no exotic voice speaks")
    func unknownLanguage() async throws {
        let outcome = try await say("\"$0\" say - -o a.mp3")
        #expect(outcome.complaint.contains("spoken by espeak/en-US"))
    }

    @Test("A voice that does not exist names voices like it")
    func nearVoices() async throws {
        let outcome = try await say("\"$0\" say - --voice espeak/en-UK")
        #expect(outcome.code == 1)
        #expect(outcome.complaint.contains("there is no voice named espeak/en-UK; did you mean espeak/"))
    }

    @Test("Ctrl-C ends the work with 130 and leaves no half-written file")
    func interrupted() async throws {
        let text = (0..<4_000).map { "Sentence number \($0) is long enough to keep the voice busy." }
        let outcome = try await say(
            """
            "$0" say - --voice espeak/en-US -o a.mp3 < input & pid=$!
            until ls -A | grep -q part; do kill -0 $pid || exit 9; done
            kill -INT $pid; wait $pid; code=$?; ls -A | grep -E 'part|mp3'; exit $code
            """, input: text.joined(separator: "\n\n"))
        #expect(outcome.code == 130)
        #expect(outcome.output.isEmpty)
    }

    @Test("Without the neural engine espeak-ng speaks, and a neural voice that was asked for is a sentence")
    func withoutEngine() async throws {
        let folder = try TemporaryFolder()
        let voice = ProcessInfo.processInfo.environment["EARMARK_VOICES"] ?? ""
        let hasVoice = FileManager.default.fileExists(atPath: voice + "/en_US-joe-medium/en_US-joe-medium.onnx")
        guard hasVoice else { return print("Not tested without the engine: no neural voice is installed.") }
        let environment = "EARMARK_VOICES=\(voice) EARMARK_ONNXRUNTIME=/nowhere/libonnxruntime.so"
        let outcome = try await say(
            "\(environment) \"$0\" say - --language en -o \(folder.path("a.mp3")) < input && "
                + "\(environment) \"$0\" say - --voice en_US-joe-medium -o b.mp3 < input")
        #expect(outcome.code == 1)
        #expect(outcome.complaint.contains("a.mp3: 0:0"))
        #expect(outcome.complaint.contains("spoken by espeak/en"))
        #expect(outcome.complaint.contains("earmark: the speech engine cannot be used:"))
        #expect(FileManager.default.fileExists(atPath: folder.path("a.mp3")))
    }
}
