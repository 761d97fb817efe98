/// The words of a language that decide whether a stop ends a sentence. All in lower case, without the last stop.
struct SentenceWords: Sendable {
    /// Abbreviations that something always follows.
    var never: Set<String> = []
    /// Abbreviations that end a sentence only where a word follows that often begins one.
    var seldom: Set<String> = []
    /// Abbreviations that stand before numbers, and are words of their own otherwise.
    var beforeNumbers: Set<String> = []
    /// Words that often begin a sentence and are no names.
    var starters: Set<String> = []
    /// Whether "3." may mean "third".
    var hasOrdinals = false
    /// Words that come after an ordinal.
    var afterOrdinals: Set<String> = []
    /// Words that come before an ordinal.
    var beforeOrdinals: Set<String> = []
    /// Whether the script has no capitals.
    var isUncased = false

    static func words(for language: String) -> SentenceWords {
        switch language {
        case "de": german
        case "en", "": english
        default: others(language)
        }
    }

    private static func list(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map(String.init))
    }

    private static let titles = list("dr prof mr mrs ms mme mlle st mt ste")

    static let english = SentenceWords(
        never: titles.union(
            list(
                """
                messrs gen col lt sgt capt cpt cmdr rev hon sen rep gov pres supt hr e.g eg i.e ie vs cf viz approx \
                est fig figs ca al
                """)),
        seldom: list("u.s u.k u.n e.u u.s.a d.c jr sr inc ltd co corp bros ave blvd rd ph.d m.d b.a m.a etc"),
        beforeNumbers: list("no nos vol pp p ch sec art eq fig par para nr"),
        starters: list(
            """
            the he she it they we i you this that these those there then but and or so if when while after before \
            however in on at as for from with by a an his her its their our my your nobody everyone what who why how \
            where which not no yes once now still yet even one most many some all each every
            """))

    static let german = SentenceWords(
        never: titles.union(
            list(
                """
                hr fr z z.b d.h u.a i.d.r z.t u.u o.ä s.o s.u v.a m.e bzgl bzw ca evtl ggf inkl exkl einschl sog vgl \
                ehem geb gest insb mind max min zzgl abzgl dipl ing inh abb tab anm hrsg bearb übers jh jhd lt gem \
                betr str
                """)),
        seldom: list("usw etc mio mrd tsd u.s inc co ggü"),
        beforeNumbers: list("s nr abs art kap bd bde ziff aufl jg no vol nrn §"),
        starters: list(
            """
            der die das er sie es wir ich ihr man danach dann doch aber und oder in im am an auf bei mit nach von vor \
            zu zum zur für so wenn als da dabei damit dazu deshalb dieser diese dieses ein eine einer heute hier \
            jetzt kein keine nun schon seit trotzdem was wer wie wo warum auch nur nicht niemand alle viele
            """),
        hasOrdinals: true,
        afterOrdinals: list(
            """
            januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert \
            jahrhunderts jahrhunderten jahrtausend weltkrieg weltkriegs auflage klasse platz mal stock runde kapitel \
            jahrestag geburtstag liga bundesliga stunde woche monat quartal etage obergeschoss
            """),
        beforeOrdinals: list("der die das dem den des am im vom zum zur beim bis ab seit ein eine einen einem einer"))

    private static func others(_ language: String) -> SentenceWords {
        var words = SentenceWords(never: titles)
        switch language {
        case "zh", "ja", "ko", "th", "ar", "fa", "he", "hi", "ur", "bn", "ta", "te", "ml", "ka": words.isUncased = true
        case "da", "nb", "nn", "no", "fi", "is", "et", "lv", "cs", "sk", "pl", "sl", "hr", "sr", "bs", "hu":
            // Months and the like are written small there: ICU's rule for small letters does the rest.
            words.hasOrdinals = true
        case "fr": words.never.formUnion(list("mm p.ex env av cf"))
        case "es": words.never.formUnion(list("sr sra srta ud uds d dña p.ej pág núm av ee.uu"))
        case "it": words.never.formUnion(list("sig dott avv ing es pag art"))
        case "nl": words.never.formUnion(list("dhr mevr mw ir drs bijv o.a d.w.z blz nr"))
        case "pt": words.never.formUnion(list("sr sra dra exmo p.ex pág"))
        case "ru", "uk": words.never.formUnion(list("г гг ул стр рис им проф т.е т.н т.к"))
        default: break
        }
        return words
    }
}
