internal import HTMLTree

/// What an element's class, id and the like say it is for. Names are weak evidence: whoever asks weighs the text too.
struct ElementNames {
    /// What a part of a page is, if it is not the article.
    enum Furniture: UInt8 {
        case comments, related, newsletter, cookies, share, advertisement, author, byline, navigation, gallery
        case sidebar, footer, tags, player, account, widget, credit, popup

        /// Whether it may be larger than the article.
        var isLarge: Bool {
            switch self {
            case .comments, .related, .navigation, .sidebar, .footer, .advertisement, .newsletter, .cookies: true
            default: false
            }
        }

        /// In words for people.
        var reason: String {
            switch self {
            case .comments: "comments"
            case .related: "links to other articles"
            case .newsletter: "newsletter"
            case .cookies: "cookie note"
            case .share: "share links"
            case .advertisement: "advertisement"
            case .author: "about the author"
            case .byline: "byline"
            case .navigation: "navigation"
            case .gallery: "gallery"
            case .sidebar: "aside"
            case .footer: "footer"
            case .tags: "tags"
            case .player: "player"
            case .account: "account"
            case .widget: "page furniture"
            case .credit: "picture credit"
            case .popup: "shown on demand"
            }
        }
    }

    /// What the names say; nil where they say nothing.
    private(set) var furniture: Furniture?
    /// Whether the names say that this is an article's body.
    private(set) var isBody = false
    /// Whether schema.org's mark says so.
    private(set) var isMarkedBody = false
    /// Whether the names say that this is what is written under a picture.
    private(set) var isCaption = false
    /// Whether the names say that it is not seen on a screen.
    private(set) var isOffScreen = false

    /// What values of attributes say that were read before: pages use the same ones again and again.
    typealias Memory = [String: ElementNames]

    private init() {}

    /// Reads the names of an element.
    init(of element: HTMLTree.Element, memory: inout Memory) {
        for attribute in element.attributes {
            switch attribute.name {
            case "class", "id", "data-component", "data-module", "data-testid", "data-qa":
                if let known = memory[attribute.value] {
                    add(known)
                } else {
                    var new = ElementNames()
                    new.read(attribute.value)
                    memory[attribute.value] = new
                    add(new)
                }
            case "itemprop":
                let value = attribute.value.lowercased()
                if value.contains("articlebody") { (isBody, isMarkedBody) = (true, true) }
                if value == "comment" { furniture = .comments }
            case "itemtype":
                let value = attribute.value.lowercased()
                if value.hasSuffix("/comment") { furniture = .comments }
                if value.hasSuffix("/wpadblock") { furniture = .advertisement }
            case "role":
                switch attribute.value.lowercased() {
                case "navigation", "menu", "menubar", "toolbar", "tablist": furniture = .navigation
                case "complementary": furniture = furniture ?? .sidebar
                case "contentinfo": furniture = .footer
                case "dialog", "alertdialog", "search", "alert": furniture = .widget
                default: break
                }
            default: break
            }
        }
    }

    private mutating func add(_ other: ElementNames) {
        furniture = furniture ?? other.furniture
        isBody = isBody || other.isBody
        isCaption = isCaption || other.isCaption
        isOffScreen = isOffScreen || other.isOffScreen
    }

