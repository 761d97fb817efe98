extension GermanTables {
    static let abbreviations = AbbreviationTable(
        lines: """
            z.b.|zum Beispiel
            d.h.|das heißt
            u.a.|unter anderem
            u.ä.|und Ähnliches
            o.ä.|oder Ähnliches
            o.g.|oben genannte
            i.d.r.|in der Regel
            i.a.|im Allgemeinen
            i.d.s.|in diesem Sinne
            i.allg.|im Allgemeinen
            u.zw. u.zw|und zwar
            j.|Jahre|-#
            rd.|rund
            zi.|Zimmer|#
            univ.|Universität
            tägl.|täglich
            mtl.|monatlich
            h.c.|honoris causa
            em.|emeritus
            km|Kilometer|#
            rückennr.|Rückennummer
            z.t.|zum Teil
            z.zt. z.z.|zurzeit
            u.u.|unter Umständen
            v.a.|vor allem
            s.o.|siehe oben
            s.u.|siehe unten
            m.e.|meines Erachtens
            m.w.|meines Wissens
            n.chr.|nach Christus
            v.chr.|vor Christus
            a.d.|außer Dienst
            a.m.|am Main
            i.br.|im Breisgau
            u.v.m.|und vieles mehr
            u.s.w. usw.|und so weiter
            u.dgl.|und dergleichen
            e.v.|e.V
            p.a.|pro Jahr
            b.z.w. bzw.|beziehungsweise
            bzgl.|bezüglich
            bspw.|beispielsweise
            etc.|et cetera
            ca.|circa
            ggf. ggfs.|gegebenenfalls
            evtl.|eventuell
            vgl.|vergleiche
            inkl.|inklusive
            exkl.|exklusive
            einschl.|einschließlich
            zzgl.|zuzüglich
            abzgl.|abzüglich
            sog.|sogenannte
            insb. insbes.|insbesondere
            max.|maximal
            min.|Minuten|-#
            min.|minimal
            mind.|mindestens
            lt.|laut
            gem.|gemäß
            geb.|geboren
            gest.|gestorben
            ehem.|ehemalige
            allg.|allgemein
            eigtl.|eigentlich
            urspr.|ursprünglich
            versch.|verschiedene
            wg.|wegen
            zw.|zwischen
            vs. vs|gegen
            dr.|Doktor
            prof.|Professor
            dipl.-ing.|Diplomingenieur
            ing.|Ingenieur
            hr.|Herr|N
            hrn.|Herrn|N
            fr.|Frau|N
            frl.|Fräulein|N
            st.|Sankt|N
            str.|Straße
            pl.|Platz|-N
            nr.|Nummer
            nrn.|Nummern|#
            no.|Nummer|#
            s.|Seiten|-#
            s.|Seite|#
            abs.|Absatz|#
            art.|Artikel|#
            ziff.|Ziffer|#
            bd.|Band|#
            bde.|Bände|-#
            kap.|Kapitel|#
            abb.|Abbildung|#
            tab.|Tabelle|#
            aufl.|Auflage
            anm.|Anmerkung
            hrsg. hg.|Herausgeber
            jh. jhd. jhdt.|Jahrhundert
            jh.s|Jahrhunderts
            jg.|Jahrgang
            f.|folgende|-#
            ff.|fortfolgende|-#
            tel.|Telefon
            std.|Stunden|-#
            sek.|Sekunden|-#
            mio.|Millionen
            mrd.|Milliarden
            tsd.|Tausend
            mon.|Monate|-#
            az.|Aktenzeichen
            fa.|Firma
            gebr.|Gebrüder
            bj.|Baujahr
            hl.|heiligen
            erm.|ermäßigt
            engl.|englische|N
            franz. frz.|französische|N
            o.k.|okay
            med.|med
            phil.|phil
            jur.|jur
            ü.m.|über Meer
            ü.nn|über Normalnull
            u.d.t.|unter dem Titel
            hbf.|Hauptbahnhof
            bhf.|Bahnhof
            jr. jun.|Junior
            sen.|Senior
            co.|Co
            jan.|Januar
            feb. febr.|Februar
            apr.|April
            aug.|August
            sept. sep.|September
            okt.|Oktober
            nov.|November
            dez.|Dezember
            mo.|Montag|#
            di.|Dienstag|#
            mi.|Mittwoch|#
            do.|Donnerstag|#
            fr.|Freitag|#
            sa.|Samstag|#
            so.|Sonntag|#
            u.s.|U.S
            mwst. mwst|Mehrwertsteuer
            """)

    static let acronyms = AcronymTable(
        words: Set(
            words: """
                NATO UNO UNESCO UNICEF NASA OPEC AIDS DAX MDAX TÜV DIN PISA GAU COVID SARS BAFÖG BAMF UEFA FIFA EURATOM INTERPOL \
                RAM PIN SIM TAN GEMA SCHUFA FIAT SEAT IKEA ADAC LIDL REWE EDEKA BILD RTL ARTE STASI RAF COP CERN MINT NABU BUND \
                ELSTER APO HIWI ZIVI KITA JUSO ASEAN MERCOSUR IBAN LED LOL YOLO ROM OK
                """
        ).subtracting(["ADAC", "RTL", "RAF", "LED", "OK", "IBAN"]),
        spelled: Set(
            words: """
                USA EU UN KI AKW AG IT ÖPNV URL URLS EZB IWF WHO SUV ARD ORF SRF AFD ADAC LED UKW IHK IAA IAO ITB EUGH OECD OSZE USB \
                ISBN IBAN UHF UV ECU ETF ETFS ESA ISS IFA IG DGB EM WM ÖBB AOK BUGA EKD ICE IC RE EC IRA ETA PLO ÖVP SPÖ FPÖ \
                SED DDR BRD UDSSR KZ RAF NS SS SA AI API OB EV IRAN
                """
        ).subtracting(["IRAN", "IRA"]),
        emphasised: Set(
            words: """
                ICH DU ER SIE ES WIR IHR DER DIE DAS DEM DEN DES EIN EINE UND ODER ABER NICHT KEIN NUR AUCH NOCH SO WIE WAS WER WO \
                IM IN AN AM AUF AUS BEI MIT VON VOR ZU ZUM ZUR UM BIS ALS AB JA NEIN NEU NEUE ALT ALLE ALLES SEHR MEHR IST SIND \
                WAR HAT NIE NIEMALS IMMER JETZT HIER DA DORT NUN GUT TUN SEI OB ZUG TAG TOD MANN FRAU GELD
                """),
        others: [
            "AfD": "A.F.D", "BAföG": "Bafög", "GmbH": "G.M.B.H", "KfW": "K.F.W", "EuGH": "E.U.G.H", "StGB": "S.T.G.B",
            "PhD": "P.H.D", "iOS": "iOS", "MwSt": "Mehrwertsteuer", "OK": "okay", "WLAN": "W-LAN", "LKWs": "L.K.Ws",
        ])

    static let kings: Set<String> = Set(
        words: """
            Ludwig Heinrich Karl Friedrich Wilhelm Otto Franz Joseph Josef Leopold Ferdinand Maximilian Rudolf Konrad Philipp \
            August Georg Eduard Richard Jakob Johann Johannes Paul Pius Benedikt Leo Gregor Innozenz Clemens Klemens Urban \
            Bonifatius Bonifaz Alexander Nikolaus Peter Iwan Napoleon Gustav Adolf Christian Harald Olaf Albert Albrecht \
            Juan Carlos Felipe Alfons Viktor Emanuel Umberto Ptolemaios Ramses Xerxes Dareios Kyros Mehmed Silvester Innocenz Süleyman Sigismund \
            Matthias Stephan Rama Charles Sixtus Julius Hadrian Thutmosis Amenophis Antiochos Lothar Boleslaw Abdullah Hussein
            """)

    static let queens: Set<String> = Set(
        words:
            "Elisabeth Elizabeth Katharina Maria Margrethe Margarethe Anna Isabella Christina Kleopatra Viktoria Beatrix Johanna Juliana"
    )

    static let beforeRoman: Set<String> = Set(
        words: """
            teil kapitel akt band buch phase typ klasse abschnitt artikel anhang stufe szene division episode serie tabelle \
            abbildung gruppe modell version hartz figur buches teils kapitels weltkrieg schritt niveau kategorie
            """)
}
