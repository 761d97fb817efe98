public import Foundation
public import SwiftUI

extension View {
    /// Docks the player above the tab bar; there is none, and no space for one, while it has nothing to say.
    ///
    /// For a `TabView`, or for any view that fills the screen. Before iOS 26.1 the player lies over the content;
    /// ``playerSpace(_:)`` keeps what scrolls clear of it.
    ///
    /// - Parameters:
    ///   - player: the app's player.
    ///   - barHeight: the height of the tab bar below the player, in points, where the system does not place the player
    ///     itself; 0 without a tab bar at the bottom.
    /// - Returns: the view with the player docked to it.
    public func playerDock(_ player: AppPlayer, barHeight: CGFloat = 49) -> some View {
        modifier(PlayerDock(player: player, barHeight: barHeight))
    }

    /// Keeps the end of what scrolls clear of a player that lies over it. For the content of each tab; does nothing
    /// where the system makes the room itself.
    public func playerSpace(_ player: AppPlayer) -> some View {
        modifier(PlayerSpace(player: player))
    }
}

/// Docks the player and holds its sheet.
struct PlayerDock: ViewModifier {
    @Bindable var player: AppPlayer
    let barHeight: CGFloat

    func body(content: Content) -> some View {
        docked(content).sheet(isPresented: $player.isSheetShown) {
            PlayerSheet(player: player)
        }
    }

    @MainActor @ViewBuilder private func docked(_ content: Content) -> some View {
        if #available(iOS 26.1, *) {
            content.tabViewBottomAccessory(isEnabled: player.isDocked) {
                AccessoryPlayer(player: player)
            }
        } else {
            DockContainer(player: player, content: content, barHeight: barHeight)
        }
    }
}

/// The player in the system's own place, in the form that fits there.
@available(iOS 26.0, *)
struct AccessoryPlayer: View {
    let player: AppPlayer
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
        DockedPlayer(player: player, isInline: placement == .inline)
    }
}
