import IntentModel

extension AppIntentsTranslation {
    /// ```swift
    /// struct WidgetConfigAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent { … }
    /// ```
    /// Not `nonisolated`, which no wrapped property that can be set may be; what App Intents asks of it has the same
    /// effect.
    func translateIntent(_ intent: Intent) -> SwiftDeclaration {
        let parameters = plan.parameters(of: intent)
        var inherited = [names[.WidgetConfigurationIntent], names[.ConfigurationAppIntent]]
        if options.migratesCustomIntents { inherited.append(names[.CustomIntentMigratedAppIntent]) }
        var members = facts(of: intent)
        members += parameters.map { translateParameter($0, of: intent) }
        members.append(emptyInitialiser)
        members += translateSummary(of: intent, parameters)
        members.append(values(of: parameters))
        return SwiftDeclaration(
            documentation: [Documentation.heading(intent.title, intent.description, deprecated: intent.deprecated)],
            modifiers: visible(),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .struct, name: SwiftCode(names[.intent(intent.name)]), inherited: inherited,
                    members: members)))
    }

    private func facts(of intent: Intent) -> [SwiftDeclaration] {
        let path = "intents.\(intent.name)"
        var facts = [
            SwiftDeclaration(
                modifiers: visible(),
                kind: .typeAlias(name: "Configuration", type: SwiftCode(SwiftIdentifier(intent.swiftName)))),
            constant("title", names[.LocalizedStringResource], resource(intent.title, path, "title")),
        ]
        if let description = intent.description {
            facts.append(
                constant(
                    "description", "\(names[.IntentDescription])?",
                    "\(names[.IntentDescription])(\(resource(description, path, "description")))"))
        }
        // Without a sentence it is nothing that Shortcuts could offer.
        if intent.summary == nil { facts.append(constant("isDiscoverable", names.swift[.Bool], "false")) }
        if options.migratesCustomIntents {
            facts.append(
                constant("intentClassName", names.swift[.String], SwiftLiteral.string(intent.swiftName)))
        }
        return facts
    }

    /// What was chosen, as `intentValues`.
    private func values(of parameters: [AppIntentParameter]) -> SwiftDeclaration {
        let lines = parameters.map { parameter -> SwiftStatement in
            .code(copying(parameter, from: reference(to: parameter)))
        }
        let body: [SwiftStatement] =
            lines.isEmpty
            ? [.code("\(names.swift[.IntentValues])()")]
            : [.code("var values = \(names.swift[.IntentValues])()")] + lines + [.code("return values")]
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .computed(
                name: SwiftIdentifier("intentValues"), type: names.swift[.IntentValues], body: body))
    }

    /// `values.set("line", from: line, as: TransitLine.self)`
    func copying(_ parameter: AppIntentParameter, from value: SwiftCode) -> SwiftCode {
        let element = names.element(parameter.element)
        let type: SwiftCode = parameter.isList ? "[\(element)].self" : "\(element).self"
        return "values.set(\(literal: parameter.name), from: \(value), as: \(type))"
    }

    /// The property, where `values` is a local name.
    private func reference(to parameter: AppIntentParameter) -> SwiftCode {
        let property = AppIntentNames.property(of: parameter.parameter)
        return property.name == "values" ? "self.\(property)" : SwiftCode(property)
    }
}
