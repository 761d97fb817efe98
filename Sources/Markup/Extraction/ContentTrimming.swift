internal import HTMLTree

/// Leaves out what stands in the article's element without being the article: links to other articles, sentences about
/// newsletters, labels. It looks at what blocks say, and at what is around them.
struct ContentTrimming {
    private let layout: PageLayout
    private let score: ProseScore
    private let main: HTMLTree.Index
    /// Elements that are left out, with the reason.
    private(set) var leftOut: [HTMLTree.Index: String]
    /// Elements that are what is written under a picture.
    private(set) var captions: Set<HTMLTree.Index> = []

    init(layout: PageLayout, score: ProseScore, main: HTMLTree.Index, leftOut: [HTMLTree.Index: String]) {
        (self.layout, self.score, self.main, self.leftOut) = (layout, score, main, leftOut)
    }

    /// Whether prose has come already: what stands before it are dates and names.
    private var hasProseBefore = false

    /// A block of the article that has text of its own.
    private struct Piece {
        var index: Int
        var isKept = true
        var isLabel = false
    }

    /// Looks at every block once.
    mutating func run() {
        var pieces: [Piece] = []
        var index = main
        while index < layout.ends[main] {
            if leftOut[index] != nil {
                pieces.append(Piece(index: index, isKept: false))
                index = layout.ends[index]
                continue
            }
            if index != main, let reason = reasonForWhole(index) {
                leave(index, reason)
                pieces.append(Piece(index: index, isKept: false))
                index = layout.ends[index]
                continue
            }
            if layout.own[index] > 0, layout.isBlock(index) {
                let reason = index == main ? nil : reason(index)
                // Blocks inside stay, unless all its text is its own.
                if let reason, layout.own[index] == layout.text[index] {
                    leave(index, reason)
                    pieces.append(Piece(index: index, isKept: false))
                    index = layout.ends[index]
                    continue
                }
                pieces.append(Piece(index: index, isLabel: isLabel(index)))
                if ProseScore.value(of: index, in: layout) > 0 { hasProseBefore = true }
            }
            index += 1
        }
        leaveLonelyLabels(pieces)
    }

    private mutating func leave(_ index: Int, _ reason: String) {
        leftOut[index] = reason
    }

    /// Labels and headings whose part was left out go with it.
    private mutating func leaveLonelyLabels(_ pieces: [Piece]) {
        for (number, piece) in pieces.enumerated() where piece.isKept && piece.isLabel {
            guard number + 1 < pieces.count, !pieces[number + 1].isKept, isLinkReason(pieces[number + 1].index) else {
                continue
            }
            if number + 2 < pieces.count, pieces[number + 2].isKept, !pieces[number + 2].isLabel,
                layout.kinds[piece.index] == .heading
            {
                continue
            }
            leave(piece.index, leftOut[pieces[number + 1].index] ?? "links to other articles")
        }
    }

    private func isLinkReason(_ index: Int) -> Bool {
        leftOut[index] == "links to other articles"
    }

    private func isLabel(_ index: Int) -> Bool {
        guard layout.own[index] == layout.text[index] else { return false }
        if layout.kinds[index] == .heading { return layout.own[index] < 120 }
        guard layout.own[index] < 50 else { return false }
        return layout.marks[index] == 0 || layout.folded(index, limit: 80).last == UInt8(ascii: ":")
    }

    /// Why an element goes as a whole: it is a list of titles that lead to pages of the same site.
    private func reasonForWhole(_ index: Int) -> String? {
        let (text, linked, links) = (layout.text[index], layout.linked[index], layout.links[index])
        guard links > 0, linked * 10 > text * 8, linked / links >= 22, layout.outward[index] * 2 <= links else {
            return nil
        }
        switch layout.kinds[index] {
        case .list: return "links to other articles"
        case .block where links > 1 && text < 2000: return "links to other articles"
        default: return nil
        }
    }

    /// Why a block goes by its own text.
    private mutating func reason(_ index: Int) -> String? {
        let (own, linked) = (layout.own[index], layout.ownLinked[index])
        guard own < 600, own == layout.text[index] else { return nil }
        switch layout.kinds[index] {
        case .cell, .listing, .table: return nil
        default: break
        }
        let words = layout.folded(index, limit: 1200)
        if let reason = Boilerplate.reason(words, isLinked: linked * 10 > own * 4) {
            // A heading over links goes with them, which is told once the blocks are there.
            let isOverLinks =
                layout.kinds[index] == .heading
                && Phrases.relatedHeadings.contains(Phrases.letters(of: String(decoding: words, as: UTF8.self)))
            return isOverLinks ? nil : reason
        }
        if !hasProseBefore, own < 90, let reason = Boilerplate.headReason(words) { return reason }
        switch layout.kinds[index] {
        case .heading, .item, .quote: return nil
        default: break
        }
        let isOutward = layout.outward[index] * 2 > layout.links[index]
        if linked * 10 >= own * 9, own >= (isOutward ? 30 : 16), !words.starts(with: "http".utf8) {
            return "link to another article"
        }
        if linked * 10 >= own * 6, layout.links[index] > 1, !isOutward, words.last != UInt8(ascii: ".") {
            return "links to other articles"
        }
        if Boilerplate.isCredit(words) { captions.insert(index) }
        return nil
    }
}
