import Audio
import Foundation
import Narration
import Speech
import Synchronization
import TestSupport
import Testing

@testable import Studio

extension ListeningTests {
    @Suite("in the studio")
    struct InTheStudio {
        private static let sentences = [
            "We open at nine, and the shop is small.", "Three of us read the long letter.",
            "Nobody came to the harbour, so the boats stayed.", "The winter was mild, the spring was not.",
            "He sold the house; she kept the garden.", "It rained.",
        ]

        private static func studio(_ synthesizer: any Synthesizer, store: ClipStore?) -> Studio {
            Studio(
                synthesizer: synthesizer, gains: VoiceGains(synthesizer: synthesizer), store: store, callers: 2,
                notices: Notices { Issue.record("\($0)") })
        }

        private static func casting() async throws -> Casting {
            try Casting(shelf: await Room.shelf.value, preferred: nil, articleLanguage: LanguageTag("en-US"))
        }

        @Test("After a thousand seeks, every sentence sounds as if nothing had happened before")
        func seekStorm() async throws {
            let folder = try TemporaryFolder()
            let casting = try await Self.casting()
            let script = Room.script(of: Self.sentences)
            let calm = Self.studio(await Room.steady.value, store: nil)
            var expected: [Int: Clip] = [:]
            try await calm.render(calm.episode(for: script, casting: casting)) { rendered in
                expected[rendered.utterance.index] = rendered.clip
            }
            let studio = Self.studio(await Room.steady.value, store: ClipStore(folder: folder.path("clips")))
            let episode = await studio.episode(for: script, casting: casting)
            var chance = Chance(seed: 3)
            let clock = ContinuousClock()
            let begin = clock.now
            for seek in 0..<1_000 {
                // As a listener does who drags the slider: every place is waited for, until the next one.
                let reel = try Reel(of: [episode], from: chance.next(Self.sentences.count), in: studio)
                if seek % 10 == 0 { _ = try? await Self.within(.milliseconds(5)) { try await reel.isThere(at: 0) } }
                reel.leave()
                for _ in 0..<chance.next(40) { await Task.yield() }
            }
            print("a thousand seeks in \(clock.now - begin)")
            _ = try await Tone.bytes(of: Reel(of: [episode], in: studio))
            #expect(episode.isComplete)
            for (index, entry) in episode.timeline.entries.enumerated() {
                #expect(entry.state == .made)
                // What was cut at a clause lasts a little longer or shorter; words that were left over would show.
                let wanted = try #require(expected[index])
                #expect(abs(entry.length.count - wanted.frames.count) <= 12, "utterance \(index)")
                #expect(entry.words.map(\.scalars) == wanted.words.map(\.scalars), "utterance \(index)")
            }
        }

        @Test("A sentence that is cut at its first clause has a pause there like any comma's, and no click")
        func seam() async throws {
            let text = "When the last ferry had gone, the old harbour master locked the gate and walked slowly home."
            let studio = Self.studio(await Room.steady.value, store: nil)
            let episode = await studio.episode(for: Room.script(of: [text]), casting: try await Self.casting())
            let reel = try Reel(of: [episode], in: studio)
            _ = try await Tone.bytes(of: reel)
            let part = episode.state.withLock { $0.parts[0] }
            #expect(part.pieces.count == 2)
            let words = episode.timeline.entries[0].words
            #expect(words.map(\.scalars.lowerBound).sorted() == words.map(\.scalars.lowerBound))
            #expect(words.count >= 14)
            let clip = try #require(episode.clip(of: part))
            let samples = try clip.samples()
            #expect(clip.frames == episode.timeline.entries[0].length)
            let cut = part.segments[0].frames.samples
            let silences = Sound(samples: samples, rate: .product).silences(of: .milliseconds(80))
            let pause = try #require(silences.first { $0.contains(cut) || abs($0.lowerBound - cut) < 2_400 })
            let length = Double(pause.count) / 24_000
            print("the pause at the cut: \(length) s")
            #expect((0.12...0.4).contains(length))
            // The sharpest bend at the seam is no sharper than those in the speech around it.
            let bends = Self.bends(samples)
            let atSeam = bends[max(0, pause.lowerBound - 240)..<min(bends.count, pause.upperBound + 240)].max() ?? 0
            let elsewhere = bends.sorted()[bends.count * 999 / 1_000]
            print("sharpest bend at the seam \(atSeam), of the sharpest thousandth elsewhere \(elsewhere)")
            #expect(atSeam <= elsewhere)
            // And the second piece is as loud as the first.
            let levels = [samples[..<cut], samples[pause.upperBound...]].map {
                Loudness.integrated(of: Sound(samples: Array($0), rate: .product)) ?? 0
            }
            print("before and behind the cut: \(levels) LUFS")
            #expect(abs(levels[0] - levels[1]) < 4)
        }

