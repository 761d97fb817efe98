import Speech

/// Which voices stay in memory: those in use, and each for a while after its last use.
struct Residence {
    private struct Stay {
        var voice: Voice
        var users = 0
        var lastUse: ContinuousClock.Instant?
    }

    /// How long a voice stays after its last use.
    let idle: Duration
    private var stays: [String: Stay] = [:]

    init(idle: Duration) {
        self.idle = idle
    }

    /// Somebody begins to use a voice.
    mutating func begin(_ voice: Voice) {
        stays[voice.id, default: Stay(voice: voice)].users += 1
    }

    /// Somebody does not use a voice any longer.
    mutating func end(_ voice: Voice, at now: ContinuousClock.Instant) {
        stays[voice.id]?.users -= 1
        stays[voice.id]?.lastUse = now
    }

    /// When the first voice may go; nil when none may without something else happening first.
    var deadline: ContinuousClock.Instant? {
        stays.values.filter { $0.users == 0 }.compactMap(\.lastUse).min()?.advanced(by: idle)
    }

    /// The voices that may go now; they are forgotten here.
    mutating func expire(at now: ContinuousClock.Instant) -> [Voice] {
        let gone = stays.values.filter { stay in
            stay.users == 0 && stay.lastUse.map { $0.advanced(by: idle) <= now } ?? false
        }
        for stay in gone { stays[stay.voice.id] = nil }
        return gone.map(\.voice)
    }
}
