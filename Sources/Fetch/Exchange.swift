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

    func response(to text: String) throws(FetchError) -> Response {
        let first = try WebAddress(text)
        guard first.isWeb else { throw .refusedProtocol(first.shown, redirected: false) }
        var address = first
        for _ in 0...fetcher.limits.redirects {
            let answer = try answer(from: address)
            guard let target = answer.redirect else {
                return try response(of: answer, from: address)
            }
            let next = try WebAddress(target)
            guard next.isWeb else { throw .refusedProtocol(next.shown, redirected: true) }
            address = next
        }
        throw .tooManyRedirects(first.shown, limit: fetcher.limits.redirects)
    }

    private func answer(from address: WebAddress) throws(FetchError) -> Transfer.Answer {
        let proxy = fetcher.proxies.proxy(scheme: address.scheme, host: address.host)
        let (rule, hasMetPublic) = (fetcher.rule, hasMetPublic)
        let allows: (IPAddress) -> Bool = { rule.allows($0, host: address.host, hasMetPublic: hasMetPublic) }
        let literal = IPAddress(address.host)
        if proxy != nil, let literal, !allows(literal) {
            throw .refusedAddress(host: address.host, ip: literal.description)
        }
        let answer = try transfer.answer(
            from: address, proxy: proxy, until: deadline, allows: proxy == nil ? allows : { _ in true })
        if (proxy == nil ? answer.peer : literal)?.isPublic ?? true { self.hasMetPublic = true }
        return answer
    }

    private func response(of answer: Transfer.Answer, from address: WebAddress) throws(FetchError) -> Response {
        guard (200..<300).contains(answer.status) else { throw .status(answer.status, address: address.shown) }
        return Response(
            address: address.text, status: answer.status, contentType: answer.contentType, body: answer.body)
    }
}
