internal import Foundation
internal import Narration
internal import SwiftUI

/// A button that is a picture, with words for those who hear it.
struct IconButton: View {
    let picture: String
    let name: LocalizedStringKey
    var isLarge = false
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: picture)
                .font(isLarge ? .title : .headline)
                .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(own: name))
    }
}

/// Plays and pauses.
struct PlayPauseButton: View {
    let player: AppPlayer
    let button: MiniPlayer.Button
    var isLarge = false

    var body: some View {
        switch button {
        case .play: IconButton(picture: "play.fill", name: "Play", isLarge: isLarge) { player.send(.toggle) }
        case .pause: IconButton(picture: "pause.fill", name: "Pause", isLarge: isLarge) { player.send(.toggle) }
        case .busy: IconButton(picture: "hourglass", name: "Pause", isLarge: isLarge) { player.send(.toggle) }
        }
    }
}
