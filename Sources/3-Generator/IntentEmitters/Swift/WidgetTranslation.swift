import IntentModel

/// The translation of widgets into an extension of `WidgetKind`, and of controls into one of `ControlKind`: a constant for each
/// kind, and a type that connects the widget or control to its provider.
struct WidgetTranslation: SwiftTranslation {
    let widgets: [DeclaredWidget]
    let controls: [Control]
    let access: SwiftAccess
    /// The types of the runtime, as the generated file refers to them.
    let names: (External) -> SwiftCode
    let typeNames: TypeNames
    /// The definition that the file contains.
    let definition: SwiftCode
    /// The class or structure of an intent by declared name; nil for an intent without one.
    let configuration: (String) -> SwiftCode?
    /// The name of that class or structure.
    private let configuredName: (String) -> String?

    /// The types of the runtime that the extension refers to.
    enum External: String, CaseIterable {
        case ControlDeclaration, ControlKind, IntentDefinition, NoIntent, PresetName, SizeFamily, WidgetDeclaration,
            WidgetKind
    }

    /// Creates the translation of the widgets and controls of a file.
    init(
        _ file: DefinitionFile, in schema: SchemaIndex, access: SwiftAccess, typeNames: TypeNames,
        definition: SwiftCode, names: @escaping (External) -> SwiftCode
    ) {
        widgets = file.widgets.compactMap(schema.widget(named:))
        controls = file.controls.compactMap(schema.control(named:))
        self.access = access
        self.names = names
        self.typeNames = typeNames
        self.definition = definition
        let configuredName = { (name: String) in
            schema.intent(named: name).flatMap { $0.isSystem ? nil : $0.swiftName }
        }
        self.configuredName = configuredName
        configuration = { configuredName($0).map { SwiftCode(SwiftIdentifier($0)) } }
    }

    /// Returns the extensions, without those that would be empty.
    func translate() -> [SwiftDeclaration] {
        kinds(names(.WidgetKind), widgets.map(constant) + widgets.compactMap(declaration))
            + kinds(names(.ControlKind), controls.map(constant) + controls.compactMap(declaration))
    }

    private func kinds(_ type: SwiftCode, _ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        guard !members.isEmpty else { return [] }
        return [
            extending(type, members: members)
        ]
    }

    private func constant(of control: Control) -> SwiftDeclaration {
        computed(
            "static", documentation: [Documentation.heading(control.title, control.description)],
            attributes: deprecation(control.deprecated), name: SwiftIdentifier(control.swiftName),
            type: names(.ControlKind), body: [.code(SwiftLiteral.string(control.kind.name))])
    }

    private func constant(of widget: DeclaredWidget) -> SwiftDeclaration {
        computed(
            "static", documentation: [Documentation.heading(widget.title, widget.description)],
            attributes: deprecation(widget.deprecated), name: SwiftIdentifier(widget.swiftName),
            type: names(.WidgetKind), body: [.code(SwiftLiteral.string(widget.kind.name))])
    }

    /// Returns the type that a widget's configuration names beside its provider, such as `WidgetKind.ClockWidget`.
    private func declaration(of widget: DeclaredWidget) -> SwiftDeclaration? {
        guard let intent = widget.intent.map(configuration) ?? names(.NoIntent) else { return nil }
        let families = SwiftCode.joined(widget.families.map { ".\(SwiftIdentifier($0.rawValue))" })
        return type(
            typeNames.widgets[widget.name], names(.WidgetDeclaration), of: "widget", intent,
            property("kind", names(.WidgetKind), SwiftLiteral.string(widget.kind.name)),
            property("families", "[\(names(.SizeFamily))]", "[\(families)]"), presets: presets(of: widget),
            attributes: deprecation(widget.deprecated))
    }

    /// Returns the type with a constant for each preset, such as `Presets.morning`. A name that is not an identifier has none.
    private func presets(of widget: DeclaredWidget) -> [SwiftDeclaration] {
        let reserved = SwiftName.Scope.constant.reservedNames.union(["self", "init", External.PresetName.rawValue])
        let named = widget.presets.filter { SwiftName.isIdentifier($0.name) && !reserved.contains($0.name) }
        guard !named.isEmpty else { return [] }
        let constants = named.map { preset in
            computed(
                "static", documentation: [Documentation.heading(preset.title, preset.description)],
                name: SwiftIdentifier(preset.name), type: names(.PresetName),
                body: [.code(SwiftLiteral.string(preset.name))])
        }
        let intent = widget.intent.flatMap(configuredName)
        let name = SwiftIdentifier("Presets").avoiding(Set([intent].compactMap(\.self)))
        return [
            typeDeclaration(
                "nonisolated", documentation: ["The presets of the widget."], keyword: .enum, name: SwiftCode(name),
                members: constants)
        ]
    }

    /// Returns the type that a control's configuration names beside its provider, such as `ControlKind.DoorLock`.
    private func declaration(of control: Control) -> SwiftDeclaration? {
        guard let intent = configuration(control.intent) else { return nil }
        return type(
            typeNames.controls[control.name], names(.ControlDeclaration), of: "control", intent,
            property("kind", names(.ControlKind), SwiftLiteral.string(control.kind.name)),
            attributes: deprecation(control.deprecated))
    }

    private func type(
        _ name: SwiftIdentifier?, _ inherited: SwiftCode, of noun: String, _ intent: SwiftCode,
        _ properties: SwiftDeclaration..., presets: [SwiftDeclaration] = [], attributes: [SwiftCode] = []
    ) -> SwiftDeclaration {
        guard let name else { preconditionFailure("every \(noun) has a type") }
        return typeDeclaration(
            "nonisolated", documentation: ["The declaration of the \(noun), for its provider."], attributes: attributes,
            keyword: .enum, name: SwiftCode(name), inherited: [inherited],
            members: [SwiftDeclaration(modifiers: visible(), kind: .typeAlias(name: "Intent", type: intent))]
                + properties + [property("definition", names(.IntentDefinition), definition)] + presets)
    }

    /// The names of the nested types by declared name of the widget or control. All files of a schema extend the same two
    /// types, so the names in each differ from each other, from the constants, and from what the members refer to.
    struct TypeNames {
        let widgets: [String: SwiftIdentifier]
        let controls: [String: SwiftIdentifier]

        init(in schema: Schema) {
            var taken = Set(External.allCases.map(\.rawValue) + ["Type", "Protocol", "Self"])
            taken.formUnion(schema.intents.map(\.swiftName))
            widgets = Self.names(schema.widgets.map { ($0.name, $0.swiftName) }, taken)
            controls = Self.names(schema.controls.map { ($0.name, $0.swiftName) }, taken)
        }

        private static func names(
            _ declarations: [(name: String, swiftName: String)], _ taken: Set<String>
        ) -> [String: SwiftIdentifier] {
            var taken = taken.union(declarations.map(\.swiftName))
            var names: [String: SwiftIdentifier] = [:]
            for (name, swiftName) in declarations {
                let type = SwiftIdentifier(SwiftName.upperCamel(swiftName)).avoiding(taken)
                taken.insert(type.name)
                names[name] = type
            }
            return names
        }
    }

    private func property(_ name: StaticString, _ type: SwiftCode, _ value: SwiftCode) -> SwiftDeclaration {
        computed("static", name: SwiftIdentifier("\(name)"), type: type, body: [.code(value)])
    }
}
