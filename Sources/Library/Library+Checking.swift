internal import SQLite

extension Library {
    /// Reads all of the library and says what is wrong with it, in SQLite's words; empty when nothing is.
    public func check() async throws(LibraryError) -> [String] {
        do {
            return try await damage()
        } catch {
            // Some damage keeps even the search for damage from its end.
            guard case .corrupt(_, let reason) = error else { throw error }
            return [reason]
        }
    }

    private func damage() async throws(LibraryError) -> [String] {
        let found = try await read { connection in
            let damage = try connection.rows("PRAGMA integrity_check(20)") { row -> String in row[0] }
            let strays = try connection.rows("PRAGMA foreign_key_check") { row -> String in
                "a row of \(row[0] as String) belongs to nothing"
            }
            return damage.filter { $0 != "ok" } + strays.prefix(20)
        }
        guard found.isEmpty, isWritable else { return found }
        return try await write { connection in
            var found: [String] = []
            for index in ["search_words", "search_pieces"] {
                do throws(SQLiteError) {
                    try connection.run("INSERT INTO \(index) (\(index)) VALUES ('integrity-check')")
                } catch {
                    found.append("the search index \(index): \(error.message)")
                }
            }
            return found
        }
    }

    /// Builds the search indexes anew from the articles' texts.
    public func rebuildSearch() async throws(LibraryError) {
        try await write { connection in
            try connection.run("INSERT INTO search_pieces (search_pieces) VALUES ('rebuild')")
            try connection.run("INSERT INTO search_words (search_words) VALUES ('delete-all')")
            _ = try connection.rows("SELECT article, title, names, body FROM texts") { row in
                try connection.run(
                    "INSERT INTO search_words (rowid, title, names, body) VALUES (?, ?, ?, ?)", row[0] as Int64,
                    SearchText.separated(row[1]), SearchText.separated(row[2]), SearchText.separated(row[3]))
            }
        }
    }
}

extension Library {
    /// Moves all changes from the log into the library's file and brings the query planner up to date. Called when a
    /// program ends or has nothing to do; never needed.
    public func tidy() async throws(LibraryError) {
        guard isWritable else { return }
        do {
            try await database.maintain { connection in
                try connection.run("PRAGMA optimize")
                try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
            }
        } catch {
            throw LibraryError(error, path: path)
        }
    }
}
