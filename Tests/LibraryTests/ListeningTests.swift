import Library
import Narration
import TestSupport
import Testing

@Suite("What belongs to listening")
struct ListeningTests {
    private func place(_ utterance: Int, _ milliseconds: Int = 0) -> Position {
        Position(
            script: "script", place: Place(utterance: utterance, milliseconds: milliseconds), fingerprint: .max - 3)
    }

    private let phone = DeviceID("phone")
    private let desk = DeviceID("desk")

    @Test("Of two devices the later place counts, the other one stays reachable")
    func devices() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        let library = sample.library
        try await library.keep(place(3), of: id, by: phone)
        sample.clock.now += 5_000
        try await library.keep(place(9), of: id, by: desk)
        #expect(try await library.positions(of: id).map(\.device) == [desk, phone])
        sample.clock.now += 5_000
        try await library.keep(place(4), of: id, by: phone)
        let positions = try await sample.reopened().positions(of: id)
        #expect(positions.map(\.device) == [phone, desk])
        #expect(positions.map(\.position) == [place(4), place(9)])
    }

    @Test("A clock that jumps back does not bring an old place back")
    func clockJump() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        for step in 1...3 {
            try await sample.library.keep(place(step), of: id, by: step % 2 == 0 ? phone : desk)
            sample.clock.now -= 100_000_000
        }
        #expect(try await sample.library.positions(of: id).first?.position == place(3))
        #expect(try await sample.library.player().queue.items.isEmpty)
    }

    @Test("A place that was heard out of reach counts if it is the latest, whatever the device's clock says")
    func outOfReach() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        let library = sample.library
        let start = sample.clock.now
        sample.clock.now += 60_000
        try await library.keep(place(20), of: id, by: desk)
        #expect(try await !library.keep(place(10), of: id, by: phone, heardAt: start + 30_000))
        #expect(try await library.positions(of: id).map(\.position) == [place(20), place(10)])
        #expect(try await !library.keep(place(8), of: id, by: phone, heardAt: start + 10_000))
        #expect(try await library.positions(of: id).map(\.position) == [place(20), place(10)])
        sample.clock.now += 60_000
        #expect(try await library.keep(place(30), of: id, by: phone, heardAt: start + 90_000_000))
        #expect(try await library.positions(of: id).first?.heard == sample.clock.now)
        sample.clock.now += 1_000
        try await library.keep(place(31), of: id, by: desk)
        #expect(try await library.positions(of: id).first?.position == place(31))
    }

    @Test("A remembered place never counts, and does not push away the place that does")
    func remembering() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        try await sample.library.keep(place(20), of: id, by: phone)
        sample.clock.now += 10_000
        try await sample.library.remember(place(5), of: id, by: phone)
        try await sample.library.remember(place(7), of: id, by: desk)
        let positions = try await sample.library.positions(of: id)
        #expect(positions.first?.position == place(20))
        #expect(Set(positions.map(\.position)) == [place(20), place(5), place(7)])
    }

    @Test("A queue comes back as it was, with positions, what left, and numbers that are never used twice")
    func queue() async throws {
        let sample = try SampleLibrary()
        var ids: [ArticleID] = []
        for number in 0..<5 { ids.append(try await sample.add("T\(number)") { $0.site = "S" }) }
        let library = sample.library
        try await library.keep(place(7, 350), of: ids[1], by: phone)
        let additions = try await library.additions(ids + [ArticleID()])
        #expect(additions.count == 5)
        try await library.changeQueue { queue in queue.add(additions, at: .end, firstIsPinned: false) }
        let other = try sample.reopened()
        let added = try await other.queue()
        #expect(added.items.map(\.title) == ["T0", "T1", "T2", "T3", "T4"])
        #expect(added.items[1].position == place(7, 350))
        let changed = try await other.changeQueue { queue in
            _ = queue.advance()
            queue.move(queue.items[3].id, to: 1, firstIsPinned: true)
            queue.remove(queue.items[3].id)
            return queue
        }
        #expect(try await library.queue() == changed)
        #expect(changed.items.map(\.title) == ["T1", "T4", "T2"])
        #expect(changed.recent.map(\.title) == ["T0"])
        try await library.changeQueue { $0.clear() }
        try await library.changeQueue { queue in queue.add([additions[0]], at: .end, firstIsPinned: false) }
        #expect(try await other.queue().items.map(\.id.number) == [6])
    }

    @Test("A queue follows its articles: titles, positions, the end of one, and deletion")
    func queueFollows() async throws {
        let sample = try SampleLibrary()
        let (a, b) = (try await sample.add("A"), try await sample.add("B"))
        let library = sample.library
        let additions = try await library.additions([a, b])
        try await library.changeQueue { $0.add(additions, at: .end, firstIsPinned: false) }
        var changes = Library.Changes()
        changes.title = "New"
        try await library.change(a, changes)
        try await library.keep(place(2), of: a, by: phone, progress: 0.4)
        #expect(try await library.queue().items.map(\.title) == ["New", "B"])
        #expect(try await library.queue().items[0].position == place(2))
        #expect(try await library.article(a).progress == 0.4)
        try await library.finish(a, archiving: true)
        #expect(try await library.queue().items[0].position == nil)
        let heard = try await library.article(a)
        #expect(heard.isArchived && heard.progress == 1 && heard.finished == sample.clock.now)
        try await library.delete([b])
        #expect(try await library.queue().items.map(\.title) == ["New"])
    }

    @Test("Changes of the queue by many at once are all there")
    func queueTogether() async throws {
        let sample = try SampleLibrary()
        var ids: [ArticleID] = []
        for number in 0..<20 { ids.append(try await sample.add("T\(number)")) }
        let libraries = [sample.library, try sample.reopened()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, id) in ids.enumerated() {
                let library = libraries[index % 2]
                group.addTask {
                    let additions = try await library.additions([id])
                    try await library.changeQueue { $0.add(additions, at: .next, firstIsPinned: true) }
                }
            }
            try await group.waitForAll()
        }
        let queue = try await sample.library.queue()
        #expect(Set(queue.items.map(\.article)) == Set(ids))
        #expect(Set(queue.items.map(\.id)).count == 20)
    }

    @Test("Settings, those of a device apart, and what is as usual is not kept")
    func settings() async throws {
        let sample = try SampleLibrary()
        let library = sample.library
        #expect(try await library.settings() == Settings())
        try await library.set(.readAloud, to: .onOff(true))
        try await library.set(.volume, to: .number(40), of: phone)
        #expect(try await library.settings().readAloudIsOn)
        #expect(try await library.settings(of: phone)[.volume] == .number(40))
        #expect(try await library.settings(of: desk)[.volume] == .number(100))
        try await library.set(.readAloud, to: .onOff(false))
        #expect(try await library.settings(of: desk) == Settings())
    }

    @Test("A player comes back with its queue, switch and speed, and what it changed is kept")
    func player() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        let library = sample.library
        let before = try await library.player()
        var player = before
        let now = Moment(ticks: 0, wall: sample.clock.now)
        let additions = try await library.additions([id])
        _ = player.handle(.readAloud(isOn: true), from: phone, at: now)
        _ = player.handle(.speed(Speed(1.5)), from: phone, at: now)
        _ = player.handle(.add(additions, at: .end, allowingDuplicates: false), from: phone, at: now)
        try await library.keep(player, over: before)
        let back = try await sample.reopened().player()
        #expect(back.readAloudIsOn && back.speed == Speed(1.5))
        #expect(back.queue == player.queue && back.queue.items.count == 1)
        #expect(!back.playback.sounds)
    }

    @Test("Skip rules of an article stand above the listener's")
    func skipRules() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        let library = sample.library
        let code = try #require(Setting.named("skip-code"))
        try await library.set(code, to: .text("skip"))
        #expect(try await library.skipRules(of: id)[.code] == .skip)
        try await library.setSkipRule(.read, for: .code, of: id)
        #expect(try await library.skipRules(of: id)[.code] == .read)
        try await library.setSkipRule(nil, for: .code, of: id)
        #expect(try await library.skipRules(of: id)[.code] == .skip)
    }

    @Test("A dictionary comes back in its order, with every kind of entry")
    func pronunciations() async throws {
        let sample = try SampleLibrary()
        let entries: [Pronunciations.Entry] = [
            .init(.words("nginx"), .respelling("engine x"), language: LanguageTag("en"), isCaseSensitive: true),
            .init(.pattern("v(\\d+)"), .respelling("version $1"), voice: "piper/x"),
            .init(.words("LLM"), .spelledOut), .init(.words("[sic]"), .nothing),
            .init(.words("Earmark"), .phonemes("ˈɪəmɑːk")),
        ]
        try await sample.library.changePronunciations { $0.entries = entries }
        #expect(try await sample.reopened().pronunciations() == Pronunciations(entries))
    }

    @Test("Hearing on makes one stretch longer; another device or a jump begins a new one")
    func history() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        func heard(_ from: Int, _ to: Int, _ device: DeviceID) -> HeardStretch {
            HeardStretch(
                article: id, device: device, script: "s", from: Place(utterance: from), to: Place(utterance: to),
                began: Int64(from), ended: Int64(to))
        }
        for stretch in [heard(0, 2, phone), heard(2, 5, phone), heard(5, 6, desk), heard(9, 10, desk)] {
            try await sample.library.record(stretch)
        }
        let history = try await sample.library.history(of: id)
        #expect(history == [heard(9, 10, desk), heard(5, 6, desk), heard(0, 5, phone)])
        #expect(try await sample.library.history().count == 3)
        #expect(try await sample.library.forgetHistory() == 3)
    }

    @Test("The outbox keeps the latest of a kind, waits longer with each failure, and never for ever")
    func outbox() async throws {
        let sample = try SampleLibrary()
        let library = sample.library
        try await library.post(service: "readeck", subject: "a", kind: "progress", body: "10")
        try await library.post(service: "readeck", subject: "a", kind: "progress", body: "20")
        try await library.post(service: "readeck", subject: "b", kind: "archive", body: "true")
        let due = try await library.due(for: "readeck")
        #expect(due.map(\.body) == ["20", "true"])
        try await library.post(service: "readeck", subject: "a", kind: "progress", body: "30")
        try await library.told(due[0])
        #expect(try await library.due(for: "readeck").map(\.body) == ["30", "true"])
        try await library.told(due[1])
        let entry = try #require(try await library.due(for: "readeck").first)
        try await library.putOff(entry, failure: "offline")
        #expect(try await library.due(for: "readeck").isEmpty)
        sample.clock.now += 15_000
        let again = try #require(try await sample.reopened().due(for: "readeck").first)
        #expect(again.tries == 1 && again.failure == "offline")
        try await library.putOff(again, failure: "offline", wait: .max)
        sample.clock.now += Library.longestWait - 1
        #expect(try await library.due(for: "readeck").isEmpty)
        sample.clock.now -= 2 * Library.longestWait
        #expect(try await library.due(for: "readeck").count == 1)
        #expect(try await library.due(for: "other").isEmpty)
    }
}
