import Foundation
import Narration

extension LanguageTag {
    /// The language in English: `German`, `English (United States)`; the tag where it has no name.
    var words: String {
        let locale = Locale(identifier: "en")
        return locale.localizedString(forIdentifier: description) ?? description
    }

    /// The language of the system, as its environment says; nil for none (`C`, `POSIX`).
    static func ofTheSystem(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> LanguageTag? {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return name.flatMap { LanguageTag($0.prefix { $0 != "." && $0 != "@" }) }
    }
}
