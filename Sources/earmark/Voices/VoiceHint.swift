import Narration
import Speech

/// Tells who hears espeak-ng that a natural voice is to be had.
enum VoiceHint {
    /// A line for the terminal; nil when a neural voice spoke, or none is to be had for the language.
    static func line(after timeline: Timeline, in language: LanguageTag?, data: DataFolder) -> String? {
        guard let language, let bare = LanguageTag(language.language) else { return nil }
        let plain = timeline.entries.count { $0.rule == .espeak }
        guard plain * 2 > timeline.entries.count else { return nil }
        // Settings that cannot be read were told before.
        let address = (try? data.catalogueAddress(nil)) ?? Catalogue.publicAddress
        guard let catalogue = data.keptCatalogue(from: address) else {
            return
                "\(bare.words) was spoken by espeak-ng, plainly. To look for a natural voice: earmark voices catalogue "
                + "\(bare.words.lowercased())\n"
        }
        guard let voice = catalogue.best(for: language) else { return nil }
        return "\(bare.words) was spoken by espeak-ng, plainly. A natural voice: earmark voices install \(voice.key) "
            + "(\(Bytes(voice.size)))\n"
    }
}
