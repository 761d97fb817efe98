import Testing

@Suite("Spanish")
struct SpanishTests {
    static let rows: [SpokenRow] = [
        SpokenRow("un 1 % más", "un por ciento más"),
        SpokenRow("el n.º 4 y el 1.º", "el número cuatro y el primero"),
        SpokenRow("la 60.ª", "la sexagésima"),
        SpokenRow("bajo Carlos III", "bajo Carlos tercero"),
        SpokenRow("dura 3 h y 52 min", "dura tres horas y cincuenta y dos minutos"),
        SpokenRow("M.ª José, n.º 4", "María José, número cuatro"),
        SpokenRow("Hay 21 páginas.", "Hay veintiuna páginas."),
        SpokenRow(
            "1.234.567 habitantes",
            "un millón doscientos treinta y cuatro mil quinientos sesenta y siete habitantes"),
        SpokenRow("3,14", "tres coma catorce"),
        SpokenRow("12,5 %", "doce coma cinco por ciento"),
        SpokenRow("5–10 %", "cinco a diez por ciento"),
        SpokenRow("2017–2021", "dos mil diecisiete a dos mil veintiuno"),
        SpokenRow("en 1987", "en mil novecientos ochenta y siete"),
        SpokenRow("3,50 €", "tres euros con cincuenta"),
        SpokenRow("1 €", "un euro"),
        SpokenRow("21 €", "veintiún euros"),
        SpokenRow("1.234,56 €", "mil doscientos treinta y cuatro euros con cincuenta y seis"),
        SpokenRow("3,5 millones de euros", "tres coma cinco millones de euros"),
        SpokenRow("$5", "cinco dólares"),
        SpokenRow("£1", "una libra"),
        SpokenRow("10–20 €", "diez a veinte euros"),
        SpokenRow("el 3 de octubre de 2026", "el tres de octubre de dos mil veintiséis"),
        SpokenRow("el 3/10/2026", "el tres de octubre de dos mil veintiséis"),
        SpokenRow("2026-11-30", "treinta de noviembre de dos mil veintiséis"),
        SpokenRow("a las 14:30", "a las catorce treinta"),
        SpokenRow("el 1º", "el primero"),
        SpokenRow("la 3ª edición", "la tercera edición"),
        SpokenRow("5 km", "cinco kilómetros"),
        SpokenRow("20 °C", "veinte grados Celsius"),
        SpokenRow("3 m²", "tres metros cuadrados"),
        SpokenRow("p. ej. esto", "por ejemplo esto"),
        SpokenRow("el Sr. López", "el señor López"),
        SpokenRow("A & B", "A y B"),
        SpokenRow("-5", "menos cinco"),
        SpokenRow("21 libros", "veintiún libros"),
        SpokenRow("200 casas", "doscientas casas"),
        SpokenRow("1 casa", "una casa"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "es")
    }
}
