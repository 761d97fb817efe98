import Foundation
import TestSupport
import Testing

@testable import earmark

@Suite("The cache command", .timeLimit(.minutes(5)))
struct CacheTests {
    @Test("Nothing is kept at first, and the limit is 2 GB")
    func empty() async throws {
        let folder = try TemporaryFolder()
        let tool = try await Tool.run(["cache", "--data", folder.path("data")])
        #expect(tool.code == 0)
        #expect(tool.output.contains("clips    0\nsize     0 B\nlimit    2 GB\nfolder   \(folder.path("data"))/clips"))
    }

    @Test("What was spoken is counted, kept below the limit unless it was heard just now, and cleared")
    func use() async throws {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        let article = try folder.write("Der Wind dreht. Die Boote liegen still.".utf8, to: "a.txt")
        let options = ["--voice", "espeak/de", "--language", "de", "--data", data]
        #expect(try await Tool.run(["say", article, "-o", folder.path("a.mp3")] + options).code == 0)
        #expect(try await Tool.run(["cache", "--data", data]).output.contains("clips    2\n"))
        let limited = try await Tool.run(["cache", "--limit", "1kB", "--data", data])
        #expect(limited.output.contains("clips    2\n") && limited.output.contains("limit    1 kB\n"))
        let cleared = try await Tool.run(["cache", "clear", "--data", data])
        #expect(cleared.output.contains("removed  2 clips") && cleared.output.contains("clips    0\n"))
        #expect(try await Tool.run(["cache", "--data", data]).output.contains("limit    1 kB\n"))
        #expect(try await Tool.run(["cache", "clean", "--data", data]).code == 2)
        #expect(try await Tool.run(["cache", "--limit", "much", "--data", data]).code == 2)
    }

    @Test(
        "Sizes are read and written as people do",
        arguments: [
            ("2GB", 2_000_000_000, "2 GB"), ("1.5 gb", 1_500_000_000, "1.5 GB"), ("500MB", 500_000_000, "500 MB"),
            ("10k", 10_000, "10 kB"), ("123", 123, "123 B"), ("0", 0, "0 B"), ("1234567", 1_234_567, "1.2 MB"),
        ])
    func sizes(_ text: String, _ bytes: Int, _ written: String) {
        #expect(ByteCount(text)?.bytes == bytes)
        #expect(ByteCount(bytes).description == written)
    }

    @Test("What is no size is refused", arguments: ["", "GB", "-1", "1.2.3", "99999999999GB", "5 parsecs", "nan"])
    func noSizes(_ text: String) {
        #expect(ByteCount(text) == nil)
    }
}
