internal import Foundation

/// Observers of notifications that end with their owner.
final class Watch {
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(_ center: NotificationCenter) {
        self.center = center
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }

    /// Observes a notification; the block runs on the thread that posts.
    func notice(_ name: Notification.Name, of object: Any? = nil, _ block: @escaping @Sendable (Notification) -> Void) {
        tokens.append(center.addObserver(forName: name, object: object, queue: nil, using: block))
    }
}
