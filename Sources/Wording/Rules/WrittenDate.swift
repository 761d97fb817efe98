/// A date as it is written.
struct WrittenDate {
    var day: Int?
    /// The last day of "5–7 March".
    var lastDay: Int?
    var month: Int
    var year: Int?
    /// Whether the year has two digits only.
    var isShortYear = false
    /// Whether the month comes first: "March 5".
    var monthFirst = false

    /// Whether there is such a day.
    var isPossible: Bool {
        (1...12).contains(month) && day.map { (1...31).contains($0) } ?? true
            && lastDay.map { (1...31).contains($0) } ?? true
    }
}

/// A time of the day as it is written.
struct WrittenTime {
    var hour: Int
    var minute: Int
    var second: Int?
    /// "a.m." or "p.m.", or what the language has for it, as it is said.
    var half: String?
    /// Whether a word for "o'clock" stands behind it.
    var isNamed = false
}
