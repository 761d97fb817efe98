import Testing

@Suite("Portuguese")
struct PortugueseTests {
    static let rows: [SpokenRow] = [
        SpokenRow("a 1.ª caixa, n.º 3", "a primeira caixa, número três"),
        SpokenRow("D. João V e D. Graça", "dom João quinto e dona Graça"),
        SpokenRow("1 mulher", "uma mulher"),
        SpokenRow("São 21 páginas.", "São vinte e uma páginas."),
        SpokenRow(
            "1.234.567 habitantes",
            "um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete habitantes"),
        SpokenRow("3,14", "três vírgula catorze"),
        SpokenRow("12,5%", "doze vírgula cinco por cento"),
        SpokenRow("2017–2021", "dois mil e dezessete a dois mil e vinte e um"),
        SpokenRow("em 1987", "em mil novecentos e oitenta e sete"),
        SpokenRow("R$ 3,50", "três reais e cinquenta"),
        SpokenRow("€ 1", "um euro"),
        SpokenRow("R$ 1.234,56", "mil duzentos e trinta e quatro reais e cinquenta e seis"),
        SpokenRow("3,5 milhões de euros", "três vírgula cinco milhões de euros"),
        SpokenRow("R$ 3,5 bi", "três vírgula cinco bilhões de reais"),
        SpokenRow("3 de outubro de 2026", "três de outubro de dois mil e vinte e seis"),
        SpokenRow("1º de maio", "primeiro de maio"),
        SpokenRow("3/10/2026", "três de outubro de dois mil e vinte e seis"),
        SpokenRow("2026-11-30", "trinta de novembro de dois mil e vinte e seis"),
        SpokenRow("às 14h30", "às catorze horas e trinta"),
        SpokenRow("5 km", "cinco quilômetros"),
        SpokenRow("20 °C", "vinte graus Celsius"),
        SpokenRow("3 m²", "três metros quadrados"),
        SpokenRow("-5", "menos cinco"),
        SpokenRow("2 casas", "duas casas"),
        SpokenRow("1 livro", "um livro"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "pt")
    }
}
