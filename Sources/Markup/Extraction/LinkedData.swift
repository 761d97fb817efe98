internal import HTMLTree

/// What a page says about its article in JSON-LD. Source: schema.org, `CreativeWork` and below.
struct LinkedData {
    /// The title, as the page writes it.
    private(set) var title: String?
    /// The names of the authors.
    private(set) var authors: [String] = []
    /// The publisher.
    private(set) var site: String?
    /// When it was published, as written.
    private(set) var published: String?
    /// The address of its picture.
    private(set) var picture: String?
    /// Its language, as written.
    private(set) var language: String?
    /// Whether the page says that the article is not free to read.
    private(set) var isPaid = false
    /// What schema.org calls it, in lower case (`newsarticle`).
    private(set) var kind: String?

    /// Bytes of a script that are read.
    private static let limit = 2_000_000

    /// Reads all scripts of type `application/ld+json`.
    init(of tree: HTMLTree) {
        var objects: [LooseJSON] = []
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index), element.name == "script",
                element["type"]?.lowercased().hasPrefix("application/ld+json") == true
            else { continue }
            var text = ""
            var child = tree.nodes[index].firstChild
            while let place = child {
                if case .text(let part) = tree.nodes[place].content { text += part }
                child = tree.nodes[place].nextSibling
            }
            guard text.utf8.count < Self.limit, let value = LooseJSON(text) else { continue }
            Self.collect(value, into: &objects)
        }
        var byName: [String: LooseJSON] = [:]
        for object in objects {
            if let name = object["@id"]?.text, byName[name] == nil || object["name"] != nil { byName[name] = object }
        }
        read(objects, byName)
    }

    /// Takes an object and those that it holds in `@graph`, `mainEntity` and lists.
    private static func collect(_ value: LooseJSON, into objects: inout [LooseJSON]) {
        var open = [value]
        while let value = open.popLast() {
            switch value {
            case .list(let values): open += values.reversed()
            case .object(let members):
                objects.append(value)
                for key in ["mainEntity", "mainEntityOfPage", "@graph"] {
                    if let inner = members[key] { open.append(inner) }
                }
            default: continue
            }
        }
    }

    private mutating func read(_ objects: [LooseJSON], _ byName: [String: LooseJSON]) {
        func resolved(_ value: LooseJSON) -> LooseJSON {
            guard value["name"] == nil, value["url"] == nil, let name = value["@id"]?.text else { return value }
            return byName[name] ?? value
        }
        let ranked = objects.compactMap { object in Self.rank(of: object).map { (rank: $0, object: object) } }
        guard let best = ranked.map(\.rank).min() else { return }
        // The first of the best kind is the page's own; further ones are teasers.
        guard let object = ranked.first(where: { $0.rank == best })?.object else { return }
        kind = object["@type"]?.text?.lowercased()
        title = Self.filled(object["headline"]) ?? Self.filled(object["name"])
        authors = (object["author"] ?? object["creator"] ?? .null).all.map(resolved).compactMap { author in
            Self.filled(author["name"]) ?? Self.filled(author)
        }
        published = Self.filled(object["datePublished"]) ?? Self.filled(object["dateCreated"])
        language = Self.filled(object["inLanguage"]) ?? Self.filled(object["inLanguage"]?["name"])
        let image = (object["image"] ?? object["thumbnailUrl"] ?? .null).all.map(resolved).first
        picture = Self.filled(image?["url"]) ?? Self.filled(image?["contentUrl"]) ?? Self.filled(image)
        if let publisher = object["publisher"]?.all.map(resolved).first { site = Self.filled(publisher["name"]) }
        if site == nil, let website = objects.first(where: { $0["@type"]?.text?.lowercased() == "website" }) {
            site = Self.filled(website["name"])
        }
        isPaid = ["false", "http://schema.org/False", "False"].contains(object["isAccessibleForFree"]?.text ?? "")
    }

    /// How well a type fits an article, 0 best; nil for what is none.
    private static func rank(of object: LooseJSON) -> Int? {
        var best: Int?
        for type in (object["@type"] ?? .null).all.compactMap(\.text) {
            let name = type.split(separator: "/").last.map { $0.lowercased() } ?? ""
            let rank: Int? =
                switch name {
                case "blogposting", "report", "recipe", "discussionforumposting", "socialmediaposting", "review",
                    "liveblogposting", "howto", "chapter", "scholarlyarticle", "question":
                    0
                case "webpage", "qapage", "itempage", "creativework", "faqpage": 1
                default: name.hasSuffix("article") ? 0 : nil
                }
            guard let rank else { continue }
            best = min(best ?? rank, rank)
        }
        return best
    }

    private static func filled(_ value: LooseJSON?) -> String? {
        guard let text = value?.text else { return nil }
        let clean = PageMetadata.plain(text)
        return clean.isEmpty || clean == "null" ? nil : clean
    }
}
