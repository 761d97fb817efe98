import Narration

extension Script {
    /// What was done with each block of the article and by which rule, a line each: its number, its kind, its language
    /// and why, what became of it, and its first words.
    func explanation(of article: Article) -> String {
        var lines = [languageLine(of: article)]
        var spoken: [Int: [Utterance]] = [:]
        for utterance in utterances { spoken[utterance.block, default: []].append(utterance) }
        var reasons: [String: [String]] = [:]
        for part in skipped.reversed() { reasons[part.kind.rawValue + part.text, default: []].append(part.reason) }
        let blocks =
            (article.title.isEmpty ? [] : [(0, Block(.title, article.title))])
            + article.blocks.enumerated().map { ($0.offset + 1, $0.element) }
        for (number, block) in blocks {
            let said = spoken[number] ?? []
            let reason = reasons[block.kind.rawValue + block.text]?.popLast()
            let facts = [
                padded(String(number), 4), padded(kind(of: block), 18), padded(language(of: block, said), 14),
                padded(treatment(of: said, reason), 22), padded(block.rule ?? "", 20),
                shortened(block.text.withoutControls),
            ]
            lines.append(facts.joined(separator: " "))
            lines += notes(on: block).map { String(repeating: " ", count: 5) + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func languageLine(of article: Article) -> String {
        let name = language?.description ?? "unknown"
        let why =
            if article.languageIsCertain {
                "as the listener says"
            } else if let declared = article.language {
                language.map { declared.fits($0) } == true
                    ? "declared, and the text agrees" : "the text; declared is \(declared)"
            } else {
                language == nil ? "nothing declares it, and the text is too short to tell" : "found in the text"
            }
        return "Language: \(name) (\(why))\n"
    }

    private func kind(of block: Block) -> String {
        block.kind.rawValue + (block.level.map { " \($0)" } ?? "")
    }

    private func language(of block: Block, _ said: [Utterance]) -> String {
        let languages = said.reduce(into: [String]()) { languages, utterance in
            let name = utterance.language?.description ?? "unknown"
            if !languages.contains(name) { languages.append(name) }
        }
        guard !languages.isEmpty else { return "" }
        let name = languages.joined(separator: "+")
        guard let declared = block.language else { return languages.count > 1 ? name + " parts" : name }
        return languages.contains(declared.description) ? name + " element" : name + " text"
    }

    private func treatment(of said: [Utterance], _ reason: String?) -> String {
        guard let first = said.first, let last = said.last else { return "skipped: " + (reason ?? "nothing to say") }
        if first.kind == .announcement { return "announced as \(first.index)" }
        return first.index == last.index ? "said as \(first.index)" : "said as \(first.index)–\(last.index)"
    }

    /// What is said otherwise than it is written.
    private func notes(on block: Block) -> [String] {
        block.spans.map { span in
            let part = String(
                String.UnicodeScalarView(
                    block.text.unicodeScalars.dropFirst(span.scalars.lowerBound).prefix(span.scalars.count)))
            let words = "“\(shortened(part.withoutControls, 40))”"
            return switch span.meaning {
            case .language(let language): "\(words) is in \(language)"
            case .code: "\(words) is code"
            case .abbreviation(let title): "\(words) is short for “\(title.withoutControls)”"
            case .said(let said):
                said.isEmpty ? "\(words) is not said" : "\(words) is said as “\(said.withoutControls)”"
            case .label(let label): "“\(label.withoutControls)” is said before \(words)"
            case .formula(let words):
                "formula \(part.withoutControls): "
                    + (words.isEmpty
                        ? "no words"
                        : words.sorted { $0.key < $1.key }.map { "\($0.key) “\($0.value)”" }.joined(separator: ", "))
            }
        }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func shortened(_ text: String, _ limit: Int = 60) -> String {
        let head = text.prefix(limit + 1)
        return head.count > limit ? head.prefix(limit - 1) + "…" : String(head)
    }
}
