/// The endings of ordinals, by what stands before and behind them.
enum GermanDeclension {
    /// The ending of an ordinal at a token that is followed by the word at `noun`.
    static func ending(at index: Int, noun: Int, in text: TokenText) -> String {
        let gender = gender(of: noun, in: text)
        guard let place = governor(before: index, in: text) else { return strong(gender) }
        let word = text.lower(place)
        switch word {
        case "der":
            if gender == .feminine { return "en" }
            if gender != nil { return "e" }
            return prepositions.contains(text.word(before: place)) ? "en" : "e"
        case "die", "das", "dieser", "diese", "dieses", "jeder", "jede", "jedes", "welche", "jene", "jener", "jenes",
            "ins",
            "ans", "aufs", "fürs", "durchs", "übers":
            if word == "dieser" || word == "jeder", gender == .feminine { return "en" }
            return "e"
        case "eine", "keine", "meine", "deine", "seine", "ihre", "unsere", "eure": return "e"
        case "ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer":
            return strong(gender == .feminine ? nil : gender)
        default: break
        }
        if weak.contains(word) { return "en" }
        if ["en", "em", "er", "es"].contains(where: word.hasSuffix), possessives.contains(where: word.hasPrefix) {
            return "en"
        }
        if dative.contains(word) {
            switch gender {
            case .feminine?: return "er"
            case nil: return "em"
            default: return "em"
            }
        }
        return strong(gender)
    }

    /// Whether nothing before a number and nothing behind it tells that it is an ordinal.
    static func isUngoverned(at index: Int, noun: Int, in text: TokenText) -> Bool {
        guard gender(of: noun, in: text) == nil else { return false }
        guard let place = governor(before: index, in: text) else { return true }
        let word = text.lower(place)
        return
            !(weak.contains(word) || dative.contains(word) || articles.contains(word)
            || possessives.contains(where: word.hasPrefix) || word.hasPrefix("jede") || word.hasPrefix("dies"))
    }

    private static let articles: Set<String> = Set(words: "der die das den dem des ins ans aufs fürs")

    /// The ending of a day of the month.
    static func dayEnding(before index: Int, in text: TokenText) -> String {
        guard let place = governor(before: index, in: text) else {
            return "er"
        }
        let word = text.lower(place)
        switch word {
        case "der", "das", "dieser", "jeder": return "e"
        case "ein", "kein", "sein", "ihr": return "er"
        default: break
        }
        return weak.contains(word) || prepositions.contains(word) || days.contains(word) ? "en" : "er"
    }

    /// The word that decides: the next one to the left, over other days and numbers, "bis", "und" and weekdays.
    private static func governor(before index: Int, in text: TokenText) -> Int? {
        var place = index - 1
        var afterComma = false
        for _ in 0..<14 {
            switch text.kind(place) {
            case .space, .digits: break
            case .sign where text.isSign(place, of: "–-/."): break
            case .sign where text.isSign(place, ","): afterComma = true
            case .word:
                let word = text.lower(place)
                if word == "und" || word == "bis" || word == "oder" {
                    // "bis 3. Oktober" has no other day before it.
                    if word == "bis", !hasNumber(before: place, in: text) { return place }
                } else if GermanTables.months[word] != nil {
                    break
                } else if days.contains(word) {
                    if let before = text.wordIndex(before: place),
                        ["am", "vom", "zum", "dem", "den", "bis", "ab"].contains(text.lower(before))
                    {
                        return before
                    }
                    return nil
                } else {
                    return afterComma ? nil : place
                }
            default: return nil
            }
            place -= 1
        }
        return nil
    }

    private static func hasNumber(before index: Int, in text: TokenText) -> Bool {
        (index - 5..<index).contains { text.isDigits($0) }
    }

    /// The ending without an article.
    private static func strong(_ gender: Gender?) -> String {
        switch gender {
        case .feminine?: "e"
        case .neuter?: "es"
        default: "er"
        }
    }

    /// The gender of a noun, by a list and by its ending; nil where neither tells.
    static func gender(of index: Int, in text: TokenText) -> Gender? {
        var place = index
        // "3. große Sieg": the noun is the next word with a capital.
        for _ in 0..<2 where text.isWord(place) && !text.startsBig(place) { place = text.skipSpace(place + 1) }
        while text.isSign(place + 1, "-"), text.isWord(place + 2) { place += 2 }
        guard text.isWord(place), text.startsBig(place) else { return nil }
        let word = text.lower(place)
        for (nouns, gender) in [(feminine, Gender.feminine), (neuter, .neuter), (masculine, .masculine)] {
            if nouns.contains(word) { return gender }
        }
        if GermanTables.months[word] != nil { return .masculine }
        for ending in endings where word.hasSuffix(ending.0) { return ending.1 }
        return nil
    }

    private static let endings: [(String, Gender)] = [
        ("ung", .feminine), ("heit", .feminine), ("keit", .feminine), ("schaft", .feminine), ("tät", .feminine),
        ("ion", .feminine), ("liga", .feminine), ("runde", .feminine), ("woche", .feminine), ("klasse", .feminine),
        ("jahrhundert", .neuter), ("jahr", .neuter), ("spiel", .neuter), ("finale", .neuter), ("kapitel", .neuter),
        ("chen", .neuter), ("tum", .neuter), ("ment", .neuter), ("krieg", .masculine), ("tag", .masculine),
        ("platz", .masculine), ("sieg", .masculine), ("teil", .masculine), ("erin", .feminine), ("ik", .feminine),
        ("ie", .feminine), ("e", .feminine),
    ]
    private static let feminine = Set(
        words: """
            runde auflage aufl klasse liga halbzeit minute stunde woche etage generation ausgabe staffel folge welle stufe stelle \
            reihe person phase seite bundesliga regionalliga amtszeit ehe frau strophe szene symphonie sinfonie republik \
            sitzung mannschaft wahl nacht hälfte zeile spalte partie instanz dimension
            """)
    private static let neuter = Set(
        words: """
            jahrhundert kapitel mal quartal jahr semester spiel tor stockwerk obergeschoss buch lebensjahr jahrtausend jahrzehnt \
            drittel viertel halbjahr finale gebot element kind haus album werk konzert programm treffen regiment bataillon \
            schuljahr dienstjahr untergeschoss og ug staatsexamen zimmer rennen
            """)
    private static let masculine = Set(
        words: """
            platz tag sieg weltkrieg stock rang satz spieltag teil band geburtstag jahrestag versuch abschnitt absatz artikel \
            schritt punkt liter meter kilometer löffel teelöffel esslöffel preis mann monat akt gang fc sc sv vfl versuch todestag parteitag bundestag grad stich titel name
            """)

    private static let weak: Set<String> = Set(
        words: "am im vom zum zur beim den dem des diesen diesem jeden jedem beiden unterm überm hinterm vorm")
    private static let dative: Set<String> = Set(words: "in auf mit nach seit von zu aus bei an ab vor unter")
    private static let prepositions: Set<String> = Set(
        words: """
            in an auf bei mit nach seit von zu aus vor während wegen trotz hinter neben über unter zwischen ab gegenüber \
            innerhalb außerhalb anlässlich bis am im vom zum beim samt laut gemäß dank statt
            """)
    private static let possessives = ["ein", "kein", "mein", "dein", "sein", "ihr", "unser", "eure"]
    private static let days: Set<String> = Set(
        words: "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so")
}
