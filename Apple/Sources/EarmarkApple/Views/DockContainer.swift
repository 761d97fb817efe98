internal import Foundation
internal import SwiftUI

/// The same player over the content, for systems without a place of their own for it.
struct DockContainer<Content: View>: View {
    let player: AppPlayer
    let content: Content
    let barHeight: CGFloat

    var body: some View {
        content.overlay(alignment: .bottom) {
            if let mini = player.mini {
                MiniPlayerView(player: player, mini: mini)
                    .background(.bar)
                    .padding(.bottom, barHeight)
            }
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
                if player.mini != nil {
                    Color.clear.frame(height: Self.height)
                }
            }
        }
    }
}
