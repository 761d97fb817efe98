import CCurl
import Glibc

/// One libcurl handle with its connections and cookies, for the requests of one fetch. Used on one thread.
///
/// libcurl keeps a pointer to the object between `answer` and its end; all callbacks come on that same thread.
@safe
final class Transfer {
    /// What came back from one request.
    struct Answer {
        var status: Int
        /// Where the server redirects to, absolute; nil when it does not.
        var redirect: String?
        var contentType: String?
        /// The address that answered.
        var peer: IPAddress?
    }

    private let easy: UnsafeMutableRawPointer
    private let multi: UnsafeMutableRawPointer
    /// libcurl's words on the last failure; written during transfers.
    private let words: UnsafeMutablePointer<CChar>
    private let limits: FetchLimits
    private let cancellation: Cancellation

    private var body: any BodySink = MemoryBody(limit: 0)
    private var hasBegun = false
    private var refused: IPAddress?
    private var allows: (IPAddress) -> Bool = { _ in false }

    /// Starts libcurl once for the process.
    private static let start: CURLcode = earmark_curl_global_init()

    init(fetcher: Fetcher, cancellation: Cancellation) throws(FetchError) {
        guard Self.start == CURLE_OK, let easy = unsafe curl_easy_init() else {
            throw .failed("the page", reason: "libcurl does not start")
        }
        guard let multi = unsafe curl_multi_init() else {
            unsafe curl_easy_cleanup(easy)
            throw .failed("the page", reason: "libcurl does not start")
        }
        unsafe self.easy = easy
        unsafe self.multi = multi
        unsafe words = .allocate(capacity: Int(CURL_ERROR_SIZE))
        limits = fetcher.limits
        self.cancellation = cancellation
        unsafe words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        setOptions(userAgent: fetcher.userAgent)
    }

    deinit {
        unsafe curl_easy_cleanup(easy)
        unsafe curl_multi_cleanup(multi)
        unsafe words.deallocate()
    }

    /// Asks once, without following redirects.
    ///
    /// - Parameters:
    ///   - address: An http or https address.
    ///   - proxy: The proxy to go through, or nil.
    ///   - deadline: When the whole fetch must be over.
    ///   - body: Takes the body. What it has already is not asked for again.
    ///   - allows: Judges each address before a socket is opened to it.
    /// - Returns: The answer, which may be a redirect.
    /// - Throws: `FetchError`, for an error status too.
    func answer(
        from address: WebAddress, proxy: String?, until deadline: ContinuousClock.Instant, into body: any BodySink,
        allows: @escaping (IPAddress) -> Bool
    ) throws(FetchError) -> Answer {
        self.allows = allows
        self.body = body
        (hasBegun, refused) = (false, nil)
        let left = (ContinuousClock.now.duration(to: deadline)).milliseconds
        guard left > 0 else { throw .timedOut(address.shown) }
        set(CURLOPT_TIMEOUT_MS, left)
        set(CURLOPT_URL, address.text)
        set(CURLOPT_PROXY, proxy ?? "")
        // Parts of a compressed body cannot be joined.
        set(CURLOPT_ACCEPT_ENCODING, body.wantsEncoding ? "" : nil)
        set(CURLOPT_RANGE, body.offset > 0 ? "\(body.offset)-" : nil)
        unsafe earmark_curl_set_size(easy, CURLOPT_MAXFILESIZE_LARGE, body.limit)
        let code = try run()
        let status = long(CURLINFO_RESPONSE_CODE)
        if code == CURLE_HTTP_RETURNED_ERROR { throw .status(status, address: address.shown) }
        guard code == CURLE_OK else { throw failure(code, address) }
        return Answer(
            status: status, redirect: string(CURLINFO_REDIRECT_URL), contentType: string(CURLINFO_CONTENT_TYPE),
            peer: string(CURLINFO_PRIMARY_IP).flatMap { IPAddress($0) })
    }

    /// Runs the transfer, looking every 50 ms whether somebody still waits for it.
    private func run() throws(FetchError) -> CURLcode {
        guard unsafe curl_multi_add_handle(multi, easy) == CURLM_OK else { return CURLE_FAILED_INIT }
        defer { unsafe curl_multi_remove_handle(multi, easy) }
        var running: Int32 = 1
        while true {
            if cancellation.isCancelled { throw .cancelled }
            guard unsafe curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
            if running == 0 { break }
            guard unsafe curl_multi_poll(multi, nil, 0, 50, nil) == CURLM_OK else { return CURLE_FAILED_INIT }
        }
        var waiting: Int32 = 0
        while let message = unsafe curl_multi_info_read(multi, &waiting) {
            if unsafe message.pointee.msg == CURLMSG_DONE { return unsafe message.pointee.data.result }
        }
        return CURLE_FAILED_INIT
    }

