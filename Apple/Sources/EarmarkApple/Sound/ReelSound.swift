internal import AVFoundation
internal import Foundation
internal import Narration

/// Plays the server's reel.
@MainActor final class ReelSound {
    /// What has to be told to the rules.
    enum Report: Hashable {
        case sounding(QueueItem.ID, Place)
        case ranDry(QueueItem.ID)
        /// The item has been heard; the next one of the reel sounds.
        case ended(QueueItem.ID)
        /// The sound is out of reach.
        case outOfReach
    }

    let player: AVPlayer
    private let signals: Signals
    private(set) var reel: ReelPlan?
    private(set) var item: QueueItem.ID?
    private let notices: NotificationCenter
    private var watch: Watch
    private var isHeld = true
    /// Told apart: what an earlier reel tells is late.
    private var number = 0
    /// For how many ticks in a row nothing came.
    private var dryTicks = 0

    /// How many seconds a reel may be dry before it counts as out of reach.
    static let patience = 10

    init(_ player: AVPlayer, notices: NotificationCenter, signals: Signals) {
        self.player = player
        self.notices = notices
        watch = Watch(notices)
        self.signals = signals
    }

    /// Opens a reel at a place of an item. False when the reel does not have that.
    func load(_ item: QueueItem.ID, _ reel: ReelPlan, _ url: URL, at place: Place, speed: Speed, starts: Bool) -> Bool {
        guard let time = reel.time(of: item, at: place) else { return false }
        halt()
        number += 1
        let (signals, number) = (signals, number)
        let sound = AVPlayerItem(url: url)
        sound.audioTimePitchAlgorithm = .timeDomain
        watch.notice(AVPlayerItem.didPlayToEndTimeNotification, of: sound) { _ in signals.yield(.reel(.ended, number)) }
        watch.notice(AVPlayerItem.failedToPlayToEndTimeNotification, of: sound) { _ in
            signals.yield(.reel(.failed, number))
        }
        (self.item, self.reel, isHeld, dryTicks) = (item, reel, !starts, 0)
        player.replaceCurrentItem(with: sound)
        change(speed)
        if time > 0 { seek(to: time) }
        if starts { player.play() }
        return true
    }

    /// Goes over to the next item of the same reel, which sounds already. False when it has to be loaded.
    func advance(to item: QueueItem.ID) -> Bool {
        guard let reel, let current = self.item, reel.item(after: current) == item else { return false }
        self.item = item
        return true
    }

    func start() {
        guard item != nil else { return }
        isHeld = false
        player.play()
    }

    func hold() {
        isHeld = true
        player.pause()
    }

    func halt() {
        guard item != nil else { return }
        player.pause()
        player.replaceCurrentItem(with: nil)
        watch = Watch(notices)
        (item, reel, isHeld) = (nil, nil, true)
    }

    /// Goes to a place. False when the reel does not have it: it begins behind it.
    func jump(to place: Place) -> Bool {
        guard let item, let time = reel?.time(of: item, at: place) else { return false }
        seek(to: time)
        return true
    }

    /// Changes the speed of what sounds at once; the pitch stays.
    func change(_ speed: Speed) {
        player.defaultRate = Float(speed.factor)
        if !isHeld, player.rate != 0 { player.rate = Float(speed.factor) }
    }

    func fade(to loudness: Double) {
        player.volume = Float(loudness)
    }

    /// Looks where the sound is, once a second.
    func look() -> [Report] {
        guard let item, let reel, let sound = player.currentItem else { return [] }
        if sound.status == .failed { return [.outOfReach] }
        guard !isHeld else { return [] }
        guard player.timeControlStatus == .playing else {
            dryTicks += 1
            return dryTicks > Self.patience ? [.outOfReach] : [.ranDry(item)]
        }
        dryTicks = 0
        let seconds = player.currentTime().seconds
        guard seconds.isFinite, let now = reel.place(at: Int(max(0, seconds) * 1_000)) else { return [] }
        return now.item == item ? [.sounding(item, now.place)] : [.ended(item), .sounding(now.item, now.place)]
    }

    /// Takes what the player told about a reel; nothing comes of what is late.
    func hear(_ signal: ReelSignal, about number: Int) -> [Report] {
        guard number == self.number, let item, let reel else { return [] }
        switch signal {
        case .failed: return [.outOfReach]
        // A sound whose connection broke ends as well: only the last item's end is the end.
        case .ended: return reel.item(after: item) == nil ? [.ended(item)] : [.outOfReach]
        }
    }

    private func seek(to time: Int) {
        player.seek(
            to: CMTime(seconds: Double(time) / 1_000, preferredTimescale: 1_000), toleranceBefore: .zero,
            toleranceAfter: .zero, completionHandler: { @Sendable _ in })
    }
}
