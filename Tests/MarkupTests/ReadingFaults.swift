import HTMLTree
import Markup
import Narration

/// What has to hold for every reading of any HTML, and its script and page.
struct ReadingFaults {
    private(set) var all: [String] = []
    private let reading: Reading
    private let script: Script
    private let html: String

    init(of source: String, rules: SkipRules = SkipRules()) {
        reading = Reading(html: source)
        script = Script(of: reading.article, rules: rules)
        html = reading.html(for: script)
        checkNumbers()
        checkPlaces(rules)
        checkMaps()
        checkPage()
        checkSafety()
    }

    private mutating func checkNumbers() {
        if script.utterances.map(\.index) != Array(script.utterances.indices) {
            all.append("utterances are out of order")
        }
        for (block, after) in zip(reading.article.blocks, reading.article.blocks.dropFirst()) where after.continues {
            if block.treatment == .read, after.kind == .tableRow, block.kind == .heading {
                all.append("a row goes on a heading")
            }
        }
        for block in reading.article.blocks {
            let count = block.text.unicodeScalars.count
            if block.text.isEmpty { all.append("a block has no text") }
            for span in block.spans
            where span.scalars.lowerBound < 0 || span.scalars.upperBound > count || span.scalars.isEmpty {
                all.append("a span of \(block.kind) leaves its text")
            }
        }
    }

    /// Every letter and digit of a block that is read is in one utterance, in order; of others nothing is.
    private mutating func checkPlaces(_ rules: SkipRules) {
        var spoken: [Int: [Utterance]] = [:]
        for utterance in script.utterances { spoken[utterance.block, default: []].append(utterance) }
        for (offset, block) in reading.article.blocks.enumerated() {
            let said = (spoken[offset + 1] ?? []).filter { $0.place != nil }
            let rule = SkipRules.Kind(of: block.kind).map { rules[$0] } ?? .read
            guard block.treatment == .read, rule == .read else {
                if !said.isEmpty { all.append("a \(block.kind) that is left out is spoken: \(block.text.prefix(60))") }
                continue
            }
            let scalars = Array(block.text.unicodeScalars)
            // What other words stand for may be silent: a formula in a language that has none for it.
            var isSilent = [Bool](repeating: false, count: scalars.count)
            for span in block.spans where Self.isSilent(span) { for place in span.scalars { isSilent[place] = true } }
            func isLost(_ range: Range<Int>) -> Bool { range.contains { scalars[$0].isSpeakable && !isSilent[$0] } }
            var end = 0
            for utterance in said {
                guard let place = utterance.place, place.lowerBound >= end, place.upperBound <= scalars.count else {
                    all.append("an utterance is out of place: \(utterance.text.prefix(60))")
                    continue
                }
                if isLost(end..<place.lowerBound) {
                    all.append("text is lost before: \(utterance.text.prefix(60))")
                }
                if String(String.UnicodeScalarView(scalars[place])) != utterance.text {
                    all.append("an utterance has another text than its place: \(utterance.text.prefix(60))")
                }
                end = place.upperBound
            }
            if isLost(end..<scalars.count) {
                all.append("text is lost at the end: \(block.text.suffix(60))")
            }
        }
    }

    private static func isSilent(_ span: Block.Span) -> Bool {
        switch span.meaning {
        case .said, .formula: true
        default: false
        }
    }

    private mutating func checkMaps() {
        for utterance in script.utterances {
            var (text, spoken) = (0, 0)
            for piece in utterance.map.pieces {
                let isInOrder =
                    piece.text.lowerBound >= text && piece.spoken.lowerBound >= spoken
                    && piece.text.lowerBound - text == piece.spoken.lowerBound - spoken
                if !isInOrder { all.append("a map jumps in: \(utterance.text.prefix(60))") }
                (text, spoken) = (piece.text.upperBound, piece.spoken.upperBound)
            }
            if utterance.text.unicodeScalars.count - text != utterance.spoken.unicodeScalars.count - spoken {
                all.append("a map ends early in: \(utterance.text.prefix(60))")
            }
        }
    }

    /// The page's text in the spans of an utterance is the utterance's.
    private mutating func checkPage() {
        let page = HTMLTree(parsing: html)
        var covered = script.utterances.map { [Bool](repeating: false, count: $0.text.utf16.count) }
        for index in page.nodes.indices {
            guard let element = page.element(at: index), let number = element["data-utterance"].flatMap({ Int($0) }),
                let start = element["data-at"].flatMap({ Int($0) })
            else { continue }
            guard script.utterances.indices.contains(number) else {
                all.append("the page has an utterance \(number)")
                continue
            }
            let wanted = Array(script.utterances[number].text.utf16)
            let length = element["data-length"].flatMap { Int($0) }
            let text = Array(page.text(of: index).utf16)
            let end = start + (length ?? text.count)
            guard end <= wanted.count else {
                all.append("the page goes beyond utterance \(number): \(page.text(of: index).prefix(60))")
                continue
            }
            if length == nil, Self.plain(text) != Self.plain(Array(wanted[start..<end])) {
                all.append(
                    "the page has “\(page.text(of: index).prefix(60))” in: \(script.utterances[number].text.prefix(60))"
                )
            }
            for place in start..<end {
                if covered[number][place] {
                    all.append("the page says twice: \(script.utterances[number].text.prefix(60))")
                }
                covered[number][place] = true
            }
        }
        for utterance in script.utterances where utterance.place != nil && utterance.block > 0 {
            let block = reading.article.blocks[utterance.block - 1]
            guard block.kind != .imageDescription, block.rule != "side note" else { continue }
            let missing = zip(utterance.text.utf16, covered[utterance.index]).filter { !$0.1 }.map(\.0)
            if missing.contains(where: { !", :\n，،".utf16.contains($0) }) {
                all.append(
                    "the page lacks “\(String(decoding: missing, as: UTF16.self).prefix(40))” of: \(utterance.text.prefix(60))"
                )
            }
        }
    }

    /// Raised and lowered signs as plain ones.
    private static func plain(_ text: [UInt16]) -> String {
        String(decoding: text, as: UTF16.self).decomposedByCompatibility
    }

    private mutating func checkSafety() {
        let page = HTMLTree(parsing: html)
        for index in page.nodes.indices {
            guard let element = page.element(at: index) else { continue }
            if ["script", "style", "iframe", "object", "embed", "form", "input", "base", "meta", "link", "svg"]
                .contains(element.name)
            {
                all.append("the page has <\(element.name)>")
            }
            for attribute in element.attributes {
                if attribute.name.hasPrefix("on") || attribute.name == "style" {
                    all.append("the page has \(attribute.name)=")
                }
                if ["href", "src"].contains(attribute.name),
                    !["http://", "https://", "mailto:", "#article-"].contains(where: attribute.value.hasPrefix)
                {
                    all.append("the page leads to \(attribute.value.prefix(40))")
                }
            }
        }
    }
}

extension Unicode.Scalar {
    var isSpeakable: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension String {
    /// Raised and lowered signs as plain ones.
    fileprivate var decomposedByCompatibility: String {
        let raised = Dictionary(
            uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", "0123456789+-=()ni0123456789+-=()"))
        return String(map { $0 == "−" ? "-" : raised[$0] ?? $0 })
    }
}
