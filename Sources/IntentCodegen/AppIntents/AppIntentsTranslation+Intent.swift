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
        members.append(values)
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

    private var values: SwiftDeclaration {
        let type = names.swift[.IntentValues]
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .computed(name: SwiftIdentifier("intentValues"), type: type, body: [.code("\(type)(self)")]))
    }

    /// What was chosen, as values; outside of the intent, whose properties may bear names of types.
    func translateValues(of intent: Intent) -> SwiftDeclaration {
        let parameters = plan.parameters(of: intent)
        let lines = parameters.map { row -> SwiftStatement in
            .code(copying(row, from: "intent.\(AppIntentNames.property(of: row.parameter))"))
        }
        let reader = SwiftFunction(
            name: "init",
            arguments: [.init(name: "_ intent", type: SwiftCode(names[.intent(intent.name)]))],
            body: [.code("self.init()")] + lines)
        return SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .extension, name: names.swift[.IntentValues],
                    members: [SwiftDeclaration(modifiers: ["fileprivate"], kind: .function(reader))])))
    }

    /// `set("line", from: intent.line, as: TransitLine.self)`
    func copying(_ row: AppIntentParameter, from value: SwiftCode) -> SwiftCode {
        let element = names.element(row.element)
        let type: SwiftCode = row.isList ? "[\(element)].self" : "\(element).self"
        return "set(\(literal: row.name), from: \(value), as: \(type))"
    }
}
