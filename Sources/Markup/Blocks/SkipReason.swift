/// Why parts of an article are never spoken, in words for people.
enum SkipReason {
    static let hidden = "hidden"
    static let noteMark = "note mark"
    static let control = "control"
    static let navigation = "navigation"
    static let form = "form"
    static let outside = "outside the main content"
    static let footer = "footer"
    static let header = "page header"
    static let furniture = "page furniture"
    static let editing = "editing link"
    static let share = "share links"
    static let byline = "byline"
    static let struck = "struck out"
    static let repeatsTitle = "repeats the title"
    static let repeatsNext = "said again below"
    static let pullQuote = "said in the text"
    static let contents = "table of contents"
    static let readMore = "link to another page"
    static let boilerplate = "boilerplate"
    static let headerRow = "said with each row"
    static let sameAsCaption = "same as its caption"
    static let noDescription = "no description"
    static let lineNumbers = "numbers of lines"
    static let pageLine = "running head"
    static let forScreenReaders = "for screen readers"

    /// What the reader's page shows all the same: it is part of the article for the eye.
    static let shown: Set<String> = [struck, pullQuote, headerRow, sameAsCaption, noDescription, noteMark]
}
