/// Who took a picture, as captions say it at their end.
enum PictureCredit {
    /// Whether a sentence of a caption is a credit: "Photograph: Ada Reed", "(Photo by the author)", "© The Paper".
    static func isOne(_ sentence: String) -> Bool {
        guard sentence.utf8.count < 100 else { return false }
        let text = sentence.lowercased().drop { "([ ".contains($0) }
        if text.hasPrefix("©") { return true }
        for name in names where text.hasPrefix(name) {
            let rest = text.dropFirst(name.count).drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
            if let sign = rest.first, ":©/|".contains(sign) { return true }
            if makers.contains(where: { rest.hasPrefix($0) }) { return true }
        }
        return false
    }

    private static let names = [
        "photographs", "photograph", "photography", "photos", "photo credit", "photo", "picture credit", "pictures",
        "picture", "images", "image credit", "image", "illustration", "credit", "fotos", "foto", "fotografie",
        "fotografía", "fotografia", "bild", "bildquelle", "grafik", "crédit photo", "crédits", "crédit", "crédito",
        "créditos", "immagine", "imagen", "imagem", "beeld",
    ]
    private static let makers = [
        "by ", "courtesy", "dell\u{2019}aut", "dell'aut", "de l\u{2019}aut", "de l'aut", "del autor", "de la autora",
        "do autor", "da autora", "von der verf", "vom verf", "des autors", "der autorin", "van de auteur",
    ]
}
