internal import Narration

/// What can only be told once all blocks of an article are there. Blocks keep their places.
struct BlockPasses {
    private(set) var blocks: [Block]
    private let inks: [TextBuffer.Ink]

    /// Goes over an article's blocks.
    init(over blocks: [Block], inks: [TextBuffer.Ink], title: String, byline: String?) {
        self.blocks = blocks
        self.inks = inks
        var opening = Opening(title: title, byline: byline)
        opening.skip(in: &self.blocks)
        skipRepeatedDescriptions()
        skipPictureLabels()
        skipLinkLists()
        skipRelated()
        skipPullQuotes()
        settleHeadings()
        skipLastHeadings()
    }

    /// A picture's description that its caption, or the text beside it, says as well.
    private mutating func skipRepeatedDescriptions() {
        for index in blocks.indices where blocks[index].kind == .imageDescription && blocks[index].treatment == .read {
            let wanted = Phrases.letters(of: blocks[index].text)
            for other in max(0, index - 1)...min(blocks.count - 1, index + 2) where other != index {
                guard blocks[other].kind != .imageDescription, blocks[other].treatment == .read,
                    blocks[other].text.utf8.count < 2_000
                else { continue }
                let text = Phrases.letters(of: blocks[other].text)
                let isSame =
                    text == wanted
                    || (blocks[other].kind == .caption && (text.hasPrefix(wanted) || wanted.hasPrefix(text)))
                if isSame { blocks[index].treatment = .skip(reason: SkipReason.sameAsCaption) }
            }
        }
    }

    /// "Photo" over a picture.
    private mutating func skipPictureLabels() {
        for index in blocks.indices.dropLast() {
            let next = blocks[index + 1].kind
            guard blocks[index].treatment == .read, blocks[index].text.utf8.count < 48,
                next == .imageDescription || next == .caption,
                Phrases.pictureLabels.contains(Phrases.letters(of: blocks[index].text))
            else { continue }
            blocks[index].treatment = .skip(reason: SkipReason.boilerplate)
        }
    }

    // MARK: Lists of links

    /// Tables of contents, and lists of other pages.
    private mutating func skipLinkLists() {
        var index = 0
        while index < blocks.count {
            guard blocks[index].kind == .listItem, blocks[index].treatment == .read else {
                index += 1
                continue
            }
            var end = index
            while end < blocks.count, blocks[end].kind == .listItem, blocks[end].treatment == .read { end += 1 }
            skipList(index..<end)
            index = end
        }
    }

    private mutating func skipList(_ range: Range<Int>) {
        var all = 0
        var linked = 0
        var here = 0
        for index in range {
            all += inks[index].all
            linked += inks[index].linked
            here += inks[index].linkedHere
        }
        guard all > 0 else { return }
        let heading = heading(before: range.lowerBound)
        let name = heading.map { Phrases.letters(of: blocks[$0].text) } ?? ""
        var reason: String?
        if here * 10 >= all * 9, range.count >= 3 || Phrases.contentsHeadings.contains(name) {
            reason = SkipReason.contents
        } else if linked * 10 >= all * 6, Phrases.relatedHeadings.contains(name) {
            reason = SkipReason.readMore
        } else if linked * 10 >= all * 9, Phrases.tagLabels.contains(name) {
            reason = SkipReason.furniture
        }
        guard let reason else { return }
        for index in range { blocks[index].treatment = .skip(reason: reason) }
        if let heading, reason != SkipReason.contents || Phrases.contentsHeadings.contains(name) {
            blocks[heading].treatment = .skip(reason: reason)
        }
    }

    /// The heading, or a line that stands for one, right before a block.
    private func heading(before index: Int) -> Int? {
        var place = index - 1
        while place >= 0, place > index - 4 {
            if blocks[place].treatment == .read { break }
            place -= 1
        }
        guard place >= 0, blocks[place].treatment == .read, blocks[place].text.utf8.count < 100 else { return nil }
        return blocks[place].kind == .heading || blocks[place].kind == .paragraph ? place : nil
    }

    /// Everything under a heading that announces other pages, where most of it is links.
    private mutating func skipRelated() {
        for index in blocks.indices {
            guard blocks[index].kind == .heading, blocks[index].treatment == .read,
                Phrases.relatedHeadings.contains(Phrases.letters(of: blocks[index].text))
            else { continue }
            var end = index + 1
            var (all, linked) = (0, 0)
            while end < blocks.count, end < index + 80, blocks[end].kind != .heading {
                if blocks[end].treatment == .read {
                    all += inks[end].all
                    linked += inks[end].linked
                }
                end += 1
            }
            guard all > 0, linked * 2 >= all else { continue }
            for place in index..<end where blocks[place].treatment == .read {
                blocks[place].treatment = .skip(reason: SkipReason.readMore)
            }
        }
    }

    // MARK: Pull quotes

    /// Quotes set in large type that the text has too: known by their first and last words.
    private mutating func skipPullQuotes() {
        for index in PullQuotes(in: blocks).found { blocks[index].treatment = .skip(reason: SkipReason.pullQuote) }
    }

    // MARK: Headings

    /// A heading over nothing but notes belongs to them, one over what is left out is left out.
    private mutating func settleHeadings() {
        var next: (kind: Block.Kind, treatment: Block.Treatment)?
        var isMixed = false
        for index in blocks.indices.reversed() {
            let block = blocks[index]
            if block.kind == .heading, block.treatment == .read {
                let isNotes = next?.kind == .footnote && Phrases.noteHeadings.contains(Phrases.letters(of: block.text))
                if let next, !isMixed || isNotes, isSettled(block, next) {
                    blocks[index].kind = next.kind == .footnote ? .footnote : block.kind
                    if next.kind == .footnote { blocks[index].level = nil }
                    blocks[index].treatment = next.treatment
                    blocks[index].rule = next.kind == .footnote ? "heading over notes" : block.rule
                }
                next = nil
                isMixed = false
                continue
            }
            if case .skip(let reason) = block.treatment,
                [SkipReason.noteMark, SkipReason.hidden, SkipReason.editing].contains(reason)
            {
                continue
            }
            if let known = next, known.kind != block.kind || known.treatment != block.treatment { isMixed = true }
            next = (block.kind, block.treatment)
        }
    }

    /// Headings over other pages that were not saved themselves.
    private mutating func skipLastHeadings() {
        guard let last = blocks.lastIndex(where: { $0.treatment == .read && $0.kind != .heading }),
            blocks[last].kind != .title
        else { return }
        for index in blocks.indices[(last + 1)...]
        where blocks[index].treatment == .read
            && Phrases.relatedHeadings.contains(Phrases.letters(of: blocks[index].text))
        {
            blocks[index].treatment = .skip(reason: SkipReason.furniture)
        }
    }

    private func isSettled(_ heading: Block, _ below: (kind: Block.Kind, treatment: Block.Treatment)) -> Bool {
        if below.kind == .footnote { return true }
        guard case .skip(let reason) = below.treatment else { return false }
        return [SkipReason.contents, SkipReason.readMore, SkipReason.furniture, SkipReason.share].contains(reason)
    }
}
