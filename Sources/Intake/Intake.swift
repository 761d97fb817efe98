public import Fetch
public import Markup
public import Narration

/// Takes in articles: reads or fetches a source, finds out what it is, and makes an article of it.
public struct Intake: Sendable {
    /// The most bytes that a file or standard input may have.
    public static let fileBytes = 40_000_000

    private let fetcher: Fetcher

    /// An intake that fetches addresses through the given fetcher.
    public init(fetcher: Fetcher) {
        self.fetcher = fetcher
    }

    /// Makes an article of a source.
    ///
    /// - Parameters:
    ///   - source: A file, an address or standard input.
    ///   - title: The title to use where the user gives one; nil takes the source's own.
    ///   - language: The language that the user declares; nil finds it out.
    /// - Returns: The article; it may turn out to have nothing to speak.
    /// - Throws: `IntakeError`, such as `.noArticle` for a page that is an error page or a paywall's stub, or
    ///   `CancellationError` when the task was cancelled.
    public func article(from source: Source, title: String?, language: LanguageTag?) async throws -> Article {
        try await extraction(from: source, title: title, language: language).article
    }

    /// Makes an article of a source, and keeps the HTML that it was read from for the reader's page.
    ///
    /// - Parameters:
    ///   - source: A file, an address or standard input.
    ///   - title: The title to use where the user gives one; nil takes the source's own.
    ///   - language: The language that the user declares; nil finds it out.
    /// - Returns: The article with its HTML.
    /// - Throws: As ``article(from:title:language:)``.
    public func extraction(from source: Source, title: String?, language: LanguageTag?) async throws -> Extraction {
        let content = try await content(of: source)
        try Task.checkCancellation()
        if Book.isBook(content.bytes) {
            return try Book(content.bytes, subject: content.subject).whole(title: title, language: language)
        }
        let format = try Format(of: content)
        return try ArticleMaking.extraction(of: content, format: format, title: title, language: language)
    }

    func content(of source: Source) async throws -> Content {
        switch source {
        case .file(let path):
            let bytes = try await FileReading(limit: Self.fileBytes).bytes(ofFile: path)
            return Content(subject: source.subject, name: path, bytes: bytes)
        case .standardInput:
            let bytes = try await FileReading(limit: Self.fileBytes).bytesOfStandardInput()
            return Content(subject: source.subject, bytes: bytes)
        case .address(let address):
            return try await fetched(address, subject: source.subject)
        }
    }

    private func fetched(_ address: String, subject: String) async throws -> Content {
        do throws(FetchError) {
            let response = try await fetcher.fetch(address)
            return Content(
                subject: subject, name: String(response.address.prefix { $0 != "?" && $0 != "#" }),
                address: response.address, mediaType: response.mediaType, charset: response.charset,
                bytes: response.body)
        } catch .cancelled {
            throw CancellationError()
        } catch {
            throw IntakeError.notFetched(error)
        }
    }
}
