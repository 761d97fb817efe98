import Foundation
import Narration
import TestSupport
import Testing

/// Random listening, checked at every step against a simple reference and against what must always hold.
@Suite("Random listening")
struct PlayerModelTests {
    /// The queue as a plain list of articles, and whether anything is loaded: what the rules say in ten lines.
    private struct Reference {
        var list: [ArticleID] = []
        var left: [ArticleID] = []

        mutating func add(_ articles: [ArticleID], at spot: Queue.Spot, pinned: Bool) {
            var new: [ArticleID] = []
            for article in articles where !new.contains(article) && !(pinned && list.first == article) {
                list.removeAll { $0 == article }
                new.append(article)
            }
            if spot == .end { list += new } else { list.insert(contentsOf: new, at: min(1, list.count)) }
        }

        mutating func move(from: Int, to: Int, pinned: Bool) {
            guard !(pinned && from == 0) else { return }
            let article = list.remove(at: from)
            list.insert(article, at: min(max(to, pinned ? 1 : 0), list.count))
        }

        mutating func advance() {
            guard list.count > 1 else { return }
            left = (left + [list.removeFirst()]).suffix(Queue.recentLimit)
        }

        mutating func goBack() {
            guard let article = left.popLast() else { return }
            list.removeAll { $0 == article }
            list.insert(article, at: 0)
        }
    }

    private static let devices = ["a", "b", "c"].map(DeviceID.init)

    /// A million steps where `EARMARK_LONG_TESTS` is set, else enough for every pair of events to occur.
    private static let steps = ProcessInfo.processInfo.environment["EARMARK_LONG_TESTS"] == nil ? 30_000 : 1_000_000

    @Test("The rules hold whatever happens in whatever order", .timeLimit(.minutes(10)))
    func random() throws {
        var generator = Seeded(seed: 2_026)
        let listening = Listening(articles: 0)
        for number in 0..<6 { listening.player.learn(Listening.outline(number), of: Listening.article(number)) }
        var reference = Reference()
        for step in 0..<Self.steps {
            let device = Self.devices.randomElement(using: &generator) ?? Listening.here
            let event = Self.event(in: listening.player, using: &generator)
            let before = listening.player
            let commands = listening.send(event, from: device)
            Self.follow(event, commands, before, &reference)
            let after = listening.player
            let said = Comment(rawValue: "step \(step): \(event) from \(device.name) in \(before.playback)")
            try #require(after.queue.items.map(\.article) == reference.list, said)
            try Self.check(event, device, before, after, commands, said)
            if step % 64 == 0 { _ = listening.taken() }
        }
    }

    // MARK: - The reference

    private static func follow(
        _ event: PlayerEvent, _ commands: [PlayerCommand], _ before: Player, _ reference: inout Reference
    ) {
        let pinned = before.playback.item != nil
        let isRefused = commands.contains { if case .refuse = $0 { true } else { false } }
        guard !isRefused else { return }
        func index(_ item: QueueItem.ID) -> Int? { before.queue.items.firstIndex { $0.id == item } }
        switch event {
        case .add(let additions, let spot, _):
            reference.add(additions.map(\.article), at: spot, pinned: pinned)
            if case .finished = before.playback, before.queue.first?.article == reference.list.first {
                reference.advance()
            }
        case .move(let item, let place):
            if let from = index(item) { reference.move(from: from, to: place, pinned: pinned) }
        case .remove(let item):
            if let place = index(item) { reference.list.remove(at: place) }
        case .clear: reference.list = []
        case .playItem(let item):
            if let place = index(item) { reference.list.insert(reference.list.remove(at: place), at: 0) }
        case .next: reference.advance()
        case .previous:
            let isAtStart = before.outline.map { $0.time(of: before.place) <= Player.startTolerance } ?? false
            if isAtStart { reference.goBack() }
        case .ended: reference.advance()
        case .failed:
            if commands.contains(where: { if case .load = $0 { true } else { false } }) {
                reference.list.append(reference.list.removeFirst())
            }
        default: break
        }
    }

