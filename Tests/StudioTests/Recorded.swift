import Studio
import Synchronization

/// Notices, remembered.
final class Recorded: Sendable {
    private let recorded = Mutex<[Notice]>([])

    /// What was said, in its order.
    var all: [Notice] { recorded.withLock(\.self) }

    /// What remembers.
    var notices: Notices {
        Notices { notice in self.recorded.withLock { $0.append(notice) } }
    }
}
