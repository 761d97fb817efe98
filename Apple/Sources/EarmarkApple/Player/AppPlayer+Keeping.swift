internal import Narration

/// What is shown and kept after each turn of the rules.
extension AppPlayer {
    func showAndKeep() {
        lockScreen.show(NowPlaying(of: player, on: device), at: system.now().ticks, pictures: articles.picture)
        runClock()
        fetchAhead()
        keep()
    }

    /// Writes what has changed since it was written last. The rules keep positions every five seconds, and at once
    /// where something ends.
    func keep() {
        let contents = PlayerFile.Contents(
            player: player.kept, paces: paces, voices: chosenVoices, ducksOthers: session.ducksOthers)
        guard contents != written else { return }
        do {
            try file.write(contents)
            written = contents
        } catch {
            problem = "\(error)"
        }
    }
}
