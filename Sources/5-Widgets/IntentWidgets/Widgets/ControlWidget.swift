package import IntentModel
public import IntentRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A control: a button or a toggle in a place such as Control Center, which performs an intent.
///
/// A host shows a control as a widget with one entry: its texts, and its button or toggle as an action. Instances are placed,
/// configured and performed as those of a widget of the small family.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    /// Creates the control when its program starts.
    init()

    /// The configuration of the control.
    var body: Body { get }
}

/// The description of a control, with its modifiers.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// Everything that a host knows of the control; nil for a configuration without a control.
    var registration: WidgetRegistration? { get set }
}

/// Provides the value that a control without a configuration shows.
public protocol ControlValueProvider<Value> {
    associatedtype Value

    /// A value to show in a gallery of controls. It must be available immediately.
    var previewValue: Value { get }

    /// Returns the present value.
    /// - Throws: Any error. The control then keeps its former value, and the provider is asked again later.
    func currentValue() async throws -> Value
}

/// Provides the value that a configured control shows.
public protocol AppIntentControlValueProvider<Configuration, Value> {
    /// The configuration of the control.
    associatedtype Configuration: WidgetIntent
    associatedtype Value

    /// Returns a value to show in a gallery of controls, immediately.
    func previewValue(configuration: Configuration) -> Value

    /// Returns the present value.
    /// - Throws: Any error. The control then keeps its former value, and the provider is asked again later.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// What a control does when it is tapped.
package struct ControlAction: Sendable {
    /// Whether the control is a toggle, whose intent has a parameter for the new value.
    package let isToggle: Bool
    /// The definition of the intent that the control performs; nil for an intent of no definition.
    package let intent: IntentDefinition?
    /// Returns the name of the symbol that the control shows in a gallery; nil if it shows none, or cannot be shown without a
    /// choice.
    package let symbol: @MainActor @Sendable () async -> String?
    /// Whether the instance keeps the new state of a toggle as the value of its parameter, once the intent was performed.
    let storesState: Bool

    package init(
        isToggle: Bool, intent: IntentDefinition?, storesState: Bool = false,
        symbol: @escaping @MainActor @Sendable () async -> String?
    ) {
        self.isToggle = isToggle
        self.intent = intent
        self.storesState = storesState
        self.symbol = symbol
    }
}

extension WidgetRegistration {
    /// Creates the registration of a control.
    /// - Parameters:
    ///   - provider: Provides the value.
    ///   - action: What the control does.
    ///   - content: Returns what the control shows for a value.
    package init<Provider: AppIntentControlValueProvider, Content>(
        controlKind kind: String, provider: Provider, action: ControlAction,
        content: @escaping (Provider.Value) -> Content
    ) {
        self.init(
            kind: WidgetKind(kind), intent: Provider.Configuration.self,
            provider: ProviderCalls(provider) { content($0.value) })
        families = [.ofControls]
        self.action = action
    }

    /// The control as a definition would declare it, without its symbol; nil for a widget.
    ///
    /// A button has the intent that it performs. A toggle performs an intent that sets a value, which a definition states as a
    /// parameter of the same intent.
    package var control: Control? {
        guard let action else { return nil }
        var control = Control(
            name: kind.name, swiftName: kind.name, kind: ControlKind(kind.name), title: title, description: summary,
            intent: action.intent?.name ?? "", symbol: "", style: action.isToggle ? .toggle("value") : .button)
        control.asksWhenAdded = asksWhenAdded
        return control
    }
}

/// The value of a control at a date.
struct ControlEntry<Value>: TimelineEntry {
    let date: Date
    let value: Value
}

/// Provides the values of a control that cannot be configured.
package struct UnconfiguredControlProvider<Provider: ControlValueProvider>: AppIntentControlValueProvider {
    private let provider: Provider

    package init(_ provider: Provider) { self.provider = provider }

    package func previewValue(configuration: NoIntent) -> Provider.Value { provider.previewValue }

    package func currentValue(configuration: NoIntent) async throws -> Provider.Value {
        try await provider.currentValue()
    }
}

/// Provides the configuration of a control as its value.
package struct ControlConfigurationProvider<Configuration: WidgetIntent>: AppIntentControlValueProvider {
    package init() {}

    package func previewValue(configuration: Configuration) -> Configuration { configuration }

    package func currentValue(configuration: Configuration) async throws -> Configuration { configuration }
}
