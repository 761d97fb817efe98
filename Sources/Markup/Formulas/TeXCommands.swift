/// The commands of TeX that formulas in articles use.
enum TeXCommands {
    static let letters: [String: String] = {
        var letters: [String: String] = [
            "varepsilon": "ε", "vartheta": "θ", "varphi": "φ", "varrho": "ρ", "varsigma": "ς", "ell": "ℓ", "hbar": "ℏ",
            "imath": "i", "jmath": "j", "Re": "ℜ", "Im": "ℑ",
        ]
        let names = """
            alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon \
            phi chi psi omega
            """
        for (name, letter) in zip(names.split(separator: " "), "αβγδεζηθικλμνξοπρστυφχψω") {
            letters[String(name)] = String(letter)
            letters[name.prefix(1).uppercased() + name.dropFirst()] = letter.uppercased()
        }
        return letters
    }()

    static let signs: [String: String] = [
        "cdot": "·", "times": "×", "div": "÷", "pm": "±", "mp": "∓", "le": "≤", "leq": "≤", "leqslant": "≤", "ge": "≥",
        "geq": "≥", "geqslant": "≥", "ne": "≠", "neq": "≠", "approx": "≈", "sim": "∼", "simeq": "≈", "equiv": "≡",
        "propto": "∝", "to": "→", "rightarrow": "→", "longrightarrow": "→", "leftarrow": "←", "mapsto": "↦",
        "Rightarrow": "⇒", "implies": "⇒", "Leftrightarrow": "⇔", "iff": "⇔", "in": "∈", "notin": "∉", "subset": "⊂",
        "subseteq": "⊆", "cup": "∪", "cap": "∩", "setminus": "∖", "emptyset": "∅", "varnothing": "∅", "infty": "∞",
        "partial": "∂", "nabla": "∇", "sum": "∑", "prod": "∏", "int": "∫", "forall": "∀", "exists": "∃", "ldots": "…",
        "cdots": "…", "dots": "…", "dotsc": "…", "dotsb": "…", "langle": "⟨", "rangle": "⟩", "{": "{", "}": "}",
        "lbrace": "{", "rbrace": "}", "|": "‖", "lVert": "‖", "rVert": "‖", "lvert": "|", "rvert": "|", "mid": "|",
        "dagger": "†", "ast": "∗", "star": "∗", "prime": "′", "circ": "∘", "land": "∧", "wedge": "∧", "lor": "∨",
        "vee": "∨", "neg": "¬", "lnot": "¬", "ll": "≪", "gg": "≫", "%": "%", "$": "$", "#": "#", "_": "_", "&": "&",
        "colon": ":", "perp": "⊥", "parallel": "∥", "angle": "∠", "degree": "°", "otimes": "⊗", "oplus": "⊕",
        "vert": "|", "Vert": "‖", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉",
    ]

    static let functions: Set<String> = [
        "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh", "log", "ln",
        "lg",
        "exp", "lim", "max", "min", "sup", "inf", "det", "dim", "ker", "gcd", "arg", "deg", "Pr", "mod", "limsup",
        "liminf",
    ]

    static let accents: [String: String] = [
        "overline": "¯", "bar": "¯", "hat": "^", "widehat": "^", "tilde": "~", "widetilde": "~", "dot": "˙",
        "ddot": "¨",
        "vec": "→", "overrightarrow": "→", "mathring": "˚",
    ]

    /// Spaces, sizes and styles.
    static let silent: Set<String> = [
        "displaystyle", "textstyle", "scriptstyle", "scriptscriptstyle", ",", ";", ":", "!", " ", "quad", "qquad",
        "thinspace", "limits", "nolimits", "nonumber", "notag", "hfill", "rm", "bf", "it", "allowbreak", "nobreak",
        "enspace", "medspace", "thickspace", "strut", "middle",
    ]
}
