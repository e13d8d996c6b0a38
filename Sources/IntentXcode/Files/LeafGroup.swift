/// A key of a declaration whose value is flattened into leaves. A class, as it is asked for with every leaf.
final class LeafGroup: Sendable {
    /// Without the declaration's prefix, `PromptDialogs`.
    let name: String
    let form: Form
    /// What the keys inside begin with.
    let prefix: String
    /// `PromptDialogs.`
    let start: String
    /// `PromptDialogs.order`
    let orderKey: String

    enum Form: Equatable, Sendable {
        /// One dictionary: `Metadata.KEY`.
        case dictionary
        /// Dictionaries in order, told apart by what stands under a key: `PromptDialogs.Primary.KEY`. The second of
        /// a name is `Primary#2`, one without a name `#2` by its position; both keep the key.
        case list(by: String)
        /// Dictionaries of two keys in order: `ArraySizes.Small`.
        case values(by: String, of: String)
        /// Dictionaries by the names of parameters: `ParameterCombinations.a,b.KEY`.
        case combinations
        /// Dictionaries in order: `Synonyms.0.KEY`.
        case positions
    }

    init(_ name: String, _ form: Form, prefix: String) {
        self.name = name
        self.form = form
        self.prefix = prefix
        start = name + "."
        orderKey = start + LeafGroup.order
    }

    static let order = "order"

    /// Under which a combination has the names as the file has them.
    static let combinationKey = "key"

    /// Whether it is made of elements that are there or not, each with keys of its own.
    var hasElements: Bool {
        switch form {
        case .dictionary, .values: false
        case .list, .combinations, .positions: true
        }
    }

    /// Whether the group says in which order its elements are.
    var hasOrder: Bool {
        switch form {
        case .list, .values: true
        case .dictionary, .combinations, .positions: false
        }
    }

    /// What the name of an element of a list begins with that does not say a name: `#2`, the second.
    static let nameless = "#"

    /// Whether an element may be called so.
    func canName(_ element: String) -> Bool {
        guard !element.utf8.contains(UInt8(ascii: ".")) else { return false }
        return !hasOrder
            || !element.isEmpty && element != LeafGroup.order && !element.utf8.starts(with: LeafGroup.nameless.utf8)
    }

    /// Takes a leaf's key apart: `Primary` and `FormatString` of `PromptDialogs.Primary.FormatString`.
    /// - Returns: Nil for a key outside the group; no key where there is none behind the element.
    func parts(of key: String) -> (element: Substring, key: Substring?)? {
        guard key.startsWithBytes(of: start) else { return nil }
        let rest = key[key.utf8.index(key.startIndex, offsetBy: start.utf8.count)...]
        guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (rest, nil) }
        return (rest[..<dot], rest[rest.utf8.index(after: dot)...])
    }
}
