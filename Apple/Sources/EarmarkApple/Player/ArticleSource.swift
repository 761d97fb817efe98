public import Foundation
public import Narration

/// What the app knows about articles, and what it wants to be told.
public struct ArticleSource: Sendable {
    /// What is spoken of an article: the title first, then the body. Throws where it cannot be had; what the error says
    /// is shown to people.
    public var script: @Sendable (ArticleID) async throws -> Script
    /// The bytes of an article's picture for the lock screen, in a format that `UIImage` reads; nil for none.
    public var picture: @Sendable (ArticleID) async -> Data?
    /// Listening has changed something that belongs to the library: ``PlayerCommand/save(_:_:)``,
    /// ``PlayerCommand/finished(_:)`` or ``PlayerCommand/remember(_:_:)``. Called on the main actor, in order.
    public var told: @MainActor @Sendable (PlayerCommand) -> Void

    /// The articles of an app.
    public init(
        script: @escaping @Sendable (ArticleID) async throws -> Script,
        picture: @escaping @Sendable (ArticleID) async -> Data? = { _ in nil },
        told: @escaping @MainActor @Sendable (PlayerCommand) -> Void = { _ in }
    ) {
        self.script = script
        self.picture = picture
        self.told = told
    }
}
