import IntentModel
import IntentRuntime

/// A handler of any intent. It offers five options for each parameter, which depend on its parents, the language and the family.
/// Its defaults are the first ones in the small family, and the last ones in others.
struct SampleHandler<Intent: ConfigurableIntent>: IntentHandling {
    private let schema: Schema
    private let declared: IntentModel.Intent

    /// - Throws: An error if the definition of the intent cannot be read.
    init(of intent: Intent.Type = Intent.self) throws {
        schema = try Intent.definition.schema()
        guard let declared = Intent.definition.name.flatMap(schema.intent(named:)) else {
            throw HandlerError(.failed, message: "\(Intent.self) is not in its definition")
        }
        self.declared = declared
    }

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        var items = try options(of: parameter, for: intent)
        for index in items.indices { items[index].subtitle = "\(context.family.rawValue) in \(context.locale)" }
        if let searchTerm { items.removeAll { !$0.title.contains(searchTerm) } }
        let sections = [
            OptionSection(items: Array(items.prefix(3))),
            OptionSection(title: "More", items: Array(items.dropFirst(3))),
        ]
        return OptionCollection(sections: sections.filter { !$0.items.isEmpty }, promptLabel: "Choose")
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        // Without their parents, options are those of all parents.
        let known =
            try options(of: parameter, for: intent) + foreignOptions(of: parameter, for: identifiers, in: intent)
        return identifiers.compactMap { identifier in
            known.first { $0.value.isIdentified(by: identifier) }?.value
        }
    }

    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        let values = try options(of: parameter, for: intent).map(\.value)
        return Array(context.family == .systemSmall ? values.prefix(context.count) : values.suffix(context.count))
    }

    // MARK: Options

    private func options(of name: String, for intent: Intent) throws -> [OptionItem<IntentValue>] {
        let parameter = try parameter(name)
        let parents = parentIdentifiers(of: parameter, in: intent)
        return options(of: parameter, prefix: ([name] + parents).joined(separator: "-"))
    }

    /// Returns the options of other parents that have these identifiers; none for a configuration with parents.
    private func foreignOptions(
        of name: String, for identifiers: [String], in intent: Intent
    ) throws -> [OptionItem<IntentValue>] {
        let parameter = try parameter(name)
        guard !parameter.dependsOn.isEmpty, parentIdentifiers(of: parameter, in: intent).isEmpty else { return [] }
        return identifiers.filter { $0.hasPrefix(name) }.flatMap { identifier in
            options(of: parameter, prefix: String(identifier.dropLast(2)))
        }
    }

    private func options(of parameter: Parameter, prefix: String) -> [OptionItem<IntentValue>] {
        (1...5).compactMap { number in
            IntentValue.sample(
                number, of: parameter.type.element, settings: parameter.settings, prefix: prefix, in: schema
            ).map { value in
                OptionItem(
                    value, title: "Option \(number)", subtitle: "Of \(parameter.name)", image: .system("\(number)"))
            }
        }
    }

    private func parentIdentifiers(of parameter: Parameter, in intent: Intent) -> [String] {
        let values = intent.intentValues
        return parameter.dependsOn.flatMap { parent in
            (values[parent]?.slots ?? []).compactMap { $0?.optionIdentifier }
        }
    }

    private func parameter(_ name: String) throws -> Parameter {
        guard let parameter = schema.optionDeclaration(named: name, of: declared) else {
            throw HandlerError(.failed, message: "'\(name)' is unknown")
        }
        return parameter
    }
}
