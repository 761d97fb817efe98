@testable import AVFoundation
import Foundation
@testable import MediaPlayer
import Narration
import Testing

@testable import EarmarkApple

/// A phone with stand-ins for its frameworks, and an app with articles on it.
@MainActor final class Phone {
    /// What the app gives and is told.
    @MainActor final class Library {
        var scripts: [ArticleID: Script] = [:]
        var pictures: [ArticleID: Data] = [:]
        var asked: [ArticleID] = [], askedForPictures: [ArticleID] = []
        var told: [PlayerCommand] = []
        var isOutOfReach = false
        /// The article whose script does not come before it is let go.
        var slow: ArticleID?
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func letGo() {
            slow = nil
            for one in waiting { one.resume() }
            waiting = []
        }

        func script(of article: ArticleID) async throws -> Script {
            asked.append(article)
            if article == slow { await withCheckedContinuation { waiting.append($0) } }
            guard !isOutOfReach, let script = scripts[article] else { throw Missing() }
            return script
        }

        func picture(of article: ArticleID) -> Data? {
            askedForPictures.append(article)
            return pictures[article]
        }
    }

    struct Missing: Error, CustomStringConvertible { let description = "No connection" }

    /// A folder that goes with the last phone that has it.
    final class Folder: Sendable {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("earmark-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    let library: Library
    let folder: Folder
    var file: URL { folder.url.appendingPathComponent("player.json") }
    let session = AVAudioSession()
    let info = MPNowPlayingInfoCenter()
    let commands = MPRemoteCommandCenter()
    let reelPlayer = AVPlayer()
    let notices = NotificationCenter()
    let clock: Clock
    let maker = Maker()
    let player: AppPlayer

    @MainActor final class Clock { var ticks: Int64 = 1_000 }
    @MainActor final class Maker { var synthesizers: [AVSpeechSynthesizer] = [] }

    static let voices = [
        AVSpeechSynthesisVoice("daniel", "en-GB"),
        AVSpeechSynthesisVoice("bells", "en-GB", .premium, traits: .isNoveltyVoice),
        AVSpeechSynthesisVoice("ava", "en-US", .premium), AVSpeechSynthesisVoice("anna", "de-DE"),
        AVSpeechSynthesisVoice("petra", "de-DE", .enhanced), AVSpeechSynthesisVoice("zuzana", "cs-CZ"),
    ]

    /// A phone, with reading aloud switched on unless it is the first start.
    init(
        _ scripts: [Script] = [], isOn: Bool = true, server: (any SoundServer)? = nil, folder: Folder = Folder(),
        library: Library? = nil
    ) {
        AVSpeechSynthesisVoice.installed = Self.voices
        let library = library ?? Library()
        (self.library, self.folder) = (library, folder)
        let source = ArticleSource(
            script: { try await library.script(of: $0) }, picture: { await library.picture(of: $0) },
            told: { library.told.append($0) })
        let clock = Clock()
        self.clock = clock
        let maker = maker
        let system = PlayerSystem(
            synthesizer: {
                maker.synthesizers.append(AVSpeechSynthesizer())
                return maker.synthesizers[maker.synthesizers.count - 1]
            }, reelPlayer: reelPlayer, session: session, infoCenter: info, commandCenter: commands, notices: notices,
            now: { Moment(ticks: clock.ticks, wall: 1_700_000_000_000 + clock.ticks) }, ticks: false)
        player = AppPlayer(
            articles: source, server: server, file: folder.url.appendingPathComponent("player.json"), system: system)
        if isOn { player.send(.readAloud(isOn: true)) }
        add(scripts)
    }

    /// The synthesizer that speaks.
    var synthesizer: AVSpeechSynthesizer { player.voice.synthesizer }
    /// The words that were given to it.
    var spoken: [String] { synthesizer.spoken.map(\.speechString) }
    var items: [QueueItem] { player.items }

    /// Saves articles in the app and adds them to the queue.
    @discardableResult
    func add(_ scripts: [Script]) -> [Queue.Addition] {
        let additions = scripts.map { script in
            let article = ArticleID()
            library.scripts[article] = script
            return Queue.Addition(article: article, title: script.title, site: script.site)
        }
        player.send(.add(additions, at: .end, allowingDuplicates: false))
        return additions
    }

    /// Waits until everything that is under way has come to rest.
    func settle() async {
        for _ in 0..<3 {
            await player.caughtUp()
            await player.opening.task?.value
            for task in player.fetching.values { await task.value }
            await player.lockScreen.fetchingPicture?.value
        }
    }

    /// Plays, until the voice was given its first words.
    func play() async {
        player.send(.play)
        await settle()
        await tell(.started)
    }

    /// The synthesizer tells something about an utterance, the latest one unless another is named.
    func tell(_ signal: SpeechSignal, about utterance: AVSpeechUtterance? = nil) async {
        guard let utterance = utterance ?? synthesizer.spoken.last, let ear = synthesizer.delegate else { return }
        switch signal {
        case .started: ear.speechSynthesizer(synthesizer, didStart: utterance)
        case .word(let range):
            ear.speechSynthesizer(
                synthesizer, willSpeakRangeOfSpeechString: NSRange(location: range.lowerBound, length: range.count),
                utterance: utterance)
        case .finished: ear.speechSynthesizer(synthesizer, didFinish: utterance)
        case .cancelled: ear.speechSynthesizer(synthesizer, didCancel: utterance)
        }
        await settle()
    }

    /// The voice says its words to the end, with the word at its start told.
    func finish() async {
        await tell(.started)
        await tell(.word(0..<1))
        await tell(.finished)
    }

    /// The system posts a notice.
    func notice(_ name: Notification.Name, _ facts: [String: UInt] = [:], of object: Any? = nil) async {
        notices.post(name: name, object: object, userInfo: facts)
        await settle()
    }

    func interrupt() async {
        await notice(AVAudioSession.interruptionNotification, [AVAudioSessionInterruptionTypeKey: 1])
    }

    func interruptionEnds(mayResume: Bool) async {
        await notice(
            AVAudioSession.interruptionNotification,
            [AVAudioSessionInterruptionTypeKey: 0, AVAudioSessionInterruptionOptionKey: mayResume ? 1 : 0])
    }

    /// A key of the lock screen or the headphones is pressed.
    func press(_ command: MPRemoteCommand, _ event: MPRemoteCommandEvent = MPRemoteCommandEvent()) async {
        _ = command.press(event)
        await settle()
    }

    /// The same phone after its program was ended and started again.
    func restarted() -> Phone {
        player.close()
        return Phone(isOn: false, folder: folder, library: library)
    }
}

extension Script {
    /// A title and sentences of one block each; every utterance in one language, or in those given.
    init(_ title: String, _ sentences: [String], language: String? = "en", languages: [String?]? = nil) {
        let utterances = ([title] + sentences).enumerated().map { index, text in
            Utterance(
                index: index, kind: index == 0 ? .title : .paragraph, block: index,
                language: (languages?[index] ?? language).flatMap { LanguageTag($0) }, text: text, spoken: text,
                ending: index == 0 ? .heading : .block)
        }
        self.init(title: title, site: "site.example", language: LanguageTag("en"), utterances: utterances)
    }

    /// The tide: a title and three sentences.
    static let tide = Script(
        "The Tide", ["The water came in at six.", "Nobody had told the boats.", "By seven they were afloat."])
    /// Two sentences about bread.
    static let bread = Script("Bread", ["It needs flour and water.", "It needs time."])
}
