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
        let cancellation = Cancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Response, FetchError>, Never>) in
                Thread.detachNewThread {
                    continuation.resume(returning: response(to: address, cancellation: cancellation))
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
        return try result.get()
    }

    /// Everything of one fetch, on the calling thread.
    private func response(to address: String, cancellation: Cancellation) -> Result<Response, FetchError> {
        FetchThread.prepare()
        do throws(FetchError) {
            let exchange = try Exchange(fetcher: self, cancellation: cancellation)
            return .success(try exchange.response(to: address))
        } catch {
            return .failure(error)
        }
    }
}
