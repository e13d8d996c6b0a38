public import AppIntents
public import IntentRuntime
public import IntentWidgets

/// Describes a control that cannot be configured.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Describes a control that always shows the same.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - content: Returns the button or toggle.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        registration = WidgetRegistration(kind, ControlConfigurationProvider<NoIntent>()) { _ in content() }
    }

    /// Describes a control.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - provider: Provides the value.
    ///   - content: Returns the button or toggle for a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        registration = WidgetRegistration(kind, UnconfiguredControlProvider(provider), content)
    }
}

/// Describes a control that can be configured, by an App Intent or by an intent of a definition.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration: WidgetIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    public var registration: WidgetRegistration?

    /// Describes a control whose configuration is all that it shows.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - intent: The intent that configures the control.
    ///   - content: Returns the button or toggle for a configuration.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        registration = WidgetRegistration(kind, ControlConfigurationProvider<Configuration>(), content)
    }

    /// Describes a control.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - provider: Provides the value for a configuration.
    ///   - content: Returns the button or toggle for a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        registration = WidgetRegistration(kind, provider, content)
    }
}

extension ControlWidgetConfiguration {
    /// Sets the name that a gallery of controls shows.
    public func displayName(_ name: LocalizedStringResource) -> Self {
        changing { $0.displayName = String(localized: name) }
    }

    /// Sets the description that a gallery of controls shows.
    public func description(_ description: LocalizedStringResource) -> Self {
        changing { $0.description = String(localized: description) }
    }

    /// Lets the board and `add` open the editor of a new instance. Of a control that a definition declares, its key `askWhenAdded`
    /// decides.
    public func promptsForUserConfiguration() -> Self {
        changing { $0.asksWhenAdded = true }
    }

    /// Has no effect: a host receives no pushes from Apple.
    public func pushHandler<Handler>(_ handler: Handler.Type) -> Self { self }

    private func changing(_ change: (inout WidgetRegistration) -> Void) -> Self {
        var copy = self
        if var registration {
            change(&registration)
            copy.registration = registration
        }
        return copy
    }
}

extension WidgetRegistration {
    /// Creates the registration of a control from its provider and its template.
    @MainActor
    fileprivate init<Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate>(
        _ kind: String, _ provider: Provider, _ content: @escaping (Provider.Value) -> Content
    ) {
        // The closure for the symbol is called on the main actor, as the content is.
        nonisolated(unsafe) let (provider, content) = (provider, content)
        let action = ControlAction(isToggle: Content.isToggle, intent: Content.Action.widgetIntentDefinition) {
            guard let configuration = try? await Provider.Configuration.lookedUpWidgetIntent(from: IntentValues())
            else {
                return nil
            }
            let value = provider.previewValue(configuration: configuration)
            return (try? WidgetPicture(of: content(value).content))?.imageNames.first
        }
        self.init(controlKind: kind, provider: provider, action: action) { content($0).content }
    }
}
