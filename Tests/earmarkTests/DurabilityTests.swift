import Foundation
import Library
import TestSupport
import Testing

@Suite("A library under attack", .timeLimit(.minutes(30)))
struct DurabilityTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func library(_ name: String) throws -> Library {
        try Library(folder: folder.path(name)) { Int64(Date().timeIntervalSince1970 * 1_000) }
    }

    /// An archive of many small articles.
    private func archive(of count: Int) async throws -> String {
        let source = try library("source")
        for number in 0..<count {
            let text = "Article \(number) about the tides. " + String(repeating: "Words of \(number). ", count: 50)
            _ = try await source.add(
                NewArticle(source: "text", title: "T\(number)", content: .init(.plainText, text), text: text))
        }
        let path = folder.path("source.tar.gz")
        _ = try await source.export(to: path)
        return path
    }

    /// How often the writer is killed: `EARMARK_KILLS`, usually 10.
    private static var kills: Int { ProcessInfo.processInfo.environment["EARMARK_KILLS"].flatMap { Int($0) } ?? 10 }

    @Test("Killed in the middle of writing, it loses nothing that could be read, and stays sound")
    func killed() async throws {
        let each = 12
        let path = try await archive(of: Self.kills * each + 50)
        let watcher = try library("data")
        for round in 1...Self.kills {
            let before = try await watcher.count(Selection(.all))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Tool.path)
            process.arguments = ["import", path, "--data", folder.path("data")]
            process.standardError = FileHandle.nullDevice
            try process.run()
            let target = before + Int.random(in: 1...each)
            var seen = before
            // The wait is for what another process writes; it ends with that process, too.
            while seen < target, process.isRunning { seen = try await watcher.count(Selection(.all)) }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let damage = try await library("data").check()
            #expect(damage.isEmpty, "round \(round): \(damage)")
            let after = try await watcher.count(Selection(.all))
            #expect(after >= seen)
            #expect(try await watcher.list(Selection(.all, search: "tides"), limit: 100_000).articles.count == after)
        }
        #expect(try await watcher.count(Selection(.all)) > Self.kills / 2)
    }

    @Test("Two processes on one folder: all that both wrote is there")
    func together() async throws {
        let path = try await archive(of: 60)
        let data = folder.path("data")
        let outcome = try await Tool.run(
            [],
            shell: """
                "$0" import '\(path)' --data '\(data)' & first=$!
                for n in 1 2 3 4 5 6 7 8; do
                  echo "Text number $n is here" | "$0" add - --title "Own $n" --data '\(data)' >/dev/null || exit 7
                  "$0" list --data '\(data)' >/dev/null || exit 8
                done
                wait $first
                """)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let library = try library("data")
        #expect(try await library.count(Selection(.all)) == 68)
        #expect(try await library.check().isEmpty)
    }

    @Test("A limit on the size of files, as a full disk, is a sentence; nothing is lost and nothing half done")
    func fileLimit() async throws {
        let path = try await archive(of: 400)
        let data = folder.path("data")
        let outcome = try await Tool.run(
            [], shell: #"trap '' XFSZ; ulimit -f 1000; "$0" import '\#(path)' --data '\#(data)'"#)
        #expect(outcome.code == 1)
        #expect(outcome.complaint.hasPrefix("earmark: the library "), "\(outcome.complaint)")
        let library = try library("data")
        #expect(try await library.check().isEmpty)
        let count = try await library.count(Selection(.all))
        #expect((1..<400).contains(count))
        let again = try await Tool.run(["import", path, "--data", data])
        #expect(again.complaint == "\(400 - count) added, \(count) known already\n")
    }

    @Test("A full disk is called full")
    func fullDisk() async throws {
        let path = try await archive(of: 400)
        let outcome = try await Tool.run(
            [],
            shell: #"""
                mkdir "$TMPDIR/small"; mount -t tmpfs -o size=1m none "$TMPDIR/small" 2>/dev/null || exit 77
                "$0" import '\#(path)' --data "$TMPDIR/small"; code=$?
                "$0" library check --data "$TMPDIR/small" || code=9
                umount "$TMPDIR/small"; exit $code
                """#)
        if outcome.code == 77 { return print("skipped: no file system can be mounted here") }
        #expect(outcome.code == 1)
        #expect(outcome.complaint.contains("the disk is full; nothing was lost"), "\(outcome.complaint)")
        #expect(outcome.output.contains("everything can be read"), "\(outcome.output)")
    }

    @Test("A read-only folder can be read, and what would change it is refused with a sentence")
    func readOnly() async throws {
        let outcome = try await Tool.run(
            [],
            shell: #"""
                cd "$TMPDIR"; echo 'A text about the sea' | "$0" add - --title Sea --data d >/dev/null
                chmod 755 "$TMPDIR" d; chmod 444 d/*; chmod 555 d
                as() { "$@"; }
                if [ "$(id -u)" = 0 ]; then as() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }; fi
                as test -x "$0" || exit 77
                as "$0" list --data d; as "$0" list sea --data d; as "$0" show sea --text --data d
                as "$0" archive sea --data d; code=$?
                chmod 755 d; exit $code
                """#)
        if outcome.code == 77 { return print("skipped: nobody else may run the program here") }
        #expect(outcome.code == 1)
        #expect(outcome.output.split(separator: "\n").count == 4, "\(outcome.output)")
        #expect(outcome.complaint.contains("read-only"), "\(outcome.complaint)")
    }
}
