import Narration
import Testing
import Wording

/// A text and what the voice gets for it.
struct SpokenRow: Sendable, CustomTestStringConvertible {
    let text: String
    let spoken: String
    let at: SourceLocation

    init(_ text: String, _ spoken: String, at: SourceLocation = #_sourceLocation) {
        (self.text, self.spoken, self.at) = (text, spoken, at)
    }

    var testDescription: String { text }

    /// Whether the text is said so in a language, and its map is sound.
    func check(in language: String) {
        let form = Wording(in: LanguageTag(language)).form(of: text)
        #expect(form.spoken == spoken, sourceLocation: at)
        expectSoundMap(form, of: text, at: at)
    }
}

/// Expects that a form's pieces are in order and in range, and that both texts are the same between them.
func expectSoundMap(_ form: SpokenForm, of text: String, at location: SourceLocation = #_sourceLocation) {
    if let fault = mapFault(of: form, text) { Issue.record("\(fault): \(text.prefix(300))", sourceLocation: location) }
}

private func mapFault(of form: SpokenForm, _ text: String) -> String? {
    let written = Array(text.unicodeScalars)
    let spoken = Array(form.spoken.unicodeScalars)
    var (textEnd, spokenEnd) = (0, 0)
    for piece in form.map.pieces {
        guard piece.text.lowerBound >= textEnd, piece.spoken.lowerBound >= spokenEnd,
            piece.text.upperBound <= written.count, piece.spoken.upperBound <= spoken.count
        else { return "\(piece) is out of order or of range" }
        guard written[textEnd..<piece.text.lowerBound].elementsEqual(spoken[spokenEnd..<piece.spoken.lowerBound]) else {
            return "the texts differ before \(piece)"
        }
        (textEnd, spokenEnd) = (piece.text.upperBound, piece.spoken.upperBound)
    }
    return written[textEnd...].elementsEqual(spoken[spokenEnd...]) ? nil : "the texts differ at the end"
}
