internal import Foundation
public import Narration
public import SwiftUI
internal import UIKit

/// The voices of one language, the best first: a tap chooses, the speaker lets it speak.
public struct VoiceList: View {
    let player: AppPlayer
    let language: LanguageTag
    let sample: String

    /// The voices for a language, and what they say to be tried out: a sentence in that language.
    public init(player: AppPlayer, language: LanguageTag, sample: String) {
        self.player = player
        self.language = language
        self.sample = sample
    }

    public var body: some View {
        List {
            ForEach(player.voices(of: language)) { voice in
                VoiceRow(player: player, voice: voice, sample: sample)
            }
            Text(own: "Better voices: Settings, Accessibility, Read & Speak (Spoken Content), Voices.")
                .font(.caption)
            if let address = URL(string: UIApplication.openSettingsURLString) {
                Link(destination: address) { Text(own: "Open Settings") }
            }
        }
    }
}

/// A voice of the system.
struct VoiceRow: View {
    let player: AppPlayer
    let voice: InstalledVoices.Voice
    let sample: String

    var body: some View {
        HStack {
            Button {
                player.choose(voice, for: voice.language.language)
            } label: {
                VStack(alignment: .leading) {
                    Text(verbatim: voice.name)
                    Text(verbatim: voice.language.description).font(.caption)
                    quality
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.plain)
            if player.speaks(voice) {
                Image(systemName: "checkmark").accessibilityLabel(Text(own: "Chosen"))
            }
            IconButton(picture: "speaker.wave.2", name: "Listen to this voice") {
                player.preview(voice, saying: sample)
            }
        }
    }

    @ViewBuilder private var quality: some View {
        switch voice.quality {
        case .premium: Text(own: "Premium").font(.caption)
        case .enhanced: Text(own: "Enhanced").font(.caption)
        case .standard: EmptyView()
        }
    }
}
