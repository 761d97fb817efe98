internal import Narration

/// Lines that pages put between the paragraphs and nobody wants to hear, known by their words. A line has to be one of
/// them as a whole, or begin with one and be a link otherwise: what merely mentions sharing is the article.
enum Phrases {
    /// Why a short block is no part of the article, or nil.
    static func reason(for block: Block, ink: TextBuffer.Ink) -> String? {
        guard block.text.utf8.count < 240 else { return nil }
        switch block.kind {
        case .paragraph, .listItem, .heading, .quote, .caption: break
        default: return nil
        }
        let plain = letters(of: block.text)
        guard !plain.isEmpty else { return nil }
        if let reason = whole[plain], isSure(plain, block, ink) { return reason }
        if block.text.utf8.count < 120, block.kind == .paragraph || block.kind == .caption,
            credits.contains(where: { plain.hasPrefix($0) })
        {
            return SkipReason.boilerplate
        }
        if isSkipLink(plain) { return SkipReason.boilerplate }
        if block.kind == .paragraph, furnitureOpenings.contains(where: { plain.hasPrefix($0) }) {
            return SkipReason.boilerplate
        }
        if isShareRow(block.text) { return SkipReason.share }
        if ink.linked * 3 >= ink.all, let colon = block.text.firstIndex(where: { $0 == ":" || $0 == "：" || $0 == "|" })
        {
            // The link is all that comes behind the colon.
            let head = letters(of: String(block.text[..<colon]))
            if openings.contains(head) { return SkipReason.readMore }
        }
        if ink.linked == ink.all, linkedOpenings.contains(where: { plain.hasPrefix($0) }) { return SkipReason.readMore }
        return nil
    }

    /// How short lines begin that ask the reader for something or cover the writer.
    private static let furnitureOpenings = [
        "this post may contain affiliate links", "this post contains affiliate links",
        "this article contains affiliate links", "this article may contain affiliate links", "was this page helpful",
        "was this article helpful", "enjoyed this story", "enjoyed this article", "enjoyed this post",
        "war diese seite hilfreich", "war dieser artikel hilfreich", "cette page vous a t elle été utile",
        "te ha resultado útil", "esta página foi útil", "was deze pagina nuttig",
    ]

    /// "Share on: X | Mastodon | Print": names of services and nothing else behind a colon.
    private static func isShareRow(_ text: String) -> Bool {
        guard text.utf8.count < 120, let colon = text.firstIndex(of: ":") else { return false }
        let head = letters(of: String(text[..<colon]))
        guard shareHeads.contains(head) || whole[head] == SkipReason.share else { return false }
        let names = letters(of: String(text[text.index(after: colon)...])).split(separator: " ")
        return !names.isEmpty && names.allSatisfy { services.contains(String($0)) }
    }

    private static let shareHeads = set(
        "share on|share via|teilen auf|partager sur|compartir en|condividi su|partilhar em|compartilhar em|delen via|comparte este artículo|deel dit artikel"
    )
    private static let services: Set<String> = [
        "x", "twitter", "facebook", "mastodon", "bluesky", "whatsapp", "telegram", "linkedin", "reddit", "pinterest",
        "email", "e", "mail", "print", "drucken", "imprimer", "imprimir", "stampa", "afdrukken", "link", "copy",
        "copier",
        "le", "lien", "copiar", "enlace", "kopieren", "kopiëren", "correo", "threads", "xing", "pocket", "flipboard",
        "instagram", "courriel", "signal", "link", "sms",
    ]

    /// "Skip X and continue reading", "End of X": for readers who go from part to part.
    private static func isSkipLink(_ plain: String) -> Bool {
        skipLinks.contains { plain.hasPrefix($0.opening) && plain.hasSuffix($0.ending) }
    }

    private static let skipLinks = [
        ("skip ", " and continue reading"), ("end of ", " recommended stories"), ("تخطى ", " وواصل القراءة"),
        ("قصص مقترحة", "نهاية"), ("omitir ", " y continuar leyendo"), ("pular ", " e continuar lendo"),
        ("перейти к ", " продолжить чтение"),
    ].map { (opening: $0.0, ending: $0.1) }

    /// What a line begins with that says where a picture is from and nothing else.
    private static let credits = [
        "image source ", "صدر الصورة ", "مصدر الصورة ", "источник изображения ", "автор фото ", "джерело зображення ",
        "图像来源", "圖像來源", "画像提供", "사진 출처", "이미지 출처", "इमेज स्रोत", "منبع تصویر ", "görsel kaynağı ",
    ]

    /// Lines over a picture that only say that it is one.
    static let pictureLabels: Set<String> = [
        "photo", "image", "picture", "foto", "bild", "imagen", "fotografía", "immagine", "afbeelding", "video", "vidéo",
        "vídeo", "صدر الصورة", "مصدر الصورة", "التعليق على الصورة", "подпись к фото", "підпис до фото", "图像加注文字",
        "圖像加註文字", "इमेज कैप्शन", "توضیح تصویر", "fotoğraf altı yazısı", "image caption", "image source", "credit",
        "gallery", "slideshow", "infographic", "grafik",
    ]