    /// Reads one attribute: its names are parted into words at signs and capitals.
    private mutating func read(_ value: String) {
        // Generated names can be of any length; what they are for is said at the beginning.
        var isGone = false
        var comesBack = false
        for name in value.utf8.prefix(400).split(whereSeparator: { $0 <= 0x20 }) {
            // Bootstrap's names: `d-none` hides, `d-md-block` shows again on larger screens, `d-print-block` on paper.
            if name.starts(with: "d-".utf8) {
                if name.elementsEqual("d-none".utf8) { isGone = true } else if !name.starts(with: "d-print".utf8) { comesBack = true }
                continue
            }
            if name.elementsEqual("print-only".utf8) { isGone = true }
            let words = Self.words(of: name)
            guard let first = words.first else { continue }
            let whole = words.joined()
            if Self.bodies.contains(whole) { isBody = true }
            if let last = words.last, last == "caption" || last == "captions" || first == "caption" { isCaption = true }
            if words.contains(where: Self.embeds.contains) { continue }
            if let known = Self.known[whole] {
                furniture = furniture ?? known
                continue
            }
            // "has-sidebar" and "no-comments" speak about something else on the page.
            if words.count > 1, Self.negations.contains(first) { continue }
            for (index, word) in words.enumerated() {
                if index > 0, index == words.count - 1, Self.bodies.contains(words[index - 1] + word) { isBody = true }
                if index > 0, let known = Self.known[words[index - 1] + word] { furniture = furniture ?? known }
                if let known = Self.known[word], !Self.isWeak(word, in: words) { furniture = furniture ?? known }
            }
        }
        isOffScreen = isGone && !comesBack
    }

    /// Words that mean a part of a page alone, and a property of something else beside words of the article.
    private static func isWeak(_ word: String, in words: [String]) -> Bool {
        words.count > 1 && weak.contains(word) && words.contains(where: { content.contains($0) })
    }

