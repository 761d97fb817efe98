extension EnglishTables {
    static let abbreviations = AbbreviationTable(
        lines: """
            e.g. eg. e.g|for example
            i.e. ie. i.e|that is
            etc.|et cetera
            n/a|not available
            vs. vs|versus
            v.|versus|N
            viz.|namely
            cf.|compare
            ca.|circa
            c.|circa|#
            approx.|approximately
            al.|al
            a.k.a. aka|also known as
            w/|with
            w/o|without
            b/c|because
            no.|number|#
            nos.|numbers|#
            nr.|number|#
            p.|page|#
            pp.|pages|#
            vol.|volume|#
            vols.|volumes|#
            ch.|chapter|#
            chap.|chapter|#
            sec.|section|#
            sect.|section|#
            art.|article|#
            arts.|articles|#
            fig.|figure|#
            figs.|figures|#
            eq.|equation|#
            eqs.|equations|#
            para.|paragraph|#
            par.|paragraph|#
            pt.|part|#
            ed.|edition|-#
            dr. dr|Doctor|N
            dr.|Drive|-N
            prof.|Professor
            mr. mr|Mister|N
            mrs. mrs|Missis|N
            ms. ms|Miz|N
            messrs.|Messrs
            st.|Saint|N
            st.|Street|-N
            sts.|Saints|N
            ste.|Sainte|N
            mt.|Mount|N
            ft.|Fort|N
            gen.|General|N
            col.|Colonel|N
            lt.|Lieutenant|N
            sgt.|Sergeant|N
            capt.|Captain|N
            cpt.|Captain|N
            cmdr.|Commander|N
            maj.|Major|N
            adm.|Admiral|N
            pvt.|Private|N
            sen.|Senator|N
            sens.|Senators|N
            rep.|Representative|N
            reps.|Representatives|N
            gov.|Governor|N
            pres.|President|N
            rev.|Reverend|N
            hon.|Honorable|N
            supt.|Superintendent|N
            jr.|Junior
            sr.|Senior|-N
            inc.|Incorporated
            ltd.|Limited
            co.|Company|-N
            corp.|Corporation
            bros.|Brothers
            dept.|Department
            univ.|University
            assn.|Association
            ave.|Avenue|-N
            blvd.|Boulevard|-N
            rd.|Road|-N
            ln.|Lane|-N
            hwy.|Highway
            est.|established|#
            a.m. am|A.M|-#
            p.m. pm|P.M|-#
            a.m.|A.M
            p.m.|P.M
            u.s.|U.S
            u.k.|U.K
            u.n.|U.N
            e.u.|E.U
            u.s.a.|U.S.A
            u.s.s.r.|U.S.S.R
            d.c.|D.C
            l.a.|L.A
            ph.d. ph.d phd|P.H.D
            m.d.|M.D
            b.a.|B.A
            m.a.|M.A
            m.sc.|Master of Science
            b.sc.|Bachelor of Science
            b.c.|B.C
            b.c.e.|B.C.E
            c.e.|C.E
            a.d.|A.D
            p.s.|P.S
            p.a.|a year
            weds.|Wednesday
            tues. tue.|Tuesday
            thurs. thur. thu.|Thursday
            tsp.|teaspoon
            tbsp.|tablespoon
            qt.|quart
            rte. rte|Route|#
            ref.|reference|#
            cwt|hundredweight
            r.i.p.|R.I.P
            jan.|January
            feb.|February
            mar.|March|#
            apr.|April
            jun.|June|#
            jul.|July|#
            aug.|August
            sep. sept.|September
            oct.|October
            nov.|November
            dec.|December
            govt.|government
            intl.|international
            max.|maximum
            min.|minimum
            avg.|average
            incl.|including
            excl.|excluding
            misc.|miscellaneous
            tel.|telephone
            ext.|extension|#
            temp.|temperature
            hrs. hrs|hours|-#
            yr. yrs. yrs|years|-#
            mos.|months|-#
            wks.|weeks|-#
            """)

    static let acronyms = AcronymTable(
        words: Set(
            words: """
                NASA NATO UNESCO UNICEF OPEC AIDS COVID SARS MERS RAM ROM LASER RADAR SONAR SCUBA PIN SIM GIF ZIP JSON YAML \
                ASCII UNIX LINUX BASIC FORTRAN COBOL COP FIFA UEFA ASEAN NAFTA NOAA OSHA EPIC SWAT POTUS SCOTUS FLOTUS GOP \
                MOMA CERN EURATOM INTERPOL FOMO YOLO SALT START BRICS BAFTA GATT WADA OK CAPTCHA CAD MIDI NIMBY PET CAT MAC \
                VAT SPAC NAACP IKEA LEGO NET
                """
        ).subtracting(["OK", "NAACP", "GOP", "VAT"]),
        spelled: Set(
            words: """
                US UK EU UN AI IT UAE USA IAEA IMF WHO ECB IEA IRA IPO ISS ISP IOC IRS AUD OECD IEEE AFP AP ABC AFL API APA \
                ACLU AARP AMD ARPU ASMR AOL GOP VAT NAACP IOS IDF IED ICE USSR UCLA UCL ESA ESPN IPCC IRC IUCN IVF OAS EPA \
                EV EVS ICBM ICU ISBN ISO IQ EQ MIA HIV UV UI UX OS UFO URL URLS EULA EEG ECG AR VR AC ADHD
                """
        ).subtracting(["COVID"]),
        emphasised: Set(
            words: """
                A I IT WHO US AM AN AS AT BE BY DO GO HE IF IN IS ME MY NO OF ON OR SO TO UP WE ALL AND ANY ARE BUT CAN DID FOR \
                GET GOT HAD HAS HER HIM HIS HOW ITS LET MAY NEW NOT NOW OFF OLD ONE OUR OUT OWN SAY SEE SHE THE TOO TWO USE \
                WAS WAY WHY YES YET YOU BAD BIG BUY DAY END EVER MUST NEVER ONLY FREE HERE MAKE MORE MOST OVER WITH WILL YOUR \
                THIS THAT THEY WHAT WHEN FROM HAVE VERY SAME ALSO WIN WON WAR OIL MAN MEN AGO AIR ART ASK BED BOX BOY CAR CUT \
                DIE DOG EAT FAR FEW FUN GAS GUN JOB KEY LAW LOT LOW PAY PUT RED RUN SET SIX SUN TAX TEN TOP TRY WET HOT
                """
        ).subtracting(["WHO", "US", "IT", "AM"]).union(["IT", "WHO"]),
        others: [
            "PhD": "P.H.D", "iOS": "iOS", "ID": "I.D", "IDs": "I.Ds", "TV": "T.V", "OK": "okay", "AKA": "also known as",
        ])

    /// Names of rulers and popes; a Roman number behind them is an ordinal.
    static let regnal: Set<String> = Set(
        words: """
            Louis Henry Charles Elizabeth James William George Edward Richard Philip Frederick Napoleon Nicholas Alexander \
            Peter Catherine Ivan Paul John Pius Leo Gregory Benedict Innocent Clement Urban Boniface Francis Joseph Ferdinand \
            Otto Ptolemy Ramses Ramesses Xerxes Darius Cyrus Mehmed Murad Selim Suleiman Mary Anne Leopold Albert Wilhelm \
            Ludwig Karl Friedrich Gustav Gustaf Christian Haakon Harald Olaf Carlos Felipe Alfonso Pedro Manuel Umberto \
            Emanuele Theodosius Constantine Justinian Basil Margrethe Margaret Beatrix Juliana Baudouin Rama Thutmose Seti \
            Amenhotep Mithridates Antiochus Sargon Sixtus Callixtus Julius Adrian Hadrian Victor Abdulhamid Bayezid Maximilian \
            Rudolf Matthias Sigismund Casimir Bela Stephen David Robert Malcolm Kenneth Isabella Philippe Hassan Mohammed \
            Hussein Abdullah Nebuchadnezzar Tiglath Yeltsin Artaxerxes Ashurbanipal
            """
    ).subtracting(["Yeltsin", "Malcolm", "Victor"])

    /// Words before a Roman number that counts.
    static let beforeRoman: Set<String> = Set(
        words: """
            part chapter act volume vol book phase type class section war article title schedule appendix level stage grade \
            scene canto mark division episode season series bowl figure table tier category paragraph verse group corps model \
            version step round game element factor
            """)

    /// Words behind "I" that show the pronoun.
    static let afterPronoun: Set<String> = Set(
        words: """
            am have do know think want need love like remember mean guess hope believe
            """)
}
