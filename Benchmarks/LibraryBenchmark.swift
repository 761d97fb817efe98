import CLibraryFloor
import Foundation
import Library
import Narration
import SQLite

/// A library of many articles: what its users wait for, beside bare SQLite answering the same queries.
struct LibraryBenchmark {
    private let folder: String
    private let rounds: Int
    private var path: String { folder + "/" + Library.fileName }

    /// Measures in a folder, where a library is made unless one of the wanted size is there.
    static func run(folder: String, articles: Int, rounds: Int) async throws {
        let benchmark = LibraryBenchmark(folder: folder, rounds: rounds)
        let library = try Library(folder: folder, now: now)
        let count = try await library.count(Selection(.all))
        if count < articles { try await benchmark.fill(library, from: count, to: articles) }
        try await library.tidy()
        try await benchmark.measure(library)
    }

    @Sendable private static func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    // MARK: - Filling

    private static let vocabulary: [String] = (0..<20_000).map { number in
        var rest = number
        var word = ""
        for _ in 0..<3 {
            word += ["ta", "re", "mi", "so", "lu", "ka", "ne", "do", "vi", "po", "sha", "gri", "ben", "mor"][rest % 14]
            rest /= 14
        }
        return word + (rest > 0 ? String(rest) : "")
    }

    /// Words as they are in texts: few are frequent, most are rare.
    private static func text(_ words: Int, using generator: inout some RandomNumberGenerator) -> String {
        (0..<words).map { _ in
            let share = Double.random(in: 0..<1, using: &generator)
            return vocabulary[Int(share * share * share * Double(vocabulary.count))]
        }.joined(separator: " ")
    }

    private func fill(_ library: Library, from start: Int, to end: Int) async throws {
        var generator = SystemRandomNumberGenerator()
        let began = ContinuousClock.now
        for first in stride(from: start, to: end, by: 500) {
            let articles = (first..<min(first + 500, end)).map { number in
                let text = Self.text(300, using: &generator) + (number % 50 == 0 ? " 東京の朝はラーメンを食べる。" : "")
                var article = NewArticle(
                    source: "link", address: "https://example.org/\(number)",
                    title: Self.text(7, using: &generator) + " \(number)", content: .init(.html, "<p>\(text)</p>"),
                    text: text)
                article.site = "Site \(number % 40)"
                article.detectedLanguage = LanguageTag(number % 3 == 0 ? "de" : "en")
                article.saved = 1_700_000_000_000 + Int64(number) * 1_000
                article.isArchived = number % 3 == 1
                article.isFavourite = number % 20 == 0
                article.labels = ["label \(number % 200)"] + (number % 4 == 0 ? ["frequent"] : [])
                return article
            }
            _ = try await library.add(articles, allowingKnownText: true)
        }
        print("filled with \(end - start) articles in \(ContinuousClock.now - began)")
    }

    // MARK: - Measuring

    private static let columns = """
        a.id, a.name, a.source, a.source_id, a.address, a.title, a.site, a.authors, a.declared_language,
        a.language_is_certain, a.detected_language, a.is_right_to_left, a.published, a.saved, a.changed, a.words,
        a.picture, a.is_archived, a.is_favourite, a.progress, a.finished,
        (SELECT group_concat(l.name, char(10)) FROM article_labels al JOIN labels l ON l.id = al.label
        WHERE al.article = a.id)
        """

    private func measure(_ library: Library) async throws {
        print("what\tearmark ms\tSQLite ms\tratio")
        let opening = try await median {
            let opened = try Library(folder: folder, now: Self.now)
            _ = try await opened.settings()
        }
        var times = [Double](repeating: 0, count: rounds)
        guard unsafe earmark_library_opening(path, Int32(rounds), &times) == 0 else { throw Failure(what: "opening") }
        report("opening", opening, times)
        for (name, selection, offset) in Self.lists {
            let own = try await median { _ = try await library.list(selection, limit: 50, offset: offset) }
            report(name, own, try floor(Self.sql(of: selection, offset: offset)))
        }
        let label = Selection(.all, label: "frequent")
        report(
            "list: frequent label", try await median { _ = try await library.list(label, limit: 50) },
            try floor(
                """
                SELECT \(Self.columns) FROM articles a WHERE a.deleted IS NULL AND EXISTS (SELECT 1 FROM article_labels al
                WHERE al.label = (SELECT id FROM labels WHERE name_key = 'frequent') AND al.article = a.id)
                ORDER BY a.saved DESC, a.id DESC LIMIT 51
                """))
        for (name, words) in Self.searches { try await measureSearch(library, name, words) }
        try await measureQueue(library)
    }

