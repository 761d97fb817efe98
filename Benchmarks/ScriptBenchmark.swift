import CScriptFloor
import Foundation
import HTMLTree
import Language
import Markup
import Narration

/// HTML → script against the bare libraries over the same bytes in the same run.
struct ScriptBenchmark {
    /// Measures files, each alone, `rounds` times, and prints the medians; then sentences alone.
    static func run(files: [String], rounds: Int) throws {
        var texts: [(name: String, html: String)] = []
        for file in files {
            let url = URL(filePath: file)
            texts.append((url.lastPathComponent, String(decoding: try Data(contentsOf: url), as: UTF8.self)))
        }
        print("text                            KB   floor  (html  cld2  icu)   ours  (tree blocks script)  ratio")
        var sums: [(floor: Double, ours: Double)] = []
        for text in texts {
            let figures = measured(text.html, rounds: rounds)
            print(figures.line(text.name, bytes: text.html.utf8.count))
            sums.append((figures.floor, figures.ours))
        }
        let floor = sums.reduce(0) { $0 + $1.floor }
        let ours = sums.reduce(0) { $0 + $1.ours }
        print("all: \(format(ours / floor, 2)) × the floor (at most 1.6)")
        sentences(of: texts.map(\.html).joined(separator: "\n"), rounds: rounds)
    }

    /// Measures texts of growing size, made of files, and hostile ones.
    static func growth(files: [String]) throws {
        let texts = try files.map { String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self) }
        growth(of: texts.joined(separator: "\n"))
        hostile()
    }

    /// Makes the scripts of files, and nothing else.
    static func profile(files: [String]) throws {
        for file in files {
            let html = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
            for _ in 0..<20 { _ = Script(of: Article(html: html)) }
        }
    }

    /// The medians of some rounds, in milliseconds.
    private struct Figures {
        var parsing = 0.0
        var detection = 0.0
        var breaks = 0.0
        var tree = 0.0
        var article = 0.0
        var script = 0.0
        var ratio = 0.0

        var floor: Double { parsing + detection + breaks }
        var ours: Double { article + script }

        func line(_ name: String, bytes: Int) -> String {
            let parts = [floor, parsing, detection, breaks, ours, tree, article - tree, script].map { format($0, 1, 6) }
            let name = name.padding(toLength: 28, withPad: " ", startingAt: 0)
            return name + format(Double(bytes) / 1000, 0, 6) + "  \(parts[0])  (\(parts[1])\(parts[2])\(parts[3]))  "
                + "\(parts[4])  (\(parts[5])\(parts[6])\(parts[7]))  \(format(ratio, 2))"
        }
    }

    private static func measured(_ html: String, rounds: Int) -> Figures {
        var all: [Figures] = []
        for _ in 0..<rounds {
            var figures = Figures()
            var copy = html
            let floor = copy.withUTF8 { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                    unsafe script_floor_of_html(characters.baseAddress, characters.count)
                }
            }
            (figures.parsing, figures.detection) = (floor.parsing * 1000, floor.detection * 1000)
            figures.breaks = floor.sentences * 1000
            figures.tree = seconds { _ = HTMLTree(parsing: html) } * 1000
            var article: Article?
            figures.article = seconds { article = Article(html: html) } * 1000
            figures.script = seconds { if let article { _ = Script(of: article) } } * 1000
            figures.ratio = figures.ours / figures.floor
            all.append(figures)
        }
        return all.sorted { $0.ratio < $1.ratio }[all.count / 2]
    }

    /// The cost of a byte must not grow with the size.
    private static func growth(of html: String) {
        print("size in KB, and ns a byte:")
        for size in [1, 10, 100, 1000, 5000, 20_000] {
            let text = filled(with: html, to: size * 1000)
            let figures = measured(text, rounds: size > 1000 ? 1 : 5)
            print(format(Double(size), 0, 6), format(figures.ours * 1e6 / Double(text.utf8.count), 1, 8))
        }
    }

    private static func filled(with html: String, to size: Int) -> String {
        var text = ""
        while text.utf8.count < size { text += html.utf8.count > size ? String(html.prefix(size)) : html + "\n" }
        return String(text.prefix(size))
    }

    private static func hostile() {
        let kinds: [(String, (Int) -> String)] = [
            (
                "one paragraph",
                { "<p>" + String(repeating: "The old ferry waited, and nobody knew why. ", count: $0 / 43) }
            ),
            ("one sentence", { "<p>" + String(repeating: "and the old ferry waited ", count: $0 / 25) }),
            ("one word", { "<p>" + String(repeating: "a", count: $0) }),
            ("dots", { "<p>" + String(repeating: ". ", count: $0 / 2) }),
            ("initials", { "<p>" + String(repeating: "A. ", count: $0 / 3) }),
            ("quotes", { "<p>" + String(repeating: "\" ", count: $0 / 2) }),
            ("addresses", { "<p>" + String(repeating: "https://a.example/b?c=d ", count: $0 / 24) }),
            ("ideographs", { "<p>" + String(repeating: "春天来了", count: $0 / 12) }),
            (
                "two scripts",
                { "<p>" + String(repeating: "The old ferry Старый паром стоял там долго. ", count: $0 / 66) }
            ),
            (
                "language spans",
                { "<p>" + String(repeating: "<i lang=fr>mot de la langue française</i> and ", count: $0 / 46) }
            ),
            ("nested divs", { String(repeating: "<div>word ", count: $0 / 10) }),
            ("nested spans", { String(repeating: "<span lang=de>word ", count: $0 / 19) }),
            ("table rows", { "<table>" + String(repeating: "<tr><td>one<td>two", count: $0 / 18) }),
            ("links", { "<p>" + String(repeating: "<a href='#n1'>[1]</a> so ", count: $0 / 25) }),
        ]
        print("\nhostile text, and ns a byte at 100 KB, 1 MB and 4 MB:")
        for (name, make) in kinds {
            let costs = [100_000, 1_000_000, 4_000_000].map { size in
                let html = make(size)
                return seconds { _ = Script(of: Article(html: html)) } * 1e9 / Double(html.utf8.count)
            }
            print(name.padding(toLength: 18, withPad: " ", startingAt: 0), costs.map { format($0, 1, 8) }.joined())
        }
    }

    /// Sentences alone against bare ICU: block by block as a script has them, and in one piece.
    private static func sentences(of html: String, rounds: Int) {
        let blocks = Article(html: html).blocks.map(\.text).filter { !$0.isEmpty }
        var ratios: [Double] = []
        for _ in 0..<max(3, rounds) {
            var floor = 0.0
            for block in blocks {
                var copy = block
                floor += copy.withUTF8 { bytes in
                    unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                        var count = 0
                        return unsafe script_floor_of_text(characters.baseAddress, characters.count, &count)
                    }
                }
            }
            let sentences = Sentences(in: LanguageTag("en"))
            let ours = seconds { for block in blocks { _ = sentences.pieces(of: block) } }
            ratios.append(ours / floor)
        }
        print("\nsentences: \(format(ratios.sorted()[ratios.count / 2], 2)) × bare ICU (at most 2)")
    }

    /// The processor time of a body.
    private static func seconds(_ body: () -> Void) -> Double {
        let start = script_floor_now()
        body()
        return script_floor_now() - start
    }
}

/// A number with so many digits behind the point, at least so wide.
private func format(_ value: Double, _ digits: Int, _ width: Int = 0) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
}
