import Foundation
import UIKit

extension Phone {
    /// The program goes to the background.
    static let background = UIApplication.didEnterBackgroundNotification
}