        @Test("Voices of 16, 22.05 and 24 kHz decode as one sound")
        func rates() async throws {
            let folder = try TemporaryFolder()
            let low = try Tone.voice("low")
            let mixed = MixedSynthesizer(low: low, others: await Room.steady.value)
            let studio = Self.studio(mixed, store: nil)
            let shelf = await Room.shelf.value
            let utterances = [("en", "The bell rang twice."), ("de", "Dann war es still."), ("en", "Nobody moved.")]
            let script = Script(
                title: "", language: LanguageTag("en"),
                utterances: utterances.enumerated().map { index, utterance in
                    Utterance(
                        index: index, kind: .paragraph, block: 1, language: LanguageTag(utterance.0),
                        text: utterance.1, spoken: utterance.1, ending: .sentence)
                })
            let first = await studio.episode(
                for: script, casting: try Casting(shelf: shelf, preferred: nil, articleLanguage: LanguageTag("en")))
            let second = await studio.episode(
                for: Tone.script(["A low voice."], language: "en"),
                casting: try Casting(shelf: shelf, preferred: low, articleLanguage: LanguageTag("en")))
            _ = try await Tone.bytes(of: Reel(of: [first, second], in: studio))
            #expect(first.timeline.entries.map(\.voice) == [Room.joe, "espeak/de", Room.joe])
            #expect(second.timeline.entries.map(\.voice) == ["piper/low"])
            let reel = try Reel(
                of: [first, second], head: .file(SoundTags(title: "T")), declaresLength: true, in: studio)
            let path = try folder.write(try await Tone.bytes(of: reel), to: "mixed.mp3")
            let length = first.timeline.length + Reel.silenceBetweenArticles + second.timeline.length
            for program in [Decoded.Program.ffmpeg, .mpg123] {
                let decoded = try Decoded(path: path, by: program)
                #expect(decoded.complaints.isEmpty)
                #expect(decoded.samples.count == length.samples)
            }
        }

        @Test("A voice whose files are gone or garbage is relieved, and the article goes on", arguments: [true, false])
        func removed(_ isGarbage: Bool) async throws {
            let folder = try TemporaryFolder()
            let source = URL(filePath: Room.folder + "/en_US-joe-medium")
            let copy = URL(filePath: folder.path("voices/en_US-joe-medium"))
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            for name in ["en_US-joe-medium.onnx", "en_US-joe-medium.onnx.json"] {
                try FileManager.default.copyItem(at: source.appending(path: name), to: copy.appending(path: name))
            }
            let shelf = await VoiceShelf(folders: [folder.path("voices")])
            let voice = try shelf.voice(named: Room.joe)
            let ensemble = Ensemble(piper: PiperSynthesizer(runtime: Room.library, shelf: shelf, callers: 2))
            let notices = Recorded()
            let studio = Studio(
                synthesizer: ensemble, gains: VoiceGains(synthesizer: ensemble), store: nil, callers: 2,
                notices: notices.notices)
            let casting = try Casting(shelf: shelf, preferred: voice, articleLanguage: LanguageTag("en"))
            let script = Room.script(of: Array(Self.sentences.prefix(3)))
            let episode = await studio.episode(for: script, casting: casting)
            let reel = try Reel(of: [episode], in: studio)
            #expect(try await reel.isThere(at: 0))
            let model = copy.appending(path: "en_US-joe-medium.onnx")
            if isGarbage {
                try Data("garbage".utf8).write(to: model)
            } else {
                try FileManager.default.removeItem(at: copy)
            }
            // What is loaded goes on; the next article finds the voice gone.
            _ = try await Tone.bytes(of: reel)
            #expect(episode.timeline.entries.allSatisfy { $0.voice == Room.joe })
            ensemble.unload(voice)
            let next = await studio.episode(for: Room.script(of: Array(Self.sentences.suffix(2))), casting: casting)
            _ = try await Tone.bytes(of: Reel(of: [next], in: studio))
            #expect(next.timeline.entries.allSatisfy { $0.state == .replaced && $0.voice == "espeak/en-US" })
            #expect(notices.all.contains { if case .speech(let error) = $0 { error.concernsTheVoice } else { false } })
            let required = await studio.episode(
                for: Room.script(of: ["It must be this voice."]), casting: casting, required: voice)
            await #expect(throws: SpeechError.self) {
                _ = try await Tone.bytes(of: Reel(of: [required], in: studio))
            }
        }

        /// How sharply a sound bends at each sample: a click does so.
        private static func bends(_ samples: [Float]) -> [Float] {
            guard samples.count > 2 else { return [] }
            return (1..<samples.count - 1).map { abs(samples[$0 - 1] - 2 * samples[$0] + samples[$0 + 1]) }
        }

        /// What the body gives, if it does so in time.
        private static func within<Value: Sendable>(
            _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
        ) async throws -> Value {
            let task = Task { try await body() }
            let timer = Task {
                try await Task.sleep(for: limit)
                task.cancel()
            }
            defer { timer.cancel() }
            return try await task.value
        }
    }
}

/// One voice that speaks at 16 kHz, and others as they are.
private struct MixedSynthesizer: Synthesizer {
    let low: Voice
    let others: any Synthesizer
    private let tone = ToneSynthesizer(rate: 16_000)

    init(low: Voice, others: any Synthesizer) {
        (self.low, self.others) = (low, others)
    }

    func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        try await voice == low ? tone.speech(of: text, by: voice) : others.speech(of: text, by: voice)
    }
}
