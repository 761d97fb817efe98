internal import Foundation
internal import SwiftUI

/// The same player over the content, for systems without a place of their own for it.
struct DockContainer<Content: View>: View {
    let player: AppPlayer
    let content: Content
    let barHeight: CGFloat

    var body: some View {
        content.overlay(alignment: .bottom) {
            if player.isDocked {
                DockedPlayer(player: player, isInline: false)
                    .background(.bar)
                    .padding(.bottom, barHeight)
            }
        }
    }
}

/// What is docked: the mini player, or for some seconds what it goes on with.
struct DockedPlayer: View {
    let player: AppPlayer
    let isInline: Bool

    var body: some View {
        if let mini = player.mini {
            MiniPlayerView(player: player, mini: mini, isInline: isInline)
        } else if player.offer != nil {
            ContinueButton(player: player)
                .frame(maxWidth: .infinity, minHeight: 44)
        }
    }
}

/// The room that the player takes where it lies over what scrolls.
struct PlayerSpace: ViewModifier {
    /// The mini player's height in points: the bar, and a line of buttons.
    static let height: CGFloat = 46

    let player: AppPlayer

    @ViewBuilder func body(content: Content) -> some View {
        if #available(iOS 26.1, *) {
            content
        } else {
            content.safeAreaInset(edge: .bottom, spacing: 0) {
                if player.isDocked {
                    Color.clear.frame(height: Self.height)
                }
            }
        }
    }
}
