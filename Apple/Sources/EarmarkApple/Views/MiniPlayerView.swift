internal import Foundation
internal import Narration
internal import SwiftUI

/// The small player: a bar of two points, the title, the count, play and pause, X. A tap on the title opens the sheet.
struct MiniPlayerView: View {
    let player: AppPlayer
    let mini: MiniPlayer
    /// In line with a minimised tab bar there is room for the title and one button.
    var isInline = false

    var body: some View {
        VStack(spacing: 0) {
            if !isInline {
                Color.accentColor
                    .frame(height: 2)
                    .scaleEffect(x: mini.progress, anchor: .leading)
                    .accessibilityHidden(true)
            }
            HStack(spacing: 4) {
                MiniTitle(player: player, mini: mini, isInline: isInline)
                if !isInline, let count = mini.queueCount {
                    Text(verbatim: "\(count)").monospacedDigit()
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .accessibilityLabel(Text(own: "\(count) in the queue"))
                }
                PlayPauseButton(player: player, button: mini.button)
                if !isInline {
                    IconButton(picture: "xmark", name: "Close the player") { player.send(.dismiss) }
                }
            }
            .padding(.horizontal, 12)
        }
    }
}

/// The title, and what opens the sheet.
struct MiniTitle: View {
    let player: AppPlayer
    let mini: MiniPlayer
    var isInline = false

    var body: some View {
        Button {
            player.isSheetShown = true
        } label: {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: mini.title).font(.subheadline)
                    .lineLimit(1)
                if !isInline, let subtitle = mini.subtitle {
                    Text(verbatim: subtitle).font(.caption)
                        .lineLimit(1)
                        .foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
    }
}
