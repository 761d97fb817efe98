extension LanguageTable {
    private static let italianMonths = [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
    ]

    static let italian = LanguageTable(
        names: SignNames(
            decimal: "virgola", dot: "punto", versionDot: "punto", to: "a",
            percent: Noun(one: "per cento", many: "per cento"),
            perMille: Noun(one: "per mille", many: "per mille"), degrees: Noun(one: "grado", many: "gradi"),
            plus: "più",
            minus: "meno", plusMinus: "più o meno", times: "per", by: "per", divided: "diviso", equals: "uguale a",
            notEqual: "diverso da", less: "minore di", greater: "maggiore di", atMost: "minore o uguale a",
            atLeast: "maggiore o uguale a", about: "circa", per: "al", over: "per", and: "e", at: "chiocciola",
            hashtag: "hashtag", number: "numero", section: "paragrafo", sections: "paragrafi", slash: "barra",
            dash: "trattino", underscore: "trattino basso", colon: "due punti", root: "radice quadrata di",
            infinity: "infinito", squared: "al quadrato", cubed: "al cubo", power: "alla", ratio: "a", stars: "stelle",
            yes: "sì", no: "no", others: ["→": "a", "⇒": "quindi", "©": "copyright", "π": "pi greco"]),
        units: [String: Noun](
            lines: """
                m|metro|metri
                km|chilometro|chilometri
                cm|centimetro|centimetri
                mm|millimetro|millimetri
                g|grammo|grammi
                kg|chilogrammo|chilogrammi
                mg|milligrammo|milligrammi
                t|tonnellata|tonnellate|f
                l L|litro|litri
                ml|millilitro|millilitri
                ha|ettaro|ettari
                s|secondo|secondi
                min|minuto|minuti
                h|ora|ore|f
                °C|grado Celsius|gradi Celsius
                W|watt|watt
                kW|chilowatt|chilowatt
                MW|megawatt|megawatt
                GW|gigawatt|gigawatt
                kWh|chilowattora|chilowattora
                MWh|megawattora|megawattora
                Hz|hertz|hertz
                MHz|megahertz|megahertz
                GHz|gigahertz|gigahertz
                MB|megabyte|megabyte
                GB|gigabyte|gigabyte
                TB|terabyte|terabyte
                dB|decibel|decibel
                """),
        squareCubic: ("+quadrato/quadrati", "+cubo/cubi"),
        currencies: currencies(
            """
            € EUR euro|euro|euro|centesimo|centesimi
            $ USD US$ dollari dollaro|dollaro|dollari|centesimo|centesimi
            £ GBP|sterlina|sterline|penny|pence|f
            ¥ JPY|yen|yen|||
            CHF|franco svizzero|franchi svizzeri|||
            """),
        scales: [String: Noun](
            lines: """
                mila|mila|mila
                mln milione milioni|milione|milioni
                mld miliardo miliardi|miliardo|miliardi
                """
        ).mapValues { Scale(name: $0, isNoun: $0.one != "mila") },
        monthNames: italianMonths,
        months: months(
            italianMonths,
            [
                "gen": 1, "feb": 2, "mar": 3, "apr": 4, "mag": 5, "giu": 6, "lug": 7, "ago": 8, "set": 9, "sett": 9,
                "ott": 10,
                "nov": 11, "dic": 12,
            ]),
        abbreviations: AbbreviationTable(
            lines: """
                p.es. ad.es.|per esempio
                ecc.|eccetera
                sig.|signor|N
                sig.ra|signora|N
                sig.na|signorina|N
                dott.|dottor|N
                p.zza|piazza
                s.l.m.|sul livello del mare
                a.s.|anno scolastico
                s.e.|Sua Eccellenza
                mons.|monsignor|N
                prof.|professor|N
                n.|numero|#
                nº|numero|#
                pag.|pagina|#
                p.|pagina|#
                art.|articolo|#
                ca.|circa
                a.c.|avanti Cristo
                d.c.|dopo Cristo
                """),
        moneyJoint: "e", of: "di", first: "primo", timeJoint: " e ", clockWords: ["h"],
        fractions: [
            2: Noun(one: "un mezzo", many: "mezzi"), 3: Noun(one: "un terzo", many: "terzi"),
            4: Noun(one: "un quarto", many: "quarti"), 5: Noun(one: "un quinto", many: "quinti"),
            10: Noun(one: "un decimo", many: "decimi"),
        ],
        degreeIsOrdinal: true, beforeHours: Set(words: "alle delle dalle ore le"),
        rulers: Set(
            words: """
                Umberto Emanuele Vittorio Carlo Amedeo Alberto Pio Paolo Giovanni Benedetto Leone Gregorio Clemente Federico \
                Enrico Luigi Filippo Ferdinando Francesco Cosimo Elisabetta Giorgio Edoardo Napoleone Giulio Sisto Urbano \
                Bonifacio Innocenzo Alessandro Nicola Caterina
                """),
        lastRegnal: 40, afterRoman: ["secolo", "edizione", "congresso", "legislatura", "guerra"],
        feminineEndings: ["a", "zione", "zioni", "tà"], onlyOneAgrees: true,
        notNouns: Set(words: "dalla della nella alla contro sopra sotto dopo prima durante verso come quando però"))

    private static let dutchMonths = [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november",
        "december",
    ]

    static let dutch = LanguageTable(
        names: SignNames(
            decimal: "komma", dot: "punt", versionDot: "punt", to: "tot",
            percent: Noun(one: "procent", many: "procent"),
            perMille: Noun(one: "promille", many: "promille"), degrees: Noun(one: "graad", many: "graden"),
            plus: "plus",
            minus: "min", plusMinus: "plus of min", times: "keer", by: "bij", divided: "gedeeld door", equals: "is",
            notEqual: "ongelijk aan", less: "kleiner dan", greater: "groter dan", atMost: "kleiner dan of gelijk aan",
            atLeast: "groter dan of gelijk aan", about: "ongeveer", per: "per", over: "op", and: "en",
            at: "apenstaartje", hashtag: "hashtag", number: "nummer", section: "paragraaf", sections: "paragrafen",
            slash: "schuine streep", dash: "streepje", underscore: "laag streepje", colon: "dubbele punt",
            root: "wortel van", infinity: "oneindig", squared: "kwadraat", cubed: "tot de derde", power: "tot de macht",
            ratio: "tegen", stars: "sterren", yes: "ja", no: "nee",
            others: ["→": "naar", "⇒": "dus", "©": "copyright", "π": "pi"]),
        units: [String: Noun](
            lines: """
                m|meter|meter
                km|kilometer|kilometer
                cm|centimeter|centimeter
                mm|millimeter|millimeter
                g|gram|gram
                kg|kilogram|kilogram
                mg|milligram|milligram
                t|ton|ton
                l L|liter|liter
                ml|milliliter|milliliter
                ha|hectare|hectare
                s|seconde|seconden
                min|minuut|minuten
                u h|uur|uur
                °C|graad Celsius|graden Celsius
                W|watt|watt
                kW|kilowatt|kilowatt
                MW|megawatt|megawatt
                GW|gigawatt|gigawatt
                kWh|kilowattuur|kilowattuur
                MWh|megawattuur|megawattuur
                Hz|hertz|hertz
                MHz|megahertz|megahertz
                GHz|gigahertz|gigahertz
                MB|megabyte|megabyte
                GB|gigabyte|gigabyte
                TB|terabyte|terabyte
                dB|decibel|decibel
                Wh|wattuur|wattuur
                Nm|newtonmeter|newtonmeter
                kJ|kilojoule|kilojoule
                """),
        squareCubic: ("vierkante", "kubieke"),
        currencies: currencies(
            """
            € EUR euro|euro|euro|cent|cent
            $ dollar|dollar|dollar|cent|cent
            US$ USD|Amerikaanse dollar|Amerikaanse dollar|cent|cent
            £ GBP pond|pond|pond|penny|pence
            ¥ JPY|yen|yen|||
            CHF|Zwitserse frank|Zwitserse frank|||
            """),
        scales: [String: Noun](
            lines: """
                duizend|duizend|duizend
                mln miljoen|miljoen|miljoen
                mld miljard|miljard|miljard
                """
        ).mapValues { Scale(name: $0, isNoun: false) },
        monthNames: dutchMonths,
        months: months(
            dutchMonths,
            [
                "jan": 1, "feb": 2, "mrt": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "okt": 10,
                "nov": 11,
                "dec": 12,
            ]),
        abbreviations: AbbreviationTable(
            lines: """
                bijv. bv.|bijvoorbeeld
                d.w.z.|dat wil zeggen
                enz.|enzovoort
                o.a.|onder andere
                m.a.w.|met andere woorden
                i.p.v.|in plaats van
                t.o.v.|ten opzichte van
                t/m|tot en met
                p.j.|per jaar
                sec.|seconden|-#
                jr.|jaar|-#
                v.l.n.r.|van links naar rechts
                dhr.|de heer|N
                mevr.|mevrouw|N
                dr.|doctor|N
                prof.|professor|N
                nr.|nummer|#
                blz.|bladzijde|#
                p.|pagina|#
                art.|artikel|#
                ca.|circa
                v.chr.|voor Christus
                n.chr.|na Christus
                """),
        hasGenders: false, hasYears: true, first: "één", hours: Noun(one: "uur", many: "uur"),
        clockWords: ["uur", "u"],
        fractions: [
            2: Noun(one: "een half", many: "halve"), 3: Noun(one: "een derde", many: "derde"),
            4: Noun(one: "een kwart", many: "kwart"), 5: Noun(one: "een vijfde", many: "vijfde"),
            10: Noun(one: "een tiende", many: "tiende"),
        ],
        ordinals: ("%spellout-ordinal", "%spellout-ordinal"),
        ordinalEndings: ["e": false, "de": false, "ste": false],
        beforeHours: Set(words: "om tussen vanaf tot en rond"),
        rulers: Set(words: "Wilhelmina Willem Juliana Beatrix Karel Filips Lodewijk Hendrik Albert Leopold Boudewijn"),
        lastRegnal: 40, regnalArticle: "de ")
}
