extension SchemaIndex {
    /// One file's declarations and those that they refer to, over however many steps, in this schema's order; in the
    /// languages of their texts. What other files say beside these changes nothing in it.
    ///
    /// Apple's own intents are left out: they are for Xcode's files only.
    package func subset(for file: DefinitionFile) -> Schema {
        let widgets = widgets(named: file.widgets)
        let intents = intents(named: file.intents + widgets.compactMap(\.intent)).filter { !$0.isSystem }
        var collector = ReferenceCollector(index: self)
        for name in file.types { collector.visit(.object(name)) }
        for name in file.enums { collector.visit(.enumeration(name)) }
        for intent in intents {
            for parameter in intent.parameters { collector.visit(parameter.type.element) }
            for property in intent.actions?.response?.properties ?? [] { collector.visit(property.type.element) }
        }
        var subset = Schema(group: schema.group, language: file.language)
        subset.types = types(named: collector.types)
        subset.enums = enums(named: collector.enums)
        subset.intents = intents
        subset.widgets = widgets
        let languages = Set([file.language] + subset.texts.flatMap { [$0.language] + $0.others.map(\.language) })
        subset.languages = languages.count > 1 ? languages.sorted() : []
        return subset
    }
}

/// Follows the types of properties; types may refer to each other in a circle.
private struct ReferenceCollector {
    let index: SchemaIndex
    private(set) var types: Set<String> = []
    private(set) var enums: Set<String> = []

    init(index: SchemaIndex) {
        self.index = index
    }

    mutating func visit(_ element: ElementType) {
        switch element {
        case .enumeration(let name): enums.insert(name)
        case .object(let name):
            guard types.insert(name).inserted else { return }
            for property in index.type(named: name)?.properties ?? [] { visit(property.type.element) }
        default: break
        }
    }
}
