import Testing

@Suite("Money in English")
struct EnglishMoneyTests {
    static let rows: [SpokenRow] = [
        SpokenRow("It cost $5.", "It cost five dollars."),
        SpokenRow("It cost $1.", "It cost one dollar."),
        SpokenRow(
            "It cost $1,482.75.",
            "It cost one thousand four hundred eighty-two dollars and seventy-five cents."),
        SpokenRow("It cost $3.50 each.", "It cost three dollars and fifty cents each."),
        SpokenRow("It cost $5.00.", "It cost five dollars."),
        SpokenRow("It cost $0.99.", "It cost ninety-nine cents."),
        SpokenRow("It cost $1.01.", "It cost one dollar and one cent."),
        SpokenRow("a $5 bill", "a five dollar bill"),
        SpokenRow("a $3 billion deal", "a three billion dollar deal"),
        SpokenRow("a $100-million film", "a one hundred million dollar film"),
        SpokenRow("$3.5m was raised", "three point five million dollars was raised"),
        SpokenRow("$2.3 million", "two point three million dollars"),
        SpokenRow("$1.2bn in sales", "one point two billion dollars in sales"),
        SpokenRow("$4B", "four billion dollars"),
        SpokenRow("$750K", "seven hundred fifty thousand dollars"),
        SpokenRow("$1tn", "one trillion dollars"),
        SpokenRow("from $10 to $20", "from ten dollars to twenty dollars"),
        SpokenRow("$10–$20", "ten to twenty dollars"),
        SpokenRow("$10-20", "ten to twenty dollars"),
        SpokenRow("$3–5 million", "three to five million dollars"),
        SpokenRow("US$5", "five US dollars"),
        SpokenRow("A$20 and C$5", "twenty Australian dollars and five Canadian dollars"),
        SpokenRow("HK$100", "one hundred Hong Kong dollars"),
        SpokenRow("5 USD", "five US dollars"),
        SpokenRow("USD 5", "five US dollars"),
        SpokenRow("EUR 12.50", "twelve euros and fifty cents"),
        SpokenRow("€940k", "nine hundred forty thousand euros"),
        SpokenRow("€5", "five euros"),
        SpokenRow("€1", "one euro"),
        SpokenRow("€3.50", "three euros and fifty cents"),
        SpokenRow("3.50 €", "three euros and fifty cents"),
        SpokenRow("€1.234,56", "one thousand two hundred thirty-four euros and fifty-six cents"),
        SpokenRow("€3.5bn", "three point five billion euros"),
        SpokenRow("£8.50", "eight pounds fifty"),
        SpokenRow("£1", "one pound"),
        SpokenRow("£2m", "two million pounds"),
        SpokenRow("25p", "twenty-five pence"),
        SpokenRow("50¢", "fifty cents"),
        SpokenRow("¥1000", "one thousand yen"),
        SpokenRow("¥1,000", "one thousand yen"),
        SpokenRow("CHF 20", "twenty Swiss francs"),
        SpokenRow("₹500", "five hundred rupees"),
        SpokenRow("₽100", "one hundred rubles"),
        SpokenRow("₿2", "two bitcoins"),
        SpokenRow("R$10", "ten reais"),
        SpokenRow("20 kr", "twenty kroner"),
        SpokenRow("50 zł", "fifty zlotys"),
        SpokenRow("-$5", "minus five dollars"),
        SpokenRow("$-5", "minus five dollars"),
        SpokenRow("$9.99/month", "nine dollars and ninety-nine cents per month"),
        SpokenRow("€5/kg", "five euros per kilogram"),
        SpokenRow("$0.15/kWh", "fifteen cents per kilowatt hour"),
        SpokenRow("$3.456", "three point four five six dollars"),
        SpokenRow("5 dollars", "five dollars"),
        SpokenRow("3.50 euros", "three euros and fifty cents"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "en")
    }
}
