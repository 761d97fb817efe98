import Foundation
import Library
import Narration
import SQLite
import TestSupport
import Testing

@Suite("Exports, imports and damage")
struct ExportTests {
    private func position(_ utterance: Int) -> Position {
        Position(script: "s", place: Place(utterance: utterance, milliseconds: 40), fingerprint: .max)
    }

    /// Words that no compression makes small.
    private func noise(_ count: Int) -> String {
        (0..<count).map { _ in String(Int.random(in: 0..<1_000_000)) }.joined(separator: " ")
    }

    @Test("An export comes back whole in another library, and changes nothing in its own")
    func roundTrip() async throws {
        let sample = try SampleLibrary()
        let first = try await sample.add("Ärger", "ein Satz", address: "https://example.org/a") {
            $0.labels = ["x", "y"]
            $0.isFavourite = true
            $0.authors = ["N"]
            $0.content = .init(.markdown, "# Ärger\n\nein Satz")
        }
        let second = try await sample.add("B")
        let library = sample.library
        try await library.keep(position(1), of: first, by: DeviceID("a"), progress: 0.5)
        sample.clock.now += 10
        try await library.keep(position(2), of: first, by: DeviceID("b"))
        try await library.setSkipRule(.announce, for: .table, of: first)
        try await library.set(.readAloud, to: .onOff(true))
        try await library.changePronunciations { $0.entries = [.init(.words("a"), .spelledOut)] }
        let additions = try await library.additions([second, first])
        try await library.changeQueue { $0.add(additions, at: .end, firstIsPinned: false) }
        let path = sample.folder.path("x.tar.gz")
        #expect(try await library.export(to: path) == 2)
        #expect(try sample.folder.mode(of: "x.tar.gz") == 0o600)
        #expect(try await library.importArchive(from: path) == Import(added: 0, known: 2))

        let other = try SampleLibrary()
        #expect(try await other.library.importArchive(from: path) == Import(added: 2, known: 0))
        for id in [first, second] {
            var expected = try await library.article(id)
            var found = try await other.library.article(id)
            (expected.changed, found.changed) = (0, 0)
            #expect(found == expected)
            #expect(try await other.library.content(of: id) == library.content(of: id))
            #expect(try await other.library.positions(of: id) == library.positions(of: id))
        }
        #expect(try await other.library.ownSkipRules(of: first) == [.table: .announce])
        #expect(try await other.library.settings().readAloudIsOn)
        #expect(try await other.library.pronunciations() == library.pronunciations())
        #expect(try await other.library.queue().items.map(\.article) == [second, first])
        #expect(try await other.library.queue().items.map(\.position) == [nil, position(2)])
        #expect(try await other.titles(Selection(search: "satz")) == ["Ärger"])
        #expect(try await other.library.check().isEmpty)
    }

    @Test("What is no export is refused, half of one is taken as far as it goes, and an export fails whole")
    func refusing() async throws {
        let sample = try SampleLibrary()
        for number in 0..<30 {
            try await sample.add("T\(number)", noise(300))
        }
        let path = sample.folder.path("x.tar.gz")
        _ = try await sample.library.export(to: path)
        let bytes = try sample.folder.read("x.tar.gz")
        let half = try sample.folder.write(bytes.prefix(bytes.count / 2), to: "half.tar.gz")
        let other = try SampleLibrary()
        await #expect(throws: ExportError.self) { try await other.library.importArchive(from: half) }
        #expect(try await (1..<30).contains(other.library.count(Selection())))
        let text = try sample.folder.write("hello".utf8, to: "text")
        await #expect(throws: ExportError.self) { try await other.library.importArchive(from: text) }
        let nowhere = sample.folder.path("missing/x.tar.gz")
        await #expect(throws: ExportError.self) { try await sample.library.export(to: nowhere) }
        #expect(try await sample.library.export(to: path, Selection(search: "T7")) == 1)
        #expect(try !sample.folder.names().contains { $0.hasSuffix(".partial") })
    }

    @Test("A damaged library is named, left alone, set aside when asked, and what can be read is saved")
    func damage() async throws {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        let clock: @Sendable () -> Int64 = { 1_800_000_000_000 }
        do {
            let library = try Library(folder: data, now: clock)
            for number in 0..<60 {
                let text = "word\(number) " + noise(200)
                _ = try await library.add(
                    NewArticle(source: "text", title: "T\(number)", content: .init(.plainText, text), text: text))
            }
            try await library.tidy()
        }
        let whole = try folder.read("data/library.sqlite")
        // How much is saved depends on which pages are lost: where a stretch holds the way to all others, little is.
        var saved: [Int] = []
        for quarter in 1...3 {
            saved.append(try await savedFrom(whole, damagedAt: whole.count / 4 * quarter, clock: clock))
        }
        #expect(saved.contains { $0 > 10 }, "\(saved)")
    }

    /// Damages a library at a place, sets it aside and saves from it. Returns how many articles were saved.
    private func savedFrom(
        _ whole: [UInt8], damagedAt place: Int, clock: @escaping @Sendable () -> Int64
    ) async throws -> Int {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        _ = try Library(folder: data, now: clock)
        var bytes = whole
        // The first page stays, so that it is still a database; a stretch further on is lost.
        for index in place..<min(bytes.count, place + 60_000) { bytes[index] = 0xA5 }
        try folder.write(bytes, to: "data/library.sqlite")
        let damaged = try Library(folder: data, now: clock)
        #expect(try await !damaged.check().isEmpty)
        let aside = try Library.setAside(in: data, mark: "now")
        #expect(aside == data + "/library.sqlite.damaged-now")
        #expect(try folder.read("data/library.sqlite.damaged-now") == bytes)
        let fresh = try Library(folder: data, now: clock)
        let result = try await fresh.rescue(from: aside)
        #expect(result.saved <= 60, "\(result)")
        #expect(try await fresh.count(Selection(.all)) == result.saved)
        #expect(try await fresh.check().isEmpty)
        return result.saved
    }

    @Test("What is no library is refused by name and not touched")
    func foreign() throws {
        let folder = try TemporaryFolder()
        let data = folder.path("data")
        _ = try Library(folder: data) { 0 }
        for name in try folder.names(in: "data") { try FileManager.default.removeItem(atPath: data + "/" + name) }
        let letter = Array(String(repeating: "Dear grandmother, ", count: 100).utf8)
        try folder.write(letter, to: "data/library.sqlite")
        #expect(throws: LibraryError.foreign(data + "/library.sqlite")) { try Library(folder: data) { 0 } }
        #expect(try folder.read("data/library.sqlite") == letter)
        try FileManager.default.removeItem(atPath: data + "/library.sqlite")
        do {
            let other = try Connection(path: data + "/library.sqlite")
            try other.run("CREATE TABLE bookmarks (x)")
        }
        #expect(throws: LibraryError.foreign(data + "/library.sqlite")) { try Library(folder: data) { 0 } }
    }

    @Test("A library that a newer version has changed is refused with a sentence")
    func newer() async throws {
        let sample = try SampleLibrary()
        try await sample.add("A")
        let connection = try Connection(path: sample.library.path)
        try connection.run("INSERT INTO migrations VALUES ('99-future', 0)")
        #expect(throws: LibraryError.newer(sample.library.path)) { try sample.reopened() }
        #expect(LibraryError.newer("x").description.contains("newer version"))
    }
}
