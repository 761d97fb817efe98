extension SentenceWords {
    /// French, Spanish, Italian, Portuguese and their kin.
    mutating func addRomance(_ language: String) {
        switch language {
        case "fr": addFrench()
        case "es", "ca", "gl": addSpanish()
        case "it": addItalian()
        case "pt": addPortuguese()
        default: addRomanian()
        }
    }

    private mutating func addFrench() {
        add(.title, "m mm mmes mlles pr me mgr st ste")
        add(.always, "p.ex ex env av cf c.-à-d c.à.d càd resp i.e vs dép bd apr")
        add(.seldom, "j.-c j.c s.a inc ltée")
        add(.beforeNumber, "p pp art n no nos vol chap fig t th éd tél al r ch janv févr avr juil sept oct nov déc")
        add(
            .starter,
            """
            le la les l' un une des il elle ils elles on nous vous je j' tu ce cet cette ces c' mais et ou donc or ni \
            car en dans sur pour par avec sans depuis après avant quand si s' comme lorsque lorsqu' selon puis ainsi \
            alors aussi d' enfin cependant pourtant toutefois son sa ses leur leurs tout toute tous toutes qui que qu' \
            quoi où comment pourquoi non oui n' au aux du de à chez entre vers pendant malgré plus quel quelle mon ma \
            mes notre nos votre vos rien personne aucun aucune deux est ici là hier aujourd'hui parce bref
            """)
    }

    private mutating func addSpanish() {
        add(.title, "sr sra sres sras srta dra d dña ud uds vd lic ing gral cap st sto sta mons av avda pza")
        add(.always, "p.ej ej p.ex ex vs cf aprox c ee")
        add(.seldom, "ee.uu uu e.u s.a s.l a.c d.c r.u a.m p.m cía")
        add(.beforeNumber, "apdo s n.º pág págs p pp núm nº n.º art arts cap vol fig tel t")
        add(.daytime, "a.m p.m")
        add(.preposition, "a al desde hasta antes después sobre entre en")
        add(
            .starter,
            """
            el la los las un una unos unas lo al del en de con por para según cuando si pero y o que qué como cómo es \
            era fue son ha han hay no sí se su sus esta este estos estas ese esa eso esto ella él ellos ellas yo tú \
            nosotros más también además así entonces luego después antes desde hasta sin sobre tras todo todos toda \
            nadie quien dónde ahora hoy ayer mientras aunque porque aquí allí cada muchos nada mi tu le les me te ya \
            el els les un una amb per però i és
            """)
    }

    private mutating func addItalian() {
        add(.title, "sig sigg sig.ra sig.na dott dott.ssa prof.ssa avv ing arch geom rag on mons")
        add(.always, "p.es es cfr cf vs c.d ca n.b")
        add(.seldom, "s.p.a s.r.l a.c d.c sec")
        add(.beforeNumber, "pag pagg p pp art artt n nn vol cap fig tel")
        add(
            .starter,
            """
            il lo la i gli le un uno una l' in nel nella nello nei nelle di da dal dalla con per su sul sulla tra fra a \
            al alla ma e o se quando come che chi cosa dove perché non è sono era ha hanno si questo questa questi \
            queste quello quella lui lei loro noi voi io poi così anche ora oggi ieri dopo prima intanto tuttavia però \
            infatti secondo c' dell' nell' all' tutto tutti ogni mentre durante senza sì no mai già ancora del della \
            qui lì nessuno niente molti alcuni
            """)
    }

    private mutating func addPortuguese() {
        add(.title, "sr sra srs sras srta dra drs profa profª eng exmo exma pe av")
        add(.always, "p.ex ex cf vs aprox v")
        add(.seldom, "ltda s.a a.c d.c e.u.a cia")
        add(.beforeNumber, "pág págs p pp art n nº núm cap vol fig tel av r")
        add(
            .starter,
            """
            o a os as um uma uns umas em no na nos nas de do da dos das com por pelo pela para mas e ou se quando como \
            que quem onde não é foi são era há ele ela eles elas eu nós isso isto este esta estes estas esse essa \
            aquele aquela já também depois antes então agora hoje ontem ainda assim segundo sem até desde ao à sob \
            sobre entre todo toda todos todas ninguém nada cada muitos porque embora enquanto seu sua meu minha sim
            """)
    }

    private mutating func addRomanian() {
        add(.title, "dl dna d-na d-l sf st")
        add(.always, "ex cca resp vs")
        add(.seldom, "etc ș.a s.a")
        add(.beforeNumber, "nr pag p art vol cap fig tel str")
        add(
            .starter,
            """
            el ea ei ele eu tu noi voi acest această acești aceste un o în la pe de cu din pentru dar și sau dacă când \
            cum ce cine unde nu da este era a au s-a după până apoi acum astăzi ieri deci însă toți toate
            """)
    }
}
