import Foundation
import Narration
import Studio
import TestSupport
import Testing

extension ListeningTests {
    @Suite("to an episode")
    struct Episodes {
        /// The beginning of the sample article: its title, paragraphs, a heading and a list, as an MP3 file.
        private struct Recording: Sendable {
            let path: String
            let timeline: Timeline
            let pauses: [Frames]
            /// What ffmpeg makes of it.
            let decoded: Decoded
            private let folder: TemporaryFolder

            static let shared = Task { try await Recording() }

            private init() async throws {
                folder = try TemporaryFolder()
                path = folder.path("tides.mp3")
                var script = try Room.script(ofSample: "the-tide-machine.html")
                script.utterances = Array(script.utterances.prefix(14))
                let file = try MP3File(path: path, tags: SoundTags(title: script.title))
                let made = try await Room.render(script, by: await Room.steady.value, into: file)
                timeline = made.timeline
                pauses = made.rendered.map { Pauses().after($0.utterance.ending) }
                decoded = try Decoded(path: path, by: .ffmpeg)
            }
        }

        @Test("Two decoders give as many samples as the timeline says, and nobody complains")
        func length() async throws {
            let recording = try await Recording.shared.value
            let other = try Decoded(path: recording.path, by: .mpg123)
            #expect(recording.timeline.entries.count == 14)
            #expect(recording.timeline.entries.allSatisfy { $0.outcome == .spoken && $0.voice == Room.joe })
            #expect(recording.decoded.samples.count == recording.timeline.length.samples)
            #expect(other.samples.count == recording.timeline.length.samples)
            #expect(recording.decoded.complaints == "")
            #expect(other.complaints == "")
            let check = try Command("mpg123", ["-q", "-t", recording.path])
            #expect(check.code == 0)
            #expect(check.complaints == "")
            let sox = try Command("sox", ["-V2", recording.path, "-n"])
            #expect(sox.code == 0)
            #expect(sox.complaints == "")
        }

        @Test("It is as loud as speech should be, without clipping")
        func loudness() async throws {
            let samples = try await Recording.shared.value.decoded.samples
            let meter = try LoudnessMeter(samples, rate: 24_000)
            print("episode of \(samples.count / 24_000) s: \(meter.loudness) LUFS, \(meter.truePeak) dBTP")
            #expect(abs(meter.loudness + 19) <= 1)
            #expect(meter.truePeak <= -1)
            #expect(!samples.contains { abs($0) >= 1 })
        }

        @Test("It is never silent for longer than one and a half seconds")
        func silences() async throws {
            let path = try await Recording.shared.value.path
            // The control: pauses between sentences are found, so longer ones would be.
            for (seconds, isExpected) in [(1.5, false), (0.3, true)] {
                let filter = "silencedetect=noise=-50dB:duration=\(seconds)"
                let found = try Command("ffmpeg", ["-nostats", "-i", path, "-af", filter, "-f", "null", "-"])
                #expect(found.code == 0)
                #expect(found.complaints.contains("silence_start") == isExpected, "\(found.complaints)")
            }
        }

        @Test("The timeline says when each utterance is heard")
        func timeline() async throws {
            let recording = try await Recording.shared.value
            let samples = recording.decoded.samples
            // Sound: over -40 dBFS. Silence: under -66 dBFS. Edges: 100 ms for what a voice breathes in, and fades.
            let edge = 2_400
            for (index, entry) in recording.timeline.entries.enumerated() {
                let start = entry.start.samples
                let end = start + entry.length.samples
                try #require(end <= samples.count)
                #expect(samples[start..<start + edge].contains { abs($0) > 0.01 }, "utterance \(index) starts late")
                #expect(samples[end - 2 * edge..<end].contains { abs($0) > 0.01 }, "utterance \(index) ends early")
                guard index > 0 else { continue }
                let pause = recording.pauses[index - 1].samples
                // Encoding lets an abrupt beginning be heard up to 5 ms early, softly.
                let early = 120
                let loudest = samples[start - pause..<start - early].map(abs).max() ?? 0
                let loudestAtTheEnd = samples[start - early..<start].map(abs).max() ?? 0
                #expect(loudest < 0.0005, "no pause before utterance \(index)")
                #expect(loudestAtTheEnd < 0.01, "utterance \(index) starts early")
                let before = recording.timeline.entries[index - 1]
                #expect(before.start.samples + before.length.samples + pause == start)
            }
        }
    }
}
