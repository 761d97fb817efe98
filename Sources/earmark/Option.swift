/// An option of a command, as it is declared: parsing, checking and help all read this.
struct Option: Sendable {
    /// Its name without the dashes.
    let name: String
    /// Its letter, where it has one.
    let letter: Character?
    /// What its value is called in the help, or nil for a switch.
    let value: String?
    /// What it does, one or two lines.
    let help: String
    /// Says what is wrong with a value, or nil when nothing is.
    let complaint: @Sendable (String) -> String?

    init(
        _ name: String, letter: Character? = nil, value: String? = nil, _ help: String,
        complaint: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        (self.name, self.letter, self.value, self.help, self.complaint) = (name, letter, value, help, complaint)
    }

    /// What one types: `-o, --output OUT`.
    var usage: String {
        let short = letter.map { "-\($0), " } ?? "    "
        return short + "--" + name + (value.map { " " + $0 } ?? "")
    }
}
