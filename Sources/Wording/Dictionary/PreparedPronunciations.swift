internal import Language
internal import Narration

/// A listener's pronunciations, made ready for one language and voice.
struct PreparedPronunciations {
    /// An entry of words.
    private struct Words {
        let order: Int
        /// As scalars; folded unless capitals have to agree.
        let scalars: [Unicode.Scalar]
        let isCaseSensitive: Bool
        let saying: Pronunciations.Entry.Saying
    }

    /// An entry with a pattern.
    private struct Pattern {
        let order: Int
        let regex: Regex<AnyRegexOutput>
        let saying: Pronunciations.Entry.Saying
    }

    /// By the first scalar, folded.
    private var words: [Unicode.Scalar: [Words]] = [:]
    private var patterns: [Pattern] = []

    /// The entries that hold for a language and a voice; nil where none does.
    init?(_ pronunciations: Pronunciations, language: LanguageTag?, voice: String?) {
        for (order, entry) in pronunciations.entries.enumerated() {
            if let own = entry.language, language.map({ !own.fits($0) }) ?? true { continue }
            if let own = entry.voice, own != voice { continue }
            switch entry.match {
            case .words(let text):
                let scalars = entry.isCaseSensitive ? Array(text.unicodeScalars) : text.unicodeScalars.map(Self.folded)
                guard let first = scalars.first else { continue }
                words[Self.folded(first), default: []].append(
                    Words(order: order, scalars: scalars, isCaseSensitive: entry.isCaseSensitive, saying: entry.saying))
            case .pattern(let text):
                guard let regex = try? PatternRules.regex(text) else { continue }
                patterns.append(
                    Pattern(
                        order: order, regex: entry.isCaseSensitive ? regex : regex.ignoresCase(), saying: entry.saying))
            }
        }
        if words.isEmpty, patterns.isEmpty { return nil }
    }

    /// What the entries find in a text, with the parts that are given already, in order and apart. Where two entries
    /// fit one place, the first in the dictionary wins; a part that is given otherwise loses.
    func matches(in text: String, besides given: [FixedPart]) -> [FixedPart] {
        var found = wordMatches(in: text) + patternMatches(in: text)
        found.sort { ($0.order, $0.part.scalars.lowerBound) < ($1.order, $1.part.scalars.lowerBound) }
        var taken = [Bool](repeating: false, count: text.unicodeScalars.count)
        var parts: [FixedPart] = []
        for part in found.map(\.part) + given {
            guard !part.scalars.contains(where: { taken[$0] }) else { continue }
            for place in part.scalars { taken[place] = true }
            parts.append(part)
        }
        return parts.sorted { $0.scalars.lowerBound < $1.scalars.lowerBound }
    }

    private func wordMatches(in text: String) -> [(order: Int, part: FixedPart)] {
        if words.isEmpty { return [] }
        let scalars = Array(text.unicodeScalars)
        let folded = scalars.map(Self.folded)
        var found: [(order: Int, part: FixedPart)] = []
        var place = 0
        while place < scalars.count {
            guard let candidates = words[folded[place]], Self.isBoundary(place, scalars) else {
                place += 1
                continue
            }
            let fitting = candidates.first { candidate in
                let end = place + candidate.scalars.count
                guard end <= scalars.count, Self.isBoundary(end, scalars) else { return false }
                return (candidate.isCaseSensitive ? scalars : folded)[place..<end].elementsEqual(candidate.scalars)
            }
            if let fitting {
                let range = place..<place + fitting.scalars.count
                let written = String(String.UnicodeScalarView(scalars[range]))
                found.append((fitting.order, FixedPart(scalars: range, words: Self.said(fitting.saying, for: written))))
                place = range.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    private func patternMatches(in text: String) -> [(order: Int, part: FixedPart)] {
        var found: [(order: Int, part: FixedPart)] = []
        for pattern in patterns {
            var position = (index: text.startIndex, scalar: 0)
            for match in text.matches(of: pattern.regex) where !match.range.isEmpty {
                let start =
                    position.scalar + text.unicodeScalars.distance(from: position.index, to: match.range.lowerBound)
                let written = String(text[match.range])
                let end = start + written.unicodeScalars.count
                position = (match.range.upperBound, end)
                var saying = pattern.saying
                if case .respelling(let words) = saying {
                    saying = .respelling(Self.filled(words, from: match.output))
                }
                found.append(
                    (pattern.order, FixedPart(scalars: start..<end, words: Self.said(saying, for: written))))
            }
        }
        return found
    }

    /// The words of a pattern with `$1` to `$9` replaced by what its groups found; `$$` is a dollar sign.
    private static func filled(_ words: String, from output: AnyRegexOutput) -> String {
        guard words.contains("$") else { return words }
        var result = ""
        var rest = words[...]
        while let character = rest.popFirst() {
            guard character == "$", let next = rest.first else {
                result.append(character)
                continue
            }
            if next == "$" {
                result.append("$")
                rest.removeFirst()
            } else if let group = next.wholeNumberValue, next.isASCII {
                rest.removeFirst()
                if group < output.count, let found = output[group].substring { result += found }
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static func said(_ saying: Pronunciations.Entry.Saying, for written: String) -> String {
        switch saying {
        case .respelling(let words): words.replacing("[[", with: "[").replacing("]]", with: "]")
        case .spelledOut: Rewriter.spelled(written.filter { $0.isLetter || $0.isNumber }.uppercased())
        case .nothing: ""
        case .phonemes(let phonemes): PhonemeMark(phonemes: phonemes, written: written).description
        }
    }

    /// Whether a word may begin or end at a place: no letter or digit on one of its sides, or no spaces between words
    /// in its script.
    private static func isBoundary(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        guard place > 0, place < scalars.count else { return true }
        let (before, after) = (scalars[place - 1], scalars[place])
        guard isPartOfWord(before), isPartOfWord(after) else { return true }
        return ScalarKind.isUnspaced(before.value) || ScalarKind.isUnspaced(after.value)
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch ScalarKind.of(scalar.value) {
        case .letter, .capital, .digit, .mark: true
        case .space, .sign: false
        }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first ?? scalar : scalar
    }
}
