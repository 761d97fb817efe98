extension SentenceWords {
    /// English, German, Dutch and the languages of the north.
    mutating func addGermanic(_ language: String) {
        switch language {
        case "de", "lb": addGerman()
        case "nl", "af": addDutch()
        case "sv": addSwedish()
        case "da", "nb", "no", "nn", "is": addDanishAndNorwegian()
        default: addEnglish()
        }
    }

    private mutating func addEnglish() {
        add(.title, "messrs")
        add(.capitalTitle, "gen col lt sgt cpl pvt capt cpt cmdr maj adm rev hon sen rep gov pres supt det insp hr fr")
        add(.always, "e.g eg i.e ie vs cf viz approx ca esp incl")
        add(.unit, "ft in yd mi oz lb lbs qt pt gal min mins sec secs hr hrs sq cu tsp tbsp")
        add(
            .seldom,
            """
            u.s u.k u.n e.u u.s.a d.c jr sr inc ltd llc co corp bros ave blvd rd hwy dept univ st mt ft ph.d m.d b.a \
            m.a b.sc m.sc al
            """)
        add(
            .beforeNumber,
            """
            no nos vol vols pp p ch chap sec sect art eq fig figs par para nr ver op bk pt ext tel jan feb mar apr jun \
            jul aug sep sept oct nov dec est max min ref rte rt a.d
            """)
        add(.daytime, "a.m p.m am pm")
        add(.zone, "utc gmt est edt cst cdt mst mdt pst pdt et ct mt pt bst cet cest ist jst aest")
        add(.preposition, "at by from until till before after around about between since on in")
        add(
            .starter,
            """
            the he she it they we i you this that these those there then but and or so if when while after before \
            however in on at as for from with by a an his her its their our my your nobody everyone what who why how \
            where which not no yes once now still yet even one most many some all each every it's he's she's that's \
            there's i'm i've they're we're you're don't didn't let's here both because although though since until \
            during despite instead meanwhile perhaps maybe under over between another other such two three only just \
            also later today yesterday nothing something everything to of is was are were can could did do does
            """)
    }

    private mutating func addGerman() {
        ordinals = .guarded
        add(.title, "hr fr frl dipl ing univ hptm oblt lic med phil jur rer nat theol vet em hl fa gebr")
        add(.unit, "min std sek stdn mon")
        add(.capitalTitle, "mag gen st")
        add(
            .always,
            """
            z z.b d.h u.a i.d.r z.t u.u rd erm v.a m.e i.a o.g m.a.w bzgl bzw ca evtl ggf inkl exkl einschl sog vgl \
            ehem geb gest insb insbes mind max min zzgl abzgl inh abb tab anm hrsg bearb übers jh jhd lt gem betr v.chr \
            n.chr röm kath ev dt engl frz lat griech allg entspr bes gegr verh wg zw urspr u.u o.b.d.a
            """)
        add(.seldom, "s.o s.u usw etc mio mrd tsd u.s inc co ggü dgl u.ä o.ä u.dgl u.s.w usf d.j d.m str e.v")
        add(
            .beforeNumber, "s nr nrn abs art kap bd bde ziff aufl jg no vol abschn rn rdnr str tel ca az zi bj rückennr"
        )
        add(
            .starter,
            """
            der die das er sie es wir ich ihr man danach dann doch aber und oder in im am an auf bei mit nach von vor \
            zu zum zur für so wenn als da dabei damit dazu deshalb dieser diese dieses ein eine einer heute hier \
            jetzt kein keine nun schon seit trotzdem was wer wie wo warum auch nur nicht niemand alle viele dort \
            daher darum dadurch davon während weil obwohl denn sondern zudem außerdem allerdings jedoch später früher \
            ohne durch gegen um unter über zwischen ob mein dein sein ihre ihren seine unser beide manche mehr einige \
            nichts etwas bis ja nein ist war hat kann soll
            """)
        add(
            .afterOrdinal,
            """
            januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert \
            jahrhunderts jahrhunderten jahrtausend weltkrieg weltkriegs weltkrieges auflage klasse platz mal stock \
            runde kapitel jahrestag geburtstag liga bundesliga stunde woche monat quartal etage obergeschoss bezirk \
            semester lebensjahr jahr tag minute spieltag halbzeit hälfte breitengrad staffel folge teil band \
            jan jän feb febr mär apr jun jul aug sept sep okt nov dez
            """)
        add(
            .beforeOrdinal,
            """
            der die das dem den des am im vom zum zur beim bis ab seit ein eine einen einem einer jeder jede jeden \
            jedem jedes
            """)
    }

    private mutating func addDutch() {
        add(.title, "dhr mevr mw drs ir ing st ds jhr prof")
        add(
            .always,
            """
            bijv bv o.a d.w.z dwz d.m.v i.p.v m.b.t t.o.v a.u.b i.v.m o.l.v resp incl excl ca max min evt vgl zgn zg \
            ong t.a.v n.a.v m.a.w o.m n.o.t.k
            """)
        add(.seldom, "enz etc e.d n.v b.v mln mld v.chr n.chr jl")
        add(.beforeNumber, "blz p pp nr nrs art afb hfst jrg tel fig dl vol")
        add(
            .starter,
            """
            de het een in op aan met van voor na bij door over uit als maar en of dat die dit deze er ik je jij hij \
            zij ze we wij jullie men toen nu dan daar hier zo ook nog niet wat wie waar hoe waarom volgens sinds \
            tijdens hun haar mijn om naar omdat wanneer terwijl toch daarna daarom ja nee is was alle veel geen
            """)
    }

    private mutating func addSwedish() {
        add(.title, "hr fr fru prof doc st")
        add(.always, "t.ex bl.a dvs d.v.s s.k resp ca f.d jfr inkl exkl max min fr.o.m t.o.m p.g.a i.st")
        add(.seldom, "osv o.s.v m.m m.fl etc f.kr e.kr milj")
        add(.beforeNumber, "s sid nr kap kl fig tel")
        add(
            .starter,
            """
            den det de en ett i på av till från med för om men och eller när där här som han hon vi ni jag du man då \
            nu sedan efter före enligt så inte vad vem hur varför dock även denna detta dessa under över vid mot ja \
            nej är var alla många ingen
            """)
    }

    private mutating func addDanishAndNorwegian() {
        ordinals = .guarded
        add(.title, "hr fr fru prof st sr")
        add(.always, "f.eks bl.a dvs d.v.s ca p.g.a pga jf jfr inkl ekskl maks min hhv vedr evt s.k t.d m.a")
        add(.seldom, "osv o.s.v m.v mv m.m m.fl etc mio mia mill mrd kr f.kr e.kr")
        add(.beforeNumber, "s nr kap kl fig art tlf")
        add(
            .starter,
            """
            den det de en et ett i på af av til fra med for om men og eller når der her som han hun vi i jeg du man \
            da nu nå siden efter etter før ifølge så ikke hvad hva hvem hvordan hvorfor dog også denne dette disse \
            under over ved mod mot ja nej nei er var alle mange ingen
            """)
        add(
            .afterOrdinal,
            "januar februar marts mars april maj mai juni juli august september oktober november december desember")
    }
}
