import Markup
import Narration
import Testing

/// What is taken from a page and what is not.
struct TakenRow: CustomTestStringConvertible, Sendable {
    var name: String
    var page: String
    var title: String
    /// Pieces of text that have to be taken, in this order.
    var taken: [String]
    /// Pieces of text that must not be taken.
    var left: [String]
    var at: SourceLocation

    init(
        _ name: String, _ page: String, title: String, taken: [String], left: [String] = [],
        at: SourceLocation = #_sourceLocation
    ) {
        (self.name, self.page, self.title, self.taken, self.left, self.at) = (name, page, title, taken, left, at)
    }

    var testDescription: String { name }

    /// Checks it.
    func check() {
        let extraction = Extraction(html: page)
        #expect(extraction.obstacle == nil, sourceLocation: at)
        #expect(extraction.article.title == title, sourceLocation: at)
        let text = extraction.article.text
        var rest = text[...]
        for piece in taken {
            guard let range = rest.firstRange(of: piece) else {
                Issue.record("“\(piece)” is not in its place in:\n\(text)", sourceLocation: at)
                continue
            }
            rest = rest[range.upperBound...]
        }
        for piece in left where text.contains(piece) {
            Issue.record("“\(piece)” was taken:\n\(text)", sourceLocation: at)
        }
    }
}

@Suite("Taking an article from a page")
struct ExtractionTests {
    static let kinds = [
        TakenRow(
            "news: body without ads, links, author box, sidebar and more comments than article", Pages.news,
            title: "Ferry waits for the dredger",
            taken: ["Report 1:", "Report 3:", "Later 1:", "Later 3:"],
            left: [
                "Home", "By ", "May 2", "Facebook", "Read more", "Advertisement", "newsletter", "lighthouse",
                "writes about harbours", "Sidebar", "Comment", "Imprint", "at its berth",
            ]),
        TakenRow(
            "blog: paragraphs parted by line breaks", Pages.blog, title: "On pears",
            taken: ["Pears come late.", "I have three trees", "gives it away in small jars."],
            left: ["Share", "Twitter", "Related", "plums", "filed under", "Leave a reply", "email address"]),
        TakenRow(
            "forum: the question and its answer", Pages.answer, title: "How do I oil a mill stone?",
            taken: ["frightens the dog", "You do not oil a mill stone", "call somebody"],
            left: ["Log in", "share", "edit", "Hot questions", "flour blue"]),
        TakenRow(
            "documentation: code and links in sentences stay", Pages.documentation, title: "Installing",
            taken: [
                "two megabytes", "From source", "Fetch the archive", "./configure && make install",
                "The libraries that it needs", "A compiler", "gate --version",
            ],
            left: ["Upgrading", "Manual", "Previous", "helpful"]),
        TakenRow(
            "recipe: lists of short items stay", Pages.recipe, title: "Pear butter",
            taken: ["It takes an afternoon", "Ingredients", "2 kg of ripe pears", "1 lemon", "Method", "Press them"],
            left: ["cookies", "votes", "recipe a week"]),
    ]

    @Test("Each kind of page gives its article and nothing else", arguments: kinds)
    func kind(_ row: TakenRow) { row.check() }

