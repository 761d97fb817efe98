extension Array where Element == String {
    /// The texts that resemble one, best first and at most three: those that contain it, or differ in one letter of
    /// three at most. Nothing resembles the empty text.
    func nearest(to text: String) -> [String] {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return [] }
        let limit = wanted.count / 3
        let scored = Set(self).compactMap { candidate -> (name: String, distance: Int)? in
            let other = candidate.lowercased()
            if wanted.count > 1, other.contains(wanted) { return (candidate, 0) }
            let distance = Self.distance(Array<Character>(wanted), Array<Character>(other))
            return distance <= limit ? (candidate, distance) : nil
        }
        return scored.sorted { ($0.distance, $0.name.count, $0.name) < ($1.distance, $1.name.count, $1.name) }
            .prefix(3).map(\.name)
    }

    /// Levenshtein's distance: the letters to insert, delete or replace.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        guard first.count < 200, second.count < 200 else { return .max }
        var row = Array<Int>(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column + 1] + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
