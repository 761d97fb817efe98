internal import Foundation
public import Narration
internal import SQLite

extension Library {
    /// The skip rules that an article has of its own.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func ownSkipRules(of id: ArticleID) async throws(LibraryError) -> [SkipRules.Kind: SkipRules.Rule] {
        try await read { connection in
            let pairs = try connection.rows(
                "SELECT kind, rule FROM skip_rules WHERE article = ?", connection.row(of: id)
            ) { row -> (SkipRules.Kind, SkipRules.Rule)? in
                guard let kind = SkipRules.Kind(rawValue: row[0]), let rule = SkipRules.Rule(rawValue: row[1]) else {
                    return nil
                }
                return (kind, rule)
            }
            return Dictionary(pairs.compactMap(\.self)) { first, _ in first }
        }
    }

    /// Gives an article a skip rule of its own, or takes it away.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func setSkipRule(
        _ rule: SkipRules.Rule?, for kind: SkipRules.Kind, of id: ArticleID
    ) async throws(LibraryError) {
        try await write { connection in
            let row = try connection.row(of: id)
            try connection.run("DELETE FROM skip_rules WHERE article = ? AND kind = ?", row, kind.rawValue)
            if let rule {
                try connection.run("INSERT INTO skip_rules VALUES (?, ?, ?)", row, kind.rawValue, rule.rawValue)
            }
        }
    }

    /// The skip rules that count for an article: the listener's, with the article's own in their place.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func skipRules(of id: ArticleID) async throws(LibraryError) -> SkipRules {
        try await settings().skipRules.overridden(by: ownSkipRules(of: id))
    }

    /// The listener's dictionary.
    public func pronunciations() async throws(LibraryError) -> Pronunciations {
        try await read { connection in try connection.pronunciations() }
    }

    /// Changes the dictionary: it is read, changed and kept in one transaction.
    ///
    /// - Parameter change: what is done to it.
    /// - Returns: what the change returns.
    /// - Throws: `LibraryError`.
    @discardableResult
    public func changePronunciations<Result: Sendable>(
        _ change: @escaping @Sendable (inout Pronunciations) -> Result
    ) async throws(LibraryError) -> Result {
        try await write { connection in
            var pronunciations = try connection.pronunciations()
            let before = pronunciations
            let result = change(&pronunciations)
            if pronunciations != before { try connection.keep(pronunciations) }
            return result
        }
    }
}

extension Connection {
    func pronunciations() throws -> Pronunciations {
        Pronunciations(
            try rows("SELECT entry FROM pronunciations ORDER BY place") { row in
                // An entry of a later version is passed over.
                try? JSONDecoder().decode(EntryRecord.self, from: Data((row[0] as String).utf8)).entry
            }.compactMap(\.self))
    }

    func keep(_ pronunciations: Pronunciations) throws {
        try run("DELETE FROM pronunciations")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for (place, entry) in pronunciations.entries.enumerated() {
            let json = String(decoding: try encoder.encode(EntryRecord(entry)), as: UTF8.self)
            try run("INSERT INTO pronunciations VALUES (?, ?)", place, json)
        }
    }
}
