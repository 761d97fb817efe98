public import Foundation

public final class UIImage: Sendable {
    public let size = CGSize(width: 1, height: 1)
    public let bytes: Int
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        bytes = data.count
    }
}
@MainActor public final class UIApplication {
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
}
