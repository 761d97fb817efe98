/// Small pages of our own, one for each kind that people save.
enum Pages {
    /// Sentences that make a paragraph of prose.
    static let sentences = [
        "The harbour was dredged twice in the last century, and each time the ferry had to wait for three weeks.",
        "Nobody in the village remembers who planted the pear trees, although everybody picks the fruit in October.",
        "The engineers measured the current every hour, wrote the figures into a green book, and went home at noon.",
        "A bridge of this length moves by a hand's breadth on a hot day, which the builders had foreseen.",
        "When the mill was sold, its stones were left in the yard, where children still climb on them.",
    ]

    /// So many paragraphs of prose, each with its number.
    static func prose(_ count: Int, _ mark: String = "Part") -> String {
        var text = ""
        for number in 0..<count {
            text += "<p>\(mark) \(number + 1): \(sentences[number % 5]) \(sentences[(number + 2) % 5])</p>\n"
        }
        return text
    }

    static let menu = """
        <nav class="main-menu"><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li>
        <li><a href="/sport">Sport</a></li><li><a href="/shop">Shop</a></li></ul></nav>
        """

    static let teasers = """
        <div class="related-stories"><h3>More stories</h3><ul><li><a href="/a">The lighthouse keeper who painted
        every ship</a></li><li><a href="/b">Why the old canal was never closed for good</a></li></ul></div>
        """

    static let news = """
        <!doctype html><html lang="en"><head><title>Ferry waits for the dredger - The Coast Herald</title>
        <meta property="og:site_name" content="The Coast Herald"><meta property="og:title" content="Ferry waits for the dredger">
        <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Herald"},
        {"@type":"NewsArticle","headline":"Ferry waits for the dredger","datePublished":"2031-05-02T06:30:00Z",
        "author":[{"@type":"Person","name":"Ada Reed"},{"@id":"#tom"}],"image":{"url":"https://example.org/ferry.jpg"}},
        {"@id":"#tom","@type":"Person","name":"Tom Low"}]}</script></head>
        <body class="has-sidebar">\(menu)
        <div class="wrap"><div class="story"><h1>Ferry waits for the dredger</h1>
        <div class="byline">By <a href="/ada">Ada Reed</a>, <time datetime="2031-05-02">May 2, 2031</time></div>
        <figure><img src="f.jpg" alt=""><figcaption>The ferry at its berth (Herald/A. Reed)</figcaption></figure>
        <div class="share-bar"><a href="#">Share on Facebook</a><a href="#">Tweet</a></div>
        <div class="story-body">\(prose(3, "Report"))
        <p><strong>Read more: <a href="/c">The dredger that never came</a></strong></p>
        <div class="ad-slot">Advertisement: buy a boat today, cheap and dry.</div>
        \(prose(3, "Later"))
        <p>Sign up for our newsletter and get the best of the coast in your inbox every week.</p></div>
        \(teasers)
        <div class="author-bio"><p>Ada Reed writes about harbours, ships and the people who live with them, since
        2012.</p></div></div>
        <div class="sidebar"><h3>Most read</h3><p>Sidebar text that is long enough to be taken for prose, with a comma,
        and an end.</p></div></div>
        <section id="comments"><h2>Comments</h2>\(prose(9, "Comment"))</section>
        <footer>Imprint and privacy</footer></body></html>
        """

    static let blog = """
        <html lang="en"><head><title>On pears « Slow garden</title></head><body class="single post-template">
        <div id="header"><a href="/">Slow garden</a></div>
        <div id="content" class="hentry category-fruit tag-pears"><h2 class="entry-title">On pears</h2>
        <div class="entry-content">Pears come late. They stay hard for weeks, and then they are all ripe on one day.<br><br>
        I have three trees of them, which is two more than anybody needs, and each has its own opinion.<br><br>
        My neighbour makes a kind of butter from them, dark and sweet, and gives it away in small jars.
        <div class="sharedaddy sd-sharing-enabled"><h3>Share this:</h3><ul><li><a href="?share=t">Twitter</a></li></ul></div>
        <div id="jp-relatedposts" class="jp-relatedposts"><h3><em>Related</em></h3><p><a href="/plums">On plums and their
        enemies</a></p></div></div>
        <p class="postmetadata">This entry was posted on Monday and is filed under <a href="/f">Fruit</a>.</p></div>
        <div id="respond"><h3>Leave a reply</h3><p>Your email address will not be published. Required fields are marked,
        as everybody knows.</p></div></body></html>
        """

