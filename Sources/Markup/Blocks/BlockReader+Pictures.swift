internal import HTMLTree
internal import Narration

extension BlockReader {
    /// A picture: its description, a formula, or a sign of the text.
    mutating func beginPicture(_ index: HTMLTree.Index, _ element: HTMLTree.Element, _ frame: Frame) {
        let text = element["alt"].map(TextBuffer.cleaned) ?? ""
        if let formula = Picture.formula(element, text) {
            // Beside a drawn formula often stands a picture of it, or the formula beside the picture.
            if !isRepeated(formula) { appendFormula(formula, of: index, source: text) }
            return
        }
        if element["aria-hidden"] == "true" || element.presence == .hidden {
            if element.presence == .hidden, element["aria-hidden"] != "true" { leaveOut(index) }
            return
        }
        guard !text.isEmpty, element["role"] != "presentation", element["role"] != "none" else { return }
        if Picture.isSign(text) { return buffer.appendWhole(text, of: index, meaning: nil) }
        let reason = Picture.isNoDescription(text, element["src"] ?? "") ? SkipReason.noDescription : nil
        setAside(index, text, as: .imageDescription, reason: reason, rule: "alt")
    }

    /// A `math` element: in words where it can be said, in one line of signs for the eye.
    mutating func beginFormula(_ index: HTMLTree.Index, _ element: HTMLTree.Element, _ frame: inout Frame) {
        let source = element["alttext"].map(TextBuffer.cleaned) ?? ""
        if let formula = Formula(mathML: index, in: tree) {
            appendFormula(formula, of: index, source: source)
        } else if !source.isEmpty {
            let isText = source.contains(" ") && !source.contains { "\\^_{}=".contains($0) }
            let formula = isText ? .text(source) : Formula(tex: source) ?? .text(Formula.unread)
            appendFormula(formula, of: index, source: source)
        }
    }

    /// A formula that a page keeps for its script.
    mutating func beginTeXScript(_ index: HTMLTree.Index) -> Bool {
        leaveOut(index)
        let source = TextBuffer.cleaned(tree.rawText(of: index))
        let formula = Formula(tex: source) ?? .text(Formula.unread)
        if !source.isEmpty, !isRepeated(formula) { appendFormula(formula, of: index, source: source) }
        return false
    }

    private mutating func appendFormula(_ formula: Formula, of index: HTMLTree.Index, source: String) {
        let line = formula.line
        var words = formula.words
        // A text for readers beside the formula says it best, in whatever language it is.
        if words.isEmpty, !source.isEmpty, !source.contains("\\"), !source.contains("{"), source.contains(" ") {
            words = ["en": source, "de": source]
        }
        buffer.appendWhole(TextBuffer.cleaned(line), of: index, meaning: .formula(words))
        lastFormula = (line, buffer.count)
    }

    /// Whether the formula has just been read, in another form.
    private func isRepeated(_ formula: Formula) -> Bool {
        buffer.count > 0 && lastFormula.end == buffer.count && lastFormula.line == formula.line
    }
}

extension Formula {
    /// Stands for a formula that cannot be read.
    static let unread = "⟨…⟩"
}

/// What the text beside a picture tells about it.
enum Picture {
    /// The formula that a picture shows.
    static func formula(_ element: HTMLTree.Element, _ text: String) -> Formula? {
        guard !text.isEmpty else { return nil }
        let source = element["src"] ?? ""
        let names = element["class"] ?? ""
        let isFormula =
            text.hasPrefix("{\\displaystyle") || source.mentions("/math/") || names.mentions("mwe-math")
            || names.classNames.contains { $0 == "tex" || $0 == "latex" || $0 == "math" }
            || source.mentions("latex.php") || source.mentions("latex.codecogs")
            || (text.utf8.contains(UInt8(ascii: "\\")) && text.utf8.contains(UInt8(ascii: "{"))
                && text.utf8.contains(UInt8(ascii: "}")))
        guard isFormula else { return nil }
        let plain = text.trimming { $0 == "$" || $0.isWhitespace }
        return Formula(tex: plain) ?? .text(Formula.unread)
    }

    /// Whether the text is one sign that stands in a line of text: an emoji.
    static func isSign(_ text: String) -> Bool {
        text.count <= 2 && text.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value > 0x1F000 }
    }

    /// Whether the text describes nothing: a file's name, an address, "image".
    static func isNoDescription(_ text: String, _ source: String) -> Bool {
        let plain = text.lowercased()
        if Self.empty.contains(plain) || plain.contains("://") { return true }
        let isFile = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".avif", ".bmp"].contains {
            plain.hasSuffix($0)
        }
        if isFile { return true }
        // `IMG_2034`, `DSC 0012`, `a3f9c2d1`: no word in it.
        let words = plain.split { !$0.isLetter }.filter { $0.count > 2 && !["img", "dsc", "dscn", "pxl"].contains($0) }
        if words.isEmpty, plain.contains(where: \.isNumber) { return true }
        return !text.contains(" ") && plain.contains("_") && source.lowercased().contains(plain)
    }

    private static let empty: Set<String> = [
        "image", "img", "photo", "picture", "placeholder", "thumbnail", "logo", "icon", "avatar", "bild", "foto",
        "grafik",
        "imagen", "immagine", "afbeelding", "image placeholder", "featured image", "untitled", "null", "undefined",
        "图片",
        "画像", "spacer", "alt text", "user avatar", "profile picture", "no alt text provided for this image",
    ]
}

extension String {
    /// Whether a text stands in this one, byte by byte, which takes a fraction of the time.
    func mentions(_ wanted: String) -> Bool {
        let bytes = utf8Span.span
        let wanted = wanted.utf8Span.span
        guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == wanted[0] {
            var offset = 1
            while offset < wanted.count, bytes[start + offset] == wanted[offset] { offset += 1 }
            if offset == wanted.count { return true }
        }
        return false
    }

    /// The text without what fits at both ends.
    func trimming(_ fits: (Character) -> Bool) -> Substring {
        var text = drop(while: fits)
        while let last = text.last, fits(last) { text = text.dropLast() }
        return text
    }
}

extension HTMLTree {
    /// The text of a script, which is never text for readers.
    func rawText(of index: Index) -> String {
        var text = ""
        var child = nodes[index].firstChild
        while let place = child {
            if case .text(let part) = nodes[place].content { text += part }
            child = nodes[place].nextSibling
        }
        return text
    }
}
