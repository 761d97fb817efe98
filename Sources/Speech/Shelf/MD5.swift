/// An MD5 checksum that is fed in pieces: whether a file came as the catalogue describes it.
///
/// Catalogues of Piper voices name no other digest. MD5 finds damage; it proves nothing about who made the file.
/// Source: RFC 1321.
struct MD5 {
    private var state: (UInt32, UInt32, UInt32, UInt32) = (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476)
    private var length: UInt64 = 0
    /// Bytes that do not fill a block of 64 yet.
    private var pending: [UInt8] = []

    /// Puts more bytes in.
    mutating func update(_ bytes: [UInt8]) {
        length &+= UInt64(bytes.count)
        var input = bytes[...]
        if !pending.isEmpty {
            let missing = min(64 - pending.count, input.count)
            pending += input.prefix(missing)
            input = input.dropFirst(missing)
            guard pending.count == 64 else { return }
            let block = pending
            pending = []
            digest(block, blocks: 1)
        }
        let blocks = input.count / 64
        if blocks > 0 { digest(Array(input.prefix(blocks * 64)), blocks: blocks) }
        pending += input.dropFirst(blocks * 64)
    }

    /// The 16 bytes of the checksum of all that went in, in hexadecimal digits in lower case.
    consuming func finish() -> String {
        let bits = length &* 8
        let zeros = (119 - Int(length % 64)) % 64
        update(
            [0x80] + [UInt8](repeating: 0, count: zeros) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
        let words = [state.0, state.1, state.2, state.3]
        return words.map { word in
            (0..<4).map { index in
                let byte = UInt8(truncatingIfNeeded: word >> (UInt32(index) * 8))
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
        }.joined()
    }

    /// Works through whole blocks. Pointers and wrapping operators alone: they stay fast in a build without
    /// optimisation, in which tests check files of 60 MB.
    private mutating func digest(_ bytes: [UInt8], blocks: Int) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe Self.constants.withUnsafeBufferPointer { constants in
                guard var block = buffer.baseAddress, let constants = constants.baseAddress else { return }
                var left = blocks
                while left > 0 {
                    unsafe Self.digest(block, constants, &state)
                    unsafe block += 64
                    left &-= 1
                }
            }
        }
    }

    private static func digest(
        _ block: UnsafePointer<UInt8>, _ constants: UnsafePointer<UInt32>,
        _ state: inout (UInt32, UInt32, UInt32, UInt32)
    ) {
        var (a, b, c, d) = state
        var step = 0
        while step < 64 {
            var mix: UInt32
            var word: Int
            var turn: UInt32
            if step < 16 {
                mix = (b & c) | (~b & d)
                word = step
                turn = 7 &+ 5 &* UInt32(truncatingIfNeeded: step & 3)
            } else if step < 32 {
                mix = (d & b) | (~d & c)
                word = (5 &* step &+ 1) & 15
                turn = step & 3 == 0 ? 5 : step & 3 == 1 ? 9 : step & 3 == 2 ? 14 : 20
            } else if step < 48 {
                mix = b ^ c ^ d
                word = (3 &* step &+ 5) & 15
                turn = step & 3 == 0 ? 4 : step & 3 == 1 ? 11 : step & 3 == 2 ? 16 : 23
            } else {
                mix = c ^ (b | ~d)
                word = (7 &* step) & 15
                turn = step & 3 == 0 ? 6 : step & 3 == 1 ? 10 : step & 3 == 2 ? 15 : 21
            }
            let at = word &* 4
            let low = unsafe UInt32(truncatingIfNeeded: block[at]) | UInt32(truncatingIfNeeded: block[at &+ 1]) &<< 8
            let high =
                unsafe UInt32(truncatingIfNeeded: block[at &+ 2])
                | UInt32(truncatingIfNeeded: block[at &+ 3]) &<< 8
            mix = unsafe mix &+ a &+ constants[step] &+ (low | high &<< 16)
            a = d
            d = c
            c = b
            b = b &+ (mix &<< turn | mix &>> (32 &- turn))
            step &+= 1
        }
        state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
    }

    /// `floor(2^32 × abs(sin(i + 1)))` for i from 0 to 63.
    private static let constants: [UInt32] = [
        0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE, 0xF57C_0FAF, 0x4787_C62A, 0xA830_4613, 0xFD46_9501,
        0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE, 0x6B90_1122, 0xFD98_7193, 0xA679_438E, 0x49B4_0821,
        0xF61E_2562, 0xC040_B340, 0x265E_5A51, 0xE9B6_C7AA, 0xD62F_105D, 0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8,
        0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED, 0xA9E3_E905, 0xFCEF_A3F8, 0x676F_02D9, 0x8D2A_4C8A,
        0xFFFA_3942, 0x8771_F681, 0x6D9D_6122, 0xFDE5_380C, 0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70,
        0x289B_7EC6, 0xEAA1_27FA, 0xD4EF_3085, 0x0488_1D05, 0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665,
        0xF429_2244, 0x432A_FF97, 0xAB94_23A7, 0xFC93_A039, 0x655B_59C3, 0x8F0C_CC92, 0xFFEF_F47D, 0x8584_5DD1,
        0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1, 0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB, 0xEB86_D391,
    ]
}
