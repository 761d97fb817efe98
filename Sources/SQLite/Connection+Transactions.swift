extension Connection {
    /// Does work in one transaction that writes (`BEGIN IMMEDIATE`): all of it is kept, or none.
    ///
    /// Throws what the work throws, and `SQLiteError` when the database is busy or cannot be written.
    public func transaction<Result>(_ work: (borrowing Connection) throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try work(self)
            try run("COMMIT")
            return result
        } catch {
            // SQLite may have rolled back by itself (a full disk); a second roll-back would only complain.
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Reads in one transaction, so that several statements see the same state.
    public func snapshot<Result>(_ work: (borrowing Connection) throws -> Result) throws -> Result {
        try run("BEGIN")
        do {
            let result = try work(self)
            try run("COMMIT")
            return result
        } catch {
            // Nothing was written: ending the transaction either way loses nothing.
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }
}
