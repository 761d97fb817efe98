internal import HTMLTree
public import Narration

extension Reading {
    /// The reader's page of the article: its HTML as far as an allow-list lets it through, with the utterances of a
    /// script marked in it. It has no scripts, styles, event handlers or forms, and can be put into a page as it is.
    ///
    /// - Text that is spoken stands in `<span data-utterance="12" data-at="5">`: the utterance's number, and where in
    ///   the utterance's text the span begins, in UTF-16 code units. An utterance that crosses elements has several
    ///   spans with its number. The text in a span is the utterance's, unit by unit; what is between two spans of one
    ///   utterance (the comma between two cells of a row) is not on the page.
    /// - A formula has `data-length` as well: how much of the utterance's text it stands for.
    /// - What is only announced has `data-announced` with the number of the utterance that does so.
    /// - The title is not in it: it is utterance 0 wherever the page shows it.
    ///
    /// Links and pictures lead to `http`, `https` and `mailto` alone; identifiers begin with `article-`. Time is linear
    /// in the article.
    ///
    /// - Parameter script: A script of this article.
    /// - Returns: A fragment of HTML.
    public func html(for script: Script) -> String {
        var page = ReaderPage(of: self, script: script)
        return page.write()
    }
}

/// Writes the reader's page in one walk over the tree.
struct ReaderPage {
    private let reading: Reading
    private let tree: HTMLTree
    private let ids: [Substring: HTMLTree.Index]
    private var writer = HTMLWriter()
    /// The elements that are being walked through.
    private var opened: [Opened] = []
    /// How many formulas are around.
    private var formulas = 0
    private var nextOrigin = 0
    /// By block, from the first block of the article.
    private var places: [UtterancePlaces]
    private var announced: [Int?]

    private struct Opened {
        /// How many tags were opened for it.
        var count = 0
        var isFormula = false
        /// The part of an utterance that it stands for.
        var stretch: UtterancePlaces.Stretch?
    }

