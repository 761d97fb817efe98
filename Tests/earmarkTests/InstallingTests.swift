import Foundation
import TestSupport
import Testing

/// `earmark voices install` and what leads there, against a server on the loopback.
@Suite("Installing voices with the tool", .timeLimit(.minutes(10)))
struct InstallingTests {
    private static let joe = ProcessInfo.processInfo.environment["EARMARK_VOICES"] ?? ""
    private static let hasJoe = FileManager.default.fileExists(
        atPath: joe + "/en_US-joe-medium/en_US-joe-medium.onnx")

    /// Runs a script in a folder of its own, in which `$0` is the tool and `data` the data folder.
    private func run(_ shop: VoiceShop, in folder: TemporaryFolder, _ script: String) async throws -> Tool.Outcome {
        let setUp = "cd '\(folder.path)' || exit 9; export EARMARK_CATALOGUE='\(shop.catalogue)'\n"
        return try await Tool.run([], shell: setUp + script)
    }

    @Test("The catalogue is fetched when it is asked for, and searched offline then")
    func catalogue() async throws {
        let folder = try TemporaryFolder()
        var shop: VoiceShop? = try VoiceShop([
            .init("de_DE-max-medium"), .init("pt_PT-tugão-medium") { $0["aliases"] = ["tug"] },
        ])
        let address = try #require(shop).catalogue
        let before = try await Tool.run(["voices", "--language", "de", "--data", folder.path("data")])
        #expect(!before.output.contains("to be had"))
        #expect(before.complaint.contains("To see the voices to be had: earmark voices catalogue"))
        let fetched = try await run(try #require(shop), in: folder, "\"$0\" voices catalogue --data data")
        #expect(fetched.code == 0, "\(fetched.complaint)")
        #expect(fetched.output.contains("  piper/pt_PT-tugão-medium  Portuguese (Portugal)  medium"))
        #expect(fetched.complaint.contains("2 of 2 voices; the list was fetched today."))
        shop = nil
        let search = ["voices", "catalogue", "fictional", "MAX", "--catalogue", address, "--data", folder.path("data")]
        let found = try await Tool.run(search)
        #expect(found.code == 0, "\(found.complaint)")
        #expect(found.output.contains("piper/de_DE-max-medium"))
        #expect(!found.output.contains("tugão"))
        #expect(!found.complaint.contains("Fetching"))
        let nothing = try await Tool.run(
            ["voices", "catalogue", "klingon", "--catalogue", address, "--data", folder.path("data")])
        #expect(nothing.code == 1)
        #expect(nothing.complaint == "earmark: no voice to be had fits “klingon”.\n")
        let list = try await Tool.run(
            ["voices", "--language", "de", "--json", "--catalogue", address, "--data", folder.path("data")])
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
        #expect(rows.compactMap { $0["id"] as? String } == ["espeak/de", "piper/de_DE-max-medium"])
        #expect(rows.compactMap { $0["state"] as? String } == ["installed", "to be had"])
        #expect(rows.compactMap { $0["isInUse"] as? Bool } == [true, false])
        // Another catalogue's list is not this one's.
        let other = try await Tool.run(
            ["voices", "--language", "de", "--catalogue", "http://127.0.0.1:9/x", "--data", folder.path("data")])
        #expect(!other.output.contains("to be had"))
    }

    @Test(
        "A real voice comes over a connection that breaks, and speaks",
        .enabled(if: hasJoe, "No neural voice is installed"))
    func realVoice() async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([.init(joe: Self.joe, as: "en_GB-tim-medium")]) { bytes, request, before in
            .file(bytes, for: request, breakingAfter: before < 2 ? 20_000_000 : nil)
        }
        let outcome = try await run(
            shop, in: folder,
            """
            "$0" voices install en-GB --yes --data data && ls -A data/voices &&
            "$0" voices sample tim -o tim.mp3 --data data && "$0" voices --data data
            """)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        #expect(shop.modelStarts == [nil, 20_000_000, 40_000_000])
        #expect(outcome.complaint.contains("* License: CC0\n"))
        #expect(outcome.complaint.contains(" broke: "))
        #expect(outcome.complaint.contains("English (United Kingdom) is spoken by it from now on."))
        #expect(outcome.output.hasPrefix("en_GB-tim-medium\n"))
        #expect(
            outcome.output.contains("* piper/en_GB-tim-medium  English (United Kingdom)  medium   63 MB  in use  CC0"))
        #expect(outcome.complaint.contains("tim.mp3: 0:0"))
        #expect(try Decoded(path: folder.path("tim.mp3"), by: .mpg123).samples.count > 48_000)
    }

    @Test("A killed installation is gone on with, and nothing half is ever listed")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([.init("de_DE-max-medium")]) { bytes, request, before in
            if before == 0 { return .cut(200, body: bytes, after: 30_000) }
            return FileManager.default.fileExists(atPath: folder.path("go")) ? .file(bytes, for: request) : .silence
        }
        let outcome = try await run(
            shop, in: folder,
            """
            "$0" voices install max --yes --data data 2>first & pid=$!
            until grep -q broke first; do kill -0 $pid || exit 9; done
            kill -9 $pid; wait $pid; echo killed $?; touch go
            "$0" voices --data data --language de | grep max
            "$0" voices install max --yes --data data && "$0" voices --data data --language de && ls -A data/voices
            """)
        #expect(outcome.output.contains("killed 137\n"))
        #expect(outcome.output.contains("piper/de_DE-max-medium  German (Germany)  medium   50 KB  to be had"))
        #expect(outcome.output.contains("* piper/de_DE-max-medium  German (Germany)  medium   50 KB  in use"))
        #expect(outcome.output.hasSuffix("\nde_DE-max-medium\n"))
        #expect(shop.modelStarts.first == .some(nil))
        #expect(shop.modelStarts.dropFirst().allSatisfy { $0 == 30_000 })
    }

    @Test("A file that is another one is refused")
    func wrongDigest() async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([.init("de_DE-max-medium")]) { bytes, _, _ in .response(200, body: bytes.reversed()) }
        let outcome = try await run(
            shop, in: folder, "\"$0\" voices install max --yes --data data; echo $?; \"$0\" voices --data data")
        #expect(outcome.output.hasPrefix("1\n"))
        #expect(!outcome.output.contains("max"))
        #expect(
            outcome.complaint.contains("max-medium.onnx came damaged and is not used: its checksum is another one;"))
    }

    @Test("A limit on the size of files, and a full disk, are said, and cost nothing that has come")
    func noRoom() async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([.init("de_DE-max-medium")])
        let outcome = try await run(
            shop, in: folder,
            """
            (ulimit -f 20; "$0" voices install max --yes --data data); echo $?
            "$0" voices --data data; "$0" voices install max --yes --data data; echo $?
            """)
        #expect(outcome.output == "1\n0\n")
        #expect(outcome.complaint.contains("max-medium.onnx cannot be written: File too large.\n"))
        #expect(shop.modelStarts == [nil, 20_480])
        let mounted = try await run(
            shop, in: folder,
            """
            mkdir full; unshare -m sh -c 'mount -t tmpfs -o size=5m tmpfs full || exit 77
            "$0" voices install max --yes --data full' "$0"; echo $?
            """)
        guard !mounted.output.contains("77") else {
            return print("Not tested with a disk of its own: this system mounts none for us.")
        }
        #expect(mounted.output == "1\n")
        #expect(mounted.complaint.contains(/full\/voices has 5\.\d MB free, and 20 MB are needed; free some space/))
    }

    @Test("Hostile names do not lead out of the voices' folder")
    func hostile() async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([
            .init("../../../evil-x-medium"), .init("/etc/evil-x-medium"),
            .init("en_US-bad-low") { $0["files"] = ["/x": 1] },
            .init("de_DE-max-medium"),
        ])
        let outcome = try await run(
            shop, in: folder,
            """
            "$0" voices catalogue --data data; "$0" voices install ../../../evil-x-medium --yes --data data; echo $?
            find . -mindepth 1 | sort
            """)
        #expect(!outcome.output.contains("evil"))
        #expect(outcome.complaint.contains("1 of 1 voices; the list was fetched today; 3 entries cannot be right"))
        #expect(outcome.complaint.contains("no voice named ../../../evil-x-medium is to be had"))
        #expect(outcome.output.hasSuffix("\n1\n./data\n./data/catalogue.json\n"))
    }

    @Test(
        "What is no catalogue is a sentence",
        arguments: [
            ("gone.json", "gone.json does not exist (status 404); check the address."),
            ("garbage", "garbage is no catalogue of voices: it is not a JSON object."),
            ("huge", "huge is larger than 20 MB, the most that is fetched."),
        ])
    func noCatalogue(_ name: String, _ sentence: String) async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([.init("de_DE-max-medium")])
        let outcome = try await Tool.run(
            ["voices", "catalogue", "--catalogue", shop.address(name), "--data", folder.path("data")])
        #expect(outcome.code == 1)
        #expect(outcome.complaint.hasSuffix(sentence + "\n"), "\(outcome.complaint)")
        #expect(outcome.output.isEmpty)
    }

    @Test("Names that are not offered, are there already, or belong to files are answered")
    func names() async throws {
        let folder = try TemporaryFolder()
        let shop = try VoiceShop([.init("de_DE-max-medium")])
        let outcome = try await run(
            shop, in: folder,
            """
            echo "<p>Guten Tag." > x.html
            "$0" voices install de_DE-mex-medium --yes --data data; "$0" say x.html --voice max --data data
            "$0" voices install max --data data < /dev/null; "$0" voices install max --yes --data data
            "$0" voices install max --data data; "$0" say x.html --voice ../a/b.onnx --data data
            """)
        #expect(
            outcome.complaint.contains(
                "no voice named de_DE-mex-medium is to be had; did you mean piper/de_DE-max-medium?"))
        #expect(
            outcome.complaint.contains(
                "piper/de_DE-max-medium is not installed; to have it: earmark voices install piper/de_DE-max-medium.\n")
        )
        #expect(outcome.complaint.contains("nobody can be asked here: “Install it?” --yes says yes."))
        #expect(outcome.complaint.contains("\npiper/de_DE-max-medium is installed.\n"))
        #expect(outcome.complaint.contains("“../a/b.onnx” is a file; earmark voices add ../a/b.onnx installs one."))
        #expect(!outcome.complaint.contains("did you mean espeak"))
    }
}
