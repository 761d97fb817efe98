import Narration

/// Languages as ID3 tags name them.
extension LanguageTag {
    /// The language in three letters, after ISO 639-2 (the terminological code where there are two): `deu` for `de`.
    var threeLetters: String {
        Self.codes[language] ?? language
    }

    /// The codes of two letters with the one of three right behind. Source: ISO 639-1 and 639-2.
    private static let table = """
        aaaar ababk aeave afafr akaka amamh anarg arara asasm avava ayaym azaze babak bebel bgbul bibis bmbam bnben \
        bobod brbre bsbos cacat ceche chcha cocos crcre csces cuchu cvchv cycym dadan dedeu dvdiv dzdzo eeewe elell \
        eneng eoepo esspa etest eueus fafas ffful fifin fjfij fofao frfra fyfry gagle gdgla glglg gngrn guguj gvglv \
        hahau heheb hihin hohmo hrhrv hthat huhun hyhye hzher iaina idind ieile igibo iiiii ikipk ioido isisl itita \
        iuiku jajpn jvjav kakat kgkon kikik kjkua kkkaz klkal kmkhm knkan kokor krkau kskas kukur kvkom kwcor kykir \
        lalat lbltz lglug lilim lnlin lolao ltlit lulub lvlav mgmlg mhmah mimri mkmkd mlmal mnmon mrmar msmsa mtmlt \
        mymya nanau nbnob ndnde nenep ngndo nlnld nnnno nonor nrnbl nvnav nynya ococi ojoji omorm orori ososs papan \
        pipli plpol pspus ptpor quque rmroh rnrun roron rurus rwkin sasan scsrd sdsnd sesme sgsag sisin skslk slslv \
        smsmo snsna sosom sqsqi srsrp ssssw stsot susun svswe swswa tatam tetel tgtgk ththa titir tktuk tntsn toton \
        trtur tstso tttat twtwi tytah uguig ukukr ururd uzuzb veven vivie vovol wawln wowol xhxho yiyid yoyor zazha \
        zhzho zuzul
        """

    private static let codes: [String: String] = Dictionary(
        table.split(separator: " ").map { (String($0.prefix(2)), String($0.dropFirst(2))) },
        uniquingKeysWith: { first, _ in first })
}
