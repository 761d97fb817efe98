/// The name that somebody probably meant.
struct Nearest {
    /// The best of the names, or nil when none is near.
    let name: String?

    /// Finds the name with the fewest changed, missing, added or swapped characters: at most one in three; or the
    /// only one that the word begins.
    init(to word: String, among names: [String]) {
        let beginnings = names.filter { $0.hasPrefix(word) }
        if word.count > 2, beginnings.count == 1 {
            name = beginnings.first
            return
        }
        let measured = names.map { (name: $0, distance: Self.distance(Array(word), Array($0))) }
        name = measured.filter { $0.distance * 3 <= max(3, $0.name.count) }.min { $0.distance < $1.distance }?.name
    }

    /// The restricted Damerau–Levenshtein distance.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var row = [i + 1]
            for (j, b) in right.enumerated() {
                var best = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