    // MARK: - What must always hold

    private static func check(
        _ event: PlayerEvent, _ device: DeviceID, _ before: Player, _ after: Player, _ commands: [PlayerCommand],
        _ said: Comment
    ) throws {
        if let item = after.playback.item {
            try #require(after.queue.first?.id == item, said)
            try #require(after.devices.sounding != nil, said)
        } else {
            try #require(after.devices.sounding == nil, said)
        }
        if after.playback.sounds {
            let holder = try #require(after.devices.sounding, said)
            try #require(MiniPlayer(of: after, on: holder) != nil, said)
        }
        if let outline = after.outline {
            try #require(outline.clamped(after.place) == after.place, said)
        }
        for each in devices {
            let isVisible = after.readAloudIsOn && !after.queue.items.isEmpty && !after.devices.dismissed.contains(each)
            try #require((MiniPlayer(of: after, on: each) != nil) == isVisible, said)
        }
        switch event {
        case .dismiss where before.devices.sounding == device, .readAloud(isOn: false):
            try #require(!after.playback.sounds, said)
            try #require(after.queue.items.map(\.id) == before.queue.items.map(\.id), said)
        case .appear, .speed, .tick, .readAloud(isOn: true):
            try #require(after.playback.sounds || !before.playback.sounds || event == .tick, said)
            try #require(!after.playback.sounds || before.playback.sounds, said)
        default: break
        }
        if after.playback.sounds, !before.playback.sounds { try #require(after.readAloudIsOn, said) }
    }

    // MARK: - What happens

    private static func event(in player: Player, using generator: inout Seeded) -> PlayerEvent {
        let items = player.queue.items.map(\.id)
        let item = items.randomElement(using: &generator) ?? QueueItem.ID(999)
        // Most reports are of the item that plays, some are late.
        let told = Int.random(in: 0..<5, using: &generator) > 0 ? player.playback.item ?? item : item
        let place = Place(
            utterance: Int.random(in: 0..<104, using: &generator),
            milliseconds: Int.random(in: 0..<2_500, using: &generator))
        switch Int.random(in: 0..<40, using: &generator) {
        case 0...2: return .play
        case 3: return .playItem(item)
        case 4: return .playHere
        case 5: return .pause
        case 6: return .toggle
        case 7: return .stop
        case 8: return .next
        case 9, 10: return .previous
        case 11: return .seek(.time(Int.random(in: -5_000..<210_000, using: &generator)))
        case 12: return .seek(.by(Int.random(in: -90_000..<90_000, using: &generator)))
        case 13: return .seek(.sentences(Int.random(in: -3...3, using: &generator)))
        case 14: return .seek(.paragraphs(Int.random(in: -3...3, using: &generator)))
        case 15: return .seek(.place(place))
        case 16: return .speed(Speed(Double.random(in: 0..<4, using: &generator)))
        case 17:
            return .sleep(
                [nil, .after(milliseconds: 3), .endOfArticle, .articles(2)].randomElement(using: &generator) ?? nil)
        case 18, 19: return .dismiss
        case 20: return .appear
        case 21...24:
            let added = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                Listening.addition(Int.random(in: 0..<6, using: &generator))
            }
            return .add(added, at: Bool.random(using: &generator) ? .next : .end, allowingDuplicates: false)
        case 25: return .move(item, to: Int.random(in: -1..<6, using: &generator))
        case 26: return .remove(item)
        case 27: return Int.random(in: 0..<10, using: &generator) == 0 ? .clear : .tick
        case 28: return .readAloud(isOn: Int.random(in: 0..<4, using: &generator) > 0)
        case 29...32: return .sounding(told, at: place)
        case 33: return .ranDry(told)
        case 34, 35: return .ended(told)
        case 36: return .failed(told, reason: "no sound")
        case 37: return .interruptionBegan
        case 38: return .interruptionEnded(mayResume: Bool.random(using: &generator))
        default: return .outputLost
        }
    }
}
