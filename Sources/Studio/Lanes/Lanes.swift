/// What is made next, for whom, and what is stopped: the rules, without threads and engines.
///
/// Every listener has one wish: clips in the order in which they will be heard. Each free place goes to the most urgent
/// clip that nobody makes yet; what no wish holds any longer is stopped; who waits does not wait behind what can wait.
struct Lanes {
    /// Something that a listener wants made: a number that its owner gave it.
    struct WorkID: Hashable {
        var number: Int
    }

    /// Somebody with a wish: a reel, a file being written, work in the background.
    struct ListenerID: Hashable {
        var number: Int
    }

    /// What is to be done, in order.
    enum Command: Hashable {
        case make(WorkID, Lane)
        case stop(WorkID)
    }

    /// What is under way.
    struct Running: Hashable {
        var lane: Lane
        var isStopping = false
    }

    /// How near something is to being heard, compared in the order of the fields.
    struct Urgency: Comparable {
        var lane: Lane
        /// Utterances between the listener and it.
        var distance: Int
        /// The listener who came first goes first.
        var listener: Int

        static func < (left: Urgency, right: Urgency) -> Bool {
            (left.lane, left.distance, left.listener) < (right.lane, right.distance, right.listener)
        }
    }

    /// From this distance on, work gives its place to somebody who waits, although it is begun anew later.
    static let expendableDistance = 8

    /// Places in all, and how many of them work in the background may take.
    let places: Int
    let backgroundPlaces: Int
    private(set) var running: [WorkID: Running] = [:]
    private(set) var wishes: [ListenerID: Wish] = [:]
    /// What is made, or given up for good.
    private(set) var settled: Set<WorkID> = []

    /// Rules for so many clips at a time, at least one.
    init(places: Int, backgroundPlaces: Int) {
        self.places = max(1, places)
        self.backgroundPlaces = min(max(1, backgroundPlaces), self.places)
    }

    /// Whether nothing is under way and nothing wanted.
    var isIdle: Bool { running.isEmpty && wishes.values.allSatisfy { $0.first == nil } }

    // MARK: - Events

    /// A listener wants something, instead of all that it wanted before; nil when it leaves.
    mutating func listener(_ listener: ListenerID, wants wish: Wish?) -> [Command] {
        let before = wishes.removeValue(forKey: listener)
        wishes[listener] = wish
        wishes[listener]?.drop(settled)
        return stopUnwanted(if: before != nil) + fill()
    }

    /// A listener moved on along its wish, and waits there or does not.
    mutating func listener(_ listener: ListenerID, isAt place: Int, waits: Bool) -> [Command] {
        guard wishes[listener] != nil else { return [] }
        wishes[listener]?.place = place
        wishes[listener]?.isWaiting = waits
        return fill()
    }

    /// Work came to its end: it is settled (made, or given up for good), or was stopped on the way.
    mutating func ended(_ work: WorkID, isSettled: Bool) -> [Command] {
        running[work] = nil
        if isSettled { settle([work]) }
        return fill()
    }

    /// Work turned out to be settled without being made now: it was on disk.
    mutating func settle(_ works: some Sequence<WorkID>) {
        settled.formUnion(works)
        for listener in wishes.keys { wishes[listener]?.drop(settled) }
    }

    /// What was made is lost: who wants it has to wish anew.
    mutating func reopen(_ work: WorkID) {
        settled.remove(work)
    }

    /// Nobody will speak of this work again.
    mutating func forget(_ work: WorkID) {
        settled.remove(work)
    }

    // MARK: - Rules

    /// Stops what no wish holds.
    private mutating func stopUnwanted(if isNeeded: Bool) -> [Command] {
        guard isNeeded else { return [] }
        var commands: [Command] = []
        for (work, state) in running where !state.isStopping {
            guard !wishes.values.contains(where: { $0.entry(of: work) != nil }) else { continue }
            running[work]?.isStopping = true
            commands.append(.stop(work))
        }
        return commands
    }

    /// Gives free places to the most urgent work; when there is none for somebody who waits, makes one free.
    private mutating func fill() -> [Command] {
        var commands: [Command] = []
        while running.count < places, let (work, urgency) = mostUrgent() {
            running[work] = Running(lane: urgency.lane)
            commands.append(.make(work, urgency.lane))
        }
        guard running.count >= places, let (_, urgency) = mostUrgent(), urgency.lane == .waiting else {
            return commands
        }
        guard !running.values.contains(where: \.isStopping), let victim = expendable() else { return commands }
        running[victim]?.isStopping = true
        return commands + [.stop(victim)]
    }

    /// The most urgent work that is not under way.
    private func mostUrgent() -> (work: WorkID, urgency: Urgency)? {
        let background = running.values.count { $0.lane == .background }
        var best: (work: WorkID, urgency: Urgency)?
        for (listener, wish) in wishes {
            guard let entry = wish.first(besides: settled, running) else { continue }
            if entry.lane == .background, background >= backgroundPlaces { continue }
            let urgency = urgency(of: entry, in: wish, of: listener)
            if best.map({ urgency < $0.urgency }) ?? true { best = (entry.work, urgency) }
        }
        return best
    }

    /// The least urgent work under way, if it can wait.
    private func expendable() -> WorkID? {
        let candidates = running.keys.compactMap { work -> (work: WorkID, urgency: Urgency)? in
            let urgencies = wishes.compactMap { listener, wish in
                wish.entry(of: work).map { urgency(of: $0, in: wish, of: listener) }
            }
            return urgencies.min().map { (work, $0) }
        }
        guard let last = candidates.max(by: { $0.urgency < $1.urgency }) else { return nil }
        let canWait = last.urgency.lane >= .next || last.urgency.distance >= Self.expendableDistance
        return canWait ? last.work : nil
    }

    private func urgency(of entry: Wish.Entry, in wish: Wish, of listener: ListenerID) -> Urgency {
        let isWaitedFor = wish.isWaiting && entry.work == wish.first?.work
        return Urgency(
            lane: isWaitedFor ? .waiting : entry.lane, distance: max(0, entry.place - wish.place),
            listener: listener.number)
    }
}
