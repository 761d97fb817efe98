public import SwiftUI

/// The switch for reading aloud, off at first, and whether other sound is ducked.
public struct ReadAloudSettings: View {
    @Bindable var player: AppPlayer

    /// The settings of a player, for a list or a form.
    public init(player: AppPlayer) {
        self.player = player
    }

    public var body: some View {
        Toggle(isOn: $player.readAloud) { Text(own: "Read articles aloud") }
        ReadAloudGate(player) {
            Toggle(isOn: $player.ducksOthers) { Text(own: "Lower other sound while reading") }
        }
    }
}
