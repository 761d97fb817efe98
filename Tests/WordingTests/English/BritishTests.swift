import Testing

@Suite("English in Britain")
struct BritishTests {
    static let rows: [SpokenRow] = [
        SpokenRow("There are 105 rooms.", "There are one hundred and five rooms."),
        SpokenRow("We sold 1,234 copies.", "We sold one thousand two hundred and thirty-four copies."),
        SpokenRow("In 2005 it grew.", "In two thousand and five it grew."),
        SpokenRow("In 1987 it began.", "In nineteen eighty-seven it began."),
        SpokenRow("3/10/2026", "the third of October twenty twenty-six"),
        SpokenRow("the 113th street", "the one hundred and thirteenth street"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "en-GB")
    }
}
