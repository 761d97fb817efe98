extension FormulaWords {
    static let german = FormulaWords(
        code: "de",
        signs: [
            "=": "gleich", "+": "plus", "−": "minus", "±": "plus minus", "∓": "minus plus", "×": "mal", "·": "mal",
            "∗": "Stern", "÷": "geteilt durch", "/": "durch", "<": "kleiner als", ">": "größer als",
            "≤": "kleiner oder gleich", "≥": "größer oder gleich", "≠": "ungleich", "≈": "ungefähr gleich",
            "∼": "ähnlich", "≡": "äquivalent zu", "∝": "proportional zu", "≔": "ist definiert als", "→": "gegen",
            "←": "von", "↦": "wird abgebildet auf", "⇒": "daraus folgt", "⇔": "genau dann wenn", "∈": "Element von",
            "∉": "nicht Element von", "⊂": "Teilmenge von", "⊆": "Teilmenge von", "∪": "vereinigt mit",
            "∩": "geschnitten mit", "∖": "ohne", "∅": "die leere Menge", "∞": "unendlich", "∂": "d", "∇": "Nabla",
            "∑": "die Summe", "∏": "das Produkt", "∫": "das Integral", "∀": "für alle", "∃": "es gibt",
            "…": "und so weiter", ",": ",", ";": ",", ".": ".", ":": ",", "!": "Fakultät", "%": "Prozent", "°": "Grad",
            "∘": "Grad", "†": "Kreuz", "′": "Strich", "″": "zwei Strich", "∧": "und", "∨": "oder", "¬": "nicht",
            "≪": "viel kleiner als", "≫": "viel größer als", "⊥": "senkrecht zu", "⊗": "Tensor",
            "{": "die Menge", "}": ",", "": "",
        ],
        names: greek.mapValues { name in
            let plain = name.replacing("capital ", with: "groß ")
            return plain.hasPrefix("groß ") ? plain : plain.prefix(1).uppercased() + plain.dropFirst()
        }.merging(
            [
                "sin": "Sinus", "cos": "Kosinus", "tan": "Tangens", "cot": "Kotangens", "ln": "natürlicher Logarithmus",
                "log": "Logarithmus", "lim": "der Grenzwert", "max": "das Maximum", "min": "das Minimum",
                "exp": "Exponentialfunktion", "det": "die Determinante", "mod": "modulo", "ℓ": "l", "ℏ": "h quer",
                "ℝ": "die reellen Zahlen", "ℂ": "die komplexen Zahlen", "ℤ": "die ganzen Zahlen",
                "ℕ": "die natürlichen Zahlen", "sup": "das Supremum", "inf": "das Infimum", "dim": "die Dimension",
                "arg": "das Argument", "gcd": "der größte gemeinsame Teiler",
            ], uniquingKeysWith: { $1 }),
        square: "Quadrat", cube: "hoch drei", power: ("hoch", ""), index: "Index", over: "durch",
        root: "Wurzel aus", cubeRoot: "dritte Wurzel aus", anyRoot: ("Wurzel vom Grad", "aus"), of: "von",
        from: "von", to: "bis", below: "für",
        accents: ["¯": "quer", "^": "Dach", "~": "Tilde", "˙": "Punkt", "¨": "zwei Punkt", "→": "Vektor", "˚": "Ring"],
        halves: [
            "1/2": "ein halb", "1/3": "ein Drittel", "2/3": "zwei Drittel", "1/4": "ein Viertel",
            "3/4": "drei Viertel", "1/5": "ein Fünftel", "1/8": "ein Achtel", "1/10": "ein Zehntel",
        ],
        absolute: "der Betrag von", prime: "Strich")
}
