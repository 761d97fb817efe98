public import Foundation
public final class UIImage: Sendable {
    public let size = CGSize(width: 1, height: 1), bytes: Int
    public init?(data: Data) { if data.isEmpty { return nil } else { bytes = data.count } }
}
@MainActor public final class UIApplication {
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
}
