/// The words of English.
enum EnglishTables {
    static let names = SharedSignNames(signNames)

    private static let signNames = SignNames(
        decimal: "point", dot: "dot", versionDot: "point", to: "to", percent: Noun(one: "percent", many: "percent"),
        perMille: Noun(one: "per thousand", many: "per thousand"), degrees: Noun(one: "degree", many: "degrees"),
        plus: "plus", minus: "minus", plusMinus: "plus or minus", times: "times", by: "by", divided: "divided by",
        equals: "equals", notEqual: "is not equal to", less: "less than", greater: "greater than",
        lessOrEqual: "is at most", greaterOrEqual: "is at least", atMost: "at most",
        atLeast: "at least", about: "about", per: "per", over: "per", and: "and", at: "at", hashtag: "hashtag",
        number: "number", section: "section", sections: "sections", slash: "slash", dash: "dash",
        underscore: "underscore", colon: "colon", root: "the square root of", infinity: "infinity", squared: "squared",
        cubed: "cubed", power: "to the power of", ratio: "to", stars: "stars", love: "love", yes: "yes", no: "no",
        feet: Noun(one: "foot", many: "feet"), inches: Noun(one: "inch", many: "inches"),
        arcMinutes: Noun(one: "minute", many: "minutes"), arcSeconds: Noun(one: "second", many: "seconds"),
        others: [
            "→": "to", "⇒": "so", "➔": "to", "➜": "to", "⟶": "to", "←": "from", "↔": "and", "↑": "up", "↓": "down",
            "∈": "in", "∑": "sum", "∆": "delta", "Δ": "delta", "∂": "d", "∫": "the integral of", "©": "copyright",
            "π": "pi", "∝": "is proportional to", "∪": "union", "∩": "intersection", "⊂": "subset of", "∀": "for all",
            "∃": "there is", "♀": "female", "♂": "male", "#": "hash", "!": "exclamation mark",
            "⌘": "Command", "⌥": "Option", "⇧": "Shift", "℮": "estimated", "ª": "", "º": "",
        ],
        compass: ["N": "north", "S": "south", "E": "east", "W": "west"])

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    static let months: [String: Int] = {
        var months: [String: Int] = [:]
        for (offset, name) in monthNames.enumerated() {
            months[name.lowercased()] = offset + 1
            months[String(name.lowercased().prefix(3))] = offset + 1
        }
        months["sept"] = 9
        return months
    }()

    static let scales: [String: Scale] = [String: Noun](
        lines: """
            k K thousand|thousand
            m M mn mio mil million|million
            b B bn billion bln|billion
            t tn trn trillion|trillion
            quadrillion|quadrillion
            hundred|hundred
            dozen|dozen
            """
    ).mapValues { Scale(name: $0, isNoun: false) }

    static let currencies: [String: Currency] = {
        let cent = Noun(one: "cent", many: "cents")
        let penny = Noun(one: "penny", many: "pence")
        var table: [String: Currency] = [:]
        func add(_ signs: String, _ one: String, _ many: String, _ part: Noun?) {
            for sign in signs.split(separator: " ") {
                table[String(sign)] = Currency(name: Noun(one: one, many: many), part: part)
            }
        }
        add("$ dollar dollars", "dollar", "dollars", cent)
        add("US$ USD", "US dollar", "US dollars", cent)
        add("A$ AU$ AUD", "Australian dollar", "Australian dollars", cent)
        add("C$ CA$ CAD", "Canadian dollar", "Canadian dollars", cent)
        add("NZ$ NZD", "New Zealand dollar", "New Zealand dollars", cent)
        add("HK$ HKD", "Hong Kong dollar", "Hong Kong dollars", cent)
        add("S$ SGD", "Singapore dollar", "Singapore dollars", cent)
        add("R$ BRL", "real", "reais", Noun(one: "centavo", many: "centavos"))
        add("€ EUR euro euros", "euro", "euros", cent)
        add("£ GBP pounds", "pound", "pounds", penny)
        add("¥ JPY", "yen", "yen", nil)
        add("CNY RMB", "yuan", "yuan", nil)
        add("₹ INR Rs", "rupee", "rupees", Noun(one: "paisa", many: "paise"))
        add("₽ RUB", "ruble", "rubles", Noun(one: "kopeck", many: "kopecks"))
        add("₩ KRW", "won", "won", nil)
        add("₺ TRY", "lira", "lira", Noun(one: "kurush", many: "kurush"))
        add("₴ UAH", "hryvnia", "hryvnias", Noun(one: "kopeck", many: "kopecks"))
        add("₪ ILS", "shekel", "shekels", Noun(one: "agora", many: "agorot"))
        add("₿ BTC", "bitcoin", "bitcoins", nil)
        add("CHF Fr", "Swiss franc", "Swiss francs", Noun(one: "centime", many: "centimes"))
        add("SEK", "Swedish krona", "Swedish kronor", nil)
        add("NOK", "Norwegian krone", "Norwegian kroner", nil)
        add("DKK", "Danish krone", "Danish kroner", nil)
        add("kr", "krone", "kroner", nil)
        add("zł PLN", "zloty", "zlotys", Noun(one: "grosz", many: "groszy"))
        add("CZK Kč", "Czech koruna", "Czech korunas", nil)
        add("ZAR", "rand", "rand", cent)
        add("MXN", "Mexican peso", "Mexican pesos", nil)
        add("¢", "cent", "cents", nil)
        add("p", "penny", "pence", nil)
        return table
    }()

