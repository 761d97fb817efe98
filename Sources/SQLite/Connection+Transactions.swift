extension Connection {
    /// Does work in one transaction that writes (`BEGIN IMMEDIATE`): all of it is kept, or none.
    ///
    /// Throws what the work throws, and `SQLiteError` when the database is busy or cannot be written.
    public func transaction<Result>(_ work: (borrowing Connection) throws -> Result) throws -> Result {
        try within("BEGIN IMMEDIATE", work)
    }

    /// Reads in one transaction, so that several statements see the same state.
    public func snapshot<Result>(_ work: (borrowing Connection) throws -> Result) throws -> Result {
        try within("BEGIN", work)
    }

    private func within<Result>(
        _ beginning: String, _ work: (borrowing Connection) throws -> Result
    ) throws -> Result {
        try run(beginning)
        do {
            let result = try work(self)
            try run("COMMIT")
            return result
        } catch {
            // SQLite may have rolled back by itself (a full disk); a second roll-back would only complain. One that
            // fails ends with the connection: nothing is kept either way.
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }
}