    /// Whether a phrase can be nothing else: "Comments" may be a heading and "Facebook" an item of a list, unless they
    /// are links.
    private static func isSure(_ plain: String, _ block: Block, _ ink: TextBuffer.Ink) -> Bool {
        if ink.linked == ink.all { return true }
        let spaces = plain.utf8.count { $0 == 0x20 }
        switch block.kind {
        case .heading, .listItem: return spaces > 1
        default: return spaces > 0 || alone.contains(plain)
        }
    }

    private static let alone: Set<String> = [
        "advertisement", "advertisment", "sponsored", "anzeige", "werbung", "publicité", "publicidad", "pubblicità",
        "publicidade", "advertentie", "реклама", "广告", "広告", "loading", "tweet",
    ]

    /// Headings over lists of links to other pages.
    static let relatedHeadings = set(
        """
        related|related articles|related posts|related stories|related content|related reading|see also|external links|
        further reading|more from|more stories|you may also like|you might also like|recommended|recommended for you|
        recommended reading|read next|up next|more on this story|more on this topic|most read|most popular|trending|
        popular posts|latest news|recent posts|links|siehe auch|weblinks|mehr zum thema|lesen sie auch|auch interessant|
        das könnte sie auch interessieren|das könnte dich auch interessieren|verwandte artikel|meistgelesen|
        weitere artikel|passend zum thema|à lire aussi|voir aussi|liens externes|articles connexes|sur le même sujet|
        les plus lus|véase también|enlaces externos|artículos relacionados|te puede interesar|lo más leído|vedi anche|
        collegamenti esterni|leggi anche|articoli correlati|potrebbe interessarti|veja também|leia também|ver também|
        ligações externas|zie ook|externe links|lees ook|meest gelezen|gerelateerde artikelen|
        см также|ссылки|читайте также|похожие статьи|див також|читайте також|zobacz też|zobacz także|czytaj także|
        czytaj też|linki zewnętrzne|δείτε επίσης|διαβάστε επίσης|εξωτερικοί σύνδεσμοι|ayrıca bakınız|ilgili haberler|
        dış bağlantılar|انظر أيضا|اقرأ أيضا|وصلات خارجية|جستارهای وابسته|پیوند به بیرون|ראו גם|קישורים חיצוניים|
        इन्हें भी देखें|यह भी पढ़ें|参见|參見|相关阅读|相關閱讀|外部链接|外部連結|関連項目|関連記事|あわせて読みたい|外部リンク|
        اخترنا لكم|الأخبار الرئيسية|الأكثر قراءة|самое читаемое|главное сегодня|найчитаніше|najczęściej czytane|
        top stories|editors' picks|人气文章|热门文章|人気記事|많이 본 뉴스|같이 보기|관련 기사|외부 링크
        """)

    /// Lines over a list of links to subjects.
    static let tagLabels = set(
        """
        tags|topics|filed under|tagged|schlagwörter|schlagworte|themen|étiquettes|etiquetas|tagi|теги|метки|хабы|темы|
        теми|мітки|etiketler|ετικέτες|الوسوم|كلمات دلالية|برچسب ها|תגיות|टैग|标签|標籤|タグ|태그
        """)

    /// Headings over a table of contents.
    static let contentsHeadings = set(
        """
        contents|table of contents|in this article|on this page|jump to|inhalt|inhaltsverzeichnis|in diesem artikel|
        sommaire|table des matières|índice|contenido|indice|sommario|inhoud|inhoudsopgave|содержание|目录|目錄|目次|spis treści|зміст|
        περιεχόμενα|içindekiler|المحتويات|فهرست|תוכן עניינים|विषय सूची|목차
        """)

    /// Headings over notes and sources.
    static let noteHeadings = set(
        """
        notes|footnotes|endnotes|references|citations|sources|bibliography|notes and references|works cited|fußnoten|
        anmerkungen|einzelnachweise|quellen|literatur|notes et références|références|notas|referencias|note|riferimenti|
        referências|noten|referenties|bronnen|примечания|литература|脚注|出典|注释|参考文献|参考资料|註釋|參考文獻|
        參考資料|сноски|источники|примітки|джерела|przypisy|bibliografia|źródła|παραπομπές|σημειώσεις|πηγές|kaynakça|
        dipnotlar|مراجع|المراجع|هوامش|منابع|پانویس|הערות שוליים|सन्दर्भ|संदर्भ|각주|참고 문헌|참고문헌
        """)

