/// Sentences and labels that stand in articles without belonging to them: on every page of a site, or on most sites.
enum Boilerplate {
    /// Why a short block is no part of the article, or nil. `text` is folded (``PageLayout/folded(_:limit:)``);
    /// `isLinked` tells whether a good part of it is links.
    static func reason(_ text: [UInt8], isLinked: Bool) -> String? {
        if text.count < 60, let reason = labels[String(decoding: text, as: UTF8.self).trimmingSigns] { return reason }
        if text.count < 260 || isLinked, let number = openingPhrases.opening(of: text) {
            // "Related: …" needs no link; "Read more about …" may be a sentence of the article.
            let (opening, reason) = openings[number]
            if isLinked || text.count < 60 || opening.hasSuffix(":") { return reason }
        }
        guard text.count < 500 else { return nil }
        return phraseSet.first(in: text).map { phrases[$0].1 }
    }

    private static let openingPhrases = PhraseSearch(openings.map(\.0))
    private static let phraseSet = PhraseSearch(phrases.map(\.0))

    /// Why a short block before the article's first sentence is no part of it: a date, an address, reading time.
    static func headReason(_ text: [UInt8]) -> String? {
        let lower = String(decoding: text, as: UTF8.self)
        if lower.hasPrefix("http"), !lower.contains(" ") { return "address" }
        if dateOpenings.opening(of: text) != nil, lower.contains(where: \.isNumber) { return "date" }
        if lower.hasPrefix("by "), text.count < 60, !lower.hasSuffix(".") { return "byline" }
        if lower.hasSuffix("min read") || lower.hasSuffix("minute read") { return "reading time" }
        return isDate(lower) ? "date" : nil
    }

    private static let dateOpenings = PhraseSearch([
        "updated", "published", "posted", "last updated", "first published", "created", "aktualisiert",
        "veröffentlicht",
        "publié", "mis à jour", "publicado", "actualizado", "pubblicato", "stand:",
    ])

