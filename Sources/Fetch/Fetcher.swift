import Foundation

/// Fetches one page or file over http or https, within limits and under an address rule.
public struct Fetcher: Sendable {
    /// How much and how long.
    public let limits: FetchLimits
    /// Which network addresses may be spoken to.
    public let rule: AddressRule
    /// Which proxy stands between.
    public let proxies: Proxies
    /// What the server is told that asks.
    public let userAgent: String

    /// A fetcher.
    public init(
        limits: FetchLimits, rule: AddressRule, proxies: Proxies = .environment, userAgent: String = "Earmark/0.1"
    ) {
        self.limits = limits
        self.rule = rule
        self.proxies = proxies
        self.userAgent = userAgent
    }

    /// Fetches what the address names, following redirects.
    ///
    /// The transfer runs on a thread of its own; cancelling the task ends it within a tenth of a second.
    ///
    /// - Parameter address: An absolute `http:` or `https:` address.
    /// - Returns: The answer, whose status is 200 to 299.
    /// - Throws: `FetchError`; `.cancelled` when the task was cancelled.
    public func fetch(_ address: String) async throws(FetchError) -> Response {
        try await onThread { exchange throws(FetchError) in try exchange.response(to: address) }
    }

    /// Fetches what the address names into a file, going on where the file ends.
    ///
    /// What has come stays in the file whatever happens, so that the next call asks for the rest alone. A server that
    /// cannot send a part sends all of it again. Whether the parts belong together is for a digest to tell.
    ///
    /// - Parameters:
    ///   - address: An absolute `http:` or `https:` address.
    ///   - path: The file, made with mode 0600 where there is none. It may grow to `limits.bodyBytes`.
    ///   - progress: Told the size of the file so far, often, on the transfer's thread.
    /// - Returns: The size of the file.
    /// - Throws: `FetchError`; `.unwritable` when the disk is full.
    @discardableResult
    public func download(
        _ address: String, to path: String, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws(FetchError) -> Int {
        let limit = limits.bodyBytes
        return try await onThread { exchange throws(FetchError) in
            let file = try FileBody(path: path, limit: limit, progress: progress)
            try exchange.download(address, into: file)
            return file.offset
        }
    }

    /// Everything of one fetch, on a thread of its own.
    private func onThread<Value: Sendable>(
        _ work: @escaping @Sendable (Exchange) throws(FetchError) -> Value
    ) async throws(FetchError) -> Value {
        let cancellation = Cancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, FetchError>, Never>) in
                Thread.detachNewThread {
                    FetchThread.prepare()
                    continuation.resume(returning: self.result(of: work, cancellation: cancellation))
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
        return try result.get()
    }

    private func result<Value>(
        of work: (Exchange) throws(FetchError) -> Value, cancellation: Cancellation
    ) -> Result<Value, FetchError> {
        do throws(FetchError) {
            return .success(try work(try Exchange(fetcher: self, cancellation: cancellation)))
        } catch {
            return .failure(error)
        }
    }
}
