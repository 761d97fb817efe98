/// What a device tells afterwards, when it is back within reach.
extension PlayerTurn {
    mutating func take(_ report: DistantReport, isHolder: Bool) {
        switch report.kind {
        case .heard(let article, let position):
            heard(article, position, at: report.wall, isHolder: isHolder && holder == device)
        case .ended(let article): ended(article, at: report.wall, isHolder: isHolder && holder == device)
        }
    }

    private mutating func heard(_ article: ArticleID, _ position: Position, at wall: Int64, isHolder: Bool) {
        if isHolder, let item = first, item.article == article {
            player.place = player.outline.map { position.found(in: $0).place } ?? position.place
            return save()
        }
        let isBeingHeard = player.playback.item != nil && first?.article == article
        guard !isBeingHeard, wall > player.heardAt[article] ?? .min else {
            return tellLibrary(.remember(article, position))
        }
        player.heardAt[article] = wall
        for item in player.queue.items where item.article == article {
            player.queue.change(item.id) { $0.position = position }
        }
        if let item = first, item.article == article { player.place = startingPlace(of: item) }
        tellLibrary(.save(article, position))
    }

    private mutating func ended(_ article: ArticleID, at wall: Int64, isHolder: Bool) {
        if isHolder, player.playback.item != nil, first?.article == article { return ended() }
        tellLibrary(.finished(article))
        player.heardAt[article] = max(player.heardAt[article] ?? .min, wall)
        guard let item = player.queue.items.first(where: { $0.article == article }), player.playback.item != item.id
        else { return }
        // The last one stays; the others leave.
        if player.queue.items.count > 1 {
            player.queue.remove(item.id)
        } else {
            player.queue.change(item.id) { $0.position = nil }
        }
        if player.playback.item == nil {
            player.playback = .idle
            player.place = first.map(startingPlace) ?? .start
        } else {
            order(.replan)
        }
    }
}
