public import Foundation
public import Narration

/// A server that makes Earmark's own sound.
public protocol SoundServer: Sendable {
    /// The reel of a queue from a place of its first item on: where it is, and which article sounds when in it.
    ///
    /// - Parameters:
    ///   - items: the queue from the playing item on.
    ///   - place: where the listener is in the first.
    /// - Returns: the sound's address, good for this reel alone, and its articles' times.
    /// - Throws: when the server is out of reach; then the system's voice speaks.
    func reel(of items: [QueueItem], from place: Place) async throws -> (url: URL, reel: ReelPlan)
}
