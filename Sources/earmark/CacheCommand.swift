import Foundation
import Studio

/// `earmark cache`: shows how much finished sound is kept, limits it, or clears it.
struct CacheCommand {
    private let data: DataFolder
    private let clears: Bool
    private let limit: ByteCount?

    /// Throws `ToolError.usage` for an argument that is not `clear`.
    init(_ arguments: Arguments) throws(ToolError) {
        if let argument = arguments.argument, argument != "clear" {
            throw .usage("cache knows “clear” and not “\(argument)”", command: arguments.command)
        }
        clears = arguments.argument != nil
        data = DataFolder(arguments["data"])
        limit = arguments["limit"].flatMap { ByteCount($0) }
    }

    /// Throws `ToolError` when the limit cannot be kept, or when another process is just removing clips.
    func run() throws {
        let store = ClipStore(folder: data.clips)
        if let limit {
            try data.make()
            try data.setClipLimit(limit)
            store.evict(toBytes: limit.bytes, sparing: [])
        }
        if clears {
            guard let removed = store.clear() else {
                guard FileManager.default.fileExists(atPath: data.clips) else { return try show(store) }
                throw ToolError.cacheInUse(data.clips)
            }
            try Output.standard.write("removed  \(removed.clips) clips, \(ByteCount(removed.bytes))\n")
        }
        try show(store)
    }

    private func show(_ store: ClipStore) throws(ToolError) {
        let census = store.census()
        try Output.standard.write(
            """
            clips    \(census.clips)
            size     \(ByteCount(census.bytes))
            limit    \(data.clipLimit)
            folder   \(data.clips)

            """)
    }
}
