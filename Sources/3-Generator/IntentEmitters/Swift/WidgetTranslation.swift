import IntentModel

/// The translation of widgets into an extension of `WidgetKind`: a constant for each kind, and a type that connects the
/// widget to its provider; and of controls into constants of `ControlKind`.
struct WidgetTranslation: SwiftTranslation {
    let widgets: [DeclaredWidget]
    let controls: [Control]
    let access: SwiftAccess
    /// The types of the runtime, as the generated file refers to them.
    let names: (External) -> SwiftCode
    /// The names of the nested types; see ``typeNames(in:)``.
    let typeNames: [String: SwiftIdentifier]
    /// The definition that the file contains.
    let definition: SwiftCode
    /// The class or structure of an intent by declared name; nil for an intent without one.
    let configuration: (String) -> SwiftCode?

    /// The types of the runtime that the extension refers to.
    enum External: String, CaseIterable {
        case ControlKind, IntentDefinition, NoIntent, SizeFamily, WidgetDeclaration, WidgetKind
    }

    /// Creates the translation of the widgets and controls of a file.
    init(
        _ file: DefinitionFile, in schema: SchemaIndex, access: SwiftAccess, typeNames: [String: SwiftIdentifier],
        definition: SwiftCode, names: @escaping (External) -> SwiftCode
    ) {
        widgets = file.widgets.compactMap(schema.widget(named:))
        controls = file.controls.compactMap(schema.control(named:))
        self.access = access
        self.names = names
        self.typeNames = typeNames
        self.definition = definition
        configuration = { name in
            schema.intent(named: name).flatMap { $0.isSystem ? nil : SwiftCode(SwiftIdentifier($0.swiftName)) }
        }
    }

    /// Returns the extensions, without those that would be empty.
    func translate() -> [SwiftDeclaration] {
        kinds(names(.WidgetKind), widgets.map(constant) + widgets.compactMap(declaration))
            + kinds(names(.ControlKind), controls.map(constant))
    }

    private func kinds(_ type: SwiftCode, _ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        guard !members.isEmpty else { return [] }
        return [
            SwiftDeclaration(
                modifiers: ["nonisolated"], kind: .type(keyword: .extension, name: type, members: members))
        ]
    }

    private func constant(of control: Control) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [Documentation.heading(control.title, control.description)], modifiers: visible("static"),
            kind: .computed(
                name: SwiftIdentifier(control.swiftName), type: names(.ControlKind),
                body: [.code(SwiftLiteral.string(control.kind.name))]))
    }

    private func constant(of widget: DeclaredWidget) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [Documentation.heading(widget.title, widget.description)],
            attributes: deprecation(of: widget), modifiers: visible("static"),
            kind: .computed(
                name: SwiftIdentifier(widget.swiftName), type: names(.WidgetKind),
                body: [.code(SwiftLiteral.string(widget.kind.name))]))
    }

    /// Returns the type that a widget's configuration names beside its provider, such as `WidgetKind.ClockWidget`.
    private func declaration(of widget: DeclaredWidget) -> SwiftDeclaration? {
        guard let type = typeNames[widget.name] else { preconditionFailure("every widget has a type") }
        let intent: SwiftCode
        if let name = widget.intent {
            guard let type = configuration(name) else { return nil }
            intent = type
        } else {
            intent = names(.NoIntent)
        }
        let families = SwiftCode.joined(widget.families.map { ".\(SwiftIdentifier($0.rawValue))" })
        return SwiftDeclaration(
            documentation: ["The declaration of the widget, for its provider."],
            attributes: deprecation(of: widget), modifiers: visible("nonisolated"),
            kind: .type(
                keyword: .enum, name: SwiftCode(type),
                inherited: [names(.WidgetDeclaration)],
                members: [
                    SwiftDeclaration(modifiers: visible(), kind: .typeAlias(name: "Intent", type: intent)),
                    property("kind", names(.WidgetKind), SwiftLiteral.string(widget.kind.name)),
                    property("families", "[\(names(.SizeFamily))]", "[\(families)]"),
                    property("definition", names(.IntentDefinition), definition),
                ]))
    }

    /// Returns the names of the nested types by declared name of the widget. All files of a schema extend the same type, so the
    /// names differ from each other, from the constants, and from what the members refer to.
    static func typeNames(in schema: Schema) -> [String: SwiftIdentifier] {
        var taken = Set(External.allCases.map(\.rawValue) + ["Type", "Protocol", "Self"])
        taken.formUnion(schema.intents.map(\.swiftName) + schema.widgets.map(\.swiftName))
        var names: [String: SwiftIdentifier] = [:]
        for widget in schema.widgets {
            let name = SwiftIdentifier(SwiftName.upperCamel(widget.swiftName)).avoiding(taken)
            taken.insert(name.name)
            names[widget.name] = name
        }
        return names
    }

    private func property(_ name: StaticString, _ type: SwiftCode, _ value: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: visible("static"),
            kind: .computed(name: SwiftIdentifier("\(name)"), type: type, body: [.code(value)]))
    }

    /// Generated code itself does not use these declarations, so the attribute causes no warnings in it.
    private func deprecation(of widget: DeclaredWidget) -> [SwiftCode] {
        widget.deprecated.map { ["@available(*, deprecated, message: \(literal: $0))"] } ?? []
    }
}