    private func failure(_ code: CURLcode, _ address: WebAddress) -> FetchError {
        let ownWords = unsafe String(cString: words)
        let reason = ownWords.isEmpty ? unsafe String(cString: curl_easy_strerror(code)) : ownWords
        switch body.refusal {
        case .tooLarge: return .tooLarge(address.shown, limit: body.limit)
        case .unwritable(let path, let reason): return .unwritable(path, reason: reason)
        case .anotherPart: return .failed(address.shown, reason: "the server sent another part than was asked for")
        case nil: break
        }
        switch code {
        case CURLE_FILESIZE_EXCEEDED: return .tooLarge(address.shown, limit: body.limit)
        case CURLE_URL_MALFORMAT: return .badAddress(address.shown)
        case CURLE_UNSUPPORTED_PROTOCOL: return .refusedProtocol(address.shown, redirected: false)
        case CURLE_COULDNT_RESOLVE_HOST: return .nameNotFound(host: address.host)
        case CURLE_COULDNT_CONNECT:
            if let refused { return .refusedAddress(host: address.host, ip: refused.description) }
            return .cannotConnect(host: address.host, reason: reason)
        case CURLE_OPERATION_TIMEDOUT: return .timedOut(address.shown)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
            return .untrusted(host: address.host, reason: reason)
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING:
            return .interrupted(address.shown, reason: reason)
        default: return .failed(address.shown, reason: reason)
        }
    }
}

// MARK: - Options and callbacks

extension Transfer {
    private func setOptions(userAgent: String) {
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        // On the fetch's thread, within curl_multi_perform; the bytes live until the callback returns.
        unsafe earmark_curl_set_writer(
            easy,
            { bytes, size, count, context in
                guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
                let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
                let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
                return unsafe transfer.take(piece) ? size * count : 0
            }, context)
        // On the same thread; the address lives until the callback returns, the socket belongs to libcurl then.
        unsafe earmark_curl_set_socket_opener(
            easy,
            { context, _, address in
                guard let context = unsafe context, let address = unsafe address else { return CURL_SOCKET_BAD }
                return unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().openSocket(to: address)
            }, context)
        unsafe earmark_curl_set_error_buffer(easy, words)
        unsafe earmark_curl_set_quick_exit(easy)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
        set(CURLOPT_NOPROXY, "")
        set(CURLOPT_USERAGENT, userAgent)
        set(CURLOPT_COOKIEFILE, "")
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_FAILONERROR, 1)
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_CONNECTTIMEOUT_MS, limits.connecting.milliseconds)
        set(CURLOPT_LOW_SPEED_LIMIT, limits.slowest)
        set(CURLOPT_LOW_SPEED_TIME, limits.stall.milliseconds / 1000)
    }

    /// Hands a piece of the body on; false ends the transfer.
    private func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        if !hasBegun {
            hasBegun = true
            guard body.begin(status: long(CURLINFO_RESPONSE_CODE), contentRange: header("content-range")) else {
                return false
            }
        }
        return unsafe body.take(piece)
    }

    private func openSocket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = unsafe earmark_curl_address_bytes(address, &bytes)
        guard let ip = IPAddress(bytes: Array(bytes.prefix(Int(count)))) else { return CURL_SOCKET_BAD }
        guard allows(ip) else {
            refused = ip
            return CURL_SOCKET_BAD
        }
        let (family, kind, number) = unsafe (address.pointee.family, address.pointee.socktype, address.pointee.protocol)
        return socket(family, kind | Int32(SOCK_CLOEXEC.rawValue), number)
    }

    private func set(_ option: CURLoption, _ value: Int) {
        unsafe earmark_curl_set_long(easy, option, value)
    }

    private func set(_ option: CURLoption, _ value: String?) {
        unsafe earmark_curl_set_string(easy, option, value)
    }

    /// A field of the answer that is coming in, copied.
    private func header(_ name: String) -> String? {
        var field: UnsafeMutablePointer<curl_header>?
        guard unsafe curl_easy_header(easy, name, 0, UInt32(CURLH_HEADER), -1, &field) == CURLHE_OK,
            let value = unsafe field?.pointee.value
        else { return nil }
        return unsafe String(cString: value)
    }

    private func long(_ info: CURLINFO) -> Int {
        var value = 0
        return unsafe earmark_curl_get_long(easy, info, &value) == CURLE_OK ? value : 0
    }

    private func string(_ info: CURLINFO) -> String? {
        var value: UnsafePointer<CChar>?
        guard unsafe earmark_curl_get_string(easy, info, &value) == CURLE_OK, let value = unsafe value else {
            return nil
        }
        return unsafe String(cString: value)
    }
}

extension Duration {
    /// Whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
