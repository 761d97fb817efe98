internal import Foundation
internal import Narration
internal import SwiftUI

/// Everything to steer with: title, seek bar, buttons, speed, queue.
struct PlayerSheet: View {
    let player: AppPlayer

    var body: some View {
        VStack(spacing: 12) {
            if let mini = player.mini {
                Text(verbatim: mini.title).font(.headline)
                    .lineLimit(2)
                if let subtitle = mini.subtitle {
                    Text(verbatim: subtitle).font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                SeekBar(player: player)
                TransportButtons(player: player, button: mini.button)
            }
            if let problem = player.problem {
                Text(verbatim: problem).font(.caption)
                    .foregroundStyle(.secondary)
            }
            QueueList(player: player)
        }
        .padding(.vertical, 16)
    }
}

/// The bar, the time and the time left.
struct SeekBar: View {
    @Bindable var player: AppPlayer

    var body: some View {
        VStack(spacing: 0) {
            Slider(value: $player.seekBar, in: 0...player.length) { player.seekBarMoved(isDragging: $0) }
                .accessibilityLabel(Text(own: "Place in the article"))
                .accessibilityValue(Text(verbatim: player.timeText))
            HStack {
                Text(verbatim: player.timeText).monospacedDigit()
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text(verbatim: player.timeLeftText).monospacedDigit()
            }
            .font(.caption)
        }
        .padding(.horizontal, 16)
    }
}

/// 30 s back, play and pause, next, speed.
struct TransportButtons: View {
    let player: AppPlayer
    let button: MiniPlayer.Button

    var body: some View {
        HStack(spacing: 24) {
            IconButton(picture: "gobackward.30", name: "30 seconds back") { player.send(.previous) }
            PlayPauseButton(player: player, button: button, isLarge: true)
            IconButton(picture: "forward.end.fill", name: "Next article") { player.send(.next) }
                .disabled(!player.hasNext)
            SpeedMenu(player: player)
        }
    }
}