    /// Whether a text is a date and little else: a year and a month or two more numbers.
    private static func isDate(_ lower: String) -> Bool {
        let words = lower.split { !$0.isLetter && !$0.isNumber }
        guard words.count >= 3, words.count <= 12,
            words.contains(where: {
                $0.utf8.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) && $0.allSatisfy(\.isNumber)
            })
        else { return false }
        let numbers = words.count { $0.first?.isNumber == true }
        return numbers * 2 >= words.count || (numbers >= 2 && PublicationDate.iso(lower) != nil)
    }

    /// Whether a block is what is written under a picture: it ends by naming the photographer or the agency.
    static func isCredit(_ lower: [UInt8]) -> Bool {
        guard lower.count < 500 else { return false }
        if lower.count < 120, creditOpenings.opening(of: lower) != nil { return true }
        let end = Array(lower.suffix(70))
        if endings.contains(where: { end.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return true }
        guard let open = end.lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) else {
            return creditWords.first(in: Array(end.suffix(50))) != nil
        }
        let last = Array(end[open...])
        return creditWords.first(in: last) != nil
            || (agencies.first(in: last) != nil && (last.last == UInt8(ascii: ")") || last.last == UInt8(ascii: "]")))
    }

    private static let endings = [
        "getty images", "/getty", "| reuters", "/ reuters", "| afp", "/ afp", "/ap", "| ap", "/ epa", "© getty",
    ]
    private static let creditOpenings = PhraseSearch([
        "photo:", "photos:", "photo by", "photo credit", "photograph:", "photography:", "image:", "images:",
        "image credit", "image by", "picture:", "pictures:", "credit:", "foto:", "fotos:", "bild:", "bildquelle", "©",
        "photo ©", "foto ©", "illustration:", "crédit", "crédito", "getty images", "file photo", "source: getty",
    ])
    private static let creditWords = PhraseSearch([
        "image credit", "photo credit", "picture credit", "(image:", "[image:", "(photo", "(picture:", "(foto",
        "(credit:", "credit: ", "photo: ", "image: ", "© getty", "(bild:", "ap photo", "photo by ", "photos ©",
    ])
    private static let agencies = PhraseSearch([
        "reuters", "getty", "ap)", "afp", "epa", "shutterstock", "istock", "alamy", "pixabay", "unsplash", "dpa",
        "picture alliance", "xinhua", "bloomberg)", "wikimedia",
    ])

    private static let labels: [String: String] = {
        var labels: [String: String] = [:]
        func add(_ reason: String, _ words: String...) {
            for word in words { labels[word] = reason }
        }
        add(
            "advertisement", "advertisement", "advertising", "advertisement - scroll to continue", "ad", "sponsored",
            "sponsored content", "story continues below advertisement", "article continues below advertisement",
            "article continues after advertisement", "continue reading below", "article continues below", "anzeige",
            "iklan",
            "werbung", "publicidad", "publicité", "pubblicità", "publicidade", "advertentie", "реклама",
            "scroll to continue", "story continues below", "story continues", "loading", "remove ads")
        add(
            "share links", "share", "share this", "share this article", "share this story", "share this post", "tweet",
            "pin it", "facebook", "twitter", "whatsapp", "linkedin", "email", "print", "share on facebook",
            "share on twitter", "share this on whatsapp", "copy link", "teilen", "artikel teilen", "partager",
            "compartir",
            "condividi", "compartilhar", "delen", "поделиться", "like this", "save", "bookmark", "print this page")
        add(
            "page furniture", "close", "caption", "hide caption", "toggle caption", "enlarge this image", "play video",
            "watch video", "click to enlarge", "view gallery", "view all", "see all", "more", "read more", "show more",
            "load more", "expand", "back to top", "next", "previous", "menu", "search", "skip advertisement",
            "play audio", "listen", "view comments", "comments", "comment", "reply", "follow", "subscribe", "sign up",
            "log in", "mehr anzeigen", "weiterlesen", "nach oben", "lire la suite", "leer más", "leggi anche",
            "lees meer", "editor's picks")
        return labels
    }()

    private static let openings: [(String, String)] = {
        let links = "link to another article"
        return [
            ("related:", links), ("related story:", links), ("related stories:", links), ("related article:", links),
            ("related articles:", links), ("related video:", links), ("related coverage:", links),
            ("read more:", links),
            ("read more about", links), ("read more on", links), ("read also:", links), ("also read:", links),
            ("also read |", links), ("also read", links), ("read next:", links), ("read the", links),
            ("see also:", links),
            ("see more:", links), ("see also", links), ("more:", links), ("more from", links), ("more on", links),
            ("more stories:", links), ("watch:", links), ("watch now:", links), ("watch the", links),
            ("listen:", links),
            ("don't miss:", links), ("don't miss", links), ("must read:", links), ("must-read:", links),
            ("recommended:", links), ("you might also like", links), ("you may also like", links),
            ("previously:", links),
            ("click here", links), ("click for", links), ("tap here", links), ("opinion:", links),
            ("explainer:", links),
            ("lesen sie auch", links), ("lesen sie mehr", links), ("mehr zum thema", links), ("mehr dazu:", links),
            ("auch interessant", links), ("lies auch", links), ("lire aussi", links), ("à lire aussi", links),
            ("lea también", links), ("lee también", links), ("leer más", links), ("te puede interesar", links),
            ("leggi anche", links), ("leia também", links), ("leia mais", links), ("lees ook", links),
            ("lees meer", links), ("читайте также", links), ("baca juga", links), ("czytaj też", links),
            ("läs mer", links), ("les også", links), ("lue myös", links), ("ayrıca okuyun", links),
            ("sign up for", "newsletter"), ("sign up to", "newsletter"), ("subscribe to", "newsletter"),
            ("get the latest", "newsletter"), ("join our", "newsletter"), ("follow us", "share links"),
            ("follow him on", "about the author"), ("follow her on", "about the author"),
            ("download our", "advertisement"), ("download the", "advertisement"), ("get the app", "advertisement"),
        ]
    }()

    private static let phrases: [(String, String)] = [
        ("sign up for our", "newsletter"), ("sign up to our", "newsletter"), ("subscribe to our", "newsletter"),
        ("sign up for the newsletter", "newsletter"), ("delivered to your inbox", "newsletter"),
        ("right in your inbox", "newsletter"), ("straight to your inbox", "newsletter"),
        ("in your inbox every", "newsletter"), ("unsubscribe at any time", "newsletter"),
        ("abonnieren sie unseren newsletter", "newsletter"), ("newsletter abonnieren", "newsletter"),
        ("inscrivez-vous à notre newsletter", "newsletter"), ("suscríbete a nuestr", "newsletter"),
        ("iscriviti alla newsletter", "newsletter"), ("follow us on", "share links"),
        ("like us on facebook", "share links"),
        ("join us on facebook", "share links"), ("follow me on", "about the author"),
        ("follow him on twitter", "about the author"), ("follow her on twitter", "about the author"),
        ("folgen sie uns auf", "share links"), ("síguenos en", "share links"), ("suivez-nous sur", "share links"),
        ("all rights reserved", "footer"), ("alle rechte vorbehalten", "footer"), ("tous droits réservés", "footer"),
        ("todos los derechos reservados", "footer"), ("subject to copyright", "footer"),
        ("may not be published, broadcast, rewritten", "footer"), ("javascript is disabled", "page furniture"),
        ("your browser does not support", "page furniture"), ("please enable javascript", "page furniture"),
        ("this entry was posted", "byline"), ("this site uses akismet", "comments"),
        ("your email address will not be published", "comments"),
        ("we use cookies", "cookie note"), ("this site uses cookies", "cookie note"),
        ("can be reached at", "about the author"), ("may be reached at", "about the author"),
        ("have a tip?", "about the author"), ("support our journalism", "newsletter"),
    ]
}

extension String {
    /// The text without signs and spaces at its ends.
    var trimmingSigns: String {
        let isSign: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
        guard let start = firstIndex(where: { !isSign($0) }), let end = lastIndex(where: { !isSign($0) }) else {
            return ""
        }
        return String(self[start...end])
    }
}
