import Narration
public import Speech
import Synchronization

/// Makes the sound of scripts for any number of listeners at once, from one pool of workers.
///
/// Who waits is served first, then the rest of the article that somebody hears, then what follows in a queue, then the
/// background. What nobody wants any longer is stopped inside the engine. Clips are kept by content, so what two
/// listeners want is made once. All calls may come from any thread; none blocks but for a glance at the disk.
public final class Studio: Sendable {
    /// What the calls share.
    struct Floor {
        var lanes: Lanes
        var jobs: [Lanes.WorkID: Job] = [:]
        var numbers: [ClipKey: Lanes.WorkID] = [:]
        var tasks: [Lanes.WorkID: Task<Void, Never>] = [:]
        /// Who has nothing to do, for what is heard and for the background.
        var workers: [ClipWorker]
        var backgroundWorkers: [ClipWorker]
        var episodes: [String: WeakEpisode] = [:]
        var residence: Residence
        var idleTimer: Task<Void, Never>?
        var nextNumber = 0

        mutating func number() -> Int {
            nextNumber += 1
            return nextNumber
        }
    }

    /// Work, and the places in episodes that want its clip.
    struct Job {
        var work: Work
        var owners: [Owner] = []
    }

    /// A place in an episode.
    struct Owner {
        weak var episode: Episode?
        var token: Int
        var utterance: Int
    }

    /// An episode that somebody else holds.
    struct WeakEpisode {
        weak var episode: Episode?
        var token: Int
    }

    let clips: KeptClips
    let paces: Paces
    let notices: Notices
    private let synthesizer: any Synthesizer
    private let janitor: Janitor?
    private let floor: Mutex<Floor>

    /// A studio over the given voices.
    ///
    /// - Parameters:
    ///   - synthesizer: speaks, in every voice that castings name.
    ///   - gains: how loud each voice is.
    ///   - store: where clips are kept; nil keeps some in memory.
    ///   - callers: how many texts the voices can speak at once, usually the number of cores.
    ///   - idle: how long a voice's model stays in memory after its last use while no listener is there for it.
    ///   - notices: where failures that stop nothing are said.
    public init(
        synthesizer: any Synthesizer, gains: VoiceGains, store: ClipStore?, callers: Int,
        idle: Duration = .seconds(600), notices: Notices
    ) {
        let callers = max(1, callers)
        let clips = KeptClips(store: store)
        let paces = Paces(folder: store?.folder)
        func workers(_ count: Int, niceness: Int32) -> [ClipWorker] {
            (0..<count).map { _ in
                ClipWorker(
                    niceness: niceness, synthesizer: synthesizer, gains: gains, clips: clips, paces: paces,
                    notices: notices)
            }
        }
        self.synthesizer = synthesizer
        self.clips = clips
        self.paces = paces
        self.notices = notices
        janitor = store.map { Janitor(store: $0) }
        // One place more than the engines take: a sentence is encoded while the next ones are spoken.
        floor = Mutex(
            Floor(
                lanes: Lanes(places: callers + 1, backgroundPlaces: callers),
                workers: workers(callers + 1, niceness: 0),
                backgroundWorkers: workers(callers, niceness: Effort.niceness),
                residence: Residence(idle: idle)))
    }

    deinit {
        floor.withLock { $0.idleTimer?.cancel() }
        paces.save()
    }

    /// How many clips are made at a time.
    var places: Int { floor.withLock(\.lanes.places) }

    /// Sets the greatest size of the clips on disk in bytes, and which of them stay in any case: those of the queue.
    ///
    /// What was heard longest ago is removed first, now and whenever some more was made; never what was opened within
    /// the last hour, nor what open episodes are made of.
    public func limitClips(toBytes limit: Int, sparing keys: Set<ClipKey>) {
        janitor?.limit(toBytes: limit, sparing: keys)
        sweep()
    }
}

// MARK: - Listeners

extension Studio {
    /// Somebody who wants clips, until it is released.
    func listener() -> Listener {
        Listener(studio: self, id: Lanes.ListenerID(number: floor.withLock { $0.number() }))
    }

    func listener(_ id: Lanes.ListenerID, wants wish: Wish?) {
        floor.withLock { floor in
            let commands = floor.lanes.listener(id, wants: wish)
            carryOut(commands, &floor)
        }
    }

    func listener(_ id: Lanes.ListenerID, isAt place: Int, waits: Bool) {
        floor.withLock { floor in
            let commands = floor.lanes.listener(id, isAt: place, waits: waits)
            carryOut(commands, &floor)
        }
    }

    /// Whether some work is under way.
    func isUnderWay(_ work: Lanes.WorkID) -> Bool {
        floor.withLock { $0.lanes.running[work] != nil }
    }

    /// Says that a clip that was made is lost.
    func reopen(_ work: Lanes.WorkID) {
        floor.withLock { $0.lanes.reopen(work) }
    }
}

// MARK: - Episodes

extension Studio {
    /// The open episode of an id; nil when nobody holds one.
    func openEpisode(_ id: String) -> Episode? {
        floor.withLock { $0.episodes[id]?.episode }
    }

    /// Opens an episode, unless another of its id is open already: then that one is returned.
    func open(_ episode: Episode) -> Episode {
        floor.withLock { floor in
            if let open = floor.episodes[episode.id]?.episode { return open }
            floor.episodes[episode.id] = WeakEpisode(episode: episode, token: episode.token)
            return episode
        }
    }

