import Archive
import TestSupport
import Testing

@Suite("Archives")
struct ArchiveTests {
    private let limits = ArchiveReader.Limits(entries: 100, entryBytes: 1_000_000, allBytes: 2_000_000)
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func entries(_ path: String, _ limits: ArchiveReader.Limits) throws -> [ArchiveEntry] {
        var reader = try ArchiveReader(file: path, limits: limits)
        var entries: [ArchiveEntry] = []
        while let entry = try reader.next() { entries.append(entry) }
        return entries
    }

    @Test("What is written is read, by us and by tar")
    func roundTrip() throws {
        let path = folder.path("x.tar.gz")
        let long = String(repeating: "n", count: 150) + "/ü.txt"
        let files = [("a.txt", [UInt8]("hello".utf8)), (long, []), ("big", [UInt8](repeating: 7, count: 300_000))]
        do {
            let writer = try ArchiveWriter(file: path)
            for (name, bytes) in files { try writer.add(name, bytes, time: 1_700_000_000) }
            try writer.finish()
        }
        let read = try entries(path, limits)
        #expect(read.map(\.name) == files.map(\.0))
        #expect(read.map(\.bytes) == files.map(\.1))
        let listing = try Command("tar", ["tzf", path])
        #expect(listing.code == 0)
        #expect(String(decoding: listing.output, as: UTF8.self).hasPrefix("a.txt\n"))
    }

    /// An archive that Python makes.
    private func made(_ script: String) throws -> String {
        let path = folder.path("made")
        let whole = "import sys, zipfile, tarfile, io\np = sys.argv[1]\n" + script
        let python = try Command("python3", ["-c", whole, path])
        #expect(python.code == 0, "\(python.complaints)")
        return path
    }

    @Test("Files that lead out of the archive, links and folders are passed over")
    func paths() throws {
        let path = try made(
            """
            t = tarfile.open(p, 'w')
            def add(name, kind=tarfile.REGTYPE, link=''):
                i = tarfile.TarInfo(name); i.type = kind; i.linkname = link
                i.size = 2 if kind == tarfile.REGTYPE else 0
                t.addfile(i, io.BytesIO(b'hi'))
            add('../up'); add('/abs'); add('a/../../b'); add('d', tarfile.DIRTYPE)
            add('l', tarfile.SYMTYPE, '/etc/passwd'); add('h', tarfile.LNKTYPE, 'ok'); add('ok')
            t.close()
            """)
        #expect(try entries(path, limits).map(\.name) == ["ok"])
    }

    @Test("Bombs end at the limit, whatever the archive says of itself")
    func bombs() throws {
        let deep = try made(
            """
            z = zipfile.ZipFile(p, 'w', zipfile.ZIP_DEFLATED)
            z.writestr('bomb', b'\\0' * 50_000_000); z.close()
            """)
        #expect(throws: ArchiveReader.Failure.tooLarge) { try entries(deep, limits) }
        let wide = try made(
            """
            z = zipfile.ZipFile(p, 'w', zipfile.ZIP_DEFLATED)
            for n in range(10): z.writestr(str(n), b'\\0' * 500_000)
            z.close()
            """)
        #expect(throws: ArchiveReader.Failure.tooLarge) { try entries(wide, limits) }
        let many = try made(
            """
            z = zipfile.ZipFile(p, 'w')
            for n in range(200): z.writestr(str(n), b'')
            z.close()
            """)
        #expect(throws: ArchiveReader.Failure.tooLarge) { try entries(many, limits) }
    }

    @Test("What is no archive, or half of one, is an error and never a crash")
    func damaged() throws {
        let text = try folder.write("not an archive at all, just words".utf8, to: "text")
        #expect(throws: ArchiveReader.Failure.self) { try entries(text, limits) }
        #expect(throws: ArchiveReader.Failure.self) { try entries(folder.path("missing"), limits) }
        let path = try made(
            """
            z = zipfile.ZipFile(p, 'w', zipfile.ZIP_DEFLATED)
            z.writestr('a', bytes(range(256)) * 400); z.close()
            """)
        let whole = try folder.read("made")
        for length in stride(from: 0, to: whole.count, by: 37) {
            try folder.write(whole.prefix(length), to: "made")
            // Any outcome but a crash or the whole content is right.
            let read = try? entries(path, limits)
            #expect(read?.first?.bytes.count != 102_400 || length > whole.count - 200)
        }
    }

    @Test("Deflated bytes come back, and only as many as were announced")
    func deflated() throws {
        for bytes in [[], [1], [UInt8](repeating: 9, count: 100_000), Array("Ærø 🐧".utf8)] as [[UInt8]] {
            #expect(try Deflated.inflate(Deflated.deflate(bytes), count: bytes.count) == bytes)
        }
        let packed = Deflated.deflate([UInt8](repeating: 0, count: 1_000_000))
        #expect(throws: Deflated.Failure.tooLarge) { try Deflated.inflate(packed, count: 1_000) }
        #expect(throws: Deflated.Failure.damaged) { try Deflated.inflate(packed, count: 2_000_000) }
        #expect(throws: Deflated.Failure.damaged) { try Deflated.inflate([1, 2, 3], count: 3) }
    }
}
