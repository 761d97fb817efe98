internal import HTMLTree
internal import Narration

extension PageObstacle {
    /// What is in the way on a page, or nil where its article is there. Pages with much prose are believed: all of this
    /// is asked of short ones alone.
    ///
    /// - Parameters:
    ///   - tree: The page.
    ///   - article: What would be read of it.
    ///   - metadata: What the page says about itself.
    init?(in tree: HTMLTree, article: Article, metadata: PageMetadata) {
        guard !Self.hasMuchProse(article) else { return nil }
        let read = Self.textRead(of: article)
        let prose = read.count { $0 > 0x20 }
        guard prose < Self.enough else { return nil }
        let facts = PageFacts(of: tree)
        let title = metadata.title
        if prose < 700, let words = Self.errorWords(in: [title] + facts.headings) {
            self = .error(words)
        } else if prose < 900, Self.challenges.first(in: facts.opening) != nil {
            self = .challenge
        } else if prose < 1200, Self.walls.first(in: facts.text) != nil || (metadata.isPaid && prose < 900) {
            self = .paywall
        } else if metadata.isPaid || (prose < 1200 && Self.offers.first(in: facts.text) != nil), Self.isCutOff(read) {
            self = .paywall
        } else if prose < 500, Self.accounts.first(in: facts.text) != nil {
            self = .account
        } else if prose < 900, Self.consents.count(in: read) >= 3 {
            self = .consent
        } else if prose < 350, facts.wantsScript {
            self = .needsScript
        } else if facts.textBytes == 0 {
            self = facts.scripts > 0 ? .needsScript : .empty
        } else if prose < 200, facts.links >= 15, facts.linkedBytes * 2 > facts.textBytes {
            self = .listing
        } else {
            return nil
        }
    }

    /// Whether there is more prose than any obstacle has, whatever letters become in lower case.
    private static func hasMuchProse(_ article: Article) -> Bool {
        var bytes = 0
        for block in article.blocks where block.treatment == .read && block.kind != .caption {
            bytes += block.text.utf8.count
            if bytes > 8 * enough { return true }
        }
        return false
    }

    /// The beginning of what is read, in lower case.
    private static func textRead(of article: Article) -> [UInt8] {
        var text: [UInt8] = []
        for block in article.blocks where block.treatment == .read && block.kind != .caption {
            text += Array((block.text.lowercased() + " ").utf8)
            if text.count > 2 * enough { break }
        }
        return text
    }

    /// Whether a text ends in the middle.
    private static func isCutOff(_ text: [UInt8]) -> Bool {
        let end = String(decoding: text.suffix(40), as: UTF8.self).split(separator: " ").joined(separator: " ")
        return end.hasSuffix("…") || end.hasSuffix("...") || end.hasSuffix("[…]") || end.hasSuffix("[...]")
    }

    /// Bytes of prose from which on a page is taken for its article.
    static let enough = 3000

    private static func errorWords(in lines: [String]) -> String? {
        lines.first { line in
            let lower = line.lowercased()
            guard lower.utf8.count < 80 else { return false }
            if errors.first(in: Array(lower.utf8)) != nil { return true }
            return ["404", "403", "410", "500", "502", "503", "error", "fehler", "erreur"].contains(lower)
        }
    }

