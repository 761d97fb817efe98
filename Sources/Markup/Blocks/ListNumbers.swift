internal import HTMLTree

/// Counts the items of a list. Source: HTML Living Standard, sections 4.4.5 and 4.4.8.
struct ListNumbers {
    private var next: Int
    private let step: Int
    private let style: Style

    private enum Style { case decimal, letters, none }

    /// The numbers of an `ol`; nil where none are shown.
    init?(of list: HTMLTree.Index, _ element: HTMLTree.Element, in tree: HTMLTree) {
        let css = element["style"]?.lowercased() ?? ""
        if css.contains("list-style") && (css.contains("none") || css.contains("disc") || css.contains("circle")) {
            return nil
        }
        style =
            switch element["type"] {
            case "a", "A": .letters
            default: css.contains("alpha") || css.contains("latin") ? .letters : .decimal
            }
        let isReversed = element["reversed"] != nil
        step = isReversed ? -1 : 1
        if let start = element["start"].flatMap(Self.number) {
            next = start
        } else {
            next = isReversed ? Self.itemCount(in: list, of: tree) : 1
        }
    }

    /// What is said before the next item, which may have a `value`.
    mutating func label(value: String?) -> String {
        if let value = value.flatMap(Self.number) { next = value }
        defer { next += step }
        guard style == .letters, next > 0, next <= 18_278 else { return String(next) }
        var letters = ""
        var rest = next
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// A number within the bounds of lists that people read.
    private static func number(_ text: String) -> Int? {
        guard let number = Int(text.drop { $0 == " " }.prefix { $0 != " " }), abs(number) < 1_000_000_000 else {
            return nil
        }
        return number
    }

    private static func itemCount(in list: HTMLTree.Index, of tree: HTMLTree) -> Int {
        var count = 0
        var child = tree.nodes[list].firstChild
        while let place = child {
            if tree.element(at: place)?.name == "li" { count += 1 }
            child = tree.nodes[place].nextSibling
        }
        return count
    }
}
