import Foundation
import Lame
import Narration
import Speech
import Synchronization
import TestSupport
import Testing

@testable import Studio

@Suite("Reels", .timeLimit(.minutes(5)))
struct ReelTests {
    private static func frames(_ bytes: [UInt8]) -> Int { bytes.count / Frames.bytesPerFrame }

    @Test("A reel is its clips with their pauses, and the timeline says where they lie")
    func whole() async throws {
        let studio = Tone.studio(ToneSynthesizer())
        let episode = try await Tone.episode(Tone.script(of: 12), in: studio)
        let estimate = episode.timeline
        #expect(!estimate.isExact)
        #expect(estimate.entries.allSatisfy { $0.state == .estimated && $0.length.count > 0 })
        let reel = try Reel(of: [episode], in: studio)
        let bytes = try await Tone.bytes(of: reel)
        let timeline = episode.timeline
        #expect(timeline.isExact && episode.isComplete)
        #expect(timeline.entries.allSatisfy { $0.state == .made && $0.words.count == 1 })
        // Two frames are for the decoder's delay.
        #expect(Self.frames(bytes) == timeline.length.count + 2)
        let silence = try Lame.silentFrame()
        for entry in timeline.entries.dropLast() {
            let end = (entry.start + entry.length).bytes
            #expect(entry.pause == Pauses().sentence)
            let pause = Array(bytes[end..<end + entry.pause.bytes])
            #expect(pause == Array(repeatElement(silence, count: entry.pause.count).joined()))
        }
        let map = reel.map
        #expect(map.spans.map(\.start) == timeline.entries.map(\.start))
        #expect(map.spans.allSatisfy { $0.isLaid })
        let sixth = timeline.entries[5].start
        #expect(map.span(at: sixth)?.utterance == 5)
    }

    @Test("The changes make of the first timeline the last one")
    func changes() async throws {
        let studio = Tone.studio(ToneSynthesizer())
        let script = Tone.script(of: 9)
        var timeline = Timeline()
        var seen: [Timeline.State] = []
        let stream: AsyncStream<Timeline.Entry>
        let last: Timeline
        do {
            let episode = try await Tone.episode(script, in: studio)
            stream = episode.changes()
            timeline = episode.timeline
            _ = try await Tone.bytes(of: Reel(of: [episode], in: studio))
            last = episode.timeline
        }
        for await entry in stream {
            timeline.update(entry)
            if entry.utterance == 0 { seen.append(entry.state) }
            if timeline == last { break }
        }
        #expect(timeline == last)
        #expect(seen == [.inWork, .made])
    }

    @Test("A request for a later utterance overtakes all others")
    func overtaking() async throws {
        let gate = Gate()
        let synthesizer = ToneSynthesizer { text, _ in
            if text.hasPrefix("The line") { try await gate.pass() }
        }
        let studio = Tone.studio(synthesizer)
        let episode = try await Tone.episode(Tone.script(of: 40), in: studio)
        let first = try Reel(of: [episode], in: studio)
        await gate.arrivals(3)
        let second = try Reel(of: [episode], from: 30, in: studio)
        // The third place is taken by what is heard later than the one that is waited for: nothing was stopped yet.
        await gate.open()
        #expect(try await second.isThere(at: 0))
        let order = synthesizer.calls.withLock(\.self)
        let place = try #require(order.firstIndex(of: "The line of number 30."))
        #expect(place <= 4, "\(order)")
        first.leave()
    }

    @Test("Fifty listeners of one article get the same bytes, and each sentence is spoken once")
    func fifty() async throws {
        let synthesizer = ToneSynthesizer()
        let studio = Tone.studio(synthesizer)
        let script = Tone.script(of: 20)
        let all = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<50 {
                group.addTask {
                    let episode = try await Tone.episode(script, in: studio)
                    return try await Tone.bytes(of: Reel(of: [episode], in: studio))
                }
            }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(all.count == 1)
        let calls = synthesizer.calls.withLock(\.self)
        #expect(calls.count == 20)
        #expect(Set(calls).count == 20)
    }

    @Test("A reader who leaves has the work for it stopped inside the engine")
    func leaving() async throws {
        let stopped = Mutex(0)
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let synthesizer = ToneSynthesizer { _, _ in
            begin.yield()
            do {
                try await Task.sleep(for: .seconds(600))
            } catch {
                stopped.withLock { $0 += 1 }
                end.yield()
                throw error
            }
        }
        let studio = Tone.studio(synthesizer)
        let episode = try await Tone.episode(Tone.script(of: 9), in: studio)
        do {
            let reel = try Reel(of: [episode], in: studio)
            for await _ in begun.prefix(3) {}
            withExtendedLifetime(reel) {}
        }
        for await _ in ended.prefix(3) {}
        #expect(stopped.withLock(\.self) == 3)
        #expect(episode.timeline.entries.allSatisfy { $0.state == .estimated || $0.state == .inWork })
    }

    @Test("A waiting reader that is cancelled stops waiting")
    func cancellation() async throws {
        let synthesizer = ToneSynthesizer { _, _ in try await Task.sleep(for: .seconds(600)) }
        let studio = Tone.studio(synthesizer)
        let episode = try await Tone.episode(Tone.script(of: 3), in: studio)
        let reel = try Reel(of: [episode], in: studio)
        let task = Task { try await reel.isThere(at: 0) }
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
    }

