/// Numbers in some dimensions, the last one varying fastest.
public struct Tensor: Hashable, Sendable {
    /// The numbers.
    public enum Elements: Hashable, Sendable {
        case floats([Float])
        case integers([Int64])
    }

    /// The numbers, as many as the product of the shape.
    public let elements: Elements
    /// How many there are in each dimension; empty for a single number.
    public let shape: [Int64]

    /// A tensor of 32-bit floats; a shape that does not fit the count is refused by the run.
    public init(_ floats: [Float], shape: [Int64]) {
        elements = .floats(floats)
        self.shape = shape
    }

    /// A tensor of 64-bit integers; a shape that does not fit the count is refused by the run.
    public init(_ integers: [Int64], shape: [Int64]) {
        elements = .integers(integers)
        self.shape = shape
    }

    /// The numbers, when they are floats.
    public var floats: [Float]? {
        if case .floats(let floats) = elements { floats } else { nil }
    }
}
