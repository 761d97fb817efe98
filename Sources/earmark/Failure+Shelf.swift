import Fetch
import Foundation
import Speech

extension Failure {
    /// What went wrong with fetching, adding and removing voices, without the full stop.
    static func sentence(for error: ShelfError) -> String {
        switch error {
        case .badCatalogue(let address, let reason): "\(address) is no catalogue of voices: \(reason)"
        case .notOffered(let name, let near) where near.isEmpty:
            "no voice named \(name) is to be had; earmark voices catalogue lists those that are"
        case .notOffered(let name, let near):
            "no voice named \(name) is to be had; did you mean \(near.joined(separator: " or "))?"
        case .notFetched(let error): error.description
        case .alreadyThere(let id, let folder):
            "\(id) is there already, in \(folder); earmark voices remove \(id) removes it"
        case .busy(let id): "another earmark is installing \(id) at this moment"
        case .diskFull(let folder, let needed, let free):
            "the disk of \(folder) has \(Bytes(free)) free, and \(Bytes(needed)) are needed; free some space"
        case .damaged(let file, let reason):
            "\(file) came damaged and is not used: \(reason); if it happens again, "
                + "earmark voices catalogue --refresh fetches the current list"
        case .unusable(let error): sentence(for: error)
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .notAVoice(let path, let reason): "\(path) is no voice: \(reason)"
        case .notOurs(let id, let folder):
            "\(id) lies in \(folder), which is not Earmark's to change; delete its files there"
        }
    }
}

/// A number of bytes, for people.
struct Bytes: Hashable, CustomStringConvertible {
    private let count: Int

    init(_ count: Int) {
        self.count = count
    }

    /// `63 MB`, `4.8 MB`, `12 KB`: two digits at least, decimal units.
    var description: String {
        let (value, unit) =
            switch count {
            case 1_000_000_000...: (Double(count) / 1e9, "GB")
            case 1_000_000...: (Double(count) / 1e6, "MB")
            case 1000...: (Double(count) / 1e3, "KB")
            default: (Double(count), "bytes")
            }
        return value < 10 && count >= 1000
            ? String(format: "%.1f \(unit)", value) : String(format: "%.0f \(unit)", value)
    }
}
