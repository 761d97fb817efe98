import Foundation
import Narration
import Studio
import TestSupport
import Testing

extension ListeningTests {
    @Suite("to words", .enabled(if: Recogniser.isThere, Recogniser.missing))
    struct Words {
        /// What is heard in the finished files of the steady readings; several tests compare with it.
        private static let heard = Task { try await Reading.steady.value.map { try $0.wordsInFile() } }

        private static func errorsInFiles() async throws -> WordErrors {
            var errors = WordErrors()
            for (reading, words) in zip(try await Reading.steady.value, try await heard.value) {
                errors.add(words, for: reading.sentence)
            }
            return errors
        }

        @Test("Word errors are counted as changes, additions and losses")
        func counting() {
            let said = ["a", "small", "white", "church"]
            #expect(Recogniser.errors(in: said, against: said) == 0)
            #expect(Recogniser.errors(in: [], against: said) == 4)
            #expect(Recogniser.errors(in: ["a", "small", "church"], against: said) == 1)
            #expect(Recogniser.errors(in: ["a", "smaller", "white", "old", "church"], against: said) == 2)
        }

        @Test("Trimming, levelling and encoding make the same speech no harder to understand")
        func encoding() async throws {
            var raw = WordErrors()
            for reading in try await Reading.steady.value { raw.add(try reading.wordsInRaw(), for: reading.sentence) }
            let files = try await Self.errorsInFiles()
            // The control: muffled speech is harder to understand by more than that.
            var muffled = WordErrors()
            for reading in try await Reading.steady.value.prefix(5) {
                muffled.add(try reading.wordsInRaw(through: "lowpass=f=1000,lowpass=f=1000"), for: reading.sentence)
            }
            print("before encoding: \(raw); after: \(files); muffled: \(muffled)")
            #expect(raw.rate < 15)
            #expect(files.rate <= raw.rate + 2)
            #expect(muffled.rate > raw.rate + 2)
        }

        @Test("Files are as easy to understand as what the bare engine says, over three readings that differ")
        func engine() async throws {
            var raw = WordErrors()
            var files = WordErrors()
            let sentences = Array(Reading.sentences.prefix(5))
            for _ in 0..<3 {
                for reading in try await Reading.all(of: sentences, by: await Room.natural.value) {
                    raw.add(try reading.wordsInRaw(), for: reading.sentence)
                    files.add(try reading.wordsInFile(), for: reading.sentence)
                }
            }
            print("the bare engine: \(raw); files: \(files)")
            #expect(files.rate <= raw.rate + 4)
        }

        @Test("Words start where a recogniser hears them start")
        func starts() async throws {
            var differences: [Double] = []
            for reading in try await Reading.steady.value {
                let found = try Recogniser.starts(of: reading.sentence, in: Recogniser.heard(fileAt: reading.path))
                // The engine ties small words together, as in "on the": these start as one.
                let ours = reading.clip.words.map { reading.texts(of: $0) }
                try #require(found.map(\.text) == ours.flatMap(\.self))
                var next = 0
                for (word, texts) in zip(reading.clip.words, ours) {
                    differences.append(Double(word.start) / 24 - 1_000 * found[next].start)
                    next += texts.count
                }
                #expect(reading.clip.wordsAreMeasured)
            }
            let median = differences.map(abs).sorted()[differences.count / 2]
            let middle = differences.sorted()[differences.count / 2]
            let worst = differences.map(abs).max() ?? 0
            print("\(differences.count) word starts: median \(median) ms apart, ours \(middle) later, worst \(worst)")
            #expect(differences.count >= 100)
            #expect(median <= 60)
        }

        @Test("At one and a half times the speed the file is as much shorter, and can still be understood")
        func speed() async throws {
            let readings = try await Reading.steady.value
            let folder = try TemporaryFolder()
            let path = folder.path("paced.mp3")
            let file = try PacedSoundFile(MP3File(path: path, tags: SoundTags(title: "")), speed: 1.5)
            let pause = Frames(14)
            var ends: [Frames] = []
            for reading in readings {
                try file.append(clip: reading.clip)
                try file.append(silence: pause)
                ends.append((ends.last ?? Frames(0)) + reading.clip.frames + pause)
            }
            try file.finish()
            let heard = try Recogniser.heard(fileAt: path)
            let wanted = Double(ends.last?.milliseconds ?? 0) / 1.5
            let length = Double(heard.count) / 2 / 16
            // Each sentence is where its place in the normal file says, at that speed.
            let cuts = [0] + ends.map { min(Int(Double($0.milliseconds) / 1.5 * 16) * 2, heard.count) }
            var paced = WordErrors()
            var others = WordErrors()
            for (index, reading) in readings.enumerated() {
                paced.add(try Recogniser.words(in: Data(heard[cuts[index]..<cuts[index + 1]])), for: reading.sentence)
                others.add(try reading.wordsInRaw(through: "atempo=1.5"), for: reading.sentence)
            }
            let normal = try await Self.errorsInFiles()
            print("at speed 1.5: \(length) ms, wanted \(wanted); \(paced); by ffmpeg: \(others); at 1: \(normal)")
            #expect(abs(length / wanted - 1) < 0.02)
            // Nobody speaks to this recogniser so fast: another program's change of speed costs it 16 points.
            #expect(paced.rate <= others.rate + 5)
            #expect(paced.rate <= normal.rate + 20)
        }
    }
}

extension Reading {
    /// A word of the sentence, or several that start as one, as the recogniser writes them.
    fileprivate func texts(of word: Timeline.Word) -> [String] {
        let scalars = Array(sentence.unicodeScalars)[word.scalars]
        return Recogniser.words(of: String(String.UnicodeScalarView(scalars)))
    }
}