    @Test("The queue goes on behind 1.5 s of silence, and may change behind what was promised")
    func queue() async throws {
        let studio = Tone.studio(ToneSynthesizer())
        let one = try await Tone.episode(Tone.script(of: 3, "first"), in: studio)
        let two = try await Tone.episode(Tone.script(of: 4, "second"), in: studio)
        let three = try await Tone.episode(Tone.script(of: 5, "third"), in: studio)
        let reel = try Reel(of: [one, two], in: studio)
        #expect(try await reel.isThere(at: 0))
        #expect(reel.map.spans.map(\.item) == [0, 0, 0, 1, 1, 1, 1])
        #expect(reel.follow(with: [three, two]))
        var bytes: [UInt8] = []
        for try await piece in reel.bytes() { bytes += piece }
        let silence = Reel.silenceBetweenArticles.count
        let lengths = [one, three, two].map(\.timeline.length.count)
        #expect(Self.frames(bytes) == lengths.reduce(0, +) + 2 * silence + 2)
        let map = reel.map
        let episodes = [one, one, one, three, three, three, three, three, two, two, two, two]
        #expect(map.spans.map(\.episode) == episodes.map(\.id))
        #expect(map.spans[3].start.count == lengths[0] + silence)
        #expect(!reel.follow(with: [three]))
    }

    @Test("A declared length is kept, with silence at the end; every range of it can be read")
    func declared() async throws {
        let studio = Tone.studio(ToneSynthesizer())
        let episode = try await Tone.episode(Tone.script(of: 6), in: studio)
        let reel = try Reel(
            of: [episode], head: .stream(SoundTags(title: "T")), declaresLength: true, in: studio)
        let length = try #require(reel.length)
        #expect(reel.headLength == 22_016)
        let bytes = try await Tone.bytes(of: reel)
        #expect(bytes.count == length)
        #expect(try await !reel.isThere(at: length))
        let silence = try Lame.silentFrame()
        #expect(Array(bytes.suffix(192)) == silence)
        for (offset, count) in [(0, 2), (21_000, 3_000), (length - 2, 10), (22_016 + 5_000, 40_001), (length, 5)] {
            let part = try Self.read(reel, at: offset, count)
            #expect(part == Array(bytes[offset..<min(length, offset + count)]))
        }
        let folder = try TemporaryFolder()
        let path = try folder.write(bytes, to: "stream.mp3")
        for program in [Decoded.Program.ffmpeg, .mpg123] {
            let decoded = try Decoded(path: path, by: program)
            #expect(decoded.complaints.isEmpty)
            #expect(abs(decoded.samples.count - (length - 22_016) / 192 * 576) <= 1_152)
        }
    }

    @Test("A finished episode is an exact file with an identity that changes with its clips")
    func finished() async throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path("clips"))
        let script = Tone.script(of: 5)
        func file() async throws -> (bytes: [UInt8], tag: String?, timeline: Timeline) {
            let studio = Tone.studio(ToneSynthesizer(), store: store)
            let episode = try await Tone.episode(script, in: studio)
            #expect(episode.soundTag == nil || episode.isComplete)
            _ = try await Tone.bytes(of: Reel(of: [episode], in: studio))
            let reel = try Reel(
                of: [episode], head: .file(SoundTags(title: "T")), declaresLength: true, in: studio)
            return (try await Tone.bytes(of: reel), episode.soundTag, episode.timeline)
        }
        let first = try await file()
        let second = try await file()
        #expect(first.bytes == second.bytes)
        #expect(first.tag != nil && first.tag == second.tag)
        let path = try folder.write(first.bytes, to: "file.mp3")
        for program in [Decoded.Program.ffmpeg, .mpg123] {
            let decoded = try Decoded(path: path, by: program)
            #expect(decoded.complaints.isEmpty)
            #expect(decoded.samples.count == first.timeline.length.samples)
        }
    }

    @Test("A slow reader holds up nobody, and nothing is read before it is asked for")
    func backPressure() async throws {
        let studio = Tone.studio(ToneSynthesizer())
        let episode = try await Tone.episode(Tone.script(of: 30), in: studio)
        let slow = try Reel(of: [episode], in: studio)
        var iterator = slow.bytes(upTo: 100).makeAsyncIterator()
        let first = try await iterator.next()
        _ = try await Tone.bytes(of: Reel(of: [episode], in: studio))
        #expect(first?.count == 100)
        #expect(slow.map.spans.count { $0.isLaid } <= 1)
        #expect(try await iterator.next()?.count == 100)
    }

    static func read(_ reel: Reel, at offset: Int, _ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = try unsafe bytes.withUnsafeMutableBytes { try unsafe reel.read(at: offset, into: $0) }
        return Array(bytes.prefix(read))
    }
}

/// Holds callers until it is opened.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrived = 0
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Goes through once the gate is open.
    func pass() async throws {
        arrived += 1
        for watcher in watchers where watcher.count <= arrived { watcher.continuation.resume() }
        watchers.removeAll { $0.count <= arrived }
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
        try Task.checkCancellation()
    }

    /// Waits until so many have arrived.
    func arrivals(_ count: Int) async {
        guard arrived < count else { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
