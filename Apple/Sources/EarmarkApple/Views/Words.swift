internal import Foundation
internal import SwiftUI

/// The package's own words, in the listener's language.
enum Words {
    /// A sentence for where views cannot translate it.
    static func text(_ key: String) -> String {
        Bundle.module.localizedString(forKey: key, value: key, table: nil)
    }
}

extension Text {
    /// Words of the package, from its own catalogue and not the app's.
    init(own key: LocalizedStringKey) {
        self.init(key, bundle: .module)
    }
}
