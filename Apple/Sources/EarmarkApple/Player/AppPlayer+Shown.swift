public import Narration

/// What views show: read off the rules, nothing of its own.
extension AppPlayer {
    /// The mini player; nil where there is none: no element and no space for one.
    public var mini: MiniPlayer? { MiniPlayer(of: player, on: device) }
    /// The title to go on with where the player was dismissed; nil where there is none.
    public var continuation: String? { MiniPlayer.continuation(of: player, on: device) }
    /// The same for some seconds after that, in the place of the mini player.
    var offer: String? { isOffering ? continuation : nil }
    /// Whether anything is docked: else there is no element and no space for one.
    var isDocked: Bool { mini != nil || offer != nil }
    /// The one gate of everything that plays: whether reading aloud is on.
    public var isOn: Bool { player.readAloudIsOn }
    /// The same as a setting.
    public var readAloud: Bool {
        get { isOn }
        set { send(.readAloud(isOn: newValue)) }
    }
    /// What is heard next.
    public var items: [QueueItem] { player.queue.items }

    /// Milliseconds of the article; 1 while they are not known, so that a bar can be drawn.
    var length: Double { Double(max(1, player.outline?.milliseconds ?? 1)) }
    /// Where the seek bar stands: where it is dragged, else where the listener is.
    var seekBar: Double {
        get { min(length, draggedTo ?? Double(player.outline?.time(of: player.place) ?? 0)) }
        set { draggedTo = newValue }
    }
    /// The drag begins or ends: at its end the listener goes there.
    func seekBarMoved(isDragging: Bool) {
        guard !isDragging, let time = draggedTo else { return }
        draggedTo = nil
        send(.seek(.time(Int(time))))
    }
    /// The time up to the seek bar, as it is heard at this speed.
    var timeText: String { ClockTime.text(player.speed.milliseconds(hearing: Int(seekBar))) }
    /// The time from the seek bar to the end at this speed, marked where it is an estimate.
    var timeLeftText: String {
        let left = ClockTime.text(player.speed.milliseconds(hearing: Int(length - seekBar)))
        return (player.outline?.isExact ?? false ? "−" : "≈ −") + left
    }
    /// The speeds that can be chosen at once.
    var speeds: [SpeedStep] { SpeedStep.common }
    var speedText: String { SpeedStep(speed: player.speed).text }
    /// Whether an article follows the first one.
    var hasNext: Bool { items.count > 1 }
    /// The voices of a language, the better ones first.
    func voices(of language: LanguageTag) -> [InstalledVoices.Voice] {
        voices.all.filter { $0.language.fits(language) }
    }
    /// Whether a voice is the one that speaks its language.
    func speaks(_ candidate: InstalledVoices.Voice) -> Bool { voice(for: candidate.language)?.id == candidate.id }
}

/// A speed in a list.
struct SpeedStep: Identifiable {
    /// Those that can be chosen at once.
    static let common = [75, 100, 125, 150, 175, 200, 250, 300].map { SpeedStep(speed: Speed(hundredths: $0)) }

    let speed: Speed
    var id: Int { speed.hundredths }
    /// `1.25 ×`, without needless noughts.
    var text: String {
        let (whole, rest) = speed.hundredths.quotientAndRemainder(dividingBy: 100)
        let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return "\(whole)\(digits) ×"
    }
}

/// A length of time as a clock shows it.
enum ClockTime {
    /// `7:05`, `1:02:03`.
    static func text(_ milliseconds: Int) -> String {
        let seconds = max(0, milliseconds) / 1_000
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    }
}
