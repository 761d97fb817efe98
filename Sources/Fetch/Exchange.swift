/// One fetch from the first request to the last redirect, on the thread that made it.
///
/// Redirects are followed here and not by libcurl, so that protocol and address rule see each of them with its host.
final class Exchange {
    private let fetcher: Fetcher
    private let transfer: Transfer
    private let deadline: ContinuousClock.Instant
    private var hasMetPublic = false

    init(fetcher: Fetcher, cancellation: Cancellation) throws(FetchError) {
        self.fetcher = fetcher
        transfer = try Transfer(fetcher: fetcher, cancellation: cancellation)
        deadline = .now + fetcher.limits.total
    }

    /// The answer, in memory.
    func response(to text: String) throws(FetchError) -> Response {
        let body = MemoryBody(limit: fetcher.limits.bodyBytes)
        let (answer, address) = try follow(text, into: body)
        return Response(
            address: address.text, status: answer.status, contentType: answer.contentType, body: body.bytes)
    }

    /// Fills the file up with what the address has beyond it.
    func download(_ text: String, into file: FileBody) throws(FetchError) {
        do {
            _ = try follow(text, into: file)
        } catch {
            // The file here is longer than the one there: it was another one.
            guard case .status(416, _) = error, file.offset > 0 else { throw error }
            try file.empty()
            _ = try follow(text, into: file)
        }
    }

    /// Asks, and asks again where the answer is a redirect.
    private func follow(
        _ text: String, into body: any BodySink
    ) throws(FetchError) -> (Transfer.Answer, from: WebAddress) {
        let first = try WebAddress(text)
        guard first.isWeb else { throw .refusedProtocol(first.shown, redirected: false) }
        var address = first
        for _ in 0...fetcher.limits.redirects {
            let answer = try answer(from: address, into: body)
            guard let target = answer.redirect else {
                guard (200..<300).contains(answer.status) else {
                    throw .status(answer.status, address: address.shown)
                }
                return (answer, address)
            }
            let next = try WebAddress(target)
            guard next.isWeb else { throw .refusedProtocol(next.shown, redirected: true) }
            address = next
        }
        throw .tooManyRedirects(first.shown, limit: fetcher.limits.redirects)
    }

    private func answer(
        from address: WebAddress, into body: any BodySink
    ) throws(FetchError) -> Transfer.Answer {
        let proxy = fetcher.proxies.proxy(scheme: address.scheme, host: address.host)
        let (rule, hasMetPublic) = (fetcher.rule, hasMetPublic)
        let allows: (IPAddress) -> Bool = { rule.allows($0, host: address.host, hasMetPublic: hasMetPublic) }
        let literal = IPAddress(address.host)
        if proxy != nil, let literal, !allows(literal) {
            throw .refusedAddress(host: address.host, ip: literal.description)
        }
        let answer = try transfer.answer(
            from: address, proxy: proxy, until: deadline, into: body, allows: proxy == nil ? allows : { _ in true })
        if (proxy == nil ? answer.peer : literal)?.isPublic ?? true { self.hasMetPublic = true }
        return answer
    }
}
