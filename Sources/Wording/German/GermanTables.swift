/// The words of German.
enum GermanTables {
    static let names = SharedSignNames(signNames)

    private static let signNames = SignNames(
        decimal: "Komma", dot: "Punkt", versionDot: "Punkt", version: "Version", to: "bis",
        percent: Noun(one: "Prozent", many: "Prozent", gender: .neuter),
        perMille: Noun(one: "Promille", many: "Promille", gender: .neuter), degrees: Noun(one: "Grad", many: "Grad"),
        plus: "plus", minus: "minus", plusMinus: "plus minus", times: "mal", by: "mal", divided: "geteilt durch",
        equals: "gleich", notEqual: "ungleich", less: "kleiner als", greater: "größer als",
        lessOrEqual: "kleiner oder gleich", greaterOrEqual: "größer oder gleich", atMost: "höchstens",
        atLeast: "mindestens", about: "etwa", per: "pro", over: "auf", and: "und",
        at: "ät", hashtag: "Hashtag", number: "Nummer", section: "Paragraf", sections: "Paragrafen",
        slash: "Schrägstrich", dash: "Bindestrich", underscore: "Unterstrich", colon: "Doppelpunkt",
        root: "Wurzel aus", infinity: "unendlich", squared: "Quadrat", cubed: "hoch drei", power: "hoch", ratio: "zu",
        stars: "Sterne", love: "liebe", yes: "ja", no: "nein", feet: Noun(one: "Fuß", many: "Fuß"),
        inches: Noun(one: "Zoll", many: "Zoll"), arcMinutes: Noun(one: "Minute", many: "Minuten", gender: .feminine),
        arcSeconds: Noun(one: "Sekunde", many: "Sekunden", gender: .feminine),
        others: [
            "→": "nach", "⇒": "also", "➔": "nach", "➜": "nach", "⟶": "nach", "←": "von", "↔": "und", "↑": "hoch",
            "↓": "runter", "∈": "aus", "∑": "Summe", "∆": "Delta", "Δ": "Delta", "∂": "d", "∫": "das Integral von",
            "©": "Copyright", "π": "Pi", "∝": "proportional zu", "∪": "vereinigt mit", "∩": "geschnitten mit",
            "⊂": "Teilmenge von", "∀": "für alle", "∃": "es gibt", "♀": "weiblich", "♂": "männlich",
            "Ø": "durchschnittlich",
            "⌀": "Durchmesser", "#": "Raute", "!": "Ausrufezeichen", "⌘": "Befehl", "⌥": "Wahl", "⇧": "Umschalt",
            "ª": "", "º": "",
        ],
        compass: ["N": "Nord", "S": "Süd", "O": "Ost", "E": "Ost", "W": "West"])

