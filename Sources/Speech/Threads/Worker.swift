/// A thread beside the cooperative pool, for calls that compute or block.
actor Worker {
    private let thread: OwnThread

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    init(niceness: Int32 = 0) {
        thread = OwnThread(name: "speech", niceness: niceness)
    }

    /// Does blocking work on the thread and returns what it made.
    func run<Value: Sendable>(_ work: @Sendable () throws -> Value) throws -> Value {
        try work()
    }
}
