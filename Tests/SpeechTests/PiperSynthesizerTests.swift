import Audio
import Foundation
import ONNXRuntime
import TestSupport
import Testing

@testable import Speech

@Suite(
    "Piper's voices", .timeLimit(.minutes(5)), .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
struct PiperSynthesizerTests {
    @Test("On sixty sentences the words are measured, in order, and inside the sound")
    func sentences() async throws {
        let piper = await InstalledVoices.piper.value
        let voice = try await InstalledVoices.shelf.value.voice(named: InstalledVoices.joe)
        for text in Sentences.sixty {
            let spoken = try await piper.speech(of: text, by: voice)
            let name: Comment = "\(text)"
            #expect(spoken.wordsAreMeasured, name)
            #expect(spoken.sound.rate.hertz == 22_050, name)
            let starts = spoken.words.map(\.start)
            #expect(starts == starts.sorted(), name)
            #expect((starts.last ?? 0) < spoken.sound.samples.count, name)
            let places = spoken.words.map(\.scalars)
            #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, name)
            // Every word of the text lights up, by itself or with a neighbour.
            let lit = Set(places.flatMap { Array($0) })
            let letters = text.unicodeScalars.enumerated().filter { $1.properties.isAlphabetic }.map(\.offset)
            #expect(letters.allSatisfy(lit.contains), name)
        }
    }

    @Test("The durations of the phonemes sum up to the samples exactly")
    func durations() async throws {
        let shelf = await InstalledVoices.shelf.value
        let file = try shelf.piper(try shelf.voice(named: InstalledVoices.joe)).file
        let models = PiperModels(library: InstalledVoices.library, workers: Workers(count: 1))
        let model = try await models.model(of: file)
        #expect(model.tellsDurations)
        for length in [1, 2, 7, 40, 200] {
            let phonemes = (0..<length).map { Array("ðə kwˈɪk bɹˈaʊn fˈɑːks ".unicodeScalars)[$0 % 23] }
            let ids = model.identifiers.encoding(of: phonemes).ids
            let scales = PiperScales(model.configuration)
            let run = try model.run(ids, speaker: 0, scales: scales, cancellation: RunCancellation())
            #expect(run.durations?.count == ids.count)
            #expect(run.durations?.reduce(0, +) == run.samples.count)
        }
    }

    @Test("Four callers share one voice and get what one caller gets")
    func sharing() async throws {
        let shelf = await InstalledVoices.shelf.value
        let piper = await InstalledVoices.piper.value
        let voice = try shelf.voice(named: InstalledVoices.joe)
        let texts = Array(Sentences.sixty.prefix(8))
        var alone: [Int] = []
        for text in texts { alone.append(try await piper.speech(of: text, by: voice).sound.samples.count) }
        let fresh = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 4, scales: .steady)
        let together = try await withThrowingTaskGroup { group in
            for (index, text) in texts.enumerated() {
                group.addTask { (index, try await fresh.speech(of: text, by: voice).sound.samples.count) }
            }
            var counts = [Int](repeating: 0, count: texts.count)
            for try await (index, count) in group { counts[index] = count }
            return counts
        }
        #expect(together == alone)
    }

    @Test("Cancelling ends a run, a wait for a thread and a wait for the model")
    func cancellation() async throws {
        let shelf = await InstalledVoices.shelf.value
        let voice = try shelf.voice(named: InstalledVoices.joe)
        let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 1, scales: .steady)
        let long = Array(repeating: Sentences.sixty[0], count: 200).joined(separator: " ")
        let loading = Task { try await piper.speech(of: long, by: voice) }
        loading.cancel()
        await #expect(throws: CancellationError.self) { try await loading.value }

        try await piper.prepare(voice)
        let running = Task { try await piper.speech(of: long, by: voice) }
        let waiting = Task { try await piper.speech(of: long, by: voice) }
        try await Task.sleep(for: .milliseconds(200))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        running.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
        // The thread is free again.
        #expect(try await !piper.speech(of: "Yes.", by: voice).sound.samples.isEmpty)
    }

    @Test("A model without the durations still speaks, with estimated words")
    func withoutDurations() async throws {
        let folder = try TemporaryFolder()
        var model = try Data(contentsOf: URL(filePath: InstalledVoices.joeModel))
        // The operation becomes one of equal length and nearly equal effect.
        let name = try #require(model.range(of: Data([0x22, 0x04] + Array("Ceil".utf8))))
        model.replaceSubrange(name.lowerBound + 2..<name.upperBound, with: Array("Relu".utf8))
        #expect(ONNXGraph.output(ofOnly: "Ceil", in: model) == nil)
        try folder.write(model, to: "en_US-other-medium.onnx")
        let configuration = try Data(contentsOf: URL(filePath: InstalledVoices.joeModel + ".json"))
        try folder.write(configuration, to: "en_US-other-medium.onnx.json")

        let shelf = await VoiceShelf(folders: [folder.path])
        let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 1, scales: .steady)
        let text = "The river froze in January, and the children walked to school across the ice."
        let voice = try shelf.voice(named: "en_US-other-medium")
        let spoken = try await piper.speech(of: text, by: voice)
        #expect(!spoken.wordsAreMeasured)
        #expect(spoken.sound.samples.count > 22_050)
        let starts = spoken.words.map(\.start)
        #expect(starts == starts.sorted() && starts.count > 10)
        #expect((starts.last ?? 0) < spoken.sound.samples.count)
    }

    @Test("Guessed word starts are near the measured ones")
    func estimates() async throws {
        let shelf = await InstalledVoices.shelf.value
        let voice = try shelf.voice(named: InstalledVoices.joe)
        let file = try shelf.piper(voice).file
        let models = PiperModels(library: InstalledVoices.library, workers: Workers(count: 1))
        let model = try await models.model(of: file)
        let phonemes = Array("ðə ɹˈɪvɚ fɹˈoʊz ɪn dʒˈænjuːˌɛɹi, ænd ðə tʃˈɪldɹən wˈɔːkt tə skˈuːl.".unicodeScalars)
        let encoding = model.identifiers.encoding(of: phonemes)
        let run = try model.run(encoding.ids, speaker: 0, scales: .steady, cancellation: RunCancellation())
        let durations = try #require(run.durations)
        let (lead, each) = EstimatedDurations.samples(for: phonemes, in: run.samples)
        var errors: [Double] = []
        for index in phonemes.indices where index == 0 || phonemes[index - 1] == " " {
            let measured = durations[..<encoding.indexes[index]].reduce(0, +)
            errors.append(abs(Double(lead) + each[..<index].reduce(0, +) - Double(measured)) / 22_050)
        }
        #expect(errors.sorted()[errors.count / 2] < 0.15)
    }

    static let nasty = [
        "\u{0}", "a\u{0}b", "\u{1}50P loud", "[[h@'loU]]", "<speak><break time=\"9s\"/></speak>", "&amp; &#0;",
        "!!!", "…", "🙂🙂🙂", "👩‍👩‍👧‍👦 family", "\u{202E}backwards", "e\u{301}\u{301}\u{301}\u{301}", "\n\n\n",
        "今天天气很好。", "مرحبا بالعالم", "ZWJ\u{200D}\u{FEFF}\u{AD}soft", String(repeating: "x", count: 900),
        String(repeating: "(", count: 400), "3.14159265358979323846264338327950288", "\u{E000}\u{F8FF}", "a.b.c.d.e.f.",
        "$1,000,000,000,000,000.99", "http://example.org/a?b=c&d=e#f",
    ]

    @Test("Nasty texts neither fail nor end the process", arguments: nasty)
    func nastyTexts(_ text: String) async throws {
        let piper = await InstalledVoices.piper.value
        let voice = try await InstalledVoices.shelf.value.voice(named: InstalledVoices.joe)
        let spoken = try await piper.speech(of: text, by: voice)
        let count = text.unicodeScalars.count
        #expect(spoken.words.allSatisfy { $0.scalars.upperBound <= count && !$0.scalars.isEmpty })
        #expect(spoken.words.allSatisfy { $0.start <= spoken.sound.samples.count })
    }

    @Test("A text of many sentences is made in pieces, its words still in order")
    func pieces() async throws {
        let piper = await InstalledVoices.piper.value
        let voice = try await InstalledVoices.shelf.value.voice(named: InstalledVoices.joe)
        let text = Sentences.sixty.prefix(12).joined(separator: " ")
        let spoken = try await piper.speech(of: text, by: voice)
        #expect(spoken.wordsAreMeasured)
        let starts = spoken.words.map(\.start)
        #expect(starts == starts.sorted())
        #expect((spoken.words.last?.scalars.upperBound ?? 0) >= text.unicodeScalars.count - 1)
    }

    @Test("Without the runtime's library there is a sentence, not a crash")
    func missingLibrary() async throws {
        let shelf = await InstalledVoices.shelf.value
        let voice = try shelf.voice(named: InstalledVoices.joe)
        let piper = PiperSynthesizer(runtime: "/nowhere/libonnxruntime.so", shelf: shelf, callers: 1)
        do {
            _ = try await piper.speech(of: "Hello.", by: voice)
            Issue.record("it spoke")
        } catch SpeechError.engineUnavailable(let sentence) {
            #expect(sentence.contains("/nowhere/libonnxruntime.so"))
        }
        let espeak = try shelf.voice(named: "espeak/de")
        let spoken = try await Ensemble(piper: piper).speech(of: "Guten Tag.", by: espeak)
        #expect(!spoken.sound.samples.isEmpty)
    }
}
