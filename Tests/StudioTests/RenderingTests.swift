import Audio
import Narration
import Speech
import Synchronization
import TestSupport
import Testing

@testable import Studio

@Suite("Rendering a script", .timeLimit(.minutes(5)))
struct RenderingTests {
    private func rendered(
        _ script: Script, by studio: Studio, required: Voice? = nil
    ) async throws -> [RenderedUtterance] {
        var all: [RenderedUtterance] = []
        try await studio.render(Tone.episode(script, in: studio, required: required)) { all.append($0) }
        return all
    }

    @Test("Utterances leave in order, however long each takes")
    func order() async throws {
        let texts = (0..<20).map { "Sentence number \($0) of the order." }
        let synthesizer = ToneSynthesizer { text, _ in
            // The first ones yield the most: later ones overtake them.
            for _ in 0..<(text.contains("number 0 ") ? 500 : 1) { await Task.yield() }
        }
        let all = try await rendered(Tone.script(texts), by: Tone.studio(synthesizer))
        #expect(all.map(\.utterance.index) == Array(0..<20))
        #expect(all.allSatisfy { $0.outcome == .spoken && $0.clip != nil })
    }

    @Test("No more utterances are under way than the window holds, while the first one keeps all others waiting")
    func window() async throws {
        let texts = (0..<60).map { "Wait \($0)." }
        let begun = Mutex(0)
        let synthesizer = ToneSynthesizer { text, _ in
            begun.withLock { $0 += 1 }
            guard text == texts[0] else { return }
            for _ in 0..<2_000 { await Task.yield() }
        }
        var atFirst: Int?
        let studio = Tone.studio(synthesizer)
        try await studio.render(Tone.episode(Tone.script(texts), in: studio)) { rendered in
            if rendered.utterance.index == 0 { atFirst = begun.withLock(\.self) }
        }
        #expect(try #require(atFirst) <= 13)
        #expect(begun.withLock(\.self) == 60)
    }

    @Test("A second run finds every clip and asks no voice")
    func cache() async throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path("clips"))
        let script = Tone.script(["One sentence.", "Another sentence."])
        let first = try await rendered(script, by: Tone.studio(ToneSynthesizer(), store: store))
        let synthesizer = ToneSynthesizer()
        let second = try await rendered(script, by: Tone.studio(synthesizer, store: store))
        #expect(first.map(\.wasCached) == [false, false])
        #expect(second.map(\.wasCached) == [true, true])
        #expect(second.map(\.clip) == first.map(\.clip))
        #expect(synthesizer.calls.withLock(\.self).isEmpty)
    }

    @Test("A sentence that fails whole is spoken in two pieces, with its words where they stand in the whole")
    func split() async throws {
        let text = "This sentence is too hard as one piece."
        let synthesizer = ToneSynthesizer { asked, voice in
            if asked == text { throw SpeechError.synthesisFailed(voice: voice.id, reason: "too hard") }
        }
        let all = try await rendered(Tone.script([text]), by: Tone.studio(synthesizer))
        #expect(all.first?.outcome == .split)
        let words = try #require(all.first?.clip).words
        #expect(words.map(\.scalars.lowerBound) == [0, 21])
        #expect(words.map(\.start).last ?? 0 > 0)
    }

    @Test("A voice that fails on every piece is relieved by espeak-ng in the same language")
    func fallback() async throws {
        let main = try Tone.voice()
        let synthesizer = ToneSynthesizer { _, voice in
            if voice == main { throw SpeechError.synthesisFailed(voice: voice.id, reason: "hoarse") }
        }
        let all = try await rendered(Tone.script(["Nothing helps here."]), by: Tone.studio(synthesizer))
        #expect(all.first?.outcome == .fallback)
        #expect(all.first?.voice == "espeak/en-US")
        #expect(all.first?.clip != nil)
    }

    @Test("One sentence that no voice can speak is left out, said, and the others are spoken")
    func skip() async throws {
        let synthesizer = ToneSynthesizer { text, voice in
            if text.contains("unspeakable") { throw SpeechError.synthesisFailed(voice: voice.id, reason: "no") }
        }
        let reported = Mutex<[Notice]>([])
        let notices = Notices { notice in reported.withLock { $0.append(notice) } }
        let all = try await rendered(
            Tone.script(["The first.", "unspeakable", "The last."]), by: Tone.studio(synthesizer, notices: notices))
        #expect(all.map(\.outcome) == [.spoken, .skipped, .spoken])
        #expect(reported.withLock(\.self).contains(.leftOut(utterance: 1)))
    }

    @Test("A voice that was asked for and cannot be used is an error")
    func required() async throws {
        let voice = try Tone.voice()
        let failure = SpeechError.engineUnavailable("nothing there")
        let synthesizer = ToneSynthesizer { _, _ in throw failure }
        await #expect(throws: failure) {
            _ = try await rendered(Tone.script(["Speak."]), by: Tone.studio(synthesizer), required: voice)
        }
    }

    @Test("Cancelling ends the work with CancellationError")
    func cancellation() async throws {
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let synthesizer = ToneSynthesizer { _, _ in
            signal.yield()
            try await Task.sleep(for: .seconds(600))
        }
        let studio = Tone.studio(synthesizer)
        let task = Task { try await rendered(Tone.script(["One.", "Two."]), by: studio) }
        for await _ in started { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
    }

    @Test("A folder of clips that cannot be written costs a notice, not the article")
    func unwritableStore() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write([1], to: "file")
        let reported = Mutex<[Notice]>([])
        let notices = Notices { notice in reported.withLock { $0.append(notice) } }
        let store = ClipStore(folder: folder.path("file/clips"))
        let all = try await rendered(
            Tone.script(["One.", "Two."]), by: Tone.studio(ToneSynthesizer(), store: store, notices: notices))
        #expect(all.allSatisfy { $0.outcome == .spoken })
        #expect(reported.withLock(\.count) == 1)
    }
}