    /// A number that no other episode has.
    func token() -> Int { floor.withLock { $0.number() } }

    /// Numbers for works that an episode may want, in their order; equal works of several episodes have one.
    func register(_ works: [(work: Work, utterance: Int)], of episode: Episode) -> [Lanes.WorkID] {
        floor.withLock { floor in
            works.map { work, utterance in
                let id = floor.numbers[work.key] ?? Lanes.WorkID(number: floor.number())
                floor.numbers[work.key] = id
                floor.jobs[id, default: Job(work: work)].owners.append(
                    Owner(episode: episode, token: episode.token, utterance: utterance))
                return id
            }
        }
    }

    /// Says which works are settled, because their clips are there.
    func settle(_ works: [Lanes.WorkID]) {
        floor.withLock { $0.lanes.settle(works) }
    }

    /// Forgets an episode that is going away, and work that only it wanted.
    func close(_ id: String, token: Int) {
        floor.withLock { floor in
            if floor.episodes[id]?.token == token { floor.episodes[id] = nil }
            for (work, job) in floor.jobs where job.owners.contains(where: { $0.token == token }) {
                floor.jobs[work]?.owners.removeAll { $0.token == token }
                guard job.owners.allSatisfy({ $0.token == token }), floor.lanes.running[work] == nil else { continue }
                floor.jobs[work] = nil
                floor.numbers[job.work.key] = nil
                floor.lanes.forget(work)
            }
        }
    }
}

// MARK: - Work

extension Studio {
    /// Starts and stops work. Under the lock, so that no start is overtaken by its stop: neither blocks.
    private func carryOut(_ commands: [Lanes.Command], _ floor: inout Floor) {
        for command in commands {
            switch command {
            case .make(let id, let lane):
                let isInBackground = lane == .background
                guard let job = floor.jobs[id],
                    let worker = isInBackground ? floor.backgroundWorkers.popLast() : floor.workers.popLast()
                else {
                    // Wanted by somebody who outlived the episode.
                    carryOut(floor.lanes.ended(id, isSettled: true), &floor)
                    continue
                }
                floor.residence.begin(job.work.voice)
                floor.tasks[id] = Task {
                    await Effort.$isInBackground.withValue(isInBackground) {
                        await self.perform(id, job.work, on: worker, isInBackground: isInBackground)
                    }
                }
            case .stop(let id):
                floor.tasks[id]?.cancel()
            }
        }
    }

    private func perform(
        _ id: Lanes.WorkID, _ work: Work, on worker: ClipWorker, isInBackground: Bool
    ) async {
        for owner in owners(of: id) { owner.episode?.began(id, at: owner.utterance) }
        let result = await worker.make(work)
        // The episodes know of the clip before the listeners do, who look there for what they still want.
        for owner in owners(of: id) { owner.episode?.ended(id, at: owner.utterance, result) }
        let forgotten = floor.withLock { floor -> Job? in
            floor.tasks[id] = nil
            floor.residence.end(work.voice, at: .now)
            if isInBackground { floor.backgroundWorkers.append(worker) } else { floor.workers.append(worker) }
            var isSettled = true
            if case .stopped = result { isSettled = false }
            let commands = floor.lanes.ended(id, isSettled: isSettled)
            carryOut(commands, &floor)
            startIdleTimer(&floor)
            guard floor.jobs[id]?.owners.isEmpty ?? false, floor.lanes.running[id] == nil else { return nil }
            floor.numbers[work.key] = nil
            floor.lanes.forget(id)
            return floor.jobs.removeValue(forKey: id)
        }
        _ = forgotten
        if case .made(let made) = result, !made.wasCached { sweep(after: made.facts.frames.bytes) }
    }

    /// The places that want some work; the references are strong only outside the lock.
    private func owners(of id: Lanes.WorkID) -> [Owner] {
        floor.withLock { $0.jobs[id]?.owners ?? [] }
    }

    private func sweep(after bytes: Int = .max) {
        guard let janitor, janitor.isDue(after: bytes) else { return }
        let open = floor.withLock { floor in Set(floor.jobs.values.map(\.work.key)) }
        janitor.sweep(sparing: open)
    }
}

// MARK: - Models in memory

extension Studio {
    /// Loads a voice and keeps it in memory until the guest is released: for a listener who is there and may soon want
    /// to hear something.
    public func welcome(_ voice: Voice) -> Guest {
        floor.withLock { $0.residence.begin(voice) }
        return Guest(studio: self, voice: voice, synthesizer: synthesizer)
    }

    func leave(_ voice: Voice) {
        floor.withLock { floor in
            floor.residence.end(voice, at: .now)
            startIdleTimer(&floor)
        }
    }

    private func startIdleTimer(_ floor: inout Floor) {
        guard floor.idleTimer == nil, let deadline = floor.residence.deadline else { return }
        floor.idleTimer = Task { [weak self] in
            var next: ContinuousClock.Instant? = deadline
            while let deadline = next {
                // Cancelled with the studio.
                guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
                next = self?.unloadIdle()
            }
        }
    }

    /// Unloads what was not used for long; returns when to look again.
    private func unloadIdle() -> ContinuousClock.Instant? {
        let (voices, next) = floor.withLock { floor in
            let voices = floor.residence.expire(at: .now)
            let next = floor.residence.deadline
            if next == nil { floor.idleTimer = nil }
            return (voices, next)
        }
        for voice in voices { synthesizer.unload(voice) }
        return next
    }
}
