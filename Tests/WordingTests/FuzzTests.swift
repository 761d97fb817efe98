import Narration
import TestSupport
import Testing
import Wording

@Suite("Any text")
struct FuzzTests {
    /// What rules look for, so that they meet each other in all orders.
    private static let parts = [
        "1", "12", "2026", "007", "1.234,56", "1,234.56", "3/4", "½", "10:30", "2026-11-30", "3.", "30.11.", "$", "€",
        "£",
        "%", "‰", "°", "°C", "km", "km/h", "m²", "kWh", "Mio.", "bn", "-", "–", "—", "+", "×", "=", "<", ">", "[", "]",
        "[[",
        "<b>", "&", "@", "#", "§", "№", ".", ",", ":", ";", "'", "’", "\"", "(", ")", "/", "\\", "_", "*", "^", "|",
        "~", "→",
        " ", " ", " ", " ", "\u{A0}", "\u{202F}", "\n", "\t", "\u{200D}", "\u{FE0F}", "\u{301}", "😀", "❤️", "★", "✓",
        "IV",
        "XIV.", "Ludwig", "Louis", "Chapter", "World War", "am", "der", "vom", "bis", "im", "in", "a", "the", "z. B.",
        "e.g.",
        "p.m.", "Dr.", "U.S.", "NASA", "AI", "EU", "H2O", "http://", "www.", "example.org", "a@b.de", "readme.md",
        "Oktober",
        "October", "May", "ʻ", "é", "ß", "東京", "Привет", "שלום", "مرحبا", "नमस्ते", "１", "٣", "²", "₂", "¹", "\u{0}",
        "\u{FFFD}", "\u{E000}", "er", "s", "th", "st", "k", "M", "m", "x", "X", "T", "Z", "I", "V",
    ]

    private static func text(_ numbers: inout Seeded) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0..<24, using: &numbers) {
            if Int.random(in: 0..<5, using: &numbers) == 0 {
                let value = UInt32.random(in: 0..<0x3000, using: &numbers)
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            } else {
                text += parts.randomElement(using: &numbers) ?? ""
            }
        }
        return text
    }

    @Test(
        "has a form whose map is sound, and in languages with rules no digit is left",
        arguments: ["en", "en-GB", "de", "fr", "es", "it", "pt", "nl", "sv", ""])
    func sound(_ language: String) {
        var numbers = Seeded(seed: 20_261_130)
        let wording = Wording(in: LanguageTag(language))
        for _ in 0..<1_000 {
            let text = Self.text(&numbers)
            let form = wording.form(of: text)
            expectSoundMap(form, of: text)
            #expect(!form.spoken.contains("[["), "\(text.debugDescription)")
            guard language != "sv", !language.isEmpty else { continue }
            let hasDigit = form.spoken.utf8.contains { (0x30...0x39).contains($0) }
            #expect(!hasDigit, "\(text.debugDescription) → \(form.spoken)")
        }
    }

    @Test("takes time in proportion to its length")
    func long() {
        let wording = Wording(in: LanguageTag("de"))
        let unit =
            "Am 3. Oktober 2026 kosteten 1.234,56 € z. B. 5 km/h, vgl. S. 12–15; www.example.org/a_b-c? XIV. [[x]] "
        for text in [
            String(repeating: unit, count: 300), String(repeating: "1", count: 20_000),
            String(repeating: "1.", count: 10_000), String(repeating: "a@", count: 10_000),
            String(repeating: "1-", count: 10_000), String(repeating: "3. bis ", count: 4_000),
            String(repeating: "a.", count: 10_000), String(repeating: "<a", count: 10_000),
            String(repeating: "★", count: 10_000), String(repeating: "ISBN 1 ", count: 4_000),
            String(repeating: "Tel. : ( ", count: 4_000), String(repeating: "²", count: 10_000),
        ] {
            expectSoundMap(wording.form(of: text), of: text)
        }
    }
}
