extension SentenceWords {
    /// Russian, Ukrainian, Polish, Czech and their kin.
    mutating func addSlavic(_ language: String) {
        switch language {
        case "uk": addUkrainian()
        case "ru", "be", "bg", "mk": addRussian()
        case "pl": addPolish()
        case "cs", "sk": addCzech()
        default: addSouthSlavic()
        }
    }

    private mutating func addRussian() {
        add(.always, "т.е т.н т.к т.ч ул пл просп бул им проф акад доц инж св ср см напр обл пос дер о-в г-н г-жа гр")
        add(.seldom, "г гг в вв пр тыс млн млрд трлн н.э до.н.э л и.о р")
        add(.closing, "т.д т.п др руб коп чел экз")
        add(.daytime, "г гг в вв м см мм км кг т ч мин сек р")
        add(.preposition, "в во к ко с со до после около с на за")
        add(.beforeNumber, "стр рис табл п пп ст гл с ч т тел д кв корп № вып изд")
        add(
            .starter,
            """
            он она оно они мы вы я ты это этот эта эти тот та те в во на по с со из от до за к ко у о об при для но и \
            а или если когда как что кто где почему так также тогда теперь сейчас потом затем после однако не нет да \
            его её ее их мой наш все всё сегодня вчера завтра между там здесь хотя поэтому кроме без под над через \
            ещё еще уже только даже никто ничего каждый многие один одна два той том него
            """)
    }

    private mutating func addUkrainian() {
        add(.always, "т.зв т.б вул пл просп бул ім проф акад доц св див напр обл пор")
        add(.seldom, "р рр ст тис млн млрд трлн н.е до.н.е м")
        add(.closing, "т.д т.п т.ін ін грн коп")
        add(.daytime, "р рр м см мм км кг т год хв с")
        add(.preposition, "у в до з із на за після близько")
        add(.beforeNumber, "стор рис табл п пп гл с ч т тел буд кв №")
        add(
            .starter,
            """
            він вона воно вони ми ви я ти це цей ця ці той та те у в на по з із зі від до за під при для але і й а або \
            якщо коли як що хто де чому так також тоді тепер зараз потім після однак проте не ні його її їх мій наш \
            усі всі все сьогодні вчора завтра між там тут хоча тому крім без над через ще вже лише навіть ніхто нічого \
            кожен багато один одна два
            """)
    }

    private mutating func addPolish() {
        ordinals = .guarded
        add(.title, "inż mgr hab fot rys płk ppłk gen por kpt św ks")
        add(.always, "np tj tzn m.in tzw ds al ul pl os bp red im wg ok godz por zob ang łac niem")
        add(.seldom, "r w zł gr tys mln mld n.e p.n.e ww rr proc")
        add(.closing, "itd itp etc")
        add(.daytime, "r w")
        add(.preposition, "w we do od po przed około na za")
        add(.beforeNumber, "nr s str t rys tab art ust pkt poz rozdz tel")
        add(
            .starter,
            """
            on ona ono oni one my wy ja ty to ten ta te ci w we na po z ze od do za przy dla ale i a lub albo jeśli \
            jeżeli kiedy gdy jak co kto gdzie dlaczego tak także też wtedy teraz potem następnie jednak nie jego jej \
            ich wszyscy dziś dzisiaj wczoraj tam tu choć dlatego bez pod nad przez jeszcze już tylko nawet nikt nic \
            każdy wielu jeden dwa jest był była było są
            """)
        add(
            .afterOrdinal,
            "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia")
    }

    private mutating func addCzech() {
        ordinals = .guarded
        add(.title, "ing mgr bc doc mudr judr phdr rndr gen plk sv p pí")
        add(.always, "např napr tzv tj t.j tzn resp popř event mj ul nám angl lat něm cca srov viz max min")
        add(.seldom, "n.l př.n.l stol r kč tis mil mld")
        add(.closing, "atd atď apod a.j aj etc")
        add(.beforeNumber, "č s str čl odst obr tab kap sv tel roč")
        add(
            .starter,
            """
            on ona ono oni my vy já ja ty to ten ta ti v ve vo na po z ze zo od do za při pri pro pre ale a nebo alebo \
            jestli když keď jak ako co čo kdo kto kde proč prečo tak také tehdy teď teraz potom pak však ne nie ano áno \
            jeho její jejich ich všichni dnes včera tam tady tu podle podľa protože bez pod nad přes ještě už jen ani \
            nikdo nic každý mnoho jeden dva je byl byla bylo jsou
            """)
        add(
            .afterOrdinal,
            "ledna února března dubna května června července srpna září října listopadu prosince")
    }

    private mutating func addSouthSlavic() {
        ordinals = .guarded
        add(.title, "g gđa gđica mr sv др проф г гђа")
        add(.always, "npr tj tzv odn ul god нпр тј тзв")
        add(.seldom, "itd i.sl sl etc st pr.n.e n.e mil итд г ст")
        add(.beforeNumber, "br str čl sl tel бр стр чл")
        add(
            .starter,
            """
            on ona ono oni mi vi ja ti to taj ta te u na po s sa iz od do za pri ali i a ili ako kad kada kako što tko \
            ko gdje gde zašto tako također tada sada potom zatim poslije posle međutim ne da njegov njezin svi danas \
            jučer juče tamo ovdje ovde iako bez pod nad kroz još već samo nitko niko ništa svaki mnogi jedan dva je bio \
            он она оно они ми ви ја ти то у на по с са из од до за али и а или ако кад када како што ко где не да
            """)
    }
}
