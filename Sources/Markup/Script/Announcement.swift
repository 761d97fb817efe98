internal import Narration

/// A short sentence that says that something is there which is not read out.
struct Announcement {
    private let kind: SkipRules.Kind
    /// Lines, rows or notes; nil where nothing is counted.
    private let count: Int?

    /// What is said for blocks of one kind; nil where nothing is to be said.
    init?(of group: ArraySlice<Block>) {
        guard let first = group.first, let kind = first.kind.skipKind else { return nil }
        self.kind = kind
        switch kind {
        case .code: count = first.text.utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        case .table: count = first.amount ?? group.count
        case .footnote: count = group.count
        default: count = nil
        }
    }

    /// The sentence in a language; nil where it has no words here: silence is better than English.
    func sentence(in language: LanguageTag?) -> String? {
        guard let language, let words = Self.words[language.language], let word = words[kind] else { return nil }
        // In a text the word stands alone; as a block of its own it is a sentence.
        if kind == .link { return word.one.prefix(1).uppercased() + word.one.dropFirst() + "." }
        guard let count else { return word.one }
        return (count == 1 ? word.one : word.many).replacing("#", with: String(count))
    }

    /// The word that stands for an address.
    static func link(in language: LanguageTag?) -> String? {
        language.flatMap { words[$0.language]?[.link]?.one }
    }

    private typealias Word = (one: String, many: String)

    private static func always(_ sentence: String) -> Word { (sentence, sentence) }

    private static let words: [String: [SkipRules.Kind: Word]] = [
        "en": [
            .code: ("Code block, one line.", "Code block, # lines."), .table: ("Table, one row.", "Table, # rows."),
            .footnote: ("Footnote.", "# footnotes."), .caption: always("Picture caption."),
            .imageDescription: always("Picture."), .aside: always("Side note."), .mathematics: always("Formula."),
            .link: always("link"),
        ],
        "de": [
            .code: ("Codeblock, eine Zeile.", "Codeblock, # Zeilen."),
            .table: ("Tabelle, eine Zeile.", "Tabelle, # Zeilen."), .footnote: ("Fußnote.", "# Fußnoten."),
            .caption: always("Bildunterschrift."), .imageDescription: always("Bild."), .aside: always("Randnotiz."),
            .mathematics: always("Formel."), .link: always("Link"),
        ],
        "fr": [
            .code: ("Bloc de code, une ligne.", "Bloc de code, # lignes."),
            .table: ("Tableau, une ligne.", "Tableau, # lignes."),
            .footnote: ("Note de bas de page.", "# notes de bas de page."), .caption: always("Légende."),
            .imageDescription: always("Image."), .aside: always("Encadré."), .mathematics: always("Formule."),
            .link: always("lien"),
        ],
        "es": [
            .code: ("Bloque de código, una línea.", "Bloque de código, # líneas."),
            .table: ("Tabla, una fila.", "Tabla, # filas."),
            .footnote: ("Nota al pie.", "# notas al pie."), .caption: always("Pie de foto."),
            .imageDescription: always("Imagen."), .aside: always("Recuadro."), .mathematics: always("Fórmula."),
            .link: always("enlace"),
        ],
        "it": [
            .code: ("Blocco di codice, una riga.", "Blocco di codice, # righe."),
            .table: ("Tabella, una riga.", "Tabella, # righe."),
            .footnote: ("Nota a piè di pagina.", "# note a piè di pagina."), .caption: always("Didascalia."),
            .imageDescription: always("Immagine."), .aside: always("Riquadro."), .mathematics: always("Formula."),
            .link: always("link"),
        ],
        "pt": [
            .code: ("Bloco de código, uma linha.", "Bloco de código, # linhas."),
            .table: ("Tabela, uma linha.", "Tabela, # linhas."),
            .footnote: ("Nota de rodapé.", "# notas de rodapé."), .caption: always("Legenda."),
            .imageDescription: always("Imagem."), .aside: always("Caixa."), .mathematics: always("Fórmula."),
            .link: always("link"),
        ],
        "nl": [
            .code: ("Codeblok, één regel.", "Codeblok, # regels."), .table: ("Tabel, één rij.", "Tabel, # rijen."),
            .footnote: ("Voetnoot.", "# voetnoten."), .caption: always("Bijschrift."),
            .imageDescription: always("Afbeelding."), .aside: always("Kader."), .mathematics: always("Formule."),
            .link: always("link"),
        ],
    ]
}
