/// Somebody's place among the lanes. It wants nothing more when it is released.
final class Listener: Sendable {
    private let studio: Studio
    private let id: Lanes.ListenerID

    init(studio: Studio, id: Lanes.ListenerID) {
        self.studio = studio
        self.id = id
    }

    deinit {
        leave()
    }

    /// Wants something, instead of all that it wanted before.
    func wants(_ wish: Wish) {
        studio.listener(id, wants: wish)
    }

    /// Is at a place along its wish, and waits there or does not.
    func isAt(_ place: Int, waits: Bool) {
        studio.listener(id, isAt: place, waits: waits)
    }

    /// Wants nothing any longer: what is made for it alone is stopped.
    func leave() {
        studio.listener(id, wants: nil)
    }
}
