internal import IntentModel

/// What placeholders of an intent's texts may stand for.
struct PlaceholderNames {
    private let parameters: [String: ElementType]
    /// Of a response.
    private let properties: [String: ElementType]
    /// Words that stand for something else than a value.
    private var words: Set<String>
    /// The properties of types, by the types' names.
    private let types: [String: Set<String>]

    init(
        _ parameters: [Parameter], properties: [Property] = [], words: Set<String> = [], types: [String: ObjectType]
    ) {
        self.parameters = Dictionary(parameters.map { ($0.name, $0.type.element) }) { first, _ in first }
        self.properties = Dictionary(properties.map { ($0.name, $0.type.element) }) { first, _ in first }
        self.words = words
        self.types = types.mapValues { Set($0.properties.map(\.name)) }
    }

    /// The same, with other words.
    func with(words: Set<String>) -> PlaceholderNames {
        var names = self
        names.words = words
        return names
    }

    /// What of a text stands for nothing: a placeholder, or the beginning of one that is never closed.
    func stranger(in text: String) -> String? {
        let (placeholders, unclosed) = Placeholder.all(in: text)
        return unclosed ?? placeholders.first { !means($0.content) }?.text
    }

    private func means(_ content: String) -> Bool {
        if words.contains(content) || parameters[content] != nil || properties[content] != nil { return true }
        // Names may hold dots themselves.
        for dot in content.indices where content[dot] == "." {
            let (owner, name) = (String(content[..<dot]), String(content[content.index(after: dot)...]))
            guard let element = properties[owner] ?? parameters[owner] else { continue }
            guard case .object(let type) = element else { return false }
            return types[type]?.contains(name) == true || ObjectType.builtInProperties.contains(name)
        }
        return false
    }

    /// Parameters and properties that a text mentions.
    func mentioned(in text: String) -> [ElementType] {
        Placeholder.all(in: text).placeholders.compactMap { properties[$0.content] ?? parameters[$0.content] }
    }
}
