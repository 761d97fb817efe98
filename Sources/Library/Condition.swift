internal import Narration
internal import SQLite

/// The conditions of a selection as SQL.
struct Condition {
    private(set) var sql = "a.deleted IS NULL"
    private(set) var values: [(any Storable)?] = []

    /// The conditions of a selection, without its search; the label's row is looked up by the caller.
    init(_ selection: Selection) {
        switch selection.shelf {
        case .unread: sql += " AND a.is_archived = 0"
        case .archive: sql += " AND a.is_archived = 1"
        case .favourites: sql += " AND a.is_favourite = 1"
        case .all: break
        }
        if let words = selection.maximumWords { add("a.words <= ?", words) }
        if let words = selection.minimumWords { add("a.words >= ?", words) }
        if let language = selection.language {
            // As `SavedArticle.language` decides; a region or a script may follow the language.
            let spoken =
                "iif(a.language_is_certain, a.declared_language, ifnull(a.detected_language, a.declared_language))"
            add("(\(spoken) || '-') GLOB ?", language.language + "-*")
        }
    }

    /// One more condition, with its value.
    mutating func add(_ condition: String, _ value: any Storable) {
        sql += " AND " + condition
        values.append(value)
    }
}

extension Selection.Order {
    /// The order as SQL.
    func sql(isReversed: Bool) -> String {
        let (column, falls) =
            switch self {
            case .date: ("a.saved", true)
            case .length: ("a.words", false)
            case .title: ("a.title_key", false)
            }
        let direction = falls != isReversed ? "DESC" : "ASC"
        return "\(column) \(direction), a.id \(direction)"
    }
}
