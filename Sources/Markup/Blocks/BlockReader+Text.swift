internal import HTMLTree
internal import Narration

extension BlockReader {
    /// Adds a text outside of listings: formulas between TeX's marks and unlinked note marks are found in it.
    mutating func appendProse(_ text: String, of index: HTMLTree.Index) {
        // A label that was set off by style alone: "CreditAda Reed".
        if buffer.isInWord, buffer.count <= 12, text.first?.isUppercase == true,
            Phrases.pictureLabels.contains(buffer.lastWord.lowercased())
        {
            buffer.space()
        }
        let finds = frame.isCode ? [] : TextFinds.all(in: text)
        guard !finds.isEmpty else {
            return buffer.append(text, of: index, shape: frame.shape)
        }
        let bytes = Array(text.utf8)
        var place = 0
        var scalar = 0
        for find in finds {
            let before = bytes[place..<find.bytes.lowerBound]
            buffer.append(before, of: index, from: scalar, spacing: .collapsed, shape: frame.shape)
            scalar += before.count { $0 & 0xC0 != 0x80 }
            let inside = bytes[find.bytes]
            switch find.kind {
            case .formula(let formula):
                let length = inside.count { $0 & 0xC0 != 0x80 }
                buffer.appendWhole(
                    formula.line, of: index, from: scalar, length: length, meaning: .formula(formula.words))
            case .mark: break
            }
            scalar += inside.count { $0 & 0xC0 != 0x80 }
            place = find.bytes.upperBound
        }
        buffer.append(bytes[place...], of: index, from: scalar, spacing: .collapsed, shape: frame.shape)
    }

    /// Adds a text of a listing: its lines are read as the plan says.
    mutating func appendListing(_ text: String, of index: HTMLTree.Index) {
        let bytes = Array(text.utf8)
        var place = 0
        var scalar = 0
        while place < bytes.count {
            let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
            let line = bytes[place..<end]
            appendLine(line, of: index, from: scalar)
            scalar += line.count { $0 & 0xC0 != 0x80 }
            guard end < bytes.count else { break }
            endListingLine(bytes[end...end], of: index, from: scalar)
            scalar += 1
            place = end + 1
        }
    }

    private mutating func appendLine(_ line: ArraySlice<UInt8>, of index: HTMLTree.Index, from scalar: Int) {
        let isCode = frame.listing?.line == .code
        buffer.append(line, of: index, from: scalar, spacing: isCode ? .kept : .collapsed, shape: .plain)
    }

    private mutating func endListingLine(_ lineFeed: ArraySlice<UInt8>, of index: HTMLTree.Index, from scalar: Int) {
        let before = frame.listing?.line ?? .code
        let endsPart = frames[frames.count - 1].listing?.endLine() ?? false
        let line = frame.listing
        // The elements inside a listing are inline: the plan goes on in all of them.
        for place in frames.indices.reversed() {
            guard frames[place].listing != nil else { break }
            if endsPart, place == frames.count - 1 { flush() }
            frames[place].listing = line
        }
        if endsPart {
            for place in frames.indices.reversed() {
                guard frames[place].listing != nil else { break }
                frames[place].listing?.apply(to: &frames[place])
            }
            return
        }
        switch before {
        case .code: buffer.append(lineFeed, of: index, from: scalar, spacing: .kept, shape: .plain)
        case .verse: buffer.endLine()
        case .prose, .left: if buffer.lastByte == UInt8(ascii: "-") { buffer.join() } else { buffer.space() }
        }
    }

    /// What is raised or lowered: exponents and indexes become signs of their own, endings of ordinals stay letters,
    /// anything else is said as a word of its own.
    mutating func beginScript(_ index: HTMLTree.Index, _ role: ElementRole, _ frame: inout Frame) {
        guard buffer.isInWord else { return }
        let text = TextBuffer.cleaned(tree.text(of: index, limit: 40))
        guard text.utf8.count < 24, !text.isEmpty else { return }
        if role == .raised ? TextBuffer.Shape.canRaise(text) : TextBuffer.Shape.canLower(text) {
            frame.shape = role == .raised ? .raised : .lowered
            return
        }
        guard let said = RaisedText.said(text, isRaised: role == .raised, after: buffer.lastWord) else { return }
        buffer.beginSpan(.said(said))
        frame.spans += 1
    }

    /// Whether a raised number without a link is the mark of a note: after a stop, or after a word that is no unit
    /// and no variable.
    func isPlainMark(_ index: HTMLTree.Index) -> Bool {
        let text = TextBuffer.cleaned(tree.text(of: index, limit: 24))
        if ["*", "**", "***", "†", "‡", "§", "¶"].contains(text) { return true }
        // "※1": the sign is for notes alone.
        if text.first == "※" || text.first == "＊" { return text.dropFirst().allSatisfy(\.isWholeNumber) }
        // "[3]: 44–45": a mark with the page it means.
        if text.first == "[", text.contains("]"),
            text.allSatisfy({ $0.isWholeNumber || "[]:,–- \u{200A}".contains($0) })
        {
            return true
        }
        let parts = text.split { $0 == "," || $0 == " " || $0 == "–" || $0 == "-" }
        guard !parts.isEmpty, parts.allSatisfy({ $0.count <= 3 && $0.allSatisfy(\.isWholeNumber) }) else {
            return false
        }
        guard buffer.isInWord else { return false }
        let word = buffer.lastWord
        guard let last = word.last else { return true }
        if last.isLetter {
            return word.count >= 4 && last.isLowercase && !RaisedText.functions.contains(word.lowercased())
        }
        return !last.isNumber && last != ")" && last != "]" && last != "|"
    }
}

/// What a raised or lowered text is said as.
enum RaisedText {
    /// Words that carry an exponent.
    static let functions: Set<String> = [
        "sinh", "cosh", "tanh", "meter", "metre", "miles", "mile", "feet", "foot", "acre",
    ]

    /// What is said for a text that has no sign of its own; nil where it is read as it stands.
    static func said(_ text: String, isRaised: Bool, after word: String) -> String? {
        let plain = text.lowercased()
        if ["tm", "sm", "®", "™", "©", "(r)", "(tm)"].contains(plain) { return "" }
        guard let last = word.last else { return nil }
        let scalars = text.unicodeScalars
        guard scalars.contains(where: \.isWord) else { return nil }
        if isRaised {
            // Endings: 1st, XXIe, Mme, 2º.
            if endings.contains(plain) { return nil }
            let isLetter = text.count == 1 && text.first?.isUppercase == true && last.isUppercase
            guard word.count == 1 || isLetter || last.isNumber || last == ")" else { return nil }
            return last.isUppercase && text.first?.isLowercase == true ? nil : " " + text
        }
        return last.isLetter || last == ")" ? " " + text : nil
    }

    private static let endings: Set<String> = [
        "st", "nd", "rd", "th", "er", "re", "e", "ème", "eme", "es", "ers", "res", "nde", "a", "o", "ª", "º", "as",
        "os",
        "me", "mes", "lle", "lles", "gr", "r", "te", "de", "ste", "ra", "ro",
    ]
}
