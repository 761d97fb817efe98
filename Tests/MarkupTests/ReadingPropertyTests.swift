import Foundation
import Markup
import Narration
import Testing

@Suite("Any HTML")
struct ReadingPropertyTests {
    @Test("Every word that is not left out is said once, in order, and stands on the page", arguments: 0..<4)
    func randomTrees(_ part: Int) {
        for seed in part * 25..<(part + 1) * 25 {
            let page = RandomHTML(seed: UInt64(seed))
            let script = Script(of: Article(html: page.html), rules: SkipRules([.caption: .read]))
            let text = script.utterances.map(\.text).joined(separator: " ")
            var rest = text[...]
            for word in page.said {
                guard let place = rest.range(of: word) else {
                    Issue.record("seed \(seed): \(word) is not said or not in order in \(page.html)")
                    break
                }
                rest = rest[place.upperBound...]
            }
            if let word = page.unsaid.first(where: text.contains) {
                Issue.record("seed \(seed): \(word) is said in \(page.html)")
            }
            let faults = ReadingFaults(of: page.html).all
            #expect(faults.isEmpty, "seed \(seed)")
        }
    }

    /// `EARMARK_FUZZ_SECONDS` makes it go on for that long; a short run is part of the tests.
    @Test("Broken HTML of any kind is read without a trap, and page and script agree")
    func broken() {
        let seconds = ProcessInfo.processInfo.environment["EARMARK_FUZZ_SECONDS"].flatMap(Double.init)
        let first = ProcessInfo.processInfo.environment["EARMARK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        let end = Date.now.addingTimeInterval(seconds ?? 0)
        var seed = first
        var faulty = 0
        while seconds == nil ? seed < first + 120 : Date.now < end {
            let html = BrokenHTML.page(seed: seed)
            let rules: [SkipRules.Kind: SkipRules.Rule] =
                seed % 3 == 0 ? Dictionary(uniqueKeysWithValues: SkipRules.Kind.allCases.map { ($0, .read) }) : [:]
            let faults = ReadingFaults(of: html, rules: SkipRules(rules)).all
            if !faults.isEmpty {
                Issue.record("seed \(seed): \(faults.prefix(3)) in \(html)")
                faulty += 1
                if faulty > 5 { return }
            }
            seed += 1
        }
        if seconds != nil { print("\(seed - first) inputs, the last with the seed \(seed - 1)") }
    }
}
