import Narration
import Testing

@testable import Markup

@Suite("Formulas")
struct FormulaTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var tex: String
        var line: String
        var english: String?
        var german: String?
        var at: SourceLocation

        init(
            _ tex: String, _ line: String, _ english: String?, _ german: String?, at: SourceLocation = #_sourceLocation
        ) {
            (self.tex, self.line, self.english, self.german, self.at) = (tex, line, english, german, at)
        }

        var testDescription: String { tex }
    }

    static let rows = [
        Row("E = mc^2", "E = mc²", "E equals m c squared", "E gleich m c Quadrat"),
        Row(#"\frac{a}{b}"#, "a/b", "A over b", "a durch b"), Row(#"\frac12 x"#, "12/x", "12 over x", "12 durch x"),
        Row(#"\frac{1}{2}"#, "1/2", "one half", "ein halb"),
        Row(
            #"{\displaystyle x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}}"#, "x = (−b ± √(b² − 4ac))/(2a)",
            "x equals minus b plus or minus the square root of b squared minus four A c, over two A",
            "x gleich minus b plus minus Wurzel aus b Quadrat minus 4 a c, durch 2 a"),
        Row(#"\sqrt[3]{x}"#, "³√x", "the cube root of x", "dritte Wurzel aus x"),
        Row(
            #"\sum_{k=1}^n k"#, "∑_(k = 1)ⁿk", "the sum from k equals 1 to n of k",
            "die Summe von k gleich 1 bis n von k"),
        Row(
            #"\lim_{x \to 0} f(x)"#, "lim_(x → 0) f(x)", "the limit as x to 0, f of x",
            "der Grenzwert für x gegen 0, f von x"),
        Row(
            #"\lambda_i \le \Omega"#, "λ_i ≤ Ω", "lambda sub i is less than or equal to capital omega",
            "Lambda Index i kleiner oder gleich groß omega"),
        Row(#"\bar{x} \neq \vec{y}"#, "x̄ ≠ y⃗", "x bar is not equal to y vector", "x quer ungleich y Vektor"),
        Row(#"(a+b)^n"#, "(a + b)ⁿ", "A plus b, to the power of n", "a plus b, hoch n"),
        Row(#"|x| < 1"#, "|x| < 1", "the absolute value of x, is less than 1", "der Betrag von x, kleiner als 1"),
        Row(#"A \text{ if } x"#, "A if x", "A if x", "A if x"),
    ]

    @Test("TeX in one line and in words", arguments: rows)
    func tex(_ row: Row) throws {
        let formula = try #require(Formula(tex: row.tex), sourceLocation: row.at)
        #expect(formula.line == row.line, sourceLocation: row.at)
        #expect(formula.words["en"] == row.english, sourceLocation: row.at)
        #expect(formula.words["de"] == row.german, sourceLocation: row.at)
    }

    @Test(
        "What cannot be read is no formula, and what is too long or has no name has no words",
        arguments: [#"\unknown{x}"#, "{x", "x}", #"\begin{pmatrix}a\end{pmatrix}"#, "a & b", "^", #"\frac{a}"#, ""])
    func unread(_ tex: String) { #expect(Formula(tex: tex) == nil) }

    @Test("Long formulas have no words, deep ones are not read")
    func bounds() {
        #expect(Formula(tex: (0..<60).map { "x_\($0)" }.joined(separator: "+"))?.words.isEmpty == true)
        #expect(Formula(tex: String(repeating: "{", count: 500) + "x" + String(repeating: "}", count: 500)) == nil)
    }

    static let blocks = [
        BlockRow(
            "MathML, once, with what stands beside it",
            "<p>So <math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding='application/x-tex'>E = mc^{2}</annotation></semantics></math>, he said.",
            ["paragraph: So {E equals m c squared}E = mc², he said."]),
        BlockRow(
            "a formula alone", "<math display=block><mfrac><mi>a</mi><mn>2</mn></mfrac><mtext>.</mtext></math>",
            ["mathematics: {A over 2}a/2."]),
        BlockRow(
            "a picture of a formula, though hidden from readers",
            "<p>A matrix <img aria-hidden=true src=/math/x alt='{\\displaystyle A^{\\mathsf {T}}}'>.",
            ["paragraph: A matrix {A transpose}A^T."]),
        BlockRow(
            "both together are read once",
            "<p>If <span><span><math alttext='x^2'><msup><mi>x</mi><mn>2</mn></msup></math></span><img src=/math/x alt='{\\displaystyle x^{2}}'></span> holds",
            ["paragraph: If {x squared}x² holds"]),
        BlockRow(
            "between TeX's marks, and money", "<p>Let \\(x_1\\) and $y^2$ cost $5 or $6.",
            ["paragraph: Let {x sub 1}x₁ and {y squared}y² cost $5 or $6."]),
        BlockRow(
            "for a script", "<p>So <script type='math/tex'>a+b</script> it is.",
            ["paragraph: So {A plus b}a + b it is."]),
        BlockRow(
            "what cannot be read is announced", "<p>See <math alttext='\\foo'></math> there.",
            ["paragraph: See {-}⟨…⟩ there."]),
        BlockRow(
            "a text beside a formula that cannot be said", "<p>See <math alttext='the matrix of ones'></math>.",
            ["paragraph: See {the matrix of ones}the matrix of ones."]),
    ]

    @Test("Formulas in blocks", arguments: blocks)
    func inBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }
}
