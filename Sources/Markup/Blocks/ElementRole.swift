/// What an element of article HTML does to the text around it and in it. `docs/SPOKEN.md` says why.
enum ElementRole: Hashable {
    /// Part of the text it stands in.
    case inline
    case link, bold, code, abbreviation
    case raised, lowered
    case ruby
    /// A reading over or beside a ruby's base, or what stands in for one.
    case reading
    /// Crossed out.
    case struck
    case lineBreak
    case thematicBreak
    /// Begins and ends a block.
    case block
    case heading(Int)
    case summary
    case list(isOrdered: Bool)
    case item, term, definition
    case quote
    case figure
    case caption
    case table, row, cell
    case listing
    case picture
    case formula
    case header, footer, side, form, navigation, search
    case dialog
    /// What one operates: buttons, fields.
    case control
    /// Neither read nor told: players, drawings, what only programs use.
    case nothing

    /// The role of an element by its name; unknown elements are inline.
    init(of name: String) {
        self = Self.byName[name] ?? .inline
    }

    /// All names with a role of their own.
    static let byName: [String: ElementRole] = {
        var roles: [String: ElementRole] = [
            "a": .link, "abbr": .abbreviation, "acronym": .abbreviation, "sup": .raised, "sub": .lowered,
            "ruby": .ruby, "rt": .reading, "rp": .reading, "rtc": .reading, "br": .lineBreak, "hr": .thematicBreak,
            "h1": .heading(1), "h2": .heading(2), "h3": .heading(3), "h4": .heading(4), "h5": .heading(5),
            "h6": .heading(6), "summary": .summary, "legend": .summary, "ul": .list(isOrdered: false),
            "menu": .list(isOrdered: false), "dir": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .item,
            "dt": .term, "dd": .definition, "blockquote": .quote, "figure": .figure, "figcaption": .caption,
            "caption": .caption, "table": .table, "tr": .row, "td": .cell, "th": .cell, "pre": .listing,
            "listing": .listing, "img": .picture, "math": .formula, "header": .header, "footer": .footer,
            "aside": .side, "form": .form, "nav": .navigation, "search": .search, "dialog": .dialog,
        ]
        func add(_ role: ElementRole, _ names: String) {
            for name in names.split(separator: " ") { roles[String(name)] = role }
        }
        add(
            .inline,
            "bdi bdo cite data dfn em font i ins kbd label mark output q rb rd-annotation small span time u var wbr")
        add(.bold, "b strong")
        add(.code, "code samp tt")
        add(.struck, "del s strike")
        add(
            .block,
            """
            address article body center dd details div dl fieldset hgroup html main optgroup option p section tbody \
            tfoot thead
            """)
        roles["dd"] = .definition
        add(.control, "button datalist input meter progress select textarea")
        add(
            .nothing,
            """
            annotation annotation-xml applet area audio canvas embed frame frameset head iframe link map meta noembed \
            noframes noscript object param script source style svg template title track video
            """)
        return roles
    }()
}
