extension Player {
    /// What survives a restart.
    public struct Kept: Hashable, Sendable, Codable {
        /// What is heard next, with its positions.
        public var queue: Queue
        /// The switch for reading aloud.
        public var readAloudIsOn: Bool
        /// How fast is listened, in hundredths.
        public var speed: Int
        /// When articles were heard, in milliseconds since 1970, by their names.
        public var heardAt: [String: Int64]
    }

    /// What has to survive a restart. Only articles of the queue keep when they were heard.
    public var kept: Kept {
        let articles = Set((queue.items + queue.recent).map(\.article))
        let times = heardAt.filter { articles.contains($0.key) }.map { ($0.key.description, $0.value) }
        return Kept(
            queue: queue, readAloudIsOn: readAloudIsOn, speed: speed.hundredths,
            heardAt: Dictionary(times) { max($0, $1) })
    }

    /// The player as it was kept. It never sounds by itself.
    public init(_ kept: Kept) {
        let times = kept.heardAt.compactMap { name, time in ArticleID(name).map { ($0, time) } }
        self.init(
            queue: kept.queue, readAloudIsOn: kept.readAloudIsOn, speed: Speed(hundredths: kept.speed),
            heardAt: Dictionary(times) { max($0, $1) })
    }
}