    static let units = [String: Noun](
        lines: """
            m metre metres|meter|meters
            km|kilometer|kilometers
            cm|centimeter|centimeters
            dm|decimeter|decimeters
            mm|millimeter|millimeters
            µm μm|micrometer|micrometers
            nm|nanometer|nanometers
            mi|mile|miles
            yd yds|yard|yards
            ft|foot|feet
            ft.|foot|feet
            in. ″|inch|inches
            ′|foot|feet
            nmi|nautical mile|nautical miles
            mph|mile per hour|miles per hour
            kph kmh|kilometer per hour|kilometers per hour
            kn kt kts|knot|knots
            mpg|mile per gallon|miles per gallon
            g|gram|grams
            kg|kilogram|kilograms
            mg|milligram|milligrams
            µg μg mcg|microgram|micrograms
            t|tonne|tonnes
            lb lbs lb. lbs.|pound|pounds
            oz oz.|ounce|ounces
            l L|liter|liters
            ml mL|milliliter|milliliters
            cl|centiliter|centiliters
            dl|deciliter|deciliters
            hl|hectoliter|hectoliters
            gal|gallon|gallons
            ha|hectare|hectares
            sq_ft|square foot|square feet
            sq_mi|square mile|square miles
            sq_km|square kilometer|square kilometers
            sq_m|square meter|square meters
            sq_in|square inch|square inches
            cu_ft|cubic foot|cubic feet
            tsp tsp.|teaspoon|teaspoons
            tbsp tbsp.|tablespoon|tablespoons
            fl_oz|fluid ounce|fluid ounces
            s sec secs|second|seconds
            ms|millisecond|milliseconds
            µs μs|microsecond|microseconds
            ns|nanosecond|nanoseconds
            min mins|minute|minutes
            h hr hrs|hour|hours
            hr.|hour|hours
            min.|minute|minutes
            yr yrs|year|years
            °C ℃|degree Celsius|degrees Celsius
            °F ℉|degree Fahrenheit|degrees Fahrenheit
            °K|degree Kelvin|degrees Kelvin
            K|kelvin|kelvin
            W|watt|watts
            kW|kilowatt|kilowatts
            MW|megawatt|megawatts
            GW|gigawatt|gigawatts
            TW|terawatt|terawatts
            mW|milliwatt|milliwatts
            Wh|watt hour|watt hours
            kWh|kilowatt hour|kilowatt hours
            MWh|megawatt hour|megawatt hours
            GWh|gigawatt hour|gigawatt hours
            TWh|terawatt hour|terawatt hours
            kWp|kilowatt peak|kilowatts peak
            V|volt|volts
            kV|kilovolt|kilovolts
            mV|millivolt|millivolts
            A|amp|amps
            mA|milliamp|milliamps
            Ah|amp hour|amp hours
            mAh|milliamp hour|milliamp hours
            Ω|ohm|ohms
            Hz|hertz|hertz
            kHz|kilohertz|kilohertz
            MHz|megahertz|megahertz
            GHz|gigahertz|gigahertz
            THz|terahertz|terahertz
            J|joule|joules
            kJ|kilojoule|kilojoules
            MJ|megajoule|megajoules
            GJ|gigajoule|gigajoules
            cal|calorie|calories
            kcal|kilocalorie|kilocalories
            eV|electronvolt|electronvolts
            N|newton|newtons
            kN|kilonewton|kilonewtons
            Nm|newton meter|newton meters
            Pa|pascal|pascals
            hPa|hectopascal|hectopascals
            kPa|kilopascal|kilopascals
            MPa|megapascal|megapascals
            bar|bar|bar
            mbar|millibar|millibars
            psi|P.S.I|P.S.I
            hp|horsepower|horsepower
            dB|decibel|decibels
            B|byte|bytes
            kB KB|kilobyte|kilobytes
            MB|megabyte|megabytes
            GB|gigabyte|gigabytes
            TB|terabyte|terabytes
            PB|petabyte|petabytes
            KiB|kibibyte|kibibytes
            MiB|mebibyte|mebibytes
            GiB|gibibyte|gibibytes
            bit|bit|bits
            kbit|kilobit|kilobits
            Mbit|megabit|megabits
            Gbit|gigabit|gigabits
            kbps|kilobit per second|kilobits per second
            Mbps|megabit per second|megabits per second
            Gbps|gigabit per second|gigabits per second
            fps|frame per second|frames per second
            rpm|revolution per minute|revolutions per minute
            bpm|beat per minute|beats per minute
            ppm|part per million|parts per million
            ppb|part per billion|parts per billion
            pp|percentage point|percentage points
            bps|basis point|basis points
            px|pixel|pixels
            MP|megapixel|megapixels
            mol|mole|moles
            cd|candela|candelas
            lm|lumen|lumens
            lx|lux|lux
            Bq|becquerel|becquerels
            Sv|sievert|sieverts
            mSv|millisievert|millisieverts
            µSv|microsievert|microsieverts
            pct|percent|percent
            µl μl|microliter|microliters
            cwt|hundredweight|hundredweight
            qt|quart|quarts
            """)

    /// Words behind a number that do not make "years" of "1980 people".
    static let notNouns: Set<String> = Set(
        words: """
            is was has as its his this us does goes says means plus versus was's across always thus perhaps towards unless \
            besides yes and or but to in on at of for from by with than that which who when while because so if
            """)
}
