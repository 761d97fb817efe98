/// A hash of bytes that come in blocks.
struct FileHash: ~Copyable {
    private var state: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15, 0x85eb_ca6b_27d4_eb4f, 1]

    init() {}

    mutating func add(_ bytes: [UInt8]) {
        for index in state.indices {
            var value = state[index]
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
            state[index] = value
        }
    }

    /// The hash, in 64 hexadecimal digits.
    consuming func finish() -> String {
        state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
