import Foundation
import Narration

/// Says on standard error how far the work is: a live line on a terminal, else a plain line now and then.
struct Progress {
    private let total: Int
    private let isLive: Bool
    private let started = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?
    private var spokenCharacters = 0
    private var renderedCharacters = 0
    private var rendered = Frames(0)

    /// Progress over a text of the given number of characters.
    init(totalCharacters: Int, isLive: Bool = isatty(FileHandle.standardError.fileDescriptor) == 1) {
        total = max(1, totalCharacters)
        self.isLive = isLive
    }

    /// Counts an utterance that is done and shows it: at most ten times a second on a terminal, else every ten seconds.
    mutating func advance(characters: Int, frames: Frames, wasCached: Bool) {
        spokenCharacters += characters
        if !wasCached {
            renderedCharacters += characters
            rendered += frames
        }
        let now = ContinuousClock.now
        let interval: Duration = isLive ? .milliseconds(100) : .seconds(10)
        guard now - (lastShown ?? (isLive ? now - interval : started)) >= interval else { return }
        lastShown = now
        show(line(after: now - started), end: isLive ? "" : "\n")
    }

    /// Clears the live line.
    func end() {
        if isLive, lastShown != nil { show("", end: "") }
    }

    private func show(_ text: String, end: String) {
        let start = isLive ? "\r\u{1B}[2K" : ""
        FileHandle.standardError.write(Data((start + text + end).utf8))
    }

    /// `[########············]  42 %  10.3 × real time  0:07 left`
    func line(after elapsed: Duration) -> String {
        let share = min(1, Double(spokenCharacters) / Double(total))
        let filled = Int(share * 24)
        let bar = String(repeating: "#", count: filled) + String(repeating: "·", count: 24 - filled)
        let seconds = elapsed / .seconds(1)
        var parts = ["[\(bar)]", String(format: "%3d %%", Int(share * 100))]
        if rendered.count > 0, seconds > 0 {
            parts.append(String(format: "%.1f × real time", rendered.duration / .seconds(1) / seconds))
        }
        if renderedCharacters > 0 {
            let left = seconds / Double(renderedCharacters) * Double(total - spokenCharacters)
            parts.append("\(clock(left)) left")
        }
        return parts.joined(separator: "  ")
    }
}

/// Seconds as people write them: `0:07`, `12:40`, `1:02:03`.
func clock(_ seconds: Double) -> String {
    let whole = max(0, Int(seconds.rounded()))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    guard hours > 0 else { return String(format: "%d:%02d", minutes, rest) }
    return String(format: "%d:%02d:%02d", hours, minutes, rest)
}