    static let rules = [
        TakenRow(
            "parts of a body that stand side by side are joined",
            "<html><title>Joined</title><body>\(Pages.menu)<div id=a><div class=part>\(Pages.prose(3, "First"))</div>"
                + "<div class=ad>Buy a boat, now.</div><div class=part>\(Pages.prose(3, "Second"))</div>"
                + "<div class=part>\(Pages.prose(1, "Third"))</div></div></body></html>",
            title: "Joined", taken: ["First 1", "First 3", "Second 1", "Third 1"], left: ["boat", "Shop"]),
        TakenRow(
            "a lead paragraph beside the body belongs to it",
            "<html><title>Lead</title><body>\(Pages.menu)<div><p class=lead>\(Pages.sentences[0])</p><div class=x>"
                + "\(Pages.prose(5, "Body"))</div></div>\(Pages.teasers)</body></html>",
            title: "Lead", taken: ["The harbour was dredged", "Body 1", "Body 5"], left: ["lighthouse", "Shop"]),
        TakenRow(
            "a class that only speaks of a sidebar or of comments does not hide the article",
            "<html><title>Names</title><body class='has-sidebar no-comments'><div class='content-with-sidebar'>"
                + "<div class='post category-news author-ada'>\(Pages.prose(4, "Body"))</div></div></body></html>",
            title: "Names", taken: ["Body 1", "Body 4"]),
        TakenRow(
            "a page in one big form is read",
            "<html><title>Form</title><body><form id=aspnetForm>\(Pages.menu)<div>\(Pages.prose(4, "Body"))</div>"
                + "</form></body></html>",
            title: "Form", taken: ["Body 1", "Body 4"], left: ["Shop"]),
        TakenRow(
            "a page laid out with tables is read",
            "<html><title>Tables</title><body><table><tr><td width=150><a href=/1>Archive of all the years</a><br>"
                + "<a href=/2>Guest book</a></td><td>\(Pages.prose(4, "Body"))</td></tr></table></body></html>",
            title: "Tables", taken: ["Body 1", "Body 4"], left: ["Archive", "Guest book"]),
        TakenRow(
            "a table of data keeps its cells whatever their classes are",
            "<html><title>Data</title><body><div>\(Pages.prose(2, "Body"))<table><tr><th class=player>Player</th>"
                + "<th class=rating>Points</th></tr><tr class=odd-widget><td class=player>Low</td><td>12</td></tr>"
                + "</table></div></body></html>",
            title: "Data", taken: ["Body 1", "Player", "Points", "Low", "12"]),
        TakenRow(
            "a hint or warning of documentation stays, though it is an aside",
            "<html><title>Hints</title><body><main>\(Pages.prose(2, "Body"))<aside class='note'><p>Oil the bearing, never "
                + "the stone.</p></aside><div role=alert class=warning><p>Mind your fingers, all of them.</p></div>"
                + "<aside><p>An aside about something else, with a comma.</p></aside></main></body></html>",
            title: "Hints", taken: ["Body 2", "Oil the bearing", "Mind your fingers"], left: ["something else"]),
        TakenRow(
            "a shown post of somebody else is part of the article",
            "<html><title>Posts</title><body><article>\(Pages.prose(2, "Body"))<div class='social-media-embed'>"
                + "<blockquote class='twitter-tweet'><p>The tide is late today, says the clock.</p>— Tide (@tide)"
                + "</blockquote></div></article></body></html>",
            title: "Posts", taken: ["Body 2", "The tide is late today"]),
        TakenRow(
            "links to other sites in a list stay, titles of the same site go",
            "<html><head><title>Lists</title><link rel=canonical href='https://example.org/x'></head><body><article>"
                + Pages.prose(3, "Body") + "<ul><li><a href='https://other.example/a'>The report on tides, in full "
                + "length</a></li></ul><p>More:</p><ul><li><a href='/b'>How the mill came to its second wheel</a></li>"
                + "</ul></article></body></html>",
            title: "Lists", taken: ["Body 3", "The report on tides"], left: ["second wheel", "More"]),
        TakenRow(
            "a heading of a part that goes, goes with it",
            "<html><title>Headings</title><body><article>\(Pages.prose(3, "Body"))<h3>From the archive</h3><ul><li>"
                + "<a href='/1'>The winter in which the harbour froze</a></li><li><a href='/2'>A ship that came home "
                + "alone</a></li></ul></article></body></html>",
            title: "Headings", taken: ["Body 3"], left: ["archive", "froze"]),
        TakenRow(
            "text that comes up over a name is not part of the sentence",
            "<html><title>Names</title><body><article><p>Mayor <a href='/m'>Low</a><span class='rollover-card'>Tom Low, "
                + "mayor since 2020, likes boats. MORE</span> said that the bridge would open, and that he was glad.</p>"
                + Pages.prose(2, "Body") + "</article></body></html>",
            title: "Names", taken: ["Mayor Low", "said that the bridge would open", "Body 2"], left: ["likes boats"]),
        TakenRow(
            "Chinese text without spaces is prose",
            "<html lang=zh><title>潮汐</title><body>\(Pages.menu)<div class=a><p>"
                + "港口在上个世纪被疏浚了两次，每次渡轮都要等三个星期，村里的人都记得这件事。</p><p>"
                + "工程师每小时测量一次水流，把数字写进绿色的本子里，中午就回家了。</p></div></body></html>",
            title: "潮汐", taken: ["港口", "工程师"], left: ["Shop"]),
    ]

    @Test("Each rule", arguments: rules)
    func rule(_ row: TakenRow) { row.check() }

    @Test("What is left out says why")
    func reasons() {
        let blocks = Extraction(html: Pages.news).article.blocks
        func reason(_ text: String) -> String? {
            for block in blocks where block.text.contains(text) {
                if case .skip(let reason) = block.treatment { return reason }
            }
            return nil
        }
        #expect(reason("buy a boat") == "advertisement")
        #expect(reason("The dredger that never came") == "link to another article")
        #expect(reason("inbox every week") == "newsletter")
    }

    @Test("A fragment is all article: nothing is left out for its class or its place")
    func fragment() {
        let text = Article(html: "<div class=sidebar><p>One.</p></div><p><a href=/x>Two</a></p>").text
        #expect(text == "One.\n\nTwo")
    }
}
