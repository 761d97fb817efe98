internal import HTMLTree

/// Where a stretch of a block's text is from: a text of the tree, scalar by scalar, or an element in whose place it
/// stands.
struct Origin: Hashable {
    /// The text, or the element.
    var node: HTMLTree.Index
    /// The first scalar in the text; 0 for an element.
    var source: Int
    /// How many scalars of the source it stands for.
    var length: Int
    /// The first scalar in the block's text.
    var start: Int
    /// How many scalars.
    var count: Int
    /// Whether the source writes the sign plainly, in a raised or lowered element.
    var isFolded = false
    /// Whether the text stands there in other signs, as a whole: a formula, a picture's description.
    var isWhole = false
    /// The offset of the block in the article's blocks.
    var block = 0
}