    init(of reading: Reading, script: Script) {
        self.reading = reading
        tree = reading.tree
        var ids: [Substring: HTMLTree.Index] = [:]
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index), let id = element["id"] ?? element["name"], ids[id[...]] == nil
            else { continue }
            ids[id[...]] = index
        }
        self.ids = ids
        places = []
        announced = []
        var next = script.utterances.startIndex
        for (offset, block) in reading.article.blocks.enumerated() {
            while next < script.utterances.endIndex, script.utterances[next].block <= offset { next += 1 }
            let first = next
            while next < script.utterances.endIndex, script.utterances[next].block == offset + 1 { next += 1 }
            let utterances = script.utterances[first..<next]
            places.append(UtterancePlaces(utterances, in: block.text))
            announced.append(utterances.first { $0.place == nil }?.index)
        }
    }

    mutating func write() -> String {
        var walk = tree.walk(from: reading.main)
        while let visit = walk.next() {
            switch visit {
            case .enter(let index):
                switch tree.nodes[index].content {
                case .text(let text): write(text, of: index)
                case .element(let element): if !enter(index, element) { walk.skipInside() }
                }
            case .leave(let index):
                if tree.element(at: index) != nil { leave() }
            }
        }
        return writer.finished()
    }

    // MARK: Elements

    /// Begins an element; false when nothing inside it is written.
    private mutating func enter(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Bool {
        opened.append(Opened())
        let whole = origins(of: index).first { $0.isWhole }
        if reading.leftOut.contains(index) {
            // A formula that only a script would have drawn.
            if let whole, element.name == "script" { writeRange(whole) }
            return false
        }
        if element.name == "img" {
            writePicture(index, element, whole)
            return false
        }
        if AllowList.void.contains(element.name), formulas == 0 {
            writer.void(element.name, [])
            return false
        }
        if element.name == "math" {
            formulas += 1
            opened[opened.count - 1].isFormula = true
        }
        if let whole { openWhole(whole) }
        // MathML holds nothing but MathML, and stands nowhere else.
        guard formulas > 0 ? AllowList.isMathML(element.name) : AllowList.allows(element.name) else {
            // What is only for programs goes with all that is in it.
            return element.presence != .inert && !["svg", "annotation", "annotation-xml"].contains(element.name)
        }
        writer.open(
            element.name, attributes(of: index, element), isKept: AllowList.keptEmpty.contains(element.name))
        opened[opened.count - 1].count += 1
        return true
    }

    /// Ends an element.
    private mutating func leave() {
        guard let element = opened.popLast() else { return }
        var isWritten = false
        for _ in 0..<element.count where writer.close() { isWritten = true }
        if element.isFormula { formulas -= 1 }
        // A formula that is only told in an attribute has nothing to show but its words.
        if !isWritten, let stretch = element.stretch { write(stretch, isFolded: false, announced: nil) }
    }

    /// Opens what marks an element that stands for a part of an utterance as a whole.
    private mutating func openWhole(_ origin: Origin) {
        guard isShown(origin.block),
            let stretch = places[origin.block].stretches(of: origin.start..<origin.start + origin.count).first,
            let utterance = stretch.utterance
        else { return }
        writer.open(
            "span",
            [
                ("data-utterance", String(utterance)), ("data-at", String(stretch.offset)),
                ("data-length", String(stretch.text.utf16.count)),
            ])
        opened[opened.count - 1].count += 1
        opened[opened.count - 1].stretch = stretch
    }

    private mutating func writePicture(_ index: HTMLTree.Index, _ element: HTMLTree.Element, _ whole: Origin?) {
        guard let source = picture(element) else {
            // A sign of the text, or a formula, without its picture.
            if let whole { writeRange(whole) }
            return
        }
        var attributes: [(name: String, value: String)] = [("src", source)]
        for attribute in element.attributes {
            guard let rule = AllowList.rule(for: attribute.name, of: "img"),
                let value = AllowList.clean(attribute.value, by: rule)
            else { continue }
            attributes.append((attribute.name, value))
        }
        attributes += [("loading", "lazy"), ("referrerpolicy", "no-referrer")]
        if let whole { openWhole(whole) }
        if let whole, let announced = announced[whole.block] {
            attributes.append(("data-announced", String(announced)))
        }
        writer.void("img", attributes)
    }

    /// Where a picture is; pages that load their pictures late keep that in other attributes.
    private func picture(_ element: HTMLTree.Element) -> String? {
        for name in Self.sources {
            if let source = element[name].flatMap({ address($0) }) { return source }
        }
        return nil
    }

    private static let sources = ["src", "data-src", "data-original", "data-lazy-src"]

    private func attributes(of index: HTMLTree.Index, _ element: HTMLTree.Element) -> [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = []
        var seen: Set<String> = []
        for attribute in element.attributes where seen.insert(attribute.name).inserted {
            switch attribute.name {
            case "id", "name":
                guard ids[attribute.value[...]] == index, attribute.value.utf8.count <= 200,
                    attribute.name == "id" || element["id"] == nil
                else { continue }
                attributes.append(("id", Self.prefix + attribute.value))
            case "href" where element.name == "a":
                guard let href = link(attribute.value) else { continue }
                attributes.append(("href", href))
                if href.first != "#" { attributes.append(("rel", "noopener noreferrer")) }
            default:
                guard let rule = AllowList.rule(for: attribute.name, of: element.name),
                    let value = AllowList.clean(attribute.value, by: rule)
                else { continue }
                attributes.append((attribute.name, value))
            }
        }
        return attributes
    }

    private static let prefix = "article-"

    /// Where a link may lead, or nil.
    private func link(_ href: String) -> String? {
        if href.first == "#" {
            let target = href.dropFirst()
            return ids[target] == nil ? nil : "#" + Self.prefix + target
        }
        let cleaned = WebAddress.cleaned(href)
        if WebAddress.scheme(of: cleaned[...]) == "mailto" { return "mailto:" + cleaned.dropFirst(7) }
        guard let address = address(href) else { return nil }
        let fragment = cleaned.firstIndex(of: "#").map { cleaned[$0...] } ?? ""
        return address + fragment
    }

    /// A full address of the web, or nil.
    private func address(_ text: String) -> String? {
        guard !text.isEmpty else { return nil }
        return WebAddress(text, relativeTo: reading.base)?.description
    }

    // MARK: Text

    /// The origins in a node; nodes are asked for in document order.
    private mutating func origins(of index: HTMLTree.Index) -> ArraySlice<Origin> {
        let origins = reading.origins
        while nextOrigin < origins.count, origins[nextOrigin].node < index { nextOrigin += 1 }
        let first = nextOrigin
        while nextOrigin < origins.count, origins[nextOrigin].node == index { nextOrigin += 1 }
        return origins[first..<nextOrigin]
    }

    private func isShown(_ block: Int) -> Bool {
        guard case .skip(let reason) = reading.article.blocks[block].treatment else { return true }
        return SkipReason.shown.contains(reason)
    }

    private mutating func write(_ text: String, of index: HTMLTree.Index) {
        let origins = origins(of: index)
        guard let first = origins.first else {
            // What stands in no block: a note's mark, a reading, struck words.
            return writer.text(TextBuffer.spaced(text))
        }
        guard isShown(first.block) || origins.contains(where: { isShown($0.block) }) else { return }
        var scalars = text.unicodeScalars[...]
        var place = 0
        for origin in origins where isShown(origin.block) {
            writeGap(&scalars, from: &place, to: origin.source)
            writeRange(origin)
            let end = origin.source + origin.length
            while place < end, !scalars.isEmpty {
                scalars.removeFirst()
                place += 1
            }
        }
        writeGap(&scalars, from: &place, to: .max)
    }

    /// What of a text is in no block: the marks of notes in it. White space is in blocks where it means something.
    private mutating func writeGap(_ scalars: inout Substring.UnicodeScalarView, from place: inout Int, to end: Int) {
        var gap = String.UnicodeScalarView()
        while place < end, let scalar = scalars.popFirst() {
            if TextRole(of: scalar) == .text { gap.append(scalar) }
            place += 1
        }
        if !gap.isEmpty { writer.text(String(gap)) }
    }

    private mutating func writeRange(_ origin: Origin) {
        guard isShown(origin.block) else { return }
        for stretch in places[origin.block].stretches(of: origin.start..<origin.start + origin.count) {
            write(stretch, isFolded: origin.isFolded, announced: announced[origin.block])
        }
    }

    private mutating func write(_ stretch: UtterancePlaces.Stretch, isFolded: Bool, announced: Int?) {
        let text =
            isFolded
            ? String(String.UnicodeScalarView(stretch.text.unicodeScalars.map(TextBuffer.Shape.unfolded)))
            : String(stretch.text)
        if let utterance = stretch.utterance {
            writer.text(text, ofUtterance: utterance, at: stretch.offset)
        } else if let announced {
            writer.text(text, ofUtterance: announced, at: 0, isAnnounced: true)
        } else {
            writer.text(text)
        }
    }
}
