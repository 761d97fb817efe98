extension SentenceWords {
    /// Languages of other families; for those not named, the titles alone.
    mutating func addOthers(_ language: String) {
        switch language {
        case "el": addGreek()
        case "tr", "az": addTurkish()
        case "fi", "et": addFinnish()
        case "hu": addHungarian()
        case "lv", "lt", "eu": ordinals = .guarded
        case "ar", "fa", "ur", "ps", "he", "yi": addRightToLeft()
        case "hi", "mr", "ne", "bn": addIndic()
        case "zh", "ja", "ko", "th", "lo", "km", "my", "ta", "te", "ml", "kn", "gu", "pa", "si", "ka", "am", "ti",
            "yue",
            "cmn":
            isUncased = true
            addSayings(language)
        default: break
        }
    }

    private mutating func addSayings(_ language: String) {
        guard language == "ko" else { return }
        add(.saying, "하고 하며 하면서 라고 라며 라면서 라는 이라고 이라며")
        add(.afterOrdinal, "오전 오후")
    }

    private mutating func addGreek() {
        add(.title, "δρ κ κα κκ καθ αγ σ")
        add(.always, "π.χ δηλ βλ λ.χ πρβλ περ φωτ")
        add(.seldom, "μ.χ εκ δισ αι")
        add(.closing, "κ.λπ κλπ κ.ά κ.α κ.ο.κ")
        add(.beforeNumber, "σελ αρ τ τηλ αριθ εικ κεφ")
        add(.daytime, "π.μ μ.μ")
        add(.preposition, "στις στη στην από μέχρι έως πριν μετά κατά")
        add(
            .starter,
            """
            ο η το οι τα ένας μια μία ένα στο στη στην στον στις στους στα με για από αλλά και ή αν όταν όπως που πού τι \
            ποιος γιατί δεν μην αυτός αυτή αυτό αυτοί εγώ εσύ εμείς σήμερα χθες μετά πριν τότε τώρα επίσης ωστόσο όμως \
            κατά σε του της των τον την τους τις ενώ επειδή όλοι κανείς τίποτα ναι όχι είναι ήταν θα να
            """)
    }

    private mutating func addTurkish() {
        ordinals = .beforeNames
        add(.title, "doç yrd av sn gen alb yzb öğr gör uzm op hz")
        add(.always, "örn bkz mad mah cad sok m.ö m.s t.c")
        add(.seldom, "vb vs vd şti a.ş ltd")
        add(.beforeNumber, "no s sf c tel md")
        add(
            .starter,
            """
            bu o şu bir ve ama ancak fakat çünkü ben sen biz siz onlar her hiç çok daha sonra önce bugün dün ne kim nasıl \
            neden nerede eğer bunun onun böyle öyle şimdi artık hatta ayrıca yani ya da de için ile gibi kadar en iki bazı \
            birçok kimse evet hayır oysa bunlar bütün tüm
            """)
    }

    private mutating func addFinnish() {
        ordinals = .guarded
        add(.title, "tri hra rva nti prof")
        add(.always, "esim ns mm ts n vrt ent nyk ks")
        add(.seldom, "jne ym yms jms milj mrd eaa jaa")
        add(.beforeNumber, "s nro klo puh kuv")
    }

    private mutating func addHungarian() {
        ordinals = .guarded
        add(.title, "ifj id özv prof szt")
        add(.always, "pl ill ún kb vö tel u.i tkp")
        add(.seldom, "stb kft rt bt zrt sz i.e i.sz")
        add(.beforeNumber, "o old sz bek")
    }

    private mutating func addRightToLeft() {
        isUncased = true
        add(
            .saying,
            """
            قال قالت قلت قلتُ قالوا سأل سألت سألتُ سألته أجاب أجابت أجبت أضاف أضافت صاح صاحت هتف همس \
            گفت گفتم گفتند پرسید پرسیدم שאל שאלה שאלתי אמר אמרה אמרתי ענה ענתה צעק צעקה קרא קראה הסביר לחש
            """)
        add(.always, "د م أ ا أ.د ص ج ط ق ع دکتر مهندس ר ד")
    }

    private mutating func addIndic() {
        isUncased = true
        hasDanda = true
        add(.always, "डॉ प्रो श्री पं कि.मी से.मी कि.ग्रा सें.मी मि रु पृ पो ज़ि के एल एस एन एम बी सी पी जी टी वी आर डी जे ग्रा ई ड ডা ড মো মি")
    }
}
