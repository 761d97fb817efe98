internal import Narration
internal import SwiftUI

/// The speeds to choose from.
struct SpeedMenu: View {
    let player: AppPlayer

    var body: some View {
        Menu {
            ForEach(player.speeds) { step in
                Button {
                    player.send(.speed(step.speed))
                } label: {
                    Text(verbatim: step.text)
                }
            }
        } label: {
            Text(verbatim: player.speedText).monospacedDigit()
        }
        .accessibilityLabel(Text(own: "Speed"))
        .accessibilityValue(Text(verbatim: player.speedText))
    }
}