    static let answer = """
        <html><head><title>How do I oil a mill stone? - Mill Forum</title></head><body>
        <div class="topbar"><a href="/">Mill Forum</a><a href="/login">Log in</a></div>
        <main><h1>How do I oil a mill stone?</h1>
        <div class="question post"><div class="post-text"><p>I have bought an old mill, and its upper stone makes a noise
        that frightens the dog. Which oil is right, and how much of it?</p></div>
        <ul class="post-menu"><li><a href="/s">share</a></li><li><a href="/e">edit</a></li></ul></div>
        <div class="answer post"><div class="post-text"><p>You do not oil a mill stone at all: the flour would taste of it.
        What you oil is the bearing below, with three drops a week.</p><p>If it still makes a noise, the stone is not level,
        and you should call somebody who has done this before.</p></div>
        <ul class="post-menu"><li><a href="/s">share</a></li><li><a href="/e">edit</a></li></ul></div></main>
        <div id="sidebar"><h4>Hot questions</h4><ul><li><a href="/1">Why is my flour blue, and should I worry?</a></li>
        <li><a href="/2">Can a cat live in a mill without getting white?</a></li></ul></div></body></html>
        """

    static let documentation = """
        <html lang="en"><head><title>Installing | Gate 4.2 manual</title></head><body><div class="page-layout">
        <div class="sidebar-nav"><ul><li><a href="/i">Installing</a></li><li><a href="/c">Configuring the gate</a></li>
        <li><a href="/u">Upgrading from an older gate</a></li></ul></div>
        <div class="docs-content"><div class="breadcrumbs"><a href="/">Manual</a> / <a href="/s">Start</a></div>
        <h1>Installing</h1><p>Gate runs on every system that has a clock, and needs two megabytes of memory.</p>
        <h2>From source</h2><p>Fetch the archive, unpack it, and call the script inside:</p>
        <pre><code>./configure &amp;&amp; make install</code></pre>
        <ul><li><a href="https://example.net/deps">The libraries that it needs</a>, and why it needs them.</li>
        <li>A compiler that knows the year.</li></ul>
        <p>Afterwards, <code>gate --version</code> prints the number, and you are done with this page.</p>
        <div class="pagination"><a href="/p">Previous: Welcome to the manual</a> <a href="/n">Next: Configuring</a></div>
        <div class="feedback-widget">Was this page helpful? Yes. No.</div></div></div></body></html>
        """

    static let recipe = """
        <html lang="en"><head><title>Pear butter - Kitchen</title>
        <script type="application/ld+json">{"@type":"Recipe","name":"Pear butter","author":"May Ash","datePublished":"2030-10-09"}
        </script></head><body><div class="cookie-banner"><p>We use cookies, and so do our partners, to make this site
        better for you and for us.</p></div>
        <article><h1>Pear butter</h1><p>It takes an afternoon, and most of it is waiting. The kitchen smells of it for days,
        which is half of the reason.</p><h2>Ingredients</h2><ul><li>2 kg of ripe pears</li><li>1 lemon</li>
        <li>300 g of sugar</li></ul><h2>Method</h2><ol><li>Cut the pears into pieces, and cook them with the lemon until
        they are soft.</li><li>Press them through a sieve, add the sugar, and stir for an hour.</li></ol>
        <div class="rating">4.8 out of 5 from 213 votes</div></article>
        <div class="newsletter-signup"><p>Get a recipe a week, free and simple, and never be hungry again.</p></div>
        </body></html>
        """

    private static let cards = (1...20).map { number in
        "<div class='card'><h3><a href='/story/\(number)'>Story number \(number) about the harbour</a></h3></div>"
    }
    .joined()

    static let list = """
        <html><head><title>Coast Herald</title></head><body>\(menu)<div class="front">
        \(cards)
        </div></body></html>
        """

    static let consent = """
        <html><head><title>Before you continue</title></head><body><div id="main"><h1>Before you continue</h1>
        <p>We and our 812 partners use cookies to store personal data. With your consent, we measure what you read.</p>
        <button>Accept all</button><button>Reject all</button><a href="/privacy">Privacy policy</a></div></body></html>
        """

    static let paywall = """
        <html lang="en"><head><title>The price of a harbour</title><script type="application/ld+json">
        {"@type":"NewsArticle","headline":"The price of a harbour","isAccessibleForFree":false}</script></head><body>
        <article><h1>The price of a harbour</h1><p>\(sentences[0])</p><p>\(sentences[1].dropLast())…</p>
        <div class="paywall"><p>To continue reading, subscribe for 1 euro a week.</p></div></article></body></html>
        """
}
