internal import IntentYAML

/// Where a resolver is among the declarations of a file that has translations, and which texts it has met.
struct TextScope: Sendable {
    let translations: TranslationTable
    private(set) var met = MetTexts()
    /// The declarations that the resolver is in, outermost first, each with its whole path and its name's node.
    private var declarations: [(path: String, key: NodeID)] = []

    init(_ translations: TranslationTable) {
        self.translations = translations
    }

    mutating func enter(_ part: String, at key: NodeID) {
        let path = declarations.last.map { "\($0.path).\(part)" } ?? part
        declarations.append((path, key))
    }

    mutating func leave() { _ = declarations.popLast() }

    /// The name of the declaration that the resolver is in.
    var key: NodeID? { declarations.last?.key }

    /// What the files say for a text of the present declaration.
    /// - Parameter name: The key of the text: `title`.
    mutating func meet(_ name: String, at place: Place) -> [TranslationTable.Translation] {
        guard let declaration = declarations.last else { return [] }
        let path = "\(declaration.path).\(name)"
        met.meet(path, at: place)
        return translations.byPath[path] ?? []
    }

    mutating func doubt() {
        if let path = declarations.last?.path { met.doubt(path) }
    }
}
