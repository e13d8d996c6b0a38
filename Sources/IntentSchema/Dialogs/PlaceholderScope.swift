internal import IntentDiagnostics
internal import IntentModel

/// What placeholders of an intent's texts may stand for.
struct PlaceholderScope {
    let drafts: [ParameterDraft]
    let indices: [String: Int]
    /// Words that stand for something else than a parameter's value: `count`.
    let words: [String]
    let names: NameTable

    init(_ drafts: [ParameterDraft], words: [String] = [], names: NameTable) {
        self.drafts = drafts
        self.words = words
        self.names = names
        indices = Dictionary(
            drafts.enumerated().map { ($0.element.parameter.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    enum Problem {
        /// Nothing of that name.
        case unknown(near: String?)
        /// The parameter is no object, so that it has no properties.
        case noObject(String)
        /// The type of the parameter has no such property.
        case unknownProperty(String, of: String, near: String?)
    }

    /// - Returns: Nil where the placeholder means something, or may: a parameter that could not be read.
    func problem(of placeholder: Placeholder) -> Problem? {
        let content = placeholder.content
        if words.contains(content) || indices[content] != nil { return nil }
        // Names may hold dots themselves.
        for dot in content.indices where content[dot] == "." {
            guard let index = indices[String(content[..<dot])] else { continue }
            return problem(ofProperty: String(content[content.index(after: dot)...]), of: drafts[index])
        }
        let name = content.prefix { $0 != "." }
        let near = nearestMatch(to: String(name), in: drafts.map(\.parameter.name) + words)
        return .unknown(near: near.map { $0 + content[name.endIndex...] })
    }

    private func problem(ofProperty name: String, of draft: ParameterDraft) -> Problem? {
        guard draft.isTyped else { return nil }
        guard case .object(let type) = draft.element else { return .noObject(draft.parameter.name) }
        let properties = names.object(type)?.properties ?? [:]
        if properties[name] != nil || ObjectType.builtInProperties.contains(name) { return nil }
        let near = nearestMatch(to: name, in: properties.keys.sorted() + ObjectType.builtInProperties)
        return .unknownProperty(name, of: type, near: near.map { "\(draft.parameter.name).\($0)" })
    }
}
