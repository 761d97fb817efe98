@testable import AVFoundation
import Foundation
import Narration
import Testing

@testable import EarmarkApple

@MainActor @Suite("What survives a restart", .timeLimit(.minutes(1)))
struct KeepingTests {
    @Test("A new player is off, empty and silent")
    func new() async {
        let phone = Phone(isOn: false)
        await phone.settle()
        #expect(!phone.player.isOn && phone.player.mini == nil && phone.player.continuation == nil)
        #expect(phone.synthesizer.calls.isEmpty && phone.session.calls.isEmpty)
    }

    @Test("Queue, order, positions, speed and switch survive; nothing speaks; play goes on at the word")
    func restart() async {
        let phone = Phone([.tide, .bread])
        phone.player.send(.speed(Speed(1.5)))
        await phone.play()
        await phone.finish()
        await phone.tell(.started)
        await phone.tell(.word(10..<14))
        phone.player.send(.pause)
        let again = phone.restarted()
        await again.settle()
        #expect(again.items.map(\.title) == ["The Tide", "Bread"])
        #expect(again.player.isOn && again.player.player.speed == Speed(1.5))
        #expect(again.player.mini?.title == "The Tide")
        #expect((again.player.mini?.progress ?? 0) > 0.2)
        #expect(again.synthesizer.calls.isEmpty && again.session.calls.isEmpty)
        again.player.send(.play)
        await again.settle()
        #expect(again.spoken == ["came in at six."])
    }

    @Test("A position is kept every five seconds, and at once when the program goes to the background")
    func interval() async throws {
        let phone = Phone([.tide])
        await phone.play()
        await phone.finish()
        await phone.tell(.started)
        func kept() throws -> Int? { try phone.player.file.read().player.queue.first?.position?.place.utterance }
        phone.clock.ticks += 6_000
        await phone.tell(.word(4..<9))
        #expect(try kept() == 1)
        await phone.finish()
        #expect(try kept() == 1)
        phone.clock.ticks += 5_000
        await phone.notice(Phone.background)
        #expect(try kept() == 2)
    }

    @Test("What has been heard leaves the queue; the last one stays, rewound; both are written back")
    func ends() async {
        let phone = Phone([.bread, .tide])
        let articles = phone.items.map(\.article)
        await phone.play()
        for _ in 0..<3 {
            phone.clock.ticks += 6_000
            await phone.finish()
        }
        #expect(phone.items.map(\.title) == ["The Tide"])
        #expect(phone.spoken.last == "The Tide")
        for _ in 0..<4 {
            phone.clock.ticks += 6_000
            await phone.finish()
        }
        #expect(phone.items.map(\.title) == ["The Tide"])
        #expect(phone.player.player.place == .start && phone.items[0].position == nil)
        let finished = phone.library.told.compactMap { if case .finished(let article) = $0 { article } else { nil } }
        #expect(finished == articles)
        let saved = phone.library.told.compactMap { if case .save(let article, _) = $0 { article } else { nil } }
        #expect(Set(saved) == Set(articles))
    }

    @Test("A file that cannot be read is set aside and said; a new one begins")
    func unreadable() throws {
        let phone = Phone([.tide])
        phone.player.close()
        try Data("{\"player\":".utf8).write(to: phone.file)
        let again = Phone(isOn: false, folder: phone.folder)
        #expect(again.player.problem != nil && again.items.isEmpty)
        let aside = phone.file.appendingPathExtension("unreadable")
        #expect(try Data(contentsOf: aside) == Data("{\"player\":".utf8))
        again.add([.bread])
        #expect(try again.player.file.read().player.queue.items.map(\.title) == ["Bread"])
    }

    @Test("A file that cannot be written is said, and listening goes on")
    func unwritable() async throws {
        let folder = Phone.Folder()
        try Data().write(to: folder.url)
        let phone = Phone([.tide], folder: folder)
        await phone.play()
        #expect(phone.player.problem != nil && phone.spoken == ["The Tide"])
    }

    @Test("The next script is at hand before the article ends, and asked for once")
    func ahead() async {
        let phone = Phone([.bread, .tide])
        await phone.settle()
        #expect(phone.library.asked == phone.items.map(\.article))
        phone.library.isOutOfReach = true
        await phone.play()
        for _ in 0..<3 { await phone.finish() }
        #expect(phone.spoken.last == "The Tide")
    }

    @Test("What is out of reach is not asked for with every event")
    func notEverySecond() async {
        let phone = Phone()
        phone.library.isOutOfReach = true
        phone.add([.tide])
        for speed in [1.5, 2, 3] {
            await phone.settle()
            phone.player.send(.speed(Speed(speed)))
        }
        #expect(phone.library.asked.count == 1)
    }

    @Test("An article that cannot be had makes room for the next; alone, it says why")
    func missing() async {
        let phone = Phone()
        phone.library.isOutOfReach = true
        phone.add([.tide])
        await phone.settle()
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.player.mini?.subtitle == "No connection")
        #expect(!phone.player.player.playback.sounds)
        phone.library.isOutOfReach = false
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.spoken == ["The Tide"])
    }

    @Test("An article without words says so")
    func empty() async {
        let phone = Phone([Script(title: "Nothing", utterances: [])])
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.player.mini?.subtitle == "There is nothing to read in this article.")
    }

    @Test("A script that comes after the listener went elsewhere opens nothing")
    func overtaken() async {
        let phone = Phone([.tide])
        phone.player.send(.play)
        phone.player.send(.stop)
        await phone.settle()
        #expect(phone.spoken.isEmpty && phone.session.calls.isEmpty)
    }

    @Test("A script that comes after another article was chosen does not take its place")
    func overtakenByAnother() async {
        let library = Phone.Library()
        let phone = Phone(library: library)
        let tide = ArticleID()
        (library.scripts[tide], library.slow) = (.tide, tide)
        phone.player.send(.add([.init(article: tide, title: "The Tide")], at: .end, allowingDuplicates: false))
        phone.player.send(.play)
        // Until the app was asked, for the fetch ahead and for playing.
        while library.asked.count < 2 { await Task.yield() }
        let bread = phone.add([.bread])[0]
        await phone.player.fetching[bread.article]?.value
        phone.player.play(bread)
        #expect(phone.spoken == ["Bread"])
        library.letGo()
        await phone.settle()
        #expect(phone.spoken == ["Bread"] && phone.player.voice.item == phone.items[0].id)
        await phone.finish()
        #expect(phone.spoken.last == "It needs flour and water.")
    }

    @Test("A script that comes after the listener paused is opened and silent until play")
    func pausedMeanwhile() async {
        let phone = Phone([.tide])
        phone.player.send(.play)
        phone.player.send(.pause)
        await phone.settle()
        #expect(phone.spoken.isEmpty && phone.session.calls.isEmpty)
        phone.player.send(.play)
        #expect(phone.spoken == ["The Tide"])
    }
}
