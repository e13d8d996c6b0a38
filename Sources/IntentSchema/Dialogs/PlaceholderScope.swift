internal import IntentDiagnostics
internal import IntentModel

/// What placeholders of an intent's texts may stand for.
struct PlaceholderScope {
    let drafts: [ParameterDraft]
    let indices: [String: Int]
    /// Words that stand for something else than a parameter's value: `count`.
    var words: [String]
    let names: NameTable
    /// For which of them a dialog may have variants; nil where there are no translations to have some.
    var values: DialogValues?
    /// Of a response, what each holds; nil for one whose type could not be read.
    var properties: [String: ElementType?] = [:]
    /// False where some names could not be read, so that an unknown one may well be theirs.
    var isComplete = true

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
        /// The parameter or property is no object, so that it has no properties.
        case noObject(String)
        /// The type of the parameter has no such property.
        case unknownProperty(String, of: String, near: String?)
    }

    /// - Returns: Nil where the placeholder means something, or may: a parameter that could not be read.
    func problem(of placeholder: Placeholder) -> Problem? {
        let content = placeholder.content
        if words.contains(content) || indices[content] != nil || properties[content] != nil { return nil }
        // Names may hold dots themselves.
        for dot in content.indices where content[dot] == "." {
            let (owner, name) = (String(content[..<dot]), String(content[content.index(after: dot)...]))
            if let element = properties[owner] { return problem(ofProperty: name, of: owner, element) }
            guard let index = indices[owner] else { continue }
            return problem(ofProperty: name, of: owner, drafts[index].isTyped ? drafts[index].element : nil)
        }
        guard isComplete else { return nil }
        let name = content.prefix { $0 != "." }
        let near = NearMatch.best(for: String(name), in: known)
        return .unknown(near: near.map { $0 + content[name.endIndex...] })
    }

    /// The index of the parameter whose value, or a property of it, a placeholder stands for.
    func parameter(of placeholder: Placeholder) -> Int? {
        let content = placeholder.content
        if let index = indices[content] { return index }
        // Names may hold dots themselves.
        let dots = content.indices.filter { content[$0] == "." }
        return dots.lazy.compactMap { indices[String(content[..<$0])] }.first
    }

    /// All that a placeholder may begin with.
    var known: [String] { properties.keys.sorted() + drafts.map(\.parameter.name) + words }

    /// - Parameter element: Nil where it could not be read.
    private func problem(ofProperty name: String, of owner: String, _ element: ElementType?) -> Problem? {
        guard let element else { return nil }
        guard case .object(let type) = element else { return .noObject(owner) }
        let properties = names.object(type)?.properties ?? [:]
        if properties[name] != nil || ObjectType.builtInProperties.contains(name) { return nil }
        let near = NearMatch.best(for: name, in: properties.keys.sorted() + ObjectType.builtInProperties)
        return .unknownProperty(name, of: type, near: near.map { "\(owner).\($0)" })
    }
}
