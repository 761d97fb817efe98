import Testing

@testable import Markup

@Suite("Letters of a phrase")
struct PhraseLettersTests {
    @Test("Letters and digits stay, in small letters, and words are apart by one space, in any script")
    func letters() {
        let rows: [(text: String, letters: String)] = [
            ("Read more…", "read more"),
            ("  Don't — or Don’t — SHARE!  ", "dont or dont share"),
            ("Lesen Sie AUCH: Über Öl & Äpfel", "lesen sie auch über öl äpfel"),
            ("À LIRE «aussi»", "à lire aussi"),
            ("ŽIŽEK, Łódź, Ýtri, Ňader", "žižek łódź ýtri ňader"),
            ("ЧИТАЙТЕ ТАКЖЕ: Ёлка", "читайте также ёлка"),
            ("相关阅读：关联", "相关阅读 关联"),
            ("関連記事。続き", "関連記事 続き"),
            ("اقرأ أيضا: المزيد، اليوم؟", "اقرأ أيضا المزيد اليوم"),
            ("קראו עוד!", "קראו עוד"),
            ("が\u{3099} ガ", "が\u{3099} ガ"),
            ("İstanbul ΟΔΗΓΟΙ", "i̇stanbul οδηγοι"),
            ("Cafe\u{301} ½ ² 3×4", "cafe\u{301} ½ ² 3 4"),
            ("…", ""),
        ]
        for row in rows { #expect(Phrases.letters(of: row.text) == row.letters, "\(row.text)") }
    }
}
