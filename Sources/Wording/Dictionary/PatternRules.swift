/// Which patterns a dictionary may have: those whose time grows in no more than a bounded power of the text's length.
///
/// A text is one utterance, 200 UTF-16 units at most. Each part that repeats can multiply the time by that length, so
/// two of them are allowed, besides digits behind a sign (`\.\d+`), which cost nothing; a repeated group that itself
/// repeats or chooses can double the time with each character, and is refused.
enum PatternRules {
    /// The longest pattern, in characters.
    static let longest = 200
    /// The most parts that repeat, such as `*` and `+`.
    static let mostRepeats = 2
    /// The most parts that may be missing (`?`) or are alternatives (`|`).
    static let mostChoices = 12

    /// What is wrong with a pattern, in words for people; nil where nothing is.
    static func fault(of pattern: String) -> String? {
        if pattern.isEmpty { return "the pattern is empty" }
        if pattern.count > longest { return "the pattern is longer than \(longest) characters" }
        if let fault = shapeFault(of: Array(pattern.unicodeScalars)) { return fault }
        do {
            _ = try Regex(pattern)
            return nil
        } catch {
            return "the pattern is no regular expression: \(error)"
        }
    }

    /// A pattern ready for use.
    static func regex(_ pattern: String) throws -> Regex<AnyRegexOutput> {
        guard fault(of: pattern) == nil else { throw Refused() }
        return try Regex(pattern)
    }

    private struct Refused: Error {}

    /// What one group has in it.
    private struct Group {
        var repeats = false
        var chooses = false
    }

    /// What one step of a pattern matches, as far as it matters.
    private enum Atom {
        case digit, sign, other
    }

    private static func shapeFault(of scalars: [Unicode.Scalar]) -> String? {
        var groups = [Group()]
        var closed: Group?
        var atoms = (before: Atom.other, last: Atom.other)
        var repeats = 0
        var choices = 0
        var place = 0
        while place < scalars.count {
            let scalar = scalars[place]
            var next: Group?
            var atom = Atom.other
            switch scalar {
            case "\\":
                place += 1
                if place < scalars.count, ("1"..."9").contains(scalars[place]) || scalars[place] == "k" {
                    return "the pattern refers back to a group; write the text out instead"
                }
                if place < scalars.count {
                    atom = scalars[place] == "d" ? .digit : isSign(scalars[place]) ? .sign : .other
                }
            case "[":
                place = classEnd(from: place, in: scalars)
            case "(":
                groups.append(Group())
                if place + 1 < scalars.count, scalars[place + 1] == "?" { place += 1 }
            case ")":
                if groups.count > 1 { next = groups.removeLast() }
                if let next {
                    groups[groups.count - 1].repeats = groups[groups.count - 1].repeats || next.repeats
                    groups[groups.count - 1].chooses = groups[groups.count - 1].chooses || next.chooses
                }
            case "|":
                groups[groups.count - 1].chooses = true
                choices += 1
            case "*", "+", "{":
                if let closed, closed.repeats || closed.chooses {
                    return "the pattern repeats a group that itself repeats or chooses; take the inner *, +, ? or | out"
                }
                groups[groups.count - 1].repeats = true
                if !(atoms.last == .digit && atoms.before == .sign) { repeats += 1 }
                if scalar == "{" { while place < scalars.count, scalars[place] != "}" { place += 1 } }
                if place + 1 < scalars.count, scalars[place + 1] == "?" || scalars[place + 1] == "+" { place += 1 }
            case "?":
                groups[groups.count - 1].chooses = true
                choices += 1
            default: atom = isSign(scalar) && scalar != "." ? .sign : .other
            }
            // A bracket of a group stands for nothing itself.
            if scalar != "(" && scalar != ")" { atoms = (atoms.last, atom) }
            closed = next
            place += 1
        }
        if repeats > mostRepeats { return "the pattern has more than \(mostRepeats) parts that repeat" }
        if choices > mostChoices { return "the pattern has more than \(mostChoices) choices" }
        return nil
    }

    /// Punctuation that stands for itself: no digit, no letter.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        ".,:;/-_%#@&' ".unicodeScalars.contains(scalar)
    }

    private static func classEnd(from start: Int, in scalars: [Unicode.Scalar]) -> Int {
        var place = start + 1
        var depth = 1
        while place < scalars.count {
            switch scalars[place] {
            case "\\": place += 1
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { return place }
            place += 1
        }
        return place
    }
}
