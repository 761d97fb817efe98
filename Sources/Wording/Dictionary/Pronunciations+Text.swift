public import Narration

/// What is wrong with a line of a file of pronunciations.
public struct PronunciationsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// What is wrong and what to do, in words for people.
    public var reason: String

    public var description: String { "line \(line): \(reason)" }
}

extension Pronunciations {
    /// Reads a dictionary from its text: one entry a line, as `docs/PRONUNCIATIONS.md` describes it.
    ///
    /// Throws at the first line that is no entry, or whose pattern could take too long.
    public init(text: String) throws(PronunciationsError) {
        var entries: [Entry] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            var line = line.trimmed
            if number == 1, line.first == "\u{FEFF}" { line = line.dropFirst().trimmed }
            if line.isEmpty || line.first == "#" { continue }
            do {
                entries.append(try PronunciationLine.entry(of: line))
            } catch {
                throw PronunciationsError(line: number, reason: error.reason)
            }
        }
        self.init(entries)
    }

    /// The dictionary as text, one entry a line; reading it gives the same entries.
    public var text: String {
        entries.map { PronunciationLine.text(of: $0) + "\n" }.joined()
    }
}

/// One line of a dictionary's text.
enum PronunciationLine {
    /// What is wrong with it.
    struct Fault: Error {
        var reason: String
    }

    private static let shape = "write WORDS = HOW THEY ARE SAID"

    static func entry(of line: Substring) throws(Fault) -> Pronunciations.Entry {
        var rest = line
        var entry = Pronunciations.Entry(.words(""), .nothing)
        if rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else {
                throw Fault(
                    reason: "the bracket at the beginning is not closed; write \\[ where the word begins with one")
            }
            try read(conditions: rest[rest.index(after: rest.startIndex)..<end], into: &entry)
            rest = rest[rest.index(after: end)...].trimmed
        }
        let found: String
        if rest.first == "/" {
            guard let (pattern, behind) = pattern(in: rest.dropFirst()) else {
                throw Fault(reason: "the pattern has no end; write /PATTERN/ = \(shape.suffix(18))")
            }
            entry.match = .pattern(pattern)
            found = pattern
            rest = behind.trimmed
            guard rest.first == "=" else { throw Fault(reason: "an equals sign is missing behind the pattern") }
            rest = rest.dropFirst()
        } else {
            guard let equals = equals(in: rest) else { throw Fault(reason: "an equals sign is missing; \(shape)") }
            found = unescaped(rest[..<equals].trimmed)
            entry.match = .words(found)
            rest = rest[rest.index(after: equals)...]
        }
        guard !found.isEmpty else { throw Fault(reason: "there is nothing before the equals sign; \(shape)") }
        entry.saying = try saying(of: rest.trimmed)
        if let fault = entry.fault { throw Fault(reason: fault) }
        return entry
    }

    static func text(of entry: Pronunciations.Entry) -> String {
        var conditions: [String] = []
        if let language = entry.language { conditions.append(language.description) }
        if let voice = entry.voice { conditions.append(voice) }
        if entry.isCaseSensitive { conditions.append("case") }
        var line = conditions.isEmpty ? "" : "[" + conditions.joined(separator: ", ") + "] "
        switch entry.match {
        case .words(let words): line += escaped(words.oneLine, first: "#[/", anywhere: "=\\")
        case .pattern(let pattern): line += "/" + escapedSlashes(pattern.oneLine) + "/"
        }
        line += " = "
        switch entry.saying {
        case .respelling(let words): line += escaped(words.oneLine, first: "([", anywhere: "\\")
        case .spelledOut: line += "(spell)"
        case .nothing: line += "(skip)"
        case .phonemes(let phonemes): line += "[[" + phonemes.oneLine + "]]"
        }
        return line
    }

    private static func read(conditions: Substring, into entry: inout Pronunciations.Entry) throws(Fault) {
        for part in conditions.split(separator: ",") {
            let condition = part.trimmed
            if condition == "case" {
                entry.isCaseSensitive = true
            } else if condition.contains("/") {
                entry.voice = String(condition)
            } else if let language = LanguageTag(condition) {
                entry.language = language
            } else {
                throw Fault(
                    reason:
                        "“\(condition)” is neither a language (de), nor a voice (piper/en_US-joe-medium), nor “case”")
            }
        }
    }

    private static func saying(of text: Substring) throws(Fault) -> Pronunciations.Entry.Saying {
        switch text {
        case "": throw Fault(reason: "nothing stands behind the equals sign; write (skip) to leave the words out")
        case "(spell)": return .spelledOut
        case "(skip)": return .nothing
        default: break
        }
        if text.hasPrefix("[[") {
            let phonemes = text.dropFirst(2).dropLast(2).trimmed
            guard text.hasSuffix("]]"), text.count > 4, !phonemes.isEmpty,
                !phonemes.contains(where: { "[]|".contains($0) })
            else { throw Fault(reason: "phonemes stand between [[ and ]], alone and without a bar or a bracket") }
            return .phonemes(String(phonemes))
        }
        if text.first == "(" {
            throw Fault(reason: "only (spell) and (skip) are known; write \\( where the words begin with a bracket")
        }
        let words = unescaped(text)
        if words.contains("[[") || words.contains("]]") {
            throw Fault(reason: "phonemes stand alone: write WORD = [[PHONEMES]] for each word")
        }
        return .respelling(words)
    }

    /// The pattern up to the slash that ends it, and what is behind.
    private static func pattern(in text: Substring) -> (String, Substring)? {
        var pattern = ""
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                pattern += character == "/" ? "/" : "\\" + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "/" {
                return (pattern, text[text.index(after: index)...])
            } else {
                pattern.append(character)
            }
        }
        return nil
    }

    private static func equals(in text: Substring) -> Substring.Index? {
        var isEscaped = false
        for index in text.indices {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if text[index] == "=" {
                return index
            }
        }
        return nil
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    private static func escaped(_ text: String, first: String, anywhere: String) -> String {
        var result = ""
        for (offset, character) in text.enumerated() {
            if anywhere.contains(character) || (offset == 0 && first.contains(character)) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    private static func escapedSlashes(_ pattern: String) -> String {
        var result = ""
        var isEscaped = false
        for character in pattern {
            if character == "/", !isEscaped { result.append("\\") }
            result.append(character)
            isEscaped = character == "\\" && !isEscaped
        }
        return result
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var rest = drop(while: \.isWhitespace)
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }
}

extension String {
    fileprivate var oneLine: String {
        contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
    }
}
