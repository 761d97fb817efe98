internal import HTMLTree

/// What pages have around and between their articles, told by elements, roles and class names.
enum Furniture {
    /// Whether an `aside` is a side box. Documentation marks hints and warnings with the same element: those belong to
    /// the text.
    static func isSideBox(_ element: HTMLTree.Element) -> Bool {
        if let role = element["role"], ["note", "doc-tip", "doc-notice", "region"].contains(role) { return false }
        let names = (element["class"] ?? "").lowercased()
        return !["note", "tip", "warning", "caution", "callout", "admonition", "danger", "info"].contains {
            names.contains($0)
        }
    }

    /// Whether class names say that only screen readers get a text.
    static func isForScreenReaders(_ names: String) -> Bool {
        names.classNames.contains { screenReaderNames.contains($0) }
    }

    /// Why a short element with these class names is no part of the article. Names are compared whole: `share` is a row
    /// of buttons, `shareholders` may be the article.
    static func reason(for names: String) -> String? {
        for name in names.lowercased().classNames {
            if let reason = reasons[name] { return reason }
        }
        return nil
    }

    private static let screenReaderNames: Set<Substring> = [
        "sr-only", "visually-hidden", "visuallyhidden", "screen-reader-text", "screen-reader-only", "a11y-hidden",
        "u-visually-hidden", "mw-empty-elt",
    ]

    private static let reasons: [Substring: String] = {
        var reasons: [Substring: String] = [:]
        func add(_ reason: String, _ names: String) {
            for name in names.split(separator: " ") { reasons[name] = reason }
        }
        add(
            SkipReason.share,
            """
            share sharing social social-share share-buttons share-links share-bar sharedaddy share-tools addtoany \
            social-links social-icons sharing-buttons addthis_toolbox
            """)
        add(
            SkipReason.byline,
            """
            byline p-author post-meta entry-meta article-meta author-info article__meta postmeta author authors meta \
            kicker eyebrow overline section-label dachzeile
            """)
        add(
            SkipReason.furniture,
            """
            noprint no-print cookie-note cookie-banner cookie-consent cookie-notice newsletter newsletter-signup \
            newsletter-form subscribe subscribe-form signup-form paywall-note advert advertisement ad-container \
            breadcrumb breadcrumbs pagination post-navigation related related-posts related-articles \
            recommended read-more comments-link post-tags tags navbox mw-editsection mw-jump-link printfooter catlinks
            """)
        return reasons
    }()
}

extension String {
    /// The names in a `class`, which HTML parts by white space of ASCII.
    var classNames: [Substring] {
        utf8.split { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }.map { Substring($0) }
    }
}

extension BlockReader {
    /// Why an element is no part of the article, or nil.
    func furniture(
        _ index: HTMLTree.Index, _ element: HTMLTree.Element, _ role: ElementRole
    ) -> String? {
        // Of a whole page it is known; a fragment is all article, as far as saving it went.
        guard main == nil else { return excluded[index] }
        switch role {
        case .navigation: return SkipReason.navigation
        case .search: return SkipReason.form
        // Some sites put the whole page into one form.
        case .form where isShort(index, 2_000): return SkipReason.form
        case .inline:
            return element["class"].flatMap { $0.contains("mw-editsection") ? SkipReason.editing : nil }
        case .bold, .code, .link, .raised, .lowered, .lineBreak, .picture: return nil
        default: break
        }
        switch element["role"] {
        case nil: break
        case "navigation"?, "menu"?, "menubar"?, "toolbar"?: return SkipReason.navigation
        case "search"?: return SkipReason.form
        case "doc-toc"?: return SkipReason.contents
        case "dialog"?, "alertdialog"?: return isShort(index, 2_000) ? SkipReason.furniture : nil
        default: break
        }
        guard let names = element["class"], let reason = Furniture.reason(for: names) else { return nil }
        return isShort(index, 400) ? reason : nil
    }

    private func isShort(_ index: HTMLTree.Index, _ limit: Int) -> Bool {
        tree.text(of: index, limit: limit).utf8.count < limit
    }
}
