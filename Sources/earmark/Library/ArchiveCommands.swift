import Foundation
import Library
import Narration

/// `earmark export`: writes the library, or a part of it, into one archive.
struct ExportCommand {
    private let path: String
    private var selection = Selection(.all)
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        guard let path = arguments.argument, path.hasSuffix(".tar.gz") || path.hasSuffix(".tgz") else {
            throw .usage("export needs a file that ends in .tar.gz", command: "export")
        }
        self.path = path
        data = DataFolder(arguments["data"])
        selection.label = arguments["label"]
        let shelves = Selection.Shelf.allCases.filter { arguments.has($0.rawValue) }
        guard shelves.count <= 1 else {
            throw .usage(
                "export takes one part: --\(shelves.map(\.rawValue).joined(separator: " or --"))", command: "export")
        }
        if let shelf = shelves.first { selection.shelf = shelf }
    }

    func run() async throws {
        guard let library = try data.libraryForReading() else {
            throw ToolError.impossible("the library is empty; there is nothing to export")
        }
        let interruption = Interruption()
        interruption.guardUnfinished(path + ".partial")
        defer { interruption.guardUnfinished(nil) }
        let count = try await interruption.cancelling { try await library.export(to: path, selection) }
        try Output.error.write("\(path.withoutControls): \(count) \(count == 1 ? "article" : "articles")\n")
    }
}

/// `earmark import`: takes an archive back.
struct ImportCommand {
    private let path: String
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        guard let path = arguments.argument else {
            throw .usage("import needs the file that earmark export wrote", command: "import")
        }
        self.path = path
        data = DataFolder(arguments["data"])
    }

    func run() async throws {
        let library = try await data.library()
        let interruption = Interruption()
        let result = try await interruption.cancelling { try await library.importArchive(from: path) }
        await data.leave(library)
        let known = result.known == 0 ? "" : ", \(result.known) known already"
        try Output.error.write("\(result.added) added\(known)\n")
    }
}

/// `earmark library`: where the library is and how it is, and what to do with a damaged one.
struct LibraryCommand {
    private let rescues: Bool
    private let checks: Bool
    private let isCertain: Bool
    private let data: DataFolder

    init(_ arguments: Arguments) {
        checks = arguments.command == "library check"
        rescues = arguments.command == "library rescue"
        isCertain = arguments.has("yes")
        data = DataFolder(arguments["data"])
    }

    func run() async throws {
        if rescues { return try await rescue() }
        guard let library = try data.libraryForReading() else {
            return try Output.standard.write("\(data.path)/\(Library.fileName): not there yet\n")
        }
        if checks { return try await check(library) }
        var lines = [library.path + (library.isWritable ? "" : " (read-only)")]
        for shelf in Selection.Shelf.allCases {
            lines.append("\(try await library.count(Selection(shelf)))\t\(shelf.rawValue)")
        }
        try Output.standard.write(lines.map { $0 + "\n" }.joined())
    }

    private func check(_ library: Library) async throws {
        let damage = try await library.check()
        guard damage.isEmpty else {
            throw ToolError.impossible(
                "the library \(library.path) is damaged: " + damage.joined(separator: "; ")
                    + "; earmark library rescue sets it aside and saves what can be read")
        }
        try Output.standard.write("\(library.path): everything can be read\n")
    }

    /// Sets the library aside and makes a new one of what can be read in it.
    private func rescue() async throws {
        let path = data.path + "/" + Library.fileName
        guard FileManager.default.fileExists(atPath: path) else {
            throw ToolError.impossible("there is no library in \(data.path)")
        }
        if !isCertain {
            guard
                try Question.ask(
                    "Set \(path) aside and make a new library of what can be read in it?", assumed: false,
                    command: "library rescue")
            else { throw ToolError.declined }
        }
        let mark = Date().ISO8601Format(.iso8601(timeZone: .gmt, dateSeparator: .omitted, timeSeparator: .omitted))
        let aside = try Library.setAside(in: data.path, mark: mark)
        let library = try await data.library()
        let result = try await library.rescue(from: aside)
        await data.leave(library)
        let lost = result.lost == 0 ? "" : "; \(result.lost) could not be read"
        try Output.error.write("\(result.saved) articles saved\(lost). The damaged library is kept: \(aside)\n")
    }
}
