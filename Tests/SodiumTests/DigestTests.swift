import Sodium
import Testing

@Suite("Hashes")
struct DigestTests {
    // `printf TEXT | b2sum -l 256`
    static let hashes = [
        ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
        ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
    ]

    @Test("A hash is the one that b2sum gives", arguments: hashes)
    func hash(_ text: String, _ hex: String) {
        #expect(Digest(of: Array(text.utf8)).hex == hex)
        #expect(Digest.hex(Digest.blake2b(Array(text.utf8))) == hex)
    }

    @Test("Pieces give the hash of the whole")
    func pieces() {
        let bytes = (0..<1_000).map { UInt8($0 % 251) }
        var hasher = BLAKE2b()
        for start in stride(from: 0, to: bytes.count, by: 77) {
            hasher.update(Array(bytes[start..<min(start + 77, bytes.count)]))
            hasher.update([])
        }
        #expect(hasher.finish() == Digest.blake2b(bytes))
    }
}
