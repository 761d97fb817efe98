import Testing

@testable import earmark

@Suite("The data folder")
struct DataFolderTests {
    struct Row: Sendable {
        var chosen: String?
        var environment: [String: String]
        var path: String
        var at: SourceLocation

        init(
            _ chosen: String?, _ environment: [String: String], _ path: String, at: SourceLocation = #_sourceLocation
        ) {
            (self.chosen, self.environment, self.path, self.at) = (chosen, environment, path, at)
        }
    }

    static let rows = [
        Row("/d", ["HOME": "/h", "XDG_DATA_HOME": "/x"], "/d"),
        Row(nil, ["HOME": "/h", "XDG_DATA_HOME": "/x"], "/x/earmark"),
        Row(nil, ["HOME": "/h"], "/h/.local/share/earmark"),
        Row(nil, ["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/earmark"),
        Row(nil, ["HOME": "/h", "XDG_DATA_HOME": "x"], "/h/.local/share/earmark"),
    ]

    @Test("What was asked for comes first, then the variable, then the home folder", arguments: rows)
    func place(_ row: Row) {
        #expect(DataFolder(row.chosen, environment: row.environment).path == row.path, sourceLocation: row.at)
    }

    @Test("The variable's voices come before the folder's own")
    func voices() {
        let environment = ["EARMARK_VOICES": "/v"]
        #expect(DataFolder("/d", environment: environment).voiceFolders == ["/v", "/d/voices"])
        #expect(DataFolder("/d", environment: ["EARMARK_VOICES": ""]).voiceFolders == ["/d/voices"])
    }
}
