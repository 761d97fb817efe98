import Speech
import Synchronization

/// Keeps the clips on disk below their limit, on a thread of low priority.
final class Janitor: Sendable {
    private struct State {
        var limit = 2_000_000_000
        var spared: Set<ClipKey> = []
        var keptSince = 0
        var isSweeping = false
    }

    /// Bytes that are kept between two looks at the folder.
    private static let interval = 64 << 20

    private let broom: Broom
    private let state = Mutex(State())

    init(store: ClipStore) {
        broom = Broom(store: store)
    }

    func limit(toBytes limit: Int, sparing keys: Set<ClipKey>) {
        state.withLock { state in
            state.limit = limit
            state.spared = keys
        }
    }

    /// Counts bytes that were kept; true when it is time to sweep.
    func isDue(after bytes: Int) -> Bool {
        state.withLock { state in
            state.keptSince += min(bytes, Self.interval)
            return state.keptSince >= Self.interval && !state.isSweeping
        }
    }

    /// Removes what is too much, beside everything else.
    func sweep(sparing open: Set<ClipKey>) {
        let order = state.withLock { state -> (limit: Int, spared: Set<ClipKey>)? in
            guard !state.isSweeping else { return nil }
            state.isSweeping = true
            state.keptSince = 0
            return (state.limit, state.spared.union(open))
        }
        guard let order else { return }
        // It ends by itself, and holds nothing that anybody waits for.
        Task {
            await broom.sweep(toBytes: order.limit, sparing: order.spared)
            state.withLock { $0.isSweeping = false }
        }
    }
}

/// The thread that looks through the folder.
private actor Broom {
    private let store: ClipStore
    private let thread = OwnThread(name: "janitor", niceness: Effort.niceness)

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    init(store: ClipStore) {
        self.store = store
    }

    func sweep(toBytes limit: Int, sparing keys: Set<ClipKey>) {
        store.evict(toBytes: limit, sparing: keys)
    }
}
