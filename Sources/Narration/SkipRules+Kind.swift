extension SkipRules.Kind {
    /// The kind of content that blocks of this kind are for skip rules; nil for what is always spoken.
    public init?(of kind: Block.Kind) {
        switch kind {
        case .code: self = .code
        case .tableRow: self = .table
        case .caption: self = .caption
        case .imageDescription: self = .imageDescription
        case .footnote: self = .footnote
        case .link: self = .link
        case .aside: self = .aside
        case .mathematics: self = .mathematics
        case .title, .heading, .paragraph, .listItem, .quote, .announcement: return nil
        }
    }
}
