import Synchronization
import Testing

@testable import Speech

@Suite("Threads for work", .timeLimit(.minutes(10)))
struct WorkersTests {
    @Test("Never more work at a time than threads, and all of it is done")
    func width() async throws {
        let workers = Workers(count: 2)
        let gauge = Gauge()
        let sum = try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                group.addTask {
                    try await workers.run {
                        gauge.enter()
                        defer { gauge.leave() }
                        return number
                    }
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(sum == 4_950)
        #expect(gauge.most <= 2)
    }

    @Test("A cancelled wait ends at once, whoever is first, and no thread is lost")
    func cancellation() async throws {
        let workers = Workers(count: 1)
        for _ in 0..<200 {
            let tasks = (0..<4).map { number in Task { try await workers.run { number } } }
            tasks[1].cancel()
            tasks[2].cancel()
            #expect(try await tasks[0].value == 0)
            #expect(try await tasks[3].value == 3)
            for task in tasks[1...2] {
                // Either it was done before it was cancelled, or it was cancelled.
                if case .failure(let error) = await task.result { #expect(error is CancellationError) }
            }
        }
        #expect(try await workers.run { 7 } == 7)
    }

    @Test("A promise gives its value to all, before and after")
    func promise() async throws {
        let promise = Promise<Int>()
        let waiting = (0..<5).map { _ in Task { try await promise.value() } }
        let cancelled = Task { try await promise.value() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(promise.result == nil)
        #expect(promise.keep(.success(3)))
        #expect(!promise.keep(.success(4)))
        for task in waiting { #expect(try await task.value == 3) }
        #expect(try await promise.value() == 3)
    }
}

/// Counts how many are inside at the same time.
private final class Gauge: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }

    func enter() {
        counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    }

    func leave() {
        counts.withLock { $0.now -= 1 }
    }
}