    private static let whole: [String: String] = {
        var phrases: [String: String] = [:]
        for phrase in set(
            """
            share|share this|share this article|share this story|share this post|share this page|share article|
            share on facebook|share on twitter|share on x|share on linkedin|share via email|share on whatsapp|tweet|
            tweet this|pin it|email this|email this article|print|print this|print this page|copy link|link copied|
            facebook|twitter|linkedin|whatsapp|pinterest|reddit|email|facebook twitter|facebook twitter email|
            facebook twitter linkedin|share save|save share|teilen|artikel teilen|beitrag teilen|auf facebook teilen|
            auf twitter teilen|per e mail teilen|drucken|artikel drucken|link kopieren|merken|partager|
            partager cet article|partager sur facebook|partager sur twitter|imprimer|envoyer par e mail|copier le lien|
            compartir|compartir en facebook|compartir en twitter|compartir en whatsapp|copiar enlace|envoyer par courriel|imprimir|condividi|stampa|compartilhar|compartilhe|
            partilhar|delen|deel dit artikel|поделиться|分享|シェア|ツイート|共有|
            поширити|udostępnij|paylaş|κοινοποίηση|شارك|شارك المقال|שתפו|שתף|शेयर करें|공유|공유하기|分享到|この記事をシェアする
            """)
        {
            phrases[phrase] = SkipReason.share
        }
        for phrase in set(
            """
            advertisement|advertisment|ad|sponsored|sponsored content|story continues below|
            story continues below advertisement|article continues below|article continues after advertisement|
            continue reading below|scroll to continue|skip to content|skip to main content|jump to navigation|
            jump to search|skip advertisement|loading|read more|continue reading|show more|load more|see more|view more|
            learn more|click here|back to top|return to top|subscribe|subscribe now|sign up|sign in|log in|
            sign up for our newsletter|subscribe to our newsletter|get our newsletter|subscribe to the newsletter|
            follow us|follow us on facebook|follow us on twitter|follow us on instagram|leave a comment|
            post a comment|comments|add a comment|no comments|view comments|accept all cookies|accept cookies|
            we use cookies|cookie settings|manage cookies|enlarge image|enlarge this image|view image|
            view image in fullscreen|view gallery|open image in new window|image caption|media caption|play video|
            this article has been updated|getty images|listen to this article|listen|save this article|
            enable javascript|please enable javascript|your browser does not support the video tag|
            your browser does not support the audio element|anzeige|werbung|weiterlesen|mehr lesen|mehr anzeigen|
            zum inhalt springen|direkt zum inhalt|nach oben|zur startseite|newsletter abonnieren|jetzt abonnieren|
            jetzt anmelden|zum newsletter anmelden|anmelden|kommentare|kommentar schreiben|cookies akzeptieren|
            alle akzeptieren|bild vergrößern|artikel vorlesen|artikel anhören|publicité|lire la suite|en savoir plus|
            lire plus|abonnez vous|s abonner|inscrivez vous à notre newsletter|haut de page|accepter les cookies|
            commentaires|publicidad|leer más|seguir leyendo|suscríbete|suscribirse|comentarios|aceptar cookies|
            pubblicità|leggi tutto|continua a leggere|iscriviti|iscriviti alla newsletter|accetta i cookie|commenti|
            publicidade|leia mais|continue lendo|assine|advertentie|lees meer|lees verder|abonneer|реклама|
            читать далее|广告|阅读更多|続きを読む|広告
            """)
        {
            phrases[phrase] = SkipReason.boilerplate
        }
        return phrases
    }()

    /// What stands before the link to another article.
    private static let openings = set(
        """
        read more|read also|also read|lire|lesen|leer|leggi|read next|see also|related|related article|related story|more|more on this|
        further reading|recommended|don't miss|dont miss|watch|listen|up next|mehr zum thema|lesen sie auch|lesen sie hier|
        lesen sie mehr|siehe auch|mehr dazu|hier lesen|auch interessant|weiterlesen|à lire|à lire aussi|lire aussi|
        voir aussi|sur le même sujet|lea también|lee también|leer también|te puede interesar|además|leggi anche|
        per approfondire|vedi anche|leia também|leia mais|veja também|lees ook|zie ook|читайте также|相关阅读|関連記事
        """)

    /// How links to other pages begin that are a line of their own.
    private static let linkedOpenings = [
        "read more", "read the full", "continue reading", "read also", "see also", "sign up for", "subscribe to",
        "click here to", "download the app", "join our", "follow us", "share on", "share this", "lesen sie auch",
        "weiterlesen", "mehr zum thema", "mehr lesen", "jetzt lesen", "lire la suite", "lire aussi", "à lire",
        "lee también", "leggi anche", "leia também", "lees ook", "view all", "see all", "more from", "back to",
    ]

    private static func set(_ phrases: String) -> Set<String> {
        Set(phrases.split { $0 == "|" || $0 == "\n" }.map { letters(of: String($0)) }.filter { !$0.isEmpty })
    }
}