    static let monthNames = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]

    static let months: [String: Int] = {
        var months: [String: Int] = ["jänner": 1, "feber": 2, "sept": 9, "jän": 1, "mrz": 3]
        for (offset, name) in monthNames.enumerated() {
            months[name.lowercased()] = offset + 1
            months[String(name.lowercased().prefix(3))] = offset + 1
        }
        return months
    }()

    static let scales: [String: Scale] = [String: Noun](
        lines: """
            tsd k|tausend|tausend|n
            mio mill million millionen|Million|Millionen|f
            mrd milliarde milliarden|Milliarde|Milliarden|f
            bio billion billionen|Billion|Billionen|f
            brd billiarde billiarden|Billiarde|Billiarden|f
            """
    ).filter { $0.key != "brd" }.mapValues { Scale(name: $0, isNoun: true) }

    static let currencies: [String: Currency] = {
        let cent = Noun(one: "Cent", many: "Cent")
        var table: [String: Currency] = [:]
        func add(_ signs: String, _ one: String, _ many: String, _ part: Noun?, _ gender: Gender = .masculine) {
            for sign in signs.split(separator: " ") {
                table[String(sign)] = Currency(name: Noun(one: one, many: many, gender: gender), part: part)
            }
        }
        add("€ EUR Euro", "Euro", "Euro", cent)
        add("$ Dollar", "Dollar", "Dollar", cent)
        add("US$ USD", "US-Dollar", "US-Dollar", cent)
        add("A$ AU$ AUD", "australischer Dollar", "australische Dollar", cent)
        add("C$ CA$ CAD", "kanadischer Dollar", "kanadische Dollar", cent)
        add("HK$ HKD", "Hongkong-Dollar", "Hongkong-Dollar", cent)
        add("R$ BRL", "Real", "Reais", Noun(one: "Centavo", many: "Centavos"))
        add("£ GBP", "Pfund", "Pfund", Noun(one: "Penny", many: "Pence"), .neuter)
        add("Pfund", "Pfund", "Pfund", nil, .neuter)
        add("¥ JPY", "Yen", "Yen", nil)
        add("CNY RMB", "Yuan", "Yuan", nil)
        add("₹ INR", "Rupie", "Rupien", nil, .feminine)
        add("₽ RUB", "Rubel", "Rubel", Noun(one: "Kopeke", many: "Kopeken", gender: .feminine))
        add("₩ KRW", "Won", "Won", nil)
        add("₺ TRY", "Lira", "Lira", nil, .feminine)
        add("₴ UAH", "Hrywnja", "Hrywnja", nil, .feminine)
        add("₪ ILS", "Schekel", "Schekel", nil)
        add("₿ BTC", "Bitcoin", "Bitcoin", nil)
        add("CHF sFr SFr Fr Franken", "Franken", "Franken", Noun(one: "Rappen", many: "Rappen"))
        add("SEK", "schwedische Krone", "schwedische Kronen", nil, .feminine)
        add("NOK", "norwegische Krone", "norwegische Kronen", nil, .feminine)
        add("DKK", "dänische Krone", "dänische Kronen", nil, .feminine)
        add("CZK Kč", "tschechische Krone", "tschechische Kronen", nil, .feminine)
        add("zł PLN Zloty", "Zloty", "Zloty", nil)
        add("DM", "D-Mark", "D-Mark", Noun(one: "Pfennig", many: "Pfennig"), .feminine)
        add("ct Ct ¢", "Cent", "Cent", nil)
        add("T€ TEUR", "tausend Euro", "tausend Euro", nil)
        return table
    }()

    static let units = [String: Noun](
        lines: """
            m|Meter|Meter
            km|Kilometer|Kilometer
            cm|Zentimeter|Zentimeter
            dm|Dezimeter|Dezimeter
            mm|Millimeter|Millimeter
            µm μm|Mikrometer|Mikrometer
            nm|Nanometer|Nanometer
            µl μl|Mikroliter|Mikroliter
            qm|Quadratmeter|Quadratmeter
            qkm|Quadratkilometer|Quadratkilometer
            cbm|Kubikmeter|Kubikmeter
            ccm|Kubikzentimeter|Kubikzentimeter
            sm|Seemeile|Seemeilen|f
            ft ′|Fuß|Fuß|n
            ″|Zoll|Zoll
            mph|Meile pro Stunde|Meilen pro Stunde|f
            kmh|Kilometer pro Stunde|Kilometer pro Stunde
            kn kt|Knoten|Knoten
            g|Gramm|Gramm|n
            kg|Kilogramm|Kilogramm|n
            mg|Milligramm|Milligramm|n
            µg μg|Mikrogramm|Mikrogramm|n
            t|Tonne|Tonnen|f
            Mt|Megatonne|Megatonnen|f
            kt|Kilotonne|Kilotonnen|f
            Gt|Gigatonne|Gigatonnen|f
            lb lbs|Pfund|Pfund|n
            oz|Unze|Unzen|f
            l L|Liter|Liter
            ml mL|Milliliter|Milliliter
            cl|Zentiliter|Zentiliter
            dl|Deziliter|Deziliter
            hl|Hektoliter|Hektoliter
            ha|Hektar|Hektar|n
            s sek Sek sec|Sekunde|Sekunden|f
            Sek. Sek.|Sekunde|Sekunden|f
            ms|Millisekunde|Millisekunden|f
            µs μs|Mikrosekunde|Mikrosekunden|f
            ns|Nanosekunde|Nanosekunden|f
            min Min|Minute|Minuten|f
            Min. min.|Minute|Minuten|f
            h Std|Stunde|Stunden|f
            Std. std.|Stunde|Stunden|f
            °C ℃|Grad Celsius|Grad Celsius
            °F ℉|Grad Fahrenheit|Grad Fahrenheit
            K|Kelvin|Kelvin|n
            W|Watt|Watt|n
            kW|Kilowatt|Kilowatt|n
            MW|Megawatt|Megawatt|n
            GW|Gigawatt|Gigawatt|n
            TW|Terawatt|Terawatt|n
            mW|Milliwatt|Milliwatt|n
            Wh|Wattstunde|Wattstunden|f
            kWh|Kilowattstunde|Kilowattstunden|f
            MWh|Megawattstunde|Megawattstunden|f
            GWh|Gigawattstunde|Gigawattstunden|f
            TWh|Terawattstunde|Terawattstunden|f
            kWp|Kilowatt Peak|Kilowatt Peak|n
            V|Volt|Volt|n
            kV|Kilovolt|Kilovolt|n
            mV|Millivolt|Millivolt|n
            A|Ampere|Ampere|n
            mA|Milliampere|Milliampere|n
            Ah|Amperestunde|Amperestunden|f
            mAh|Milliamperestunde|Milliamperestunden|f
            Ω|Ohm|Ohm|n
            Hz|Hertz|Hertz|n
            kHz|Kilohertz|Kilohertz|n
            MHz|Megahertz|Megahertz|n
            GHz|Gigahertz|Gigahertz|n
            U|Umdrehung|Umdrehungen|f
            kJ|Kilojoule|Kilojoule|n
            MJ|Megajoule|Megajoule|n
            cal|Kalorie|Kalorien|f
            kcal|Kilokalorie|Kilokalorien|f
            eV|Elektronenvolt|Elektronenvolt|n
            N|Newton|Newton|n
            kN|Kilonewton|Kilonewton|n
            Nm|Newtonmeter|Newtonmeter|n
            Pa|Pascal|Pascal|n
            hPa|Hektopascal|Hektopascal|n
            kPa|Kilopascal|Kilopascal|n
            MPa|Megapascal|Megapascal|n
            bar|Bar|Bar|n
            mbar|Millibar|Millibar|n
            PS|P.S|P.S|f
            dB|Dezibel|Dezibel|n
            B|Byte|Byte|n
            kB KB|Kilobyte|Kilobyte|n
            MB|Megabyte|Megabyte|n
            GB|Gigabyte|Gigabyte|n
            TB|Terabyte|Terabyte|n
            PB|Petabyte|Petabyte|n
            KiB|Kibibyte|Kibibyte|n
            MiB|Mebibyte|Mebibyte|n
            GiB|Gibibyte|Gibibyte|n
            bit Bit|Bit|Bit|n
            kbit|Kilobit|Kilobit|n
            Mbit|Megabit|Megabit|n
            Gbit|Gigabit|Gigabit|n
            Mbps|Megabit pro Sekunde|Megabit pro Sekunde|n
            Gbps|Gigabit pro Sekunde|Gigabit pro Sekunde|n
            fps|Bild pro Sekunde|Bilder pro Sekunde|n
            ppm|P.P.M|P.P.M
            px|Pixel|Pixel|n
            MP|Megapixel|Megapixel|n
            mol|Mol|Mol|n
            cd|Candela|Candela|f
            lm|Lumen|Lumen|n
            lx|Lux|Lux|n
            Bq|Becquerel|Becquerel|n
            Sv|Sievert|Sievert|n
            mSv|Millisievert|Millisievert|n
            µSv|Mikrosievert|Mikrosievert|n
            EL|Esslöffel|Esslöffel
            TL|Teelöffel|Teelöffel
            Stk St|Stück|Stück|n
            Pkg Pck|Packung|Packungen|f
            """)

    /// Words before a number that names: no "ein" behind them.
    static let numbered: Set<String> = Set(
        words:
            "nummer kapitel seite artikel absatz paragraf platz teil band level stufe phase gruppe liga klasse typ version"
    )

    /// What is counted in fours of digits: "1500 Menschen".
    static let countedNouns: Set<String> = Set(
        words: """
            Menschen Personen Mitarbeiter Mitarbeiterinnen Beschäftigte Einwohner Einwohnerinnen Euro Dollar Franken Meter \
            Kilometer Metern Kilometern Tonnen Liter Litern Stunden Tage Tagen Jahre Jahren Kilo Kilogramm Gramm Watt Kalorien \
            Seiten Wörter Wörtern Zeichen Zuschauer Zuschauern Besucher Besuchern Teilnehmer Teilnehmern Soldaten Studierende \
            Studenten Schüler Schülern Kinder Kindern Stück Exemplare Exemplaren Arten Bäume Bäumen Tiere Tieren Häuser \
            Wohnungen Stellen Fälle Fällen Tote Toten Unternehmen Betriebe Betrieben Mitglieder Mitgliedern Flüchtlinge \
            Autos Fahrzeuge Fahrzeugen Quadratmeter Quadratmetern Quadratkilometer Mark Prozent Mal Grad Umdrehungen Fotos \
            Bilder Bildern Bücher Büchern Titel Plätze Plätzen Schritte Schritten Punkte Punkten Familien Frauen Männer \
            Männern Polizisten Helfer Helfern Haushalte Haushalten Anlagen Gäste Gästen Kubikmeter Hektar Minuten Sekunden
            """)

    /// Words before a number with a stop at the end of a text that make it an ordinal.
    static let beforeOrdinal: Set<String> = Set(
        words: "am im vom zum zur beim den dem des der die das bis ab seit jeden jedem jede jeder")

    /// Words that begin a sentence: the stop before them ended one.
    static let sentenceStarters: Set<String> = Set(
        words: """
            Der Die Das Ein Eine Er Sie Es Wir Ich Ihr Dann Danach Doch Aber Und Oder Im In Am An Auf Bei Mit Nach Von Vor Zu Für \
            So Wenn Als Da Dabei Damit Dazu Deshalb Dieser Diese Dieses Heute Hier Jetzt Nun Schon Seit Trotzdem Was Wer Wie Wo Mein Meine Dein Deine Unser Unsere Man Alle Auch Nein Ja \
            Niemand Viele Manche Noch Nur Sein Seine Ihre Also
            """)

    /// Nouns that an ordinal may begin a text with; before others a number is the number of a heading.
    static let ordinalNouns: Set<String> = Set(
        words: """
            platz weltkrieg jahrhundert jahrtausend liga bundesliga runde auflage aufl stock etage halbzeit spieltag fc klasse stunde \
            quartal lesung advent bundestag
            """)
}
