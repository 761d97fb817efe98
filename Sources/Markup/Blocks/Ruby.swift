internal import HTMLTree

/// A word with its reading.
struct Ruby {
    private(set) var base = ""
    private(set) var reading = ""

    init(of index: HTMLTree.Index, in tree: HTMLTree) {
        var walk = tree.walk(from: index)
        var readings = 0
        while base.utf8.count + reading.utf8.count < 400, let visit = walk.next() {
            switch visit {
            case .enter(let node):
                switch tree.nodes[node].content {
                case .text(let text):
                    if readings == 0 { base += text } else { reading += text }
                case .element(let element):
                    if element.name == "rp" || element.presence == .inert { walk.skipInside() }
                    if element.name == "rt" || element.name == "rtc" { readings += 1 }
                }
            case .leave(let node):
                if let name = tree.element(at: node)?.name, name == "rt" || name == "rtc" { readings -= 1 }
            }
        }
        base = TextBuffer.cleaned(base)
        reading = TextBuffer.cleaned(reading)
    }

    /// Whether the reading is written in kana over Chinese signs: then a Japanese voice says it better than the signs.
    var isKana: Bool {
        !reading.isEmpty && reading.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) || $0 == " " }
            && base.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) || $0 == "々" }
    }
}
