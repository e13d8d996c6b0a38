internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// The widgets and controls of a program as a definition declares them.
struct DeclaredWidgets {
    private let registrations: [WidgetRegistration]

    private let naming: TypeNaming

    /// What the declarations do not say as the program does.
    private(set) var warnings: [DefinitionWarning] = []

    /// - Parameter naming: The names of the types of the program.
    init(_ registrations: [WidgetRegistration], naming: TypeNaming) {
        self.registrations = registrations.named(naming)
        self.naming = naming
    }

    /// Adds declarations of further definitions to a schema, and the widgets and controls that only code declares.
    /// - Parameter other: A schema in which these widgets and controls have the names of their kinds.
    mutating func add(_ other: Schema, to schema: inout Schema, _ texts: inout CatalogTexts) async throws {
        var declared = other
        declared.widgets.removeAll { widget in
            // An engine has a widget for each control, too.
            registrations.contains {
                $0.kind == widget.kind && ($0.action != nil || $0.declaration(in: other) == widget)
            }
        }
        declared.controls.removeAll { control in registrations.contains { $0.control == control } }
        schema.add(declared)
        for registration in registrations {
            if let action = registration.action {
                try await add(registration, action, to: &schema, &texts)
            } else if schema.widget(of: registration.kind) == nil {
                schema.widgets.append(widget(registration, in: schema, &texts))
            }
        }
    }

    private func widget(
        _ registration: WidgetRegistration, in schema: Schema, _ texts: inout CatalogTexts
    ) -> DeclaredWidget {
        let name = name(of: registration.kind.name, besides: schema.widgets.map(\.name))
        var widget = DeclaredWidget(
            name: name, swiftName: SwiftName.lowerCamel(name), kind: registration.kind,
            title: text(registration.displayName, &texts)
                ?? LocalizedText(Naming.title(from: name), language: schema.language),
            description: text(registration.description, &texts), intent: registration.intentName,
            families: registration.families ?? SizeFamily.allCases)
        widget.asksWhenAdded = registration.asksWhenAdded && registration.intentName != nil
        return widget
    }

    private mutating func add(
        _ registration: WidgetRegistration, _ action: ControlAction, to schema: inout Schema,
        _ texts: inout CatalogTexts
    ) async throws {
        guard var control = registration.control,
            !schema.controls.contains(where: { $0.kind == control.kind })
        else { return }
        if let definition = action.intent {
            schema.add(try definition.schema(naming))
            control.intent = definition.name(naming) ?? control.intent
        }
        let name = name(of: registration.kind.name, besides: schema.controls.map(\.name))
        control.name = name
        control.swiftName = SwiftName.lowerCamel(name)
        control.title =
            text(registration.displayName, &texts)
            ?? LocalizedText(Naming.title(from: name), language: schema.language)
        control.description = text(registration.description, &texts)
        control.symbol = await action.symbol() ?? symbol(ofControl: registration.kind)
        schema.controls.append(control)
    }

    /// Returns a symbol for a control that shows none without a choice, because a definition needs one.
    private mutating func symbol(ofControl kind: WidgetKind) -> String {
        let symbol = "circle"
        warnings.append(
            DefinitionWarning(
                .declaredSetting, at: kind.name,
                "the control shows no symbol until it is configured, or none at all; its symbol is '\(symbol)'"))
        return symbol
    }

    /// Returns a text whose key is the text itself, as SwiftUI looks it up.
    private func text(_ text: String?, _ texts: inout CatalogTexts) -> LocalizedText? {
        text.map { texts.text($0, table: nil, original: $0) }
    }

    /// Returns the last part of a kind as a name that no other declaration has: `CarWidget` for `com.example.car-widget`.
    private func name(of kind: String, besides names: [String]) -> String {
        let last = kind.split(separator: ".").last.map(String.init) ?? kind
        let name = SwiftName.upperCamel(last)
        guard names.contains(name) else { return name }
        return (2...).lazy.map { "\(name)\($0)" }.first { !names.contains($0) } ?? name
    }
}
