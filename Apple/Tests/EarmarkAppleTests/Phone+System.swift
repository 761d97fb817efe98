import Foundation
@testable import MediaPlayer
import UIKit

// A file of its own: together with Testing, UIKit would bring in a module that only Apple has.
extension Phone {
    /// The program goes to the background.
    static let background = UIApplication.didEnterBackgroundNotification
}

extension MPMediaItemArtwork {
    /// How many bytes its picture was made of.
    var bytes: Int { image(CGSize(width: 9, height: 9)).bytes }
}

extension MPRemoteCommand {
    /// Presses the key.
    func press(_ event: MPRemoteCommandEvent = MPRemoteCommandEvent()) -> [MPRemoteCommandHandlerStatus] {
        isEnabled ? handlers.map { $0(event) } : []
    }
}
