/// When something happened.
public struct Moment: Hashable, Sendable {
    /// Milliseconds of a clock that only goes forward, since any start: for intervals.
    public var ticks: Int64
    /// Milliseconds since 1970 on the wall clock, which may jump: for what people and other devices are told.
    public var wall: Int64

    /// A moment.
    public init(ticks: Int64, wall: Int64) {
        self.ticks = ticks
        self.wall = wall
    }
}
