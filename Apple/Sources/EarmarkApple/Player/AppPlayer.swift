internal import AVFoundation
public import Foundation
public import Narration
public import Observation

/// The player of an app: carries out what `Narration`'s rules command, with the system's voice or a server's sound, and
/// shows what they say. It holds no rule of its own.
///
/// Make one at the start of the program and keep it. It never speaks by itself.
@MainActor @Observable
public final class AppPlayer {
    /// The rules and what they know: queue, place, speed, whether it sounds.
    public internal(set) var player: Player
    /// The word that is being said: its place in the utterance's text, in Unicode scalars; nil between words.
    public internal(set) var word: Range<Int>?
    /// The voices of the device.
    public internal(set) var voices: InstalledVoices
    /// The listener's voices, by language without region.
    public internal(set) var chosenVoices: [String: String]
    /// What went wrong and can be told to people; nil when nothing did.
    public internal(set) var problem: String?
    /// Why the last wish was not followed; nil when it was.
    public internal(set) var refusal: PlayerCommand.Refusal?
    /// Whether the sheet is open.
    public var isSheetShown = false
    /// Whether "Continue" stands where the player was dismissed a moment ago.
    var isOffering = false
    /// Where the seek bar is being dragged to, in milliseconds; nil when it is not.
    var draggedTo: Double?

    /// This device, among those of the listener.
    @ObservationIgnored let device: DeviceID
    @ObservationIgnored let articles: ArticleSource
    @ObservationIgnored let system: PlayerSystem
    @ObservationIgnored let file: PlayerFile
    @ObservationIgnored let signals: Signals
    @ObservationIgnored let session: AudioSession
    @ObservationIgnored let voice: SystemVoice
    @ObservationIgnored let reelSound: ReelSound
    @ObservationIgnored let lockScreen: LockScreen
    @ObservationIgnored let watch: Watch
    @ObservationIgnored var server: (any SoundServer)?
    @ObservationIgnored var choice: SoundChoice
    /// The scripts of the first items.
    @ObservationIgnored var scripts: [ArticleID: Script] = [:]
    @ObservationIgnored var paces: [String: VoicePace]
    /// The paces that the times of the loaded article were made with.
    @ObservationIgnored var usedPaces: [String: VoicePace] = [:]
    /// What was written last.
    @ObservationIgnored var written: PlayerFile.Contents?
    /// The voice that is being tried out.
    @ObservationIgnored var preview: (synthesizer: AVSpeechSynthesizer, ear: SpeechEar, utterance: AVSpeechUtterance)?
    /// The opening of an article that is under way, and its number: one that was overtaken does nothing.
    @ObservationIgnored var opening: (task: Task<Void, Never>?, number: Int) = (nil, 0)
    /// The articles whose scripts were asked for ahead.
    @ObservationIgnored var fetchedFor: [ArticleID] = []
    @ObservationIgnored var fetching: [ArticleID: Task<Void, Never>] = [:]
    @ObservationIgnored var listening: Task<Void, Never>?
    @ObservationIgnored var clock: Task<Void, Never>?
    @ObservationIgnored var offerClock: Task<Void, Never>?

    /// A player as it was kept in a file.
    ///
    /// - Parameters:
    ///   - articles: what the app knows about articles.
    ///   - server: where Earmark's own sound comes from; nil for the system's voice alone.
    ///   - file: where queue, positions and settings survive a restart; its folder is made where it is missing.
    ///   - system: the parts of the system, ``PlayerSystem/device()`` in an app.
    ///   - device: this device's name among those of the listener.
    public init(
        articles: ArticleSource, server: (any SoundServer)? = nil, file: URL, system: PlayerSystem,
        device: DeviceID = DeviceID("phone")
    ) {
        (self.articles, self.server, self.system, self.device) = (articles, server, system, device)
        self.file = PlayerFile(url: file)
        choice = SoundChoice(hasServer: server != nil)
        var kept = PlayerFile.Contents()
        var trouble: String?
        do {
            kept = try self.file.read()
        } catch {
            trouble = "\(error)"
        }
        player = Player(kept.player)
        (paces, chosenVoices, written, problem) = (kept.paces, kept.voices, kept, trouble)
        voices = InstalledVoices.ofSystem()
        let (stream, signals) = AsyncStream.makeStream(of: Signal.self)
        self.signals = signals
        watch = Watch(system.notices)
        session = AudioSession(
            system.session, ducksOthers: kept.ducksOthers, notices: system.notices, signals: signals)
        voice = SystemVoice(system.synthesizer(), signals: signals)
        reelSound = ReelSound(system.reelPlayer, notices: system.notices, signals: signals)
        lockScreen = LockScreen(system.infoCenter, system.commandCenter, signals: signals)
        watchSystem()
        listening = Task { [weak self] in
            for await signal in stream { self?.take(signal) }
        }
        send(.appear)
    }

    deinit {
        listening?.cancel()
        clock?.cancel()
        offerClock?.cancel()
        opening.task?.cancel()
    }

    /// Hands an event to the rules and carries out what they command.
    public func send(_ event: PlayerEvent) {
        refusal = nil
        let now = system.now()
        for order in player.handle(event, from: device, at: now, term: player.devices.term) { carryOut(order) }
        if event == .dismiss { offerContinuation() }
        showAndKeep()
    }

    /// Ends the sound, keeps everything, and takes no more signals: before another player takes this one's place.
    public func close() {
        send(.stop)
        keep()
        lockScreen.clear()
        signals.finish()
        clock?.cancel()
        offerClock?.cancel()
    }
}
