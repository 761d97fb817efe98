@testable import AVFoundation
import Foundation
import Narration
import SwiftUI
import Testing

@testable import EarmarkApple

@MainActor @Suite("What is seen and tapped", .timeLimit(.minutes(1)))
struct ViewTests {
    /// An app's screen with the player docked to it.
    private func screen(_ phone: Phone) -> Drawn {
        Text(verbatim: "content").playerDock(phone.player).drawn
    }

    /// The mini player on the screen; nil where there is none.
    private func mini(_ phone: Phone) -> Drawn? {
        let accessory = screen(phone).all("accessory").first
        #expect(accessory?.text == "\(phone.player.isDocked)")
        return accessory?.all("column").first
    }

    @Test("The mini player has a bar of two points, the title on a line, the count, play and X")
    func miniPlayer() async throws {
        let phone = Phone([.tide, .bread])
        await phone.settle()
        phone.player.send(.seek(.place(Place(utterance: 2))))
        let drawn = try #require(mini(phone))
        let progress = try #require(phone.player.mini?.progress)
        #expect(drawn.all("frame").contains { $0.text == "2.0" })
        #expect(drawn.all("scale").map(\.text) == ["\(progress)"] && progress > 0.3)
        #expect(drawn.texts == ["The Tide", "site.example", "2"])
        #expect(drawn.all("lines").allSatisfy { $0.text == "1" })
        drawn.button("Play")?.tap?()
        await phone.settle()
        #expect(phone.spoken == ["Nobody had told the boats."])
        #expect(mini(phone)?.button("Play") == nil)
    }

    @Test("One item has no count")
    func count() {
        #expect(mini(Phone([.tide]))?.texts == ["The Tide", "site.example"])
    }

    @Test("The X stops first, hides second; then there is no element, and Continue in its place")
    func dismissal() async throws {
        let phone = Phone([.tide, .bread])
        await phone.play()
        mini(phone)?.button("Pause")?.tap?()
        #expect(phone.synthesizer.calls == ["speak", "pause"])
        mini(phone)?.button("Play")?.tap?()
        mini(phone)?.button("Close the player")?.tap?()
        #expect(phone.synthesizer.calls.last == "stop")
        #expect(mini(phone) == nil && phone.items.count == 2)
        #expect(screen(phone).all("accessory").first?.texts == ["content", "Continue: The Tide"])
        phone.player.signals.yield(.offerEnded)
        await phone.settle()
        #expect(screen(phone).all("accessory").first?.texts == ["content"] && !phone.player.isDocked)
        let button = ContinueButton(player: phone.player).drawn.button("Continue: The Tide")
        let head = QueueList(player: phone.player).drawn.texts.first
        #expect(head == "Continue: The Tide")
        button?.tap?()
        #expect(mini(phone) != nil && phone.player.player.playback.sounds)
        #expect(ContinueButton(player: phone.player).drawn.texts.isEmpty)
    }

    struct Visibility: Sendable {
        let name: String
        let isOn: Bool
        let articles: Int
        let isDismissed: Bool
        let isVisible: Bool
    }

    nonisolated static let visibilities = [true, false].flatMap { isOn in
        [0, 1].flatMap { articles in
            [true, false].map { isDismissed in
                Visibility(
                    name: "on \(isOn), \(articles) articles, dismissed \(isDismissed)", isOn: isOn, articles: articles,
                    isDismissed: isDismissed, isVisible: isOn && articles > 0 && !isDismissed)
            }
        }
    }

    @Test(
        "The player is there exactly when reading is on, the queue has items and nobody closed it",
        arguments: visibilities)
    func visibility(_ row: Visibility) {
        let phone = Phone(Array([Script.tide].prefix(row.articles)), isOn: row.isOn)
        if row.isDismissed { phone.player.send(.dismiss) }
        phone.player.isOffering = false
        #expect((mini(phone) != nil) == row.isVisible, "\(row.name)")
        let container = DockContainer(player: phone.player, content: Text(verbatim: "content"), barHeight: 49).drawn
        #expect((container.button("Close the player") != nil) == row.isVisible, "\(row.name)")
        #expect(container.texts.first == "content")
    }

    @Test("Beside a minimised tab bar: the title and one button")
    @available(iOS 26.0, *)
    func inline() async {
        let phone = Phone([.tide, .bread])
        TabViewBottomAccessoryPlacement.$shown.withValue(.inline) {
            let drawn = mini(phone)
            #expect(drawn?.texts == ["The Tide"])
            #expect(drawn?.all("label").map(\.text) == ["Play"])
            #expect(drawn?.all("color").isEmpty == true)
        }
    }

    @Test("A tap on the title opens the sheet with everything to steer")
    func sheet() async throws {
        let phone = Phone([.tide, .bread])
        await phone.play()
        await phone.finish()
        #expect(screen(phone).all("sheet").map(\.text) == ["false"])
        mini(phone)?.button("The Tide")?.tap?()
        let sheet = try #require(screen(phone).all("sheet").first)
        #expect(sheet.text == "true")
        #expect(sheet.all("slider").count == 1 && sheet.all("list").count == 1)
        for name in ["30 seconds back", "Pause", "Next article", "1.5 ×", "Clear the queue"] {
            #expect(sheet.button(name) != nil, "\(name)")
        }
        sheet.button("1.5 ×")?.tap?()
        #expect(phone.player.player.speed == Speed(1.5))
        sheet.button("30 seconds back")?.tap?()
        #expect(phone.player.player.place == .start)
        sheet.button("Next article")?.tap?()
        #expect(phone.items.map(\.title) == ["Bread"])
        #expect(screen(phone).all("disabled").first?.text == "true")
    }

