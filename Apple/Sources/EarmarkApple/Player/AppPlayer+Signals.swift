internal import AVFoundation
internal import Foundation
internal import Narration
internal import UIKit

/// What the system tells.
extension AppPlayer {
    func watchSystem() {
        let signals = signals
        watch.notice(AVSpeechSynthesizer.availableVoicesDidChangeNotification) { _ in signals.yield(.voicesChanged) }
        watch.notice(UIApplication.didEnterBackgroundNotification) { _ in signals.yield(.leaving) }
    }

    func take(_ signal: Signal) {
        switch signal {
        case .speech(let speech, let id):
            previewHeard(speech, about: id)
            for report in voice.hear(speech, about: id, at: system.now().ticks) { take(report) }
        case .voicesChanged: voices = InstalledVoices.ofSystem()
        case .session(let told): take(told)
        case .remote(let event): send(event)
        case .reel(let told, let number):
            for report in reelSound.hear(told, about: number) { take(report) }
        case .tick:
            for report in reelSound.look() { take(report) }
            send(.tick)
        case .offerEnded: isOffering = false
        case .leaving:
            if player.playback.item != nil { send(.tick) }
            keep()
        case .reached(let go): go()
        }
    }

    private func take(_ report: SystemVoice.Report) {
        guard let item = voice.item else { return }
        switch report {
        case .sounding(let place, let word):
            self.word = word
            send(.sounding(item, at: place))
        case .measured(let id, let words, let milliseconds): measured(id, words, milliseconds)
        case .ended:
            word = nil
            send(.ended(item))
        }
    }

    private func take(_ report: ReelSound.Report) {
        switch report {
        case .sounding(let item, let place): send(.sounding(item, at: place))
        case .ranDry(let item): send(.ranDry(item))
        case .ended(let item): send(.ended(item))
        case .outOfReach: fallBack()
        }
    }

    private func take(_ told: SessionSignal) {
        switch told {
        case .interruptionBegan:
            session.wasTaken()
            send(.interruptionBegan)
            voice.wasInterrupted()
        case .interruptionEnded(let mayResume): send(.interruptionEnded(mayResume: mayResume))
        case .outputLost: send(.outputLost)
        case .wasReset:
            session.wasTaken()
            preview = nil
            let goesOn = player.playback.sounds && beginSession()
            voice.replaceSynthesizer(by: system.synthesizer())
            if goesOn { reelSound.start() }
        }
    }

    /// Ticks once a second, while something sounds and only then.
    func runClock() {
        guard system.ticks, player.playback.sounds else {
            clock?.cancel()
            clock = nil
            return
        }
        guard clock == nil else { return }
        clock = Task { [signals] in
            while !Task.isCancelled {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                signals.yield(.tick)
            }
        }
    }

    /// Lets "Continue" stand where the player was, for as long as the rules say.
    func offerContinuation() {
        isOffering = true
        offerClock?.cancel()
        guard system.ticks else { return }
        offerClock = Task { [signals] in
            do { try await Task.sleep(for: .milliseconds(MiniPlayer.offer)) } catch { return }
            signals.yield(.offerEnded)
        }
    }

    /// Waits until everything that was told before has been taken.
    func caughtUp() async {
        await withCheckedContinuation { continuation in
            signals.yield(.reached { continuation.resume() })
        }
    }
}