    private static let errors = PhraseSearch([
        "404 not found", "error 404", "404 error", "404 -", "404 –", "404 |", "page not found", "not found (404)",
        "403 forbidden", "access denied", "410 gone", "500 internal server error", "502 bad gateway",
        "503 service", "504 gateway", "service unavailable", "page isn't available", "page isn’t available",
        "page doesn't exist", "page doesn’t exist", "page does not exist", "seite nicht gefunden",
        "seite wurde nicht gefunden", "seite existiert nicht", "page introuvable", "página no encontrada",
        "página não encontrada", "pagina non trovata", "pagina niet gevonden", "страница не найдена",
        "ページが見つかりません", "页面不存在", "找不到页面",
    ])
    private static let challenges = PhraseSearch([
        "checking your browser", "just a moment...", "verify you are human", "verifying you are human",
        "are you a robot", "not a robot", "unusual traffic from your", "complete the captcha",
        "complete the security check",
        "please enable cookies and javascript to continue", "ich bin kein roboter", "press & hold to confirm",
    ])
    private static let walls = PhraseSearch([
        "subscribe to continue", "subscribe to read", "subscribe to keep reading", "subscribe now to read",
        "to continue reading", "to keep reading", "continue reading with a subscription",
        "continue reading your article",
        "to read the full story", "to read the full article", "to read the rest of this",
        "unlock this article", "this article is for subscribers", "this article is reserved for",
        "for subscribers only", "subscriber-only", "subscriber only content", "exclusive to subscribers",
        "this content is for paying", "this post is for paid", "this post is for paying",
        "you have reached your limit of free", "you’ve reached your limit of free",
        "you've reached your limit of free", "your free articles", "last free article",
        "weiterlesen mit", "jetzt weiterlesen", "dieser artikel ist für abonnenten", "nur für abonnenten",
        "mit abo weiterlesen", "lesen sie weiter mit", "diesen artikel weiterlesen",
        "réservé aux abonnés", "article réservé", "pour lire la suite",
        "exclusivo para suscriptores", "para seguir leyendo", "contenuto riservato", "per continuare a leggere",
        "conteúdo exclusivo para assinantes", "alleen voor abonnees", "lees verder met", "только для подписчиков",
        "会員限定", "この記事は有料",
    ])
    /// What free pages have as well, beside their articles.
    private static let offers = PhraseSearch([
        "already a subscriber", "already a member?", "subscribe", "bereits abonnent", "abonnieren", "déjà abonné",
        "suscríbete", "abbonati", "assine", "abonneer", "подписаться",
    ])
    private static let accounts = PhraseSearch([
        "log in to continue", "sign in to continue", "log in to view", "sign in to view", "please log in",
        "please sign in",
        "you must be logged in", "you need to log in", "you must log in", "create an account to read",
        "register to read",
        "bitte melden sie sich an", "bitte einloggen", "connectez-vous pour", "inicia sesión para", "accedi per",
    ])
    private static let consents = PhraseSearch([
        "cookie", "consent", "privacy", "accept all", "reject all", "accept", "agree", "before you continue",
        "personal data", "partners", "zustimm", "datenschutz", "akzeptieren", "ablehnen", "einwillig", "consentement",
        "accepter", "confidentialité", "aceptar", "privacidad", "accetta", "consenso", "toestemming", "akkoord",
    ])
}

/// What the question for obstacles needs to know of a page, all of it bounded.
private struct PageFacts {
    /// The visible text in lower case.
    var text: [UInt8] = []
    /// The beginning of it.
    var opening: [UInt8] = []
    /// The first headings.
    var headings: [String] = []
    /// Whether the page says that it wants a script.
    var wantsScript = false
    var scripts = 0
    var links = 0
    var textBytes = 0
    var linkedBytes = 0
    init(of tree: HTMLTree) {
        let layout = PageLayout(of: tree)
        let body = tree.first("body") ?? tree.root
        textBytes = layout.text[body]
        linkedBytes = layout.linked[body]
        links = layout.links[body]
        var withoutScript = ""
        for index in tree.nodes.indices {
            switch tree.nodes[index].content {
            case .element(let element):
                switch element.name {
                case "script": scripts += 1
                case "h1", "h2", "title":
                    if headings.count < 4 {
                        let words = TextBuffer.cleaned(tree.text(of: index, limit: 200))
                        if !words.isEmpty { headings.append(words) }
                    }
                case "noscript" where withoutScript.utf8.count < 2000:
                    var child = tree.nodes[index].firstChild
                    while let place = child {
                        withoutScript += TextBuffer.cleaned(tree.text(of: place, limit: 500)).lowercased() + " "
                        child = tree.nodes[place].nextSibling
                    }
                default: break
                }
            case .text(let part):
                guard layout.kinds[index] == .text, text.count < 60_000 else { continue }
                let words = TextBuffer.cleaned(part)
                guard !words.isEmpty else { continue }
                text += Array((words.lowercased() + " ").utf8)
            }
        }
        opening = Array(text.prefix(3000))
        wantsScript = scripts > 0 && Self.wishes.first(in: Array(withoutScript.utf8) + text.prefix(2000)) != nil
    }

    private static let wishes = PhraseSearch([
        "enable javascript", "javascript is required", "requires javascript", "javascript is disabled",
        "turn on javascript", "javascript enabled", "need to enable javascript", "javascript to run this app",
        "without javascript", "javascript aktivier", "javascript ist", "aktivieren sie javascript",
        "activer javascript",
        "javascript désactivé", "habilite javascript", "habilitar javascript", "activa javascript",
        "abilita javascript",
        "javascript inschakelen", "включите javascript", "javascriptを有効", "启用javascript",
    ])
}