    /// `relatedLinks`, `related-links`, `RELATED_links2` are all `related`, `links`.
    static func words(of name: some Collection<UInt8>) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var previousIsLower = false
        func finish() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        for byte in name {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            guard isUpper || isLower else {
                finish()
                previousIsLower = false
                continue
            }
            if isUpper, previousIsLower { finish() }
            word.append(byte | 0x20)
            previousIsLower = isLower
        }
        finish()
        return words
    }

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Posts of others that an article shows are part of it.
    private static let embeds = set("embed embeds embedded tweet twittertweet oembed")
    private static let negations = set("has no with without not hide is enable disable show js")
    private static let weak = set(
        "header footer banner widget player video gallery sidebar author social title promo ad tag tags")
    private static let content = set("article content body entry story main post text page layout wrapper container")

    private static let bodies = set(
        """
        articlebody articlecontent articletext articlebodytext articlecopy storybody storycontent storytext storycopy \
        entrycontent entrybody entrytext postcontent postbody posttext postentry postarticle bodycopy bodytext blogpost \
        blogcontent blogbody newsbody newstext newscontent contentbody articlemain maincontent mwparseroutput \
        articlebodycontent articlecontentbody markdownbody recipebody docsbody docscontent \
        hentry singlecontent thecontent innerpostcontent postsinglecontent fieldnamebody fieldbody contentarticle \
        artikelbody artikeltext artikelinhalt cuerpo textoarticulo contenidoarticulo corpsarticle textearticle \
        testoarticolo corpoarticolo
        """)

    private static let known: [String: Furniture] = {
        var known: [String: Furniture] = [:]
        func add(_ furniture: Furniture, _ words: String) {
            for word in words.split(whereSeparator: \.isWhitespace) { known[String(word)] = furniture }
        }
        add(
            .comments,
            """
            comment comments commentlist commentarea commentform disqus livefyre respond replies reply coral openweb \
            spotim viafoura talkback talkbacks discussion kommentare kommentar comentarios commentaires commenti \
            hyvor remark42 giscus utterances webmentions webmention pingback trackback trackbacks
            """)
        add(
            .related,
            """
            related relatedposts relatedarticles relatedlinks relatedcontent relatedstories recommended recommendations \
            recommendation recommend recirc recirculation outbrain taboola zergnet revcontent trending popular mostread \
            mostpopular mostviewed morefrom morestories morenews morearticles readmore readnext upnext nextup \
            alsolike youmaylike mightlike seealso readalso alsoread latestnews latestposts recentposts \
            relatedposts yarpp jprelatedposts crosslinks teasers teaserlist moreon moreabout furtherreading \
            storypackage relatedtopics suggestions suggested prevnext nextprev postnavigation nextpost \
            prevpost previouspost nextarticle prevarticle othernews empfehlungen verwandte weiterlesen \
            linkstack promobox featuredposts topstories
            """)
        add(
            .newsletter,
            """
            newsletter newsletters signup subscribe subscription subscriptions subscriber optin mailchimp mailinglist \
            emailsignup emailcapture mailmunch leadform convertkit substack cta calltoaction inscription
            """)
        add(.cookies, "cookie cookies gdpr consent cookiebanner cookienotice cmp onetrust privacybanner ccpa")
        add(
            .share,
            """
            share sharing shares social socials sharebar sharebuttons sharelinks sharetools addthis addtoany sharedaddy \
            sharethis socialmedia socialshare socialicons followus followbuttons heateor ssba likebutton \
            fblike tweetbutton permalink articletools storytools posttools printfriendly sharer
            """)
        add(
            .advertisement,
            """
            ad ads advert adverts advertisement advertisements advertising adslot adunit adcontainer adwrapper adbox \
            adsense adsbygoogle dfp gpt googlead sponsor sponsored sponsors sponsorship promo promos promotion \
            promotions commercial banner banners skyscraper leaderboard adplaceholder admarker anzeige werbung \
            publicidad publicidade publicite pubblicita reklama houseads nativead affiliatebox paidcontent mpu
            """)
        add(
            .author,
            """
            authorbio authorbox authorinfo aboutauthor abouttheauthor authorprofile authorcard authordescription \
            authorblock bio biography authorarea contributorbio writerbio postauthor entryauthor articleauthor \
            autorinfo authordetails authorsection storyauthor
            """)
        add(
            .byline,
            """
            byline bylines author authors authorname postmeta entrymeta articlemeta storymeta metainfo metadata postinfo \
            articleinfo pubdate publishdate publisheddate postdate entrydate articledate timestamp datetime \
            dateline readingtime readtime timetoread lastupdated updatedat pubinfo postedon postedby writtenby
            """)
        add(
            .navigation,
            """
            nav navigation navbar navmenu menu menus submenu breadcrumb breadcrumbs crumbs pagination pager paging \
            pagenav pagelinks toc tableofcontents sitemap skiplink skiplinks skip jumplinks topbar megamenu hamburger \
            prev tabs anchorlinks backtotop scrolltotop languageswitcher
            """)
        add(
            .gallery,
            "gallery galleries slideshow slideshows carousel carousels lightbox slider photogallery imagegallery")
        add(
            .sidebar,
            "sidebar sidebars rail rightrail leftrail siderail aside rightcolumn rightcol secondary sidecolumn barrelateral"
        )
        add(.footer, "footer colophon copyright legal legals bottombar siteinfo siteheader masthead sitefooter")
        add(
            .tags,
            "tags taglist tagcloud posttags entrytags articletags keywords taglinks catlinks tagged categories category topiclist"
        )
        add(
            .player,
            "player jwplayer videoplayer audioplayer playlist playlists videojs brightcove listen podcastplayer")
        add(
            .account,
            """
            login signin register registration paywall regwall modal modals popup popups overlay lightboxes \
            flyout offcanvas drawer meteredpaywall piano
            """)
        add(
            .widget,
            """
            widget widgets toolbar toolbox search searchform searchbox rss noprint noexcerpt printonly screenreader \
            screenreadertext visuallyhidden sronly ratings rating votes voting poll polls quiz survey donate donation \
            feedback editsection navbox infobox metadatabox hatnote mwindicators siteSub errorbox loading loader spinner \
            ticker weather horoscope stockticker quote-widget appstore downloadapp appbanner notification \
            notifications alertbar
            """)
        add(.popup, "rollover popover hovercard tooltip tooltips tooltiptext")
        add(.credit, "credit credits photocredit imagecredit copyrightcredit imagesource photosource wpcaptioncredit")
        return known
    }()
}
