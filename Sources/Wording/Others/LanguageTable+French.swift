extension LanguageTable {
    private static let frenchMonths = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
    ]

    static let french = LanguageTable(
        names: SignNames(
            decimal: "virgule", dot: "point", versionDot: "point", to: "à",
            percent: Noun(one: "pour cent", many: "pour cent"),
            perMille: Noun(one: "pour mille", many: "pour mille"), degrees: Noun(one: "degré", many: "degrés"),
            plus: "plus", minus: "moins", plusMinus: "plus ou moins", times: "fois", by: "sur", divided: "divisé par",
            equals: "égale", notEqual: "différent de", less: "inférieur à", greater: "supérieur à",
            atMost: "inférieur ou égal à", atLeast: "supérieur ou égal à", about: "environ", per: "par", over: "aux",
            and: "et", at: "arobase", hashtag: "mot-dièse", number: "numéro", section: "paragraphe",
            sections: "paragraphes", slash: "barre oblique", dash: "tiret", underscore: "tiret bas",
            colon: "deux-points",
            root: "racine carrée de", infinity: "l'infini", squared: "au carré", cubed: "au cube", power: "puissance",
            ratio: "à", stars: "étoiles", love: "aime", yes: "oui", no: "non",
            others: ["→": "vers", "⇒": "donc", "←": "de", "©": "copyright", "π": "pi"]),
        units: [String: Noun](
            lines: """
                m|mètre|mètres
                km|kilomètre|kilomètres
                cm|centimètre|centimètres
                mm|millimètre|millimètres
                µm|micromètre|micromètres
                nm|nanomètre|nanomètres
                g|gramme|grammes
                kg|kilogramme|kilogrammes
                mg|milligramme|milligrammes
                t|tonne|tonnes|f
                l L|litre|litres
                ml mL|millilitre|millilitres
                cl|centilitre|centilitres
                ha|hectare|hectares
                s|seconde|secondes|f
                ms|milliseconde|millisecondes|f
                min|minute|minutes|f
                h|heure|heures|f
                °C|degré Celsius|degrés Celsius
                °F|degré Fahrenheit|degrés Fahrenheit
                W|watt|watts
                kW|kilowatt|kilowatts
                MW|mégawatt|mégawatts
                GW|gigawatt|gigawatts
                kWh|kilowattheure|kilowattheures
                MWh|mégawattheure|mégawattheures
                GWh|gigawattheure|gigawattheures
                TWh|térawattheure|térawattheures
                V|volt|volts
                Hz|hertz|hertz
                kHz|kilohertz|kilohertz
                MHz|mégahertz|mégahertz
                GHz|gigahertz|gigahertz
                kcal|kilocalorie|kilocalories|f
                kJ|kilojoule|kilojoules
                Wh|wattheure|wattheures
                tr|tour|tours
                dB|décibel|décibels
                ko Ko kB|kilooctet|kilooctets
                Mo MB|mégaoctet|mégaoctets
                Go GB|gigaoctet|gigaoctets
                To TB|téraoctet|téraoctets
                Mbit|mégabit|mégabits
                Gbit|gigabit|gigabits
                ans an|an|ans
                """),
        squareCubic: ("+carré/carrés", "+cube/cubes"),
        currencies: currencies(
            """
            € EUR euro euros|euro|euros|centime|centimes
            $ dollar dollars|dollar|dollars|cent|cents
            US$ USD|dollar américain|dollars américains|cent|cents
            C$ CAD|dollar canadien|dollars canadiens|cent|cents
            £ GBP|livre|livres|penny|pence|f
            ¥ JPY|yen|yens|||
            CHF francs franc|franc|francs|centime|centimes
            FCFA XOF|franc C.F.A|francs C.F.A|||
            ₽ RUB|rouble|roubles|||
            ₹ INR|roupie|roupies|||f
            """),
        scales: [String: Noun](
            lines: """
                k|mille|mille
                m million millions|million|millions
                md mds mrd milliard milliards|milliard|milliards
                """
        ).mapValues { Scale(name: $0, isNoun: $0.one != "mille") },
        monthNames: frenchMonths,
        months: months(
            frenchMonths,
            [
                "janv": 1, "févr": 2, "fév": 2, "avr": 4, "juil": 7, "sept": 9, "oct": 10, "nov": 11, "déc": 12,
                "fevrier": 2, "aout": 8,
            ]),
        abbreviations: AbbreviationTable(
            lines: """
                p.ex.|par exemple
                c.-à-d.|c'est-à-dire
                etc.|et cetera
                env.|environ
                pers.|personnes
                m.|Monsieur|N
                mm.|Messieurs|N
                mme|Madame|N
                mlle|Mademoiselle|N
                dr|Docteur|N
                st|Saint|N
                ste|Sainte|N
                n°|numéro|#
                p.|page|#
                art.|article|#
                vol.|volume|#
                fig.|figure|#
                chap.|chapitre|#
                av.j.-c.|avant Jésus-Christ
                apr.j.-c.|après Jésus-Christ
                """),
        of: "de", elides: true, first: "premier", hours: Noun(one: "heure", many: "heures", gender: .feminine),
        clockWords: ["h", "heures", "heure"],
        fractions: [
            2: Noun(one: "un demi", many: "demis"), 3: Noun(one: "un tiers", many: "tiers"),
            4: Noun(one: "un quart", many: "quarts"), 5: Noun(one: "un cinquième", many: "cinquièmes"),
            6: Noun(one: "un sixième", many: "sixièmes"), 8: Noun(one: "un huitième", many: "huitièmes"),
            10: Noun(one: "un dixième", many: "dixièmes"),
        ],
        ordinalEndings: [
            "er": false, "e": false, "ème": false, "eme": false, "re": true, "ère": true, "nd": false, "nde": true,
        ],
        rulers: Set(
            words: """
                François Napoléon Louis Charles Henri Philippe Élisabeth Albert Léopold Baudouin Jacques Guillaume Paul \
                Pie Jean Nicolas Alexandre Frédéric Édouard Georges Richard
                """),
        lastRegnal: 1,
        spoons: [
            "s": Noun(one: "cuillère à soupe", many: "cuillères à soupe", gender: .feminine),
            "c": Noun(one: "cuillère à café", many: "cuillères à café", gender: .feminine),
        ],
        feminineEndings: [
            "ée", "tion", "sion", "ette", "ure", "ance", "ence", "ille", "euse", "esse", "fois", "page", "pomme",
            "femme",
            "personne", "semaine", "maison", "nuit", "goutte", "tasse", "cuillère", "boîte", "gousse", "branche",
            "tranche",
            "équipe", "chambre", "école", "voiture", "lettre", "carte",
        ],
        onlyOneAgrees: true, notNouns: Set(words: "musée lycée trophée silence squelette murmure"))
}
