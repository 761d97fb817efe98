internal import Foundation
internal import MediaPlayer
internal import Narration
internal import UIKit

/// Lock screen, headphones and media keys.
@MainActor final class LockScreen {
    private let info: MPNowPlayingInfoCenter
    private let commands: MPRemoteCommandCenter
    /// What was told last, and when.
    private var shown: (state: NowPlaying, at: Int64)?
    /// Whether something was learnt since that the next telling has to bring.
    private var isStale = false
    /// The picture of the article that is shown, once it is known; nil inside where it has none.
    private var picture: (article: ArticleID, artwork: MPMediaItemArtwork?)?
    private var fetching: (article: ArticleID, task: Task<Void, Never>)?

    init(_ info: MPNowPlayingInfoCenter, _ commands: MPRemoteCommandCenter, signals: Signals) {
        (self.info, self.commands) = (info, commands)
        // Called on any thread: `@Sendable` keeps the handlers from belonging to the main actor.
        func on(_ command: MPRemoteCommand, _ event: PlayerEvent) {
            command.addTarget { @Sendable _ in
                signals.yield(.remote(event))
                return .success
            }
        }
        on(commands.playCommand, .play)
        on(commands.pauseCommand, .pause)
        on(commands.stopCommand, .stop)
        on(commands.togglePlayPauseCommand, .toggle)
        on(commands.nextTrackCommand, .next)
        on(commands.previousTrackCommand, .previous)
        commands.changePlaybackPositionCommand.addTarget { @Sendable event in
            guard let time = (event as? MPChangePlaybackPositionCommandEvent)?.positionTime, time.isFinite,
                abs(time) < 1e9
            else { return .commandFailed }
            signals.yield(.remote(.seek(.time(Int(time * 1_000)))))
            return .success
        }
        commands.changePlaybackRateCommand.supportedPlaybackRates = SpeedStep.common.map {
            NSNumber(value: $0.speed.factor)
        }
        commands.changePlaybackRateCommand.addTarget { @Sendable event in
            guard let rate = (event as? MPChangePlaybackRateCommandEvent)?.playbackRate else { return .commandFailed }
            signals.yield(.remote(.speed(Speed(Double(rate)))))
            return .success
        }
    }

    /// Shows a state, where what was told before does not show it by itself; nil shows nothing.
    func show(_ state: NowPlaying?, at ticks: Int64, pictures: @escaping @Sendable (ArticleID) async -> Data?) {
        guard let state else { return clear() }
        fetchPicture(of: state.article, pictures)
        if !isStale, let shown, state.isShown(by: shown.state, after: ticks - shown.at) { return }
        (shown, isStale) = ((state, ticks), false)
        tell(state)
    }

    /// Leaves the lock screen to others.
    func clear() {
        guard shown != nil else { return }
        shown = nil
        info.nowPlayingInfo = nil
    }

    /// The question for a picture that is under way.
    var fetchingPicture: Task<Void, Never>? { fetching?.task }

    private func tell(_ state: NowPlaying) {
        commands.nextTrackCommand.isEnabled = state.hasNext
        var facts: [String: Any] = [
            MPMediaItemPropertyTitle: state.title,
            MPNowPlayingInfoPropertyElapsedPlaybackTime: Double(state.elapsed) / 1_000,
            MPNowPlayingInfoPropertyPlaybackRate: state.rate,
            MPNowPlayingInfoPropertyDefaultPlaybackRate: state.speed,
        ]
        if let site = state.site { facts[MPMediaItemPropertyArtist] = site }
        if let duration = state.duration { facts[MPMediaItemPropertyPlaybackDuration] = Double(duration) / 1_000 }
        if let picture, picture.article == state.article, let artwork = picture.artwork {
            facts[MPMediaItemPropertyArtwork] = artwork
        }
        info.nowPlayingInfo = facts
    }

    /// Asks for an article's picture once, and shows it when it is there.
    private func fetchPicture(of article: ArticleID, _ pictures: @escaping @Sendable (ArticleID) async -> Data?) {
        guard picture?.article != article, fetching?.article != article else { return }
        fetching?.task.cancel()
        let task = Task { [weak self] in
            let data = await pictures(article)
            guard !Task.isCancelled else { return }
            self?.take(data.flatMap(UIImage.init(data:)), of: article)
        }
        fetching = (article, task)
    }

    private func take(_ image: UIImage?, of article: ArticleID) {
        fetching = nil
        picture = (article, image.map(Self.artwork))
        guard let shown, shown.state.article == article, image != nil else { return }
        // What moves is told anew with its next second; what stands still has none.
        if shown.state.rate == 0 { tell(shown.state) } else { isStale = true }
    }

    /// The handler is called on any thread: it must not belong to the main actor.
    nonisolated private static func artwork(of image: UIImage) -> MPMediaItemArtwork {
        MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    }
}
