internal import CSonic

/// Speech made faster or slower without a change of its pitch, by the sonic library.
///
/// Sound of one channel is written in pieces of any size, and read as far as it is made. Sonic computes in 16 bits, so
/// samples beyond -1…1 are clipped.
@safe
public struct Tempo: ~Copyable {
    /// The speeds that make sense; others are moved to the nearest.
    public static let range = 0.5...3.0

    private let stream: sonicStream

    /// A change of tempo by the given factor (2 is twice as fast) of sound at the given rate in hertz, at least 1,000.
    /// Function: `sonicCreateStream`.
    public init(speed: Double, rate: Int) throws(SonicError) {
        guard let stream = unsafe sonicCreateStream(Int32(clamping: max(1_000, rate)), 1) else {
            throw SonicError.outOfMemory
        }
        unsafe self.stream = unsafe stream
        let speed = speed.isNaN ? 1 : min(max(speed, Self.range.lowerBound), Self.range.upperBound)
        unsafe sonicSetSpeed(stream, Float(speed))
    }

    deinit {
        unsafe sonicDestroyStream(stream)
    }

    /// Takes more sound in. Function: `sonicWriteFloatToStream`.
    public mutating func write(_ samples: [Float]) throws(SonicError) {
        // Sonic converts floats to 16 bits without a check of its own.
        var bounded = samples.map { $0.isFinite ? min(max($0, -1), 1) : 0 }
        guard !bounded.isEmpty else { return }
        let isWritten = unsafe bounded.withUnsafeMutableBufferPointer { buffer in
            unsafe sonicWriteFloatToStream(stream, buffer.baseAddress, Int32(clamping: buffer.count)) != 0
        }
        guard isWritten else { throw SonicError.outOfMemory }
    }

    /// All the sound that is made and was not read yet; often nothing. Function: `sonicReadFloatFromStream`.
    public mutating func read() -> [Float] {
        let count = unsafe Int(sonicSamplesAvailable(stream))
        guard count > 0 else { return [] }
        return unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            // A Float has no invariant that uninitialised memory could break; sonic fills what it reports.
            initialized = unsafe Int(sonicReadFloatFromStream(stream, buffer.baseAddress, Int32(count)))
        }
    }

    /// Makes sound of all that is still held back, at the end. Function: `sonicFlushStream`.
    public mutating func flush() throws(SonicError) {
        guard unsafe sonicFlushStream(stream) != 0 else { throw SonicError.outOfMemory }
    }
}
