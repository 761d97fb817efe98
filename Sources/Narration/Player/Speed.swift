/// How fast is listened: 1 is the voice's own speed, the pitch stays.
public struct Speed: Hashable, Sendable, Comparable {
    /// The speed in hundredths: steps of 5 from 50 to 300.
    public let hundredths: Int

    /// The voice's own speed.
    public static let normal = Speed(hundredths: 100)

    /// The step that is nearest, from 0.5 to 3.
    public init(_ factor: Double) {
        self.init(hundredths: factor.isFinite ? Int((min(max(factor, 0), 10) * 100).rounded()) : 100)
    }

    /// The step that is nearest, in hundredths.
    public init(hundredths: Int) {
        self.hundredths = (min(max(hundredths, 50), 300) + 2) / 5 * 5
    }

    /// The speed as a factor.
    public var factor: Double { Double(hundredths) / 100 }

    /// How long something takes to hear, in milliseconds.
    public func milliseconds(hearing milliseconds: Int) -> Int {
        Int((Double(milliseconds) / factor).rounded())
    }

    public static func < (left: Speed, right: Speed) -> Bool { left.hundredths < right.hundredths }
}
