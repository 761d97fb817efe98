internal import HTMLTree

extension HTMLTree {
    /// The element of a whole page that holds its article: the `article` with most text where that is a good part of
    /// the page's, else `main` or the element with that role, else the body.
    var mainContent: Index {
        let body = first("body") ?? root
        let lengths = textLengths
        let articles = nodes.indices.filter { element(at: $0)?.name == "article" }
        if let longest = articles.max(by: { lengths[$0] < lengths[$1] }), lengths[longest] > 200,
            lengths[longest] * 3 > lengths[body]
        {
            return longest
        }
        let mains = nodes.indices.filter { index in
            guard let element = element(at: index) else { return false }
            return element.name == "main" || element["role"] == "main"
        }
        if let main = mains.max(by: { lengths[$0] < lengths[$1] }), lengths[main] * 4 > lengths[body] { return main }
        return body
    }

    /// Bytes of text below each node, without navigation and the like.
    private var textLengths: [Int] {
        var lengths = [Int](repeating: 0, count: nodes.count)
        // Children come after their parents: backwards, each node is complete when its parent takes it up.
        for index in nodes.indices.reversed() {
            switch nodes[index].content {
            case .text(let text): lengths[index] = text.utf8.count
            case .element(let element):
                let isLeftOut = ["nav", "aside", "footer", "form", "header", "button"].contains(element.name)
                if isLeftOut || element.presence != .visible { lengths[index] = 0 }
            }
            if let parent = nodes[index].parent { lengths[parent] += lengths[index] }
        }
        return lengths
    }
}
