import IntentModel

/// One definition file on its way to Swift; the topics stand in extensions.
struct FileTranslation {
    let schema: SchemaIndex
    let file: DefinitionFile
    let names: SwiftNames
    let options: CodegenOptions

    /// Apple's own intents have classes already.
    var intents: [Intent] { file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem } }
    var types: [ObjectType] { file.types.compactMap(schema.type(named:)) }

    func shapes(of intent: Intent) -> [ParameterShape] {
        intent.parameters.filter { !$0.type.element.isSystem }.map { ParameterShape($0, names: names) }
    }

    /// What the file's declarations need.
    private var modules: [SwiftCode] {
        uses(\.isOfFoundation) ? ["Foundation", "IntentRuntime"] : ["IntentRuntime"]
    }

    /// What only its bodies need: measurements are made of values and values of measurements there.
    private var modulesOfBodies: [String] {
        uses(\.isMeasurement) ? ["IntentMeasurements"] : []
    }

    private func uses(_ isMeant: (ElementType) -> Bool) -> Bool {
        intents.contains { options.migrations[$0.name]?.contains { isMeant($0.stored.element) } ?? false }
            || intents.contains { $0.parameters.contains { isMeant($0.type.element) } }
            || types.contains { $0.properties.contains { isMeant($0.type.element) } }
    }

    func translateFile() -> SwiftFile {
        let widgets = file.widgets.compactMap(schema.widget(named:))
        var declarations = [handshake]
        for intent in intents {
            let shapes = shapes(of: intent)
            declarations.append(translateConfiguration(intent, shapes))
            declarations += translateHandler(intent, shapes)
            declarations += translateMigrations(of: intent, shapes)
        }
        declarations += types.map(translateObjectType)
        declarations += file.enums.compactMap(schema.enumeration(named:)).map(translateEnum)
        if !widgets.isEmpty { declarations.append(translateKinds(widgets)) }
        declarations.append(definitionText)
        return SwiftFile(
            heading: [
                "Made by intentgen from \(file.fileName). Do not edit: change the definition and run intentgen again.",
                "swift-format-ignore-file",
            ],
            imports: modules, access: options.access,
            plainImports: (modulesOfBodies + options.imports).map { SwiftIdentifier($0) },
            declarations: declarations)
    }

    /// The modifiers of a declaration that others may use.
    func visible(_ modifiers: SwiftCode...) -> [SwiftCode] {
        (options.access.modifier.map { [$0] } ?? []) + modifiers
    }

    private var handshake: SwiftDeclaration {
        SwiftDeclaration(
            notes: ["If this line does not compile, tool and runtime differ; the message says what to do."],
            modifiers: ["private", "nonisolated"],
            kind: .constant(
                name: SwiftIdentifier("generatedCodeFormat"), type: "()", value: "\(names[.GeneratedCodeFormat]).v1"))
    }

    // MARK: Definition

    /// `IntentDefinition.carControl`, whose text all intents of the file share.
    private var definitionText: SwiftDeclaration {
        let json = schema.subset(for: file).json.rendered()
        let functions = file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }.compactMap { intent in
            migrationFunction(of: intent).map { function -> SwiftCode in "\(literal: intent.name): \(function)" }
        }
        let rest: SwiftCode = functions.isEmpty ? "" : ", migrations: [\(SwiftCode.joined(functions))]"
        let constant = SwiftDeclaration(
            documentation: ["What \(file.fileName) says."],
            modifiers: visible("static"),
            kind: .computed(
                name: SwiftNames.constant(of: file), type: names[.IntentDefinition],
                body: [.code("\(names[.IntentDefinition])(json: \(SwiftLiteral.rawString(json))\(rest))")]))
        return SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(
                SwiftTypeDeclaration(keyword: .extension, name: names[.IntentDefinition], members: [constant])))
    }

    /// The `definition` of an intent, a type or an enum.
    /// - Parameter migration: The function that says what becomes of stored values that do not fit.
    func definition(
        of name: String, as member: StaticString = "definition", migration: SwiftCode? = nil
    ) -> SwiftDeclaration {
        let text: SwiftCode = "\(names[.IntentDefinition]).\(SwiftNames.constant(of: file)).json"
        let rest: SwiftCode = migration.map { ", migration: \($0)" } ?? ""
        return SwiftDeclaration(
            modifiers: visible("static"),
            kind: .computed(
                name: SwiftIdentifier("\(member)"), type: names[.IntentDefinition],
                body: [.code("\(names[.IntentDefinition])(name: \(literal: name), json: \(text)\(rest))")]))
    }

    // MARK: Widgets

    private func translateKinds(_ widgets: [Widget]) -> SwiftDeclaration {
        let constants = widgets.map { widget in
            SwiftDeclaration(
                documentation: [Documentation.heading(widget.title, widget.description)],
                attributes: deprecation(widget.deprecated),
                modifiers: visible("static"),
                kind: .computed(
                    name: SwiftIdentifier(widget.swiftName), type: names[.WidgetKind],
                    body: [.code(SwiftLiteral.string(widget.kind.name))]))
        }
        return SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(SwiftTypeDeclaration(keyword: .extension, name: names[.WidgetKind], members: constants)))
    }

    /// For what generated code itself does not use: there the attribute would warn about our own code.
    func deprecation(_ reason: String?) -> [SwiftCode] {
        reason.map { ["@available(*, deprecated, message: \(literal: $0))"] } ?? []
    }
}

extension ElementType {
    /// Whether a declaration with this type needs `import Foundation`.
    var isOfFoundation: Bool {
        switch self {
        case .url, .measurement, .dateComponents: true
        default: false
        }
    }

    var isMeasurement: Bool {
        if case .measurement = self { true } else { false }
    }
}
