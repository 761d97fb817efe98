internal import Glibc

/// libarchive takes file names from and to the character set of the calling thread's locale; without one of UTF-8 it
/// has no names for most of the world, and crashes on some.
enum UTF8Locale {
    /// Made once and kept: threads use it until the program ends. Nil where the system lacks it.
    private nonisolated(unsafe) static let utf8: locale_t? = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    /// Does work on this thread with names in UTF-8.
    static func with<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let before = unsafe uselocale(utf8)
        defer { _ = unsafe uselocale(before) }
        return try work()
    }
}
