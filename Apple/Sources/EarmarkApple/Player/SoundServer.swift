public import Foundation
public import Narration

/// A server that makes Earmark's own sound.
public protocol SoundServer: Sendable {
    /// The reel of a queue from a place of its first item on: where it is, and which article sounds when in it.
    ///
    /// Throws when the server is out of reach; then the system's voice speaks.
    ///
    /// - Parameters:
    ///   - items: the queue from the playing item on.
    ///   - place: where the listener is in the first.
    func reel(of items: [QueueItem], from place: Place) async throws -> (url: URL, reel: Reel)
}