    private static let lists: [(String, Selection, Int)] = [
        ("list: unread by date", Selection(), 0), ("list: unread by title", Selection(order: .title), 0),
        ("list: unread by length", Selection(order: .length), 0), ("list: all by date", Selection(.all), 0),
        ("list: all by date, from the 20,000th", Selection(.all), 20_000),
        ("list: favourites", Selection(.favourites), 0),
    ]

    private static func sql(of selection: Selection, offset: Int) -> String {
        let shelf =
            switch selection.shelf {
            case .unread: " AND a.is_archived = 0"
            case .favourites: " AND a.is_favourite = 1"
            case .archive: " AND a.is_archived = 1"
            case .all: ""
            }
        let order =
            switch selection.order ?? .date {
            case .date: "a.saved DESC, a.id DESC"
            case .title: "a.title_key, a.id"
            case .length: "a.words, a.id"
            }
        return """
            WITH page AS MATERIALIZED (SELECT a.id FROM articles a WHERE a.deleted IS NULL\(shelf) ORDER BY \(order)
            LIMIT 51 OFFSET \(offset))
            SELECT \(columns) FROM page CROSS JOIN articles a ON a.id = page.id ORDER BY \(order)
            """
    }

    private static let searches = [
        ("search: a frequent word", "tatata"), ("search: a rare word", "morbenvi1"),
        ("search: two words", "tatata retata"), ("search: a beginning", "tata"), ("search: Japanese", "東京"),
    ]

    /// Bare SQLite finds the same articles in the same index, and reads them and their texts.
    private func measureSearch(_ library: Library, _ name: String, _ words: String) async throws {
        let own = try await median { _ = try await library.list(Selection(.all, search: words), limit: 20) }
        let terms = words.split(separator: " ").map { "\"\($0)\"" }.joined(separator: " AND ")
        let query = words == "東京" ? "(\"東 京\")" : "(\(terms) *)"
        let find = { (match: String) in
            """
            SELECT a.id FROM search_words CROSS JOIN articles a ON a.id = search_words.rowid
            WHERE search_words MATCH '\(match)' AND a.deleted IS NULL ORDER BY search_words.rowid DESC LIMIT 21
            """
        }
        let floor = try floor(
            """
            SELECT \(Self.columns), t.title, t.names, t.body FROM (SELECT id FROM (\(find("title : " + query)))
            UNION ALL SELECT id FROM (\(find("\(query) NOT (title : \(query))"))) LIMIT 21) f
            CROSS JOIN articles a ON a.id = f.id CROSS JOIN texts t ON t.article = f.id
            """)
        report(name, own, floor)
    }

    private func measureQueue(_ library: Library) async throws {
        let ids = try await library.ids(Selection(), limit: 300)
        let additions = try await library.additions(ids)
        try await library.changeQueue { queue in
            queue.clear()
            queue.add(additions, at: .end, firstIsPinned: false)
        }
        report(
            "queue of 300: read", try await median { _ = try await library.queue() },
            try floor("SELECT * FROM queue_items WHERE has_left = 0 ORDER BY place, number"))
        let last = try await median {
            try await library.changeQueue { queue in
                if let last = queue.items.last { queue.move(last.id, to: 1, firstIsPinned: true) }
            }
        }
        report(
            "queue of 300: the last one next", last,
            try floor("UPDATE queue_items SET place = place + 1 WHERE place > 0"))
        let position = Position(script: "s", place: Place(utterance: 3), fingerprint: 7)
        let keeping = try await median {
            try await library.keep(position, of: ids[0], by: DeviceID("benchmark"), progress: 0.5)
        }
        report(
            "a position kept", keeping,
            try floor("UPDATE positions SET heard = heard + 1 WHERE article = (SELECT max(article) FROM positions)"))
        try await library.changeQueue { $0.clear() }
    }

    private struct Failure: Error {
        var what: String
    }

    /// The milliseconds of each round; one before them warms the caches.
    private func median(_ work: () async throws -> Void) async throws -> [Double] {
        try await work()
        var times: [Double] = []
        for _ in 0..<rounds {
            let began = ContinuousClock.now
            try await work()
            let took = (ContinuousClock.now - began).components
            times.append(Double(took.seconds) * 1e3 + Double(took.attoseconds) / 1e15)
        }
        return times
    }

    private func floor(_ sql: String) throws -> [Double] {
        var times = [Double](repeating: 0, count: rounds + 1)
        guard unsafe earmark_library_floor(path, sql, Int32(rounds + 1), &times) == 0 else { throw Failure(what: sql) }
        return Array(times.dropFirst())
    }

    private func report(_ name: String, _ own: [Double], _ floor: [Double]) {
        let (own, floor) = (own.sorted()[own.count / 2], floor.sorted()[floor.count / 2])
        print("\(name)\t\(String(format: "%.2f\t%.2f\t%.2f", own, floor, own / floor))")
    }
}
