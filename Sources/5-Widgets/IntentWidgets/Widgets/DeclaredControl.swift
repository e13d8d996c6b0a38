package import IntentModel
public import IntentRuntime

/// Describes a toggle that a definition declares, with the state that a provider returns.
///
/// Title, symbol and the texts of the states are those of the definition. A control that is in no bundle is shown, too: a
/// button needs no provider, and without one a toggle shows its Boolean parameter, which each tap stores.
///
/// ```swift
/// struct DoorLock: ControlWidget {
///     var body: some ControlWidgetConfiguration {
///         IntentControlConfiguration(ControlKind.DoorLock.self, provider: LockState())
///     }
/// }
/// ```
@MainActor @preconcurrency
public struct IntentControlConfiguration<Intent: WidgetIntent>: ControlWidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Describes a toggle.
    /// - Parameters:
    ///   - declaration: The declaration in generated code, such as `ControlKind.DoorLock.self`.
    ///   - provider: Returns whether the toggle of a configuration is on.
    public init<Declaration: ControlDeclaration, Provider: AppIntentControlValueProvider>(
        _ declaration: Declaration.Type, provider: Provider
    ) where Declaration.Intent == Intent, Provider.Configuration == Intent, Provider.Value == Bool {
        let kind = declaration.kind
        guard let schema = try? declaration.definition.schema(),
            let control = schema.controls.first(where: { $0.kind == kind }),
            let content = ControlContent(control, in: schema)
        else { return }
        let action = ControlAction(isToggle: true, intent: Intent.widgetIntentDefinition) { control.symbol }
        registration = WidgetRegistration(
            controlKind: kind.name, provider: ControlStates(provider: provider), action: action
        ) { content.content(of: $0) }
        registration?.definition = declaration.definition
    }
}

extension WidgetRegistration {
    /// Creates the registration of a control that no code shows: a button, or a toggle of its Boolean parameter, which each
    /// tap stores. Nil if the schema does not contain its intent.
    package init?(_ control: Control, in schema: Schema) {
        guard let content = ControlContent(control, in: schema) else { return nil }
        let action = ControlAction(
            isToggle: control.toggle != nil, intent: nil, storesState: true, symbol: { control.symbol })
        self.init(
            controlKind: control.kind.name,
            provider: ControlStates(provider: ParameterState(parameter: control.toggle)), action: action
        ) { content.content(of: $0) }
        intentName = control.intent
    }
}

extension [WidgetRegistration] {
    /// These widgets, and the controls of a schema that none of them shows.
    package func completed(with schema: Schema) -> [WidgetRegistration] {
        guard !schema.controls.isEmpty else { return self }
        let shown = Set(map(\.kind.name))
        return self
            + schema.controls.filter { !shown.contains($0.kind.name) }.compactMap { WidgetRegistration($0, in: schema) }
    }
}

/// Provides the state of a control with the values that it belongs to.
private struct ControlStates<Provider: AppIntentControlValueProvider>: AppIntentControlValueProvider
where Provider.Value == Bool {
    let provider: Provider

    func previewValue(configuration: Provider.Configuration) -> ControlState {
        ControlState(
            isOn: provider.previewValue(configuration: configuration), values: configuration.widgetIntentValues)
    }

    func currentValue(configuration: Provider.Configuration) async throws -> ControlState {
        ControlState(
            isOn: try await provider.currentValue(configuration: configuration),
            values: configuration.widgetIntentValues)
    }
}

/// Whether a control is on, and the values of its configuration.
private struct ControlState {
    let isOn: Bool
    let values: IntentValues
}

/// Provides the value of a Boolean parameter; false for a button.
private struct ParameterState: AppIntentControlValueProvider {
    let parameter: String?

    func previewValue(configuration: StoredConfiguration) -> Bool {
        parameter.map { configuration.widgetIntentValues[$0] == .boolean(true) } ?? false
    }

    func currentValue(configuration: StoredConfiguration) -> Bool { previewValue(configuration: configuration) }
}

/// The values of an instance, for a provider that needs no code of its intent.
private struct StoredConfiguration: WidgetIntent {
    let widgetIntentValues: IntentValues

    static func widgetIntent(from values: IntentValues) -> StoredConfiguration {
        StoredConfiguration(widgetIntentValues: values)
    }

    static var widgetIntentDefinition: IntentDefinition? { nil }
}

/// What a control shows that a definition declares.
private struct ControlContent: Sendable {
    private let control: Control
    /// The texts of the states of a toggle, if the definition has any.
    private let states: BooleanSettings?

    /// Returns nil if the schema does not contain the intent.
    init?(_ control: Control, in schema: Schema) {
        guard let intent = schema.intent(named: control.intent) else { return nil }
        self.control = control
        states = control.toggle.flatMap(intent.parameter(named:))?.settings.boolean
    }

    /// The title, the state of a toggle, and a button or toggle that performs the intent with the values.
    func content(of value: ControlState) -> WidgetContent {
        let isOn = value.isOn
        let reader = RenderingContext.current?.context.reader
        let locale = reader?.language ?? control.title.language
        let title = control.title.text(for: locale)
        let state = (isOn ? states?.trueTitle : states?.falseTitle)?.text(for: locale)
        var action = WidgetAction(
            id: "action-1", title: title, control: control.toggle == nil ? .button : .toggle(isOn: isOn),
            intent: control.intent, values: value.values)
        let (width, height) = SizeFamily.ofControls.usualDisplaySize
        action.frame = WidgetFrame(x: 0, y: 0, width: width, height: height)
        return WidgetContent(
            text: [marked(title, isOn: isOn), state].compactMap(\.self).joined(separator: "\n"),
            svg: ControlPicture(
                title: title, state: state, symbol: control.symbol, isOn: isOn,
                isRightToLeft: reader?.layoutDirection == .rightToLeft
            ).svg,
            actions: [action])
    }

    /// The title, after a mark for the state of a toggle.
    private func marked(_ title: String, isOn: Bool) -> String {
        control.toggle == nil ? title : "\(isOn ? "●" : "○") \(title)"
    }
}
