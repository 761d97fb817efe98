internal import AVFoundation
internal import Foundation
internal import Narration

/// How an article comes to its sound.
extension AppPlayer {
    /// Opens an item with the server's reel where that is in reach, with the system's voice otherwise.
    func open(_ item: QueueItem.ID, _ article: ArticleID, at place: Place, number: Int) async {
        if choice.source(at: system.now()) == .reel, let server {
            do {
                let (url, reel) = try await server.reel(of: player.queue.items, from: place)
                guard opening.number == number, !Task.isCancelled else { return }
                if openReel(item, article, reel, url) { return }
            } catch {
                guard opening.number == number, !Task.isCancelled else { return }
                choice.serverFailed(at: system.now())
            }
        }
        await openWithVoice(item, article, number: number)
    }

    private func openWithVoice(_ item: QueueItem.ID, _ article: ArticleID, number: Int) async {
        do {
            let script = if let known = scripts[article] { known } else { try await articles.script(article) }
            guard opening.number == number, !Task.isCancelled else { return }
            scripts[article] = script
            openVoice(item, article, script)
            showAndKeep()
        } catch {
            guard opening.number == number, !Task.isCancelled else { return }
            send(.failed(item, reason: "\(error)"))
        }
    }

    private func openReel(_ item: QueueItem.ID, _ article: ArticleID, _ reel: ReelPlan, _ url: URL) -> Bool {
        for span in reel.spans { player.learn(span.outline, of: span.article) }
        let starts = player.playback.sounds && beginSession()
        let opened = reelSound.load(item, reel, url, at: player.place, speed: player.speed, starts: starts)
        showAndKeep()
        return opened
    }

    /// Opens a script with the system's voice where the listener is in it.
    func openVoice(_ item: QueueItem.ID, _ article: ArticleID, _ script: Script) {
        let outline = estimate(script)
        player.learn(outline, of: article)
        let starts = player.playback.sounds && beginSession()
        let opened = voice.load(
            item, Recital(script, outline: outline), at: player.place, speed: player.speed, starts: starts
        ) { [weak self] language in self?.speaker(of: language) }
        if !opened { send(.failed(item, reason: Words.text("There is nothing to read in this article."))) }
    }

    /// The server is out of reach in the middle of its sound: the system's voice goes on at the same place.
    func fallBack() {
        guard let id = reelSound.item, let item = player.queue[id] else { return }
        choice.serverFailed(at: system.now())
        reelSound.halt()
        opening.number += 1
        let number = opening.number
        if let script = scripts[item.article] {
            openVoice(id, item.article, script)
        } else {
            opening.task = Task { [weak self] in
                await self?.openWithVoice(id, item.article, number: number)
            }
        }
    }

    /// Has the scripts of the first two items at hand: with the screen locked there may be no time at an article's end.
    ///
    /// Asks once for each change of these two: what is out of reach is not asked for every second.
    func fetchAhead() {
        let first = player.readAloudIsOn ? player.queue.items.prefix(2).map(\.article) : []
        guard first != fetchedFor else { return }
        fetchedFor = first
        scripts = scripts.filter { first.contains($0.key) }
        for article in first where scripts[article] == nil && fetching[article] == nil {
            fetching[article] = Task { [weak self, articles] in
                // Whoever needs it asks again and tells people what went wrong.
                let script = try? await articles.script(article)
                self?.fetched(script, of: article)
            }
        }
    }

    private func fetched(_ script: Script?, of article: ArticleID) {
        fetching[article] = nil
        guard let script, scripts[article] == nil, player.queue.items.contains(where: { $0.article == article }) else {
            return
        }
        scripts[article] = script
        if player.outlines[article] == nil { player.learn(estimate(script), of: article) }
        showAndKeep()
    }
}
