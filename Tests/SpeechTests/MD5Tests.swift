import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("MD5")
struct MD5Tests {
    private func checksum(_ pieces: [[UInt8]]) -> String {
        var md5 = MD5()
        for piece in pieces { md5.update(piece) }
        return md5.finish()
    }

    @Test(
        "The examples of RFC 1321",
        arguments: [
            ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
            ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
            ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
            (
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"
            ),
            (
                "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
                "57edf4a22be3c955ac49da2e2107b67a"
            ),
        ])
    func examples(_ text: String, _ digest: String) {
        #expect(checksum([Array(text.utf8)]) == digest)
        #expect(checksum(text.utf8.map { [$0] }) == digest)
    }

    @Test("Every length around a block, cut anywhere, is what md5sum says", .enabled(if: Command.isInstalled("md5sum")))
    func lengths() throws {
        let folder = try TemporaryFolder()
        let lengths = [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000, 100_001]
        for length in lengths {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ length) }
            try folder.write(bytes, to: "\(length)")
            let other = try Command("md5sum", [folder.path("\(length)")])
            let expected = String(decoding: other.output, as: UTF8.self).prefix(32)
            #expect(checksum([bytes]) == expected)
            let cut = length * 2 / 3
            #expect(checksum([Array(bytes[..<cut]), [], Array(bytes[cut...])]) == expected)
        }
    }
}
