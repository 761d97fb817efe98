import TestSupport

/// Makes article HTML whose words say what has to become of them.
struct RandomHTML {
    private(set) var html = ""
    /// Words that have to be said, in order. Each is there once.
    private(set) var said: [String] = []
    /// Words that must not be said.
    private(set) var unsaid: [String] = []
    private var random: Seeded
    private var number = 0

    init(seed: UInt64) {
        random = Seeded(seed: seed)
        html = "<section>"
        for _ in 0..<Int.random(in: 1...8, using: &random) { block(depth: 0) }
        html += "</section>"
    }

    private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

    private mutating func word(_ isSaid: Bool) {
        number += 1
        let name = (isSaid ? "vo" : "ni") + String(number) + pick(["ka", "lem", "tir", "mö", "до", "字"])
        if isSaid { said.append(name) } else { unsaid.append(name) }
        html += name
    }

    private mutating func inline(_ isSaid: Bool, depth: Int) {
        for count in 0..<Int.random(in: 1...6, using: &random) {
            if count > 0 { html += pick([" ", "\n  ", "&nbsp;", ", ", ". ", "! ", " — ", "<wbr> ", "<br>", "&shy; "]) }
            guard depth < 5, Int.random(in: 0..<3, using: &random) == 0 else {
                word(isSaid)
                continue
            }
            // Links do not nest; a block of nothing but code is a listing.
            let names = depth == 0 ? ["a href='https://a.example/x'"] : ["code"]
            let name = pick(
                names + [
                    "b", "i", "em", "span", "abbr title=x", "kbd", "mark",
                    "q lang=fr", "u", "small", "x-y",
                ])
            let isHidden = Int.random(in: 0..<8, using: &random) == 0
            html += "<\(name)\(isHidden ? pick([" hidden", " aria-hidden=true", " style='display: none'"]) : "")>"
            inline(isSaid && !isHidden, depth: depth + 1)
            html += "</\(name.prefix { $0 != " " })>"
        }
    }

    private mutating func block(depth: Int) {
        if Int.random(in: 0..<10, using: &random) == 0 { return hiddenBlock() }
        switch depth > 4 ? 0 : Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2:
            wrapped(pick(["p", "p", "div", "section", "h2", "h3", "dd", "figcaption"])) { $0.inline(true, depth: 0) }
        case 3:
            wrapped(pick(["ul", "ol", "ol start=7"])) { list in
                for _ in 0..<Int.random(in: 1...4, using: &list.random) {
                    list.wrapped("li") { $0.either(depth: depth) }
                }
            }
        case 4: table()
        case 5: wrapped("blockquote") { $0.block(depth: depth + 1) }
        case 6:
            wrapped("details") {
                $0.wrapped("summary") { $0.inline(true, depth: 1) }
                $0.block(depth: depth + 1)
            }
        case 7:
            wrapped("dl") {
                $0.wrapped("dt") { $0.inline(true, depth: 1) }
                $0.wrapped("dd") { $0.either(depth: depth) }
            }
        case 8:
            inline(true, depth: 0)
            html += pick(["<hr>", "<br><br>", "<p>", "</div>", "</p>", "<img src=/a.png alt=''>"])
        default:
            wrapped(pick(["div", "section", "article", "center", "figure", "fieldset"])) {
                for _ in 0..<Int.random(in: 1...3, using: &$0.random) { $0.either(depth: depth) }
            }
        }
    }

    private mutating func either(depth: Int) {
        if Bool.random(using: &random) { block(depth: depth + 1) } else { inline(true, depth: 0) }
    }

    private mutating func table() {
        wrapped("table") { table in
            let width = Int.random(in: 2...4, using: &table.random)
            for _ in 0..<Int.random(in: 2...4, using: &table.random) {
                table.wrapped("tr") { row in
                    for _ in 0..<width { row.wrapped("td") { $0.inline(true, depth: 3) } }
                }
            }
        }
    }

    private mutating func hiddenBlock() {
        let name = pick([
            "p hidden", "div style='visibility:hidden'", "div aria-hidden=true", "template", "script", "style",
            "noscript", "nav", "dialog", "select",
        ])
        html += "<\(name)>"
        word(false)
        html += "</\(name.prefix { $0 != " " })>"
    }

    private mutating func wrapped(_ name: String, _ inside: (inout RandomHTML) -> Void) {
        html += "<\(name)>"
        inside(&self)
        html += "</\(name.prefix { $0 != " " })>" + pick(["", "\n", " "])
    }
}