    @Test("The seek bar moves nothing until it is let go, then goes there")
    func seeking() async throws {
        let phone = Phone([Script("Title", Array(repeating: "A sentence of some forty letters or more.", count: 50))])
        await phone.play()
        _ = SeekBar(player: phone.player).drawn
        let slider = try #require(Slider.last)
        slider.edited(true)
        slider.value.wrappedValue = 60_000
        #expect(phone.spoken.count == 1 && phone.player.player.place == .start)
        #expect(SeekBar(player: phone.player).drawn.texts.first == "1:00")
        slider.edited(false)
        #expect(phone.player.player.outline?.time(of: phone.player.player.place) == 60_000)
        #expect(phone.spoken.count == 2)
    }

    @Test("Times are those of listening: at double speed half as long")
    func times() async throws {
        let phone = Phone([Script("Title", Array(repeating: "A sentence of some forty letters or more.", count: 50))])
        await phone.settle()
        phone.player.send(.seek(.time(60_000)))
        let all = phone.player.player.outline?.milliseconds ?? 0
        #expect(SeekBar(player: phone.player).drawn.texts == ["1:00", "≈ −" + ClockTime.text(all - 60_000)])
        phone.player.send(.speed(Speed(2)))
        #expect(SeekBar(player: phone.player).drawn.texts == ["0:30", "≈ −" + ClockTime.text((all - 60_000) / 2)])
        #expect([0, 59_999, 60_000, 3_723_000].map(ClockTime.text) == ["0:00", "0:59", "1:00", "1:02:03"])
        #expect(
            [50, 100, 105, 125, 250].map { SpeedStep(speed: Speed(hundredths: $0)).text }
                == ["0.5 ×", "1 ×", "1.05 ×", "1.25 ×", "2.5 ×"])
    }

    @Test("The queue plays what is tapped, reorders, removes, and asks before it clears")
    func queue() async throws {
        let third = Script("Third", ["One."])
        let phone = Phone([.tide, .bread, third])
        _ = QueueList(player: phone.player).drawn
        ListEdits.move?([2], 1)
        #expect(phone.items.map(\.title) == ["The Tide", "Third", "Bread"])
        ListEdits.move?([0], 3)
        #expect(phone.items.map(\.title) == ["Third", "Bread", "The Tide"])
        QueueList(player: phone.player).drawn.button("The Tide")?.tap?()
        await phone.settle()
        #expect(phone.items.map(\.title) == ["The Tide", "Third", "Bread"])
        #expect(phone.spoken == ["The Tide"])
        // The one that plays stays first.
        ListEdits.move?([0], 3)
        #expect(phone.items.map(\.title) == ["The Tide", "Third", "Bread"])
        ListEdits.delete?([1])
        #expect(phone.items.map(\.title) == ["The Tide", "Bread"])
        let list = QueueList(player: phone.player)
        list.drawn.button("Clear the queue")?.tap?()
        #expect(phone.items.count == 2)
        let dialog = try #require(list.drawn.all("dialog").first)
        #expect(dialog.text == "Remove all articles from the queue?")
        dialog.parts.last?.button("Clear the queue")?.tap?()
        #expect(phone.items.isEmpty && phone.synthesizer.calls.last == "stop")
    }

    @Test("Everything that plays stands behind the one switch, which is off at first and stops the voice")
    func gate() async {
        let phone = Phone(isOn: false)
        let bread = phone.add([.bread])[0]
        func play() -> Drawn? { PlayButton(phone.player, article: bread).drawn.button("Read aloud") }
        func add(_ spot: Queue.Spot) -> Drawn { QueueButton(phone.player, article: bread, at: spot).drawn }
        #expect(play() == nil && add(.end).texts.isEmpty)
        let settings = ReadAloudSettings(player: phone.player)
        #expect(settings.drawn.all("toggle").map(\.text) == ["false"])
        settings.drawn.all("toggle").first?.tap?()
        #expect(phone.player.isOn && settings.drawn.all("toggle").count == 2)
        #expect(add(.end).texts == ["Add to the queue"] && add(.next).texts == ["Play next"])
        play()?.tap?()
        await phone.settle()
        #expect(phone.spoken == ["Bread"])
        settings.drawn.all("toggle").first?.tap?()
        #expect(phone.synthesizer.calls.last == "stop")
        #expect(play() == nil && mini(phone) == nil && phone.items.count == 1)
    }

    @Test("Play in a list brings an article to the front with its position, and twice is once")
    func playNow() async {
        let phone = Phone([.tide, .bread])
        let bread = Queue.Addition(article: phone.items[1].article, title: "Bread")
        await phone.play()
        phone.player.play(bread)
        await phone.settle()
        #expect(phone.items.map(\.title) == ["Bread", "The Tide"] && phone.spoken.last == "Bread")
        phone.player.play(bread)
        await phone.settle()
        #expect(phone.items.count == 2 && phone.spoken.count == 2)
    }

    @Test("The voices of a language, the best first, to choose and to listen to")
    func voices() throws {
        let phone = Phone([.tide])
        let english = try #require(LanguageTag("en"))
        let list = VoiceList(player: phone.player, language: english, sample: "Good evening.")
        #expect(list.drawn.texts.filter { ["ava", "daniel", "anna", "bells"].contains($0) } == ["ava", "daniel"])
        #expect(list.drawn.texts.contains("Premium") && list.drawn.texts.contains("Open Settings"))
        list.drawn.button("daniel")?.tap?()
        #expect(phone.player.voice(for: english)?.id == "daniel")
        list.drawn.button("Listen to this voice")?.tap?()
        #expect(phone.maker.synthesizers.last?.spoken.map(\.speechString) == ["Good evening."])
    }
}
