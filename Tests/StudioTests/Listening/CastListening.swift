import Foundation
import Markup
import Narration
import Studio
import TestSupport
import Testing

extension ListeningTests {
    @Suite("to the cast")
    struct Cast {
        private static let english = """
            <p>The lighthouse keeper wrote a letter to his brother every week, and waited a month for the answer.</p>
            """
        private static let german = """
            <p lang="de">Der Wärter schrieb seinem Bruder jede Woche einen Brief und wartete einen Monat auf die \
            Antwort.</p>
            """

        private func render(
            _ html: String, by synthesizer: RecordingSynthesizer, store: ClipStore? = nil, path: String
        ) async throws -> [RenderedUtterance] {
            let script = Script(of: Article(html: html))
            let file = try MP3File(path: path, tags: SoundTags(title: "Letters"))
            return try await Room.render(script, by: synthesizer, store: store, into: file).rendered
        }

        @Test("A German article is spoken in German by espeak-ng")
        func german() async throws {
            let folder = try TemporaryFolder()
            let recording = RecordingSynthesizer(await Room.steady.value)
            let path = folder.path("german.mp3")
            let made = try await render(Self.german, by: recording, path: path)
            #expect(made.map(\.voice) == ["espeak/de"])
            #expect(made.map(\.outcome) == [.spoken])
            #expect(recording.takes.map(\.voice) == ["espeak/de"])
            let meter = try LoudnessMeter(Decoded(path: path, by: .ffmpeg).samples, rate: 24_000)
            print("the German voice: \(meter.loudness) LUFS, \(meter.truePeak) dBTP")
            #expect(abs(meter.loudness + 19) <= 2)
            #expect(meter.truePeak <= -1)
        }

        @Test("An article in two languages is spoken by two voices, each in its own")
        func mixture() async throws {
            let folder = try TemporaryFolder()
            let recording = RecordingSynthesizer(await Room.steady.value)
            let html = Self.english + Self.german + Self.english.replacing("letter", with: "postcard")
            let made = try await render(html, by: recording, path: folder.path("mixed.mp3"))
            #expect(made.map(\.voice) == [Room.joe, "espeak/de", Room.joe])
            #expect(made.allSatisfy { $0.outcome == .spoken })
        }

        @Test(
            "Passages in five languages are spoken by fitting voices, and the English ones are understood",
            .enabled(if: Recogniser.isThere, Recogniser.missing))
        func fiveLanguages() async throws {
            let folder = try TemporaryFolder()
            let (first, last) = (Reading.sentences[0], Reading.sentences[5])
            let passages = [
                first,
                "Der Zug hatte wieder Verspätung, und die Leute auf dem Bahnsteig fingen an, miteinander zu reden.",
                "Поезд снова опоздал, и люди на платформе начали разговаривать друг с другом о погоде.",
                "列車はまた遅れていて、駅のホームにいた人たちは天気や仕事のことを静かに話しはじめました。",
                "تأخر القطار مرة أخرى، وبدأ الناس على الرصيف يتحدثون بعضهم مع بعض عن الطقس والعمل.",
                last,
            ]
            let html = passages.map { "<p>\($0)</p>" }.joined()
            let recording = RecordingSynthesizer(await Room.steady.value)
            let made = try await render(html, by: recording, path: folder.path("five.mp3"))
            #expect(
                made.map(\.voice) == [Room.joe, "espeak/de", "espeak/ru", "espeak/ja", "espeak/ar", Room.joe])
            #expect(made.allSatisfy { $0.outcome == .spoken })
            var errors = WordErrors()
            for (index, sentence) in [(0, first), (5, last)] where made.indices.contains(index) {
                let file = try MP3File(path: folder.path("\(index).mp3"), tags: SoundTags(title: sentence))
                try file.append(clip: try #require(made[index].clip))
                try file.finish()
                errors.add(
                    try Recogniser.words(in: Recogniser.heard(fileAt: folder.path("\(index).mp3"))), for: sentence)
            }
            print("the English of five languages: \(errors)")
            #expect(errors.rate <= 10)
        }

        @Test("A second run asks no voice and makes the same file, byte for byte")
        func secondRun() async throws {
            let folder = try TemporaryFolder()
            let store = ClipStore(folder: folder.path("clips"))
            let first = RecordingSynthesizer(await Room.natural.value)
            _ = try await render(Self.english + Self.german, by: first, store: store, path: folder.path("first.mp3"))
            let second = RecordingSynthesizer(await Room.natural.value)
            let made = try await render(
                Self.english + Self.german, by: second, store: store, path: folder.path("second.mp3"))
            #expect(first.takes.count == 2)
            #expect(second.takes.isEmpty)
            #expect(made.map(\.wasCached) == [true, true])
            #expect(try folder.read("first.mp3") == folder.read("second.mp3"))
            // The control: without the clips, these voices never say the same twice.
            let third = RecordingSynthesizer(await Room.natural.value)
            _ = try await render(Self.english + Self.german, by: third, path: folder.path("third.mp3"))
            #expect(third.takes.count == 2)
            #expect(try folder.read("first.mp3") != folder.read("third.mp3"))
        }
    }
}
