import Foundation
import Glibc
import Narration
import Speech
import Synchronization
import TestSupport
import Testing

@testable import Studio

@Suite("The studio", .timeLimit(.minutes(5)))
struct StudioTests {
    @Test("What nobody waits for is made on threads of low priority, the rest on usual ones")
    func niceness() async throws {
        let levels = Mutex<[String: Int32]>([:])
        let synthesizer = ToneSynthesizer { text, _ in
            let level = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
            levels.withLock { $0[text] = level }
        }
        let studio = Tone.studio(synthesizer)
        let usual = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
        let quiet = try await Tone.episode(Tone.script(["Quiet."]), in: studio)
        try await studio.complete([quiet]).isDone()
        let loud = try await Tone.episode(Tone.script(["Loud."]), in: studio)
        _ = try await Tone.bytes(of: Reel(of: [loud], in: studio))
        #expect(levels.withLock(\.self) == ["Quiet.": usual + 10, "Loud.": usual])
    }

    @Test("Openings are the title and the first sentence, and nothing else is made for them")
    func openings() async throws {
        let synthesizer = ToneSynthesizer()
        let studio = Tone.studio(synthesizer)
        var script = Tone.script(["Title", "First.", "Second."])
        script.utterances[0].ending = .heading
        let other = Tone.script(["Without title.", "More."])
        let episodes = [try await Tone.episode(script, in: studio), try await Tone.episode(other, in: studio)]
        try await studio.prepareOpenings(of: episodes).isDone()
        #expect(Set(synthesizer.calls.withLock(\.self)) == ["Title", "First.", "Without title."])
    }

    @Test("A voice leaves memory some time after its last use, but not while a guest is there")
    func idle() async throws {
        let synthesizer = ToneSynthesizer()
        let studio = Tone.studio(synthesizer, idle: .milliseconds(1))
        let voice = try Tone.voice()
        do {
            let guest = studio.welcome(voice)
            await guest.isSeated()
            let episode = try await Tone.episode(Tone.script(["One."]), in: studio)
            _ = try await Tone.bytes(of: Reel(of: [episode], in: studio))
            try await Task.sleep(for: .milliseconds(50))
            #expect(synthesizer.unloaded.withLock(\.self).isEmpty)
            withExtendedLifetime(guest) {}
        }
        while synthesizer.unloaded.withLock(\.isEmpty) { await Task.yield() }
        #expect(synthesizer.unloaded.withLock(\.self) == [voice.id])
    }

    @Test("A long first sentence is cut at its first clause, so that something is heard sooner")
    func cut() async throws {
        let gate = Gate()
        let long = "When the rain had stopped at last, the whole village came out of its houses to look at the river."
        let synthesizer = ToneSynthesizer { text, _ in
            if !text.hasPrefix("When") { try await gate.pass() }
        }
        let studio = Tone.studio(synthesizer)
        let episode = try await Tone.episode(Tone.script([long, "Then they went in."]), in: studio)
        let reel = try Reel(of: [episode], in: studio)
        // It is there while the rest is not.
        #expect(try await reel.isThere(at: 0))
        let before = episode.timeline.entries[0]
        #expect(before.state == .inWork && before.words.isEmpty)
        await gate.open()
        let bytes = try await Tone.bytes(of: reel)
        let after = episode.timeline
        #expect(after.entries[0].state == .made)
        #expect(after.entries[0].words.map(\.scalars.lowerBound) == [0, 35])
        #expect(bytes.count == (after.length + Frames(2)).bytes)
        let calls = synthesizer.calls.withLock(\.self)
        #expect(calls.contains("When the rain had stopped at last,") && !calls.contains(long))
        // The next time it is found as one.
        let whole = episode.state.withLock { $0.parts[0].work.key }
        while studio.clips.facts(for: whole) == nil { await Task.yield() }
        #expect(studio.clips.facts(for: whole)?.frames == after.entries[0].length)
    }

    @Test("A listener whose sentence another one had cut gets all of it, also when that one leaves")
    func cutForAnother() async throws {
        let gate = Gate()
        let long = "When the rain had stopped at last, the whole village came out of its houses to look at the river."
        let synthesizer = ToneSynthesizer { text, _ in
            if text.hasPrefix("Before") || text.hasPrefix("the whole") { try await gate.pass() }
        }
        let studio = Tone.studio(synthesizer)
        let script = Tone.script(["Before 1.", "Before 2.", "Before 3.", long, "It was high."])
        let episode = try await Tone.episode(script, in: studio)
        let first = try Reel(of: [episode], in: studio)
        let second = try Reel(of: [episode], from: 3, in: studio)
        await gate.arrivals(3)
        second.leave()
        await gate.open()
        let bytes = try await Tone.bytes(of: first)
        #expect(bytes.count == (episode.timeline.length + Frames(2)).bytes)
        #expect(episode.isComplete)
    }

    @Test("A clip that is damaged on disk is noticed before it is heard, and made again")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path("clips"))
        let script = Tone.script(of: 4)
        let studio = Tone.studio(ToneSynthesizer(), store: store)
        let first = try await Tone.bytes(of: Reel(of: [Tone.episode(script, in: studio)], in: studio))
        let synthesizer = ToneSynthesizer()
        let later = Tone.studio(synthesizer, store: store)
        let episode = try await Tone.episode(script, in: later)
        #expect(episode.isComplete)
        let damaged = episode.state.withLock { $0.parts[2].work.key }
        var bytes = try Array(Data(contentsOf: URL(filePath: store.path(of: damaged))))
        bytes[500] ^= 1
        try Data(bytes).write(to: URL(filePath: store.path(of: damaged)))
        #expect(try await Tone.bytes(of: Reel(of: [episode], in: later)) == first)
        #expect(synthesizer.calls.withLock(\.self) == ["The line of number 2."])
    }

    @Test("What the disk does not take is kept in memory, and said once")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        try folder.write([1], to: "file")
        let notices = Recorded()
        let studio = Tone.studio(
            ToneSynthesizer(), store: ClipStore(folder: folder.path("file/clips")), notices: notices.notices)
        let episode = try await Tone.episode(Tone.script(of: 4), in: studio)
        let bytes = try await Tone.bytes(of: Reel(of: [episode], in: studio))
        #expect(bytes.count == (episode.timeline.length + Frames(2)).bytes)
        #expect(notices.all.count == 1)
    }

    @Test("A voice that is known well tells how long its next text will be")
    func paces() {
        let paces = Paces(folder: nil)
        #expect(paces.expectation(of: "A text of some words.", by: "v") == nil)
        for length in 1...60 {
            let text = String(repeating: "abcde ", count: length)
            paces.learn(Frames(10 + 18 * length), of: text, by: "v")
        }
        let estimate = paces.estimate(of: String(repeating: "abcde ", count: 30), by: "v").count
        #expect(abs(estimate - 550) < 15, "\(estimate)")
        #expect(paces.expectation(of: "abcde abcde", by: "v") != nil)
    }
}
