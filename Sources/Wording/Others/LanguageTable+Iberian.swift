extension LanguageTable {
    private static let spanishMonths = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ]

    private static let metric = """
        m|metro|metros
        cm|centímetro|centímetros
        mm|milímetro|milímetros
        g|gramo|gramos
        s|segundo|segundos
        min|minuto|minutos
        h|hora|horas|f
        ha|hectárea|hectáreas|f
        t|tonelada|toneladas|f
        l L|litro|litros
        ml|mililitro|mililitros
        """

    static let spanish = LanguageTable(
        names: SignNames(
            decimal: "coma", dot: "punto", versionDot: "punto", to: "a",
            percent: Noun(one: "por ciento", many: "por ciento"),
            perMille: Noun(one: "por mil", many: "por mil"), degrees: Noun(one: "grado", many: "grados"), plus: "más",
            minus: "menos", plusMinus: "más menos", times: "por", by: "por", divided: "dividido entre",
            equals: "igual a",
            notEqual: "distinto de", less: "menor que", greater: "mayor que", atMost: "menor o igual que",
            atLeast: "mayor o igual que", about: "unos", per: "por", over: "a los", and: "y", at: "arroba",
            hashtag: "etiqueta", number: "número", section: "sección", sections: "secciones", slash: "barra",
            dash: "guion", underscore: "guion bajo", colon: "dos puntos", root: "raíz cuadrada de",
            infinity: "infinito", squared: "al cuadrado", cubed: "al cubo", power: "elevado a", ratio: "a",
            stars: "estrellas", yes: "sí", no: "no", others: ["→": "a", "⇒": "luego", "©": "copyright", "π": "pi"]),
        units: [String: Noun](
            lines: metric + "\n" + """
                km|kilómetro|kilómetros
                kg|kilogramo|kilogramos
                mg|miligramo|miligramos
                µm|micrómetro|micrómetros
                °C|grado Celsius|grados Celsius
                W|vatio|vatios
                kW|kilovatio|kilovatios
                MW|megavatio|megavatios
                GW|gigavatio|gigavatios
                kWh|kilovatio hora|kilovatios hora
                MWh|megavatio hora|megavatios hora
                GWh|gigavatio hora|gigavatios hora
                Hz|hercio|hercios
                MHz|megahercio|megahercios
                GHz|gigahercio|gigahercios
                MB|megabyte|megabytes
                GB|gigabyte|gigabytes
                TB|terabyte|terabytes
                dB|decibelio|decibelios
                """),
        squareCubic: ("+cuadrado/cuadrados", "+cúbico/cúbicos"),
        currencies: currencies(
            """
            € EUR euro euros|euro|euros|céntimo|céntimos
            $|dólar|dólares|centavo|centavos
            US$ USD dólares dólar|dólar|dólares|centavo|centavos
            £ GBP libras|libra|libras|penique|peniques|f
            ¥ JPY|yen|yenes|||
            CHF|franco suizo|francos suizos|||
            MXN|peso mexicano|pesos mexicanos|||
            pesos|peso|pesos|centavo|centavos
            """),
        scales: [String: Noun](
            lines: """
                mil|mil|mil
                m millón millones mill|millón|millones
                billón billones|billón|billones
                """
        ).mapValues { Scale(name: $0, isNoun: $0.one != "mil") },
        monthNames: spanishMonths,
        months: months(
            spanishMonths,
            [
                "ene": 1, "feb": 2, "mar": 3, "abr": 4, "jun": 6, "jul": 7, "ago": 8, "sep": 9, "sept": 9, "oct": 10,
                "nov": 11,
                "dic": 12, "setiembre": 9,
            ]),
        abbreviations: AbbreviationTable(
            lines: """
                p.ej.|por ejemplo
                etc.|etcétera
                sr.|señor|N
                sra.|señora|N
                dr.|doctor|N
                dra.|doctora|N
                d.|don|N
                univ.|Universidad
                s.|siglo|#
                apdo.|apartado|#
                cap.|capítulo|#
                ud.|usted
                uds.|ustedes
                núm.|número|#
                nº|número|#
                pág.|página|#
                págs.|páginas|#
                art.|artículo|#
                aprox.|aproximadamente
                a.c.|antes de Cristo
                d.c.|después de Cristo
                ee.uu.|Estados Unidos
                """),
        moneyJoint: "con", of: "de", dateJoint: "de", first: "uno", clockWords: ["h"],
        fractions: [
            2: Noun(one: "un medio", many: "medios"), 3: Noun(one: "un tercio", many: "tercios"),
            4: Noun(one: "un cuarto", many: "cuartos"), 5: Noun(one: "un quinto", many: "quintos"),
            8: Noun(one: "un octavo", many: "octavos"), 10: Noun(one: "un décimo", many: "décimos"),
        ],
        ordinalEndings: ["er": false, "ro": false, "ra": true, "do": false, "da": true, "to": false, "ta": true],
        degreeIsOrdinal: true, beforeHours: Set(words: "las la a de"), hoursAreLengths: true,
        rulers: Set(
            words: """
                Carlos Felipe Alfonso Fernando Isabel Juan Pablo Pío Benedicto León Enrique Luis Jorge Napoleón Guillermo Pedro \
                Sancho Ramiro Jaime Gregorio Clemente Inocencio Alejandro Francisco Nicolás Eduardo Ricardo Federico
                """),
        lastRegnal: 10, feminineEndings: ["a", "as", "ción", "ciones", "dad", "dades", "tad"],
        notNouns: Set(words: "para contra hasta desde entre sobre según cuando como pero hacia hasta durante otra nada")
    )

    private static let portugueseMonths = [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro",
        "dezembro",
    ]

    static let portuguese = LanguageTable(
        names: SignNames(
            decimal: "vírgula", dot: "ponto", versionDot: "ponto", to: "a",
            percent: Noun(one: "por cento", many: "por cento"),
            perMille: Noun(one: "por mil", many: "por mil"), degrees: Noun(one: "grau", many: "graus"), plus: "mais",
            minus: "menos", plusMinus: "mais ou menos", times: "vezes", by: "por", divided: "dividido por",
            equals: "igual a", notEqual: "diferente de", less: "menor que", greater: "maior que",
            atMost: "menor ou igual a", atLeast: "maior ou igual a", about: "cerca de", per: "por", over: "aos",
            and: "e",
            at: "arroba", hashtag: "hashtag", number: "número", section: "seção", sections: "seções", slash: "barra",
            dash: "hífen", underscore: "sublinhado", colon: "dois pontos", root: "raiz quadrada de",
            infinity: "infinito", squared: "ao quadrado", cubed: "ao cubo", power: "elevado a", ratio: "a",
            stars: "estrelas", yes: "sim", no: "não", others: ["→": "a", "⇒": "logo", "©": "copyright", "π": "pi"]),
        units: [String: Noun](
            lines: """
                m|metro|metros
                km|quilômetro|quilômetros
                cm|centímetro|centímetros
                mm|milímetro|milímetros
                g|grama|gramas
                kg|quilograma|quilogramas
                mg|miligrama|miligramas
                t|tonelada|toneladas|f
                l L|litro|litros
                ml|mililitro|mililitros
                ha|hectare|hectares
                s|segundo|segundos
                min|minuto|minutos
                h|hora|horas|f
                °C|grau Celsius|graus Celsius
                W|watt|watts
                kW|quilowatt|quilowatts
                MW|megawatt|megawatts
                GW|gigawatt|gigawatts
                kWh|quilowatt-hora|quilowatts-hora
                MWh|megawatt-hora|megawatts-hora
                Hz|hertz|hertz
                MHz|megahertz|megahertz
                GHz|gigahertz|gigahertz
                MB|megabyte|megabytes
                GB|gigabyte|gigabytes
                TB|terabyte|terabytes
                dB|decibel|decibéis
                """),
        squareCubic: ("+quadrado/quadrados", "+cúbico/cúbicos"),
        currencies: currencies(
            """
            € EUR euro euros|euro|euros|cêntimo|cêntimos
            R$ BRL reais real|real|reais|centavo|centavos
            $ dólar dólares|dólar|dólares|centavo|centavos
            US$ USD|dólar|dólares|centavo|centavos
            £ GBP libras|libra|libras|penny|pence|f
            ¥ JPY|iene|ienes|||
            CHF|franco suíço|francos suíços|||
            """),
        scales: [String: Noun](
            lines: """
                mil|mil|mil
                m mi milhão milhões|milhão|milhões
                bi bilhão bilhões|bilhão|bilhões
                """
        ).mapValues { Scale(name: $0, isNoun: $0.one != "mil") },
        monthNames: portugueseMonths,
        months: months(
            portugueseMonths,
            [
                "jan": 1, "fev": 2, "mar": 3, "abr": 4, "jun": 6, "jul": 7, "ago": 8, "set": 9, "out": 10, "nov": 11,
                "dez": 12,
            ]),
        abbreviations: AbbreviationTable(
            lines: """
                p.ex.|por exemplo
                etc.|et cetera
                sr.|senhor|N
                sra.|senhora|N
                dr.|doutor|N
                dra.|doutora|N
                d.|dom|N
                cap.|capítulo|#
                univ.|Universidade
                tel.|telefone
                prof.|professor|N
                nº n.º|número|#
                pág.|página|#
                p.|página|#
                art.|artigo|#
                aprox.|aproximadamente
                a.c.|antes de Cristo
                d.c.|depois de Cristo
                """),
        moneyJoint: "e", of: "de", dateJoint: "de", first: "primeiro",
        hours: Noun(one: "hora", many: "horas", gender: .feminine), timeJoint: " e ", clockWords: ["h"],
        fractions: [
            2: Noun(one: "um meio", many: "meios"), 3: Noun(one: "um terço", many: "terços"),
            4: Noun(one: "um quarto", many: "quartos"), 5: Noun(one: "um quinto", many: "quintos"),
            10: Noun(one: "um décimo", many: "décimos"),
        ],
        degreeIsOrdinal: true,
        rulers: Set(
            words: """
                João Manuel Pedro Afonso Sancho Dinis Fernando Duarte Sebastião Filipe José Maria Luís Carlos Henrique Paulo Pio \
                Bento Leão Isabel Jorge Napoleão Francisco Gregório
                """),
        lastRegnal: 10, lady: "dona",
        feminineEndings: ["mulher", "vez", "noite", "a", "as", "ção", "ções", "dade", "dades"],
        notNouns: Set(words: "para contra até desde entre sobre quando como porém durante fora"))
}
