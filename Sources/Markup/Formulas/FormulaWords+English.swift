extension FormulaWords {
    static let english = FormulaWords(
        code: "en",
        signs: [
            "=": "equals", "+": "plus", "−": "minus", "±": "plus or minus", "∓": "minus or plus", "×": "times",
            "·": "times", "∗": "star", "÷": "divided by", "/": "over", "<": "is less than", ">": "is greater than",
            "≤": "is less than or equal to", "≥": "is greater than or equal to", "≠": "is not equal to",
            "≈": "is approximately", "∼": "is similar to", "≡": "is equivalent to", "∝": "is proportional to",
            "≔": "is defined as", "→": "to", "←": "from", "↦": "maps to", "⇒": "implies", "⇔": "if and only if",
            "∈": "in", "∉": "not in", "⊂": "is a subset of", "⊆": "is a subset of", "∪": "union", "∩": "intersection",
            "∖": "without", "∅": "the empty set", "∞": "infinity", "∂": "partial", "∇": "nabla", "∑": "the sum",
            "∏": "the product", "∫": "the integral", "∀": "for all", "∃": "there is", "…": "and so on", ",": ",",
            ";": ",", ".": ".", ":": ",", "!": "factorial", "%": "percent", "°": "degrees", "∘": "degrees",
            "†": "dagger", "′": "prime", "″": "double prime", "∧": "and", "∨": "or", "¬": "not",
            "≪": "is much less than", "≫": "is much greater than", "⊥": "is perpendicular to", "⊗": "tensor",
            "{": "the set", "}": ",", "": "",
        ],
        names: greek.merging(
            [
                "a": "A", "sin": "sine", "cos": "cosine", "tan": "tangent", "cot": "cotangent", "ln": "natural log",
                "log": "log", "lim": "the limit", "max": "the maximum", "min": "the minimum", "exp": "exponential",
                "det": "the determinant", "mod": "modulo", "ℓ": "L", "ℏ": "H bar", "ℝ": "the real numbers",
                "ℂ": "the complex numbers", "ℤ": "the integers", "ℕ": "the natural numbers", "sup": "the supremum",
                "inf": "the infimum", "dim": "the dimension", "arg": "the argument",
                "gcd": "the greatest common divisor",
            ], uniquingKeysWith: { $1 }),
        square: "squared", cube: "cubed", power: ("to the power of", ""), index: "sub", over: "over",
        root: "the square root of", cubeRoot: "the cube root of", anyRoot: ("the root of degree", "of"), of: "of",
        from: "from", to: "to", below: "as",
        accents: ["¯": "bar", "^": "hat", "~": "tilde", "˙": "dot", "¨": "double dot", "→": "vector", "˚": "ring"],
        halves: [
            "1/2": "one half", "1/3": "one third", "2/3": "two thirds", "1/4": "one quarter", "3/4": "three quarters",
            "1/5": "one fifth", "1/8": "one eighth", "1/10": "one tenth",
        ],
        absolute: "the absolute value of", prime: "prime")

    /// The Greek letters, small and capital.
    static let greek: [String: String] = {
        var names: [String: String] = ["ς": "sigma", "ϕ": "phi", "ϵ": "epsilon", "ϑ": "theta", "Ω": "omega", "µ": "mu"]
        let words = """
            alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon \
            phi chi psi omega
            """
        for (name, letter) in zip(words.split(separator: " "), "αβγδεζηθικλμνξοπρστυφχψω") {
            names[String(letter)] = String(name)
            names[letter.uppercased()] = "capital " + name
        }
        return names
    }()
}
