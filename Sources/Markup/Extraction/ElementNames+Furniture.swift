extension ElementNames {
    /// What a part of a page is, if it is not the article.
    enum Furniture: UInt8 {
        case comments, related, newsletter, cookies, share, advertisement, author, byline, navigation, gallery
        case sidebar, footer, tags, player, account, widget, credit, popup, editing

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
            case .editing: SkipReason.editing
            }
        }
    }

    /// What words and pairs of words in names mean.
    static let known: [String: Furniture] = {
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
            byline bylines author authors authorname postmeta postmetadata entrymeta articlemeta storymeta metainfo metadata postinfo \
            articleinfo pubdate publishdate publisheddate postdate entrydate articledate timestamp datetime \
            dateline meta readingtime readtime timetoread lastupdated updatedat pubinfo postedon postedby writtenby
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
            "kicker kickers eyebrow overline dachzeile sectionlabel tags taglist tagcloud posttags entrytags articletags keywords taglinks catlinks tagged categories category topiclist"
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
            feedback navbox infobox metadatabox hatnote mwindicators errorbox loading loader spinner \
            ticker weather horoscope stockticker appstore downloadapp appbanner notification \
            notifications alertbar
            """)
        add(.editing, "editsection")
        add(.popup, "rollover popover hovercard tooltip tooltips tooltiptext")
        add(.credit, "credit credits photocredit imagecredit copyrightcredit imagesource photosource wpcaptioncredit")
        return known
    }()
}
