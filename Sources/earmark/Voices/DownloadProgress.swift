import Fetch
import Foundation
import Speech
import Synchronization

/// Says on standard error how far a download is: a live line on a terminal, else a plain line now and then.
final class DownloadProgress: Sendable {
    private struct State {
        var lastShown: ContinuousClock.Instant?
        /// When the first byte of this try came, and how many were there before it.
        var start: (time: ContinuousClock.Instant, done: Int)?
        var isShown = false
    }

    private let isLive: Bool
    private let name: String
    private let state = Mutex(State())

    /// The progress of a voice, by its id.
    init(of name: String, isLive: Bool = Output.error.isTerminal) {
        self.name = name
        self.isLive = isLive
    }

    /// Shows what happens; callable on any thread.
    func report(_ event: InstallEvent) {
        switch event {
        case .progress(let done, let total, _): advance(to: done, of: total)
        case .waiting(let error, let pause):
            say("\(error.description); going on in \(pause.components.seconds) s")
        case .again(let file): say("\(file) was begun with another content and is fetched again")
        case .checking: if isLive { show("Checking \(name) …", end: "") }
        }
    }

    /// Clears the live line.
    func end() {
        let isShown = state.withLock(\.isShown)
        if isLive, isShown { show("", end: "") }
    }

    /// At most ten times a second on a terminal, else every ten seconds.
    private func advance(to done: Int, of total: Int) {
        let now = ContinuousClock.now
        let line = state.withLock { state -> String? in
            let start = state.start ?? (now, done)
            state.start = start
            let interval: Duration = isLive ? .milliseconds(100) : .seconds(10)
            guard now - (state.lastShown ?? (isLive ? now - interval : start.time)) >= interval else { return nil }
            state.lastShown = now
            let came = done - start.done
            return Self.line(done: done, total: total, came: came, after: now - start.time)
        }
        if let line { show(line, end: isLive ? "" : "\n") }
    }

    /// `[########············]  42 %  26 MB of 63 MB  3.1 MB/s  0:12 left`
    static func line(done: Int, total: Int, came: Int, after elapsed: Duration) -> String {
        let share = total > 0 ? min(1, Double(done) / Double(total)) : 1
        let filled = Int(share * 24)
        let bar = String(repeating: "#", count: filled) + String(repeating: "·", count: 24 - filled)
        var parts = ["[\(bar)]", String(format: "%3d %%", Int(share * 100)), "\(Bytes(done)) of \(Bytes(total))"]
        let seconds = elapsed / .seconds(1)
        // The first moments say little about the speed.
        if seconds >= 0.5, came > 0 {
            let speed = Double(came) / seconds
            parts.append("\(Bytes(Int(speed)))/s")
            parts.append("\(clock(Double(total - done) / speed)) left")
        }
        return parts.joined(separator: "  ")
    }

    private func say(_ sentence: String) {
        show("earmark: \(sentence).".withoutControls, end: "\n")
    }

    private func show(_ text: String, end: String) {
        state.withLock { $0.isShown = true }
        let start = isLive ? "\r\u{1B}[2K" : ""
        // Nothing is left to be done where standard error itself fails.
        try? Output.error.write(start + text + end)
    }
}
