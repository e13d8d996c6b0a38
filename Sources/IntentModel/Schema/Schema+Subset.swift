extension Schema {
    /// One file's declarations and those that they refer to, over however many steps, in this schema's order; in the
    /// languages of their texts. What other files say beside these changes nothing in it.
    package func subset(for file: DefinitionFile) -> Schema {
        let widgets = self.widgets.filter { file.widgets.contains($0.name) }
        let intentNames = Set(file.intents + widgets.compactMap(\.intent))
        let intents = self.intents.filter { intentNames.contains($0.name) }
        var collector = ReferenceCollector(schema: self)
        for name in file.types { collector.visit(.object(name)) }
        for name in file.enums { collector.visit(.enumeration(name)) }
        for parameter in intents.flatMap(\.parameters) { collector.visit(parameter.type.element) }
        var subset = self
        subset.types = types.filter { collector.types.contains($0.name) }
        subset.enums = enums.filter { collector.enums.contains($0.name) }
        subset.intents = intents
        subset.widgets = widgets
        subset.language = file.language
        let languages = Set([file.language] + subset.texts.flatMap { [$0.language] + $0.others.map(\.language) })
        subset.languages = languages.count > 1 ? languages.sorted() : []
        return subset
    }
}

/// Follows the types of properties; types may refer to each other in a circle.
private struct ReferenceCollector {
    let schema: Schema
    private(set) var types: Set<String> = []
    private(set) var enums: Set<String> = []

    init(schema: Schema) {
        self.schema = schema
    }

    mutating func visit(_ element: ElementType) {
        switch element {
        case .enumeration(let name): enums.insert(name)
        case .object(let name):
            guard types.insert(name).inserted else { return }
            for property in schema.type(named: name)?.properties ?? [] { visit(property.type.element) }
        default: break
        }
    }
}
