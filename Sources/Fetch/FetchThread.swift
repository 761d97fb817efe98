import Glibc

/// What a thread needs before libcurl runs on it.
enum FetchThread {
    /// Makes the calling thread deaf to SIGPIPE, which OpenSSL raises when a server hangs up, and lets it read host
    /// names as UTF-8, which libidn2 takes from the thread's locale.
    static func prepare() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        _ = unsafe uselocale(utf8)
    }

    /// Made once and kept: threads use it until the program ends. Nil where the system lacks it; then only host
    /// names of ASCII are found.
    private nonisolated(unsafe) static let utf8: locale_t? = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
}
