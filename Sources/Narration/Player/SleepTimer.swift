/// When listening ends by itself.
public enum SleepTimer: Hashable, Sendable {
    /// After so many milliseconds of listening time, fading out over the last ten seconds.
    case after(milliseconds: Int)
    /// When the article has been heard.
    case endOfArticle
    /// When so many articles have been heard, the present one included.
    case articles(Int)

    /// How long the fade is, in milliseconds.
    public static let fade = 10_000
}
