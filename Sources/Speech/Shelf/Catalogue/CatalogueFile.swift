public import Fetch
import Foundation

/// The catalogue that was fetched last, kept on disk to be searched offline.
///
/// The file's first line says where it came from and when; what the server sent follows, byte for byte.
public struct CatalogueFile: Sendable {
    private struct Origin: Codable {
        var address: String
        var fetched: Int
    }

    private let path: String

    /// The catalogue in the given file, which may not be there yet.
    public init(path: String) {
        self.path = path
    }

    /// The kept catalogue; nil when none was fetched, or what is there cannot be read.
    public func catalogue() -> Catalogue? {
        // One that cannot be read is as good as none: it is fetched again.
        guard let data = try? Data(contentsOf: URL(filePath: path)), let end = data.firstIndex(of: 0x0A),
            let origin = try? JSONDecoder().decode(Origin.self, from: data[..<end])
        else { return nil }
        return try? Catalogue(
            json: Array(data[data.index(after: end)...]), address: origin.address, fetched: origin.fetched)
    }

    /// Fetches the catalogue and keeps it. What was kept stays when that fails.
    ///
    /// Throws `ShelfError.notFetched`, `.badCatalogue` or `.unwritable`.
    public func refresh(from address: String, by fetcher: Fetcher) async throws(ShelfError) -> Catalogue {
        var limits = fetcher.limits
        limits.bodyBytes = Catalogue.sizeLimit
        let response: Response
        do {
            response = try await fetcher.limited(to: limits).fetch(address)
        } catch {
            throw .notFetched(error)
        }
        let now = Int(Date().timeIntervalSince1970)
        // The address that was asked for, not the one that a redirect led to: the files are beside that.
        let catalogue = try Catalogue(json: response.body, address: address, fetched: now)
        do {
            let origin = try JSONEncoder().encode(Origin(address: address, fetched: now))
            try (origin + [0x0A] + Data(response.body)).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unwritable(path, reason: error.localizedDescription)
        }
        return catalogue
    }
}

extension Fetcher {
    /// The same fetcher with other limits.
    func limited(to limits: FetchLimits) -> Fetcher {
        Fetcher(limits: limits, rule: rule, proxies: proxies, userAgent: userAgent)
    }
}
