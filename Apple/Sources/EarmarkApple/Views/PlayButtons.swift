public import Narration
public import SwiftUI

/// The one gate of everything that plays: what is in it is there while reading aloud is on.
public struct ReadAloudGate<Content: View>: View {
    let player: AppPlayer
    let content: Content

    /// Shows content where reading aloud is on.
    public init(_ player: AppPlayer, @ViewBuilder content: () -> Content) {
        self.player = player
        self.content = content()
    }

    public var body: some View {
        if player.isOn { content }
    }
}

/// Plays an article now, from a reader or a list.
public struct PlayButton: View {
    let player: AppPlayer
    let article: Queue.Addition

    /// A button for an article.
    public init(_ player: AppPlayer, article: Queue.Addition) {
        self.player = player
        self.article = article
    }

    public var body: some View {
        ReadAloudGate(player) {
            IconButton(picture: "play.circle", name: "Read aloud") { player.play(article) }
        }
    }
}

/// Adds an article to the queue, as the next or the last one.
public struct QueueButton: View {
    let player: AppPlayer
    let article: Queue.Addition
    let spot: Queue.Spot

    /// A button for an article and a place in the queue.
    public init(_ player: AppPlayer, article: Queue.Addition, at spot: Queue.Spot = .end) {
        self.player = player
        self.article = article
        self.spot = spot
    }

    public var body: some View {
        ReadAloudGate(player) {
            Button {
                player.send(.add([article], at: spot, allowingDuplicates: false))
            } label: {
                Text(own: spot == .next ? "Play next" : "Add to the queue")
            }
        }
    }
}

/// "Continue: TITLE" where the player was closed: for the foot of a sidebar.
public struct ContinueButton: View {
    let player: AppPlayer

    /// The button of a player; nothing where there is nothing to go on with.
    public init(player: AppPlayer) {
        self.player = player
    }

    public var body: some View {
        if let title = player.continuation {
            Button {
                player.send(.play)
            } label: {
                Text(own: "Continue: \(title)")
            }
        }
    }
}
