public import IntentModel
public import IntentRuntime

/// Describes a widget that cannot be configured.
@MainActor @preconcurrency
public struct StaticConfiguration<Content>: WidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Describes a widget.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - provider: Provides the timelines.
    ///   - content: Returns what an entry shows.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        registration = WidgetRegistration(
            kind: WidgetKind(kind), intent: NoIntent.self, provider: ProviderCalls(provider, content: content))
    }
}

/// Describes a widget that can be configured, whose provider passes answers to closures.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: WidgetIntent, Content>: WidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Describes a widget.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - intent: The intent of the widget.
    ///   - provider: Provides the timelines.
    ///   - content: Returns what an entry shows.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        registration = WidgetRegistration(
            kind: WidgetKind(kind), intent: Intent.self, provider: ProviderCalls(provider, content: content))
    }
}

/// Describes a widget that can be configured, whose provider returns answers from asynchronous functions.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetIntent, Content>: WidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Describes a widget.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - intent: The intent of the widget.
    ///   - provider: Provides the timelines.
    ///   - content: Returns what an entry shows.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        registration = WidgetRegistration(
            kind: WidgetKind(kind), intent: Intent.self, provider: ProviderCalls(provider, content: content))
    }
}

// With the declaration that generated code contains: the kind, the families and the texts come from the definition, and a
// provider for another intent does not compile.
extension StaticConfiguration {
    /// Describes a widget that a definition declares.
    public init<Declaration: WidgetDeclaration, Provider: TimelineProvider>(
        _ declaration: Declaration.Type, provider: Provider,
        @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) where Declaration.Intent == NoIntent {
        self.init(kind: declaration.kind.name, provider: provider, content: content)
        registration?.read(declaration)
    }
}

extension IntentConfiguration {
    /// Describes a widget that a definition declares.
    public init<Declaration: WidgetDeclaration, Provider: IntentTimelineProvider>(
        _ declaration: Declaration.Type, provider: Provider,
        @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) where Declaration.Intent == Intent, Provider.Intent == Intent {
        self.init(kind: declaration.kind.name, intent: Intent.self, provider: provider, content: content)
        registration?.read(declaration)
    }
}

extension AppIntentConfiguration {
    /// Describes a widget that a definition declares.
    public init<Declaration: WidgetDeclaration, Provider: AppIntentTimelineProvider>(
        _ declaration: Declaration.Type, provider: Provider,
        @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) where Declaration.Intent == Intent, Provider.Intent == Intent {
        self.init(kind: declaration.kind.name, intent: Intent.self, provider: provider, content: content)
        registration?.read(declaration)
    }
}

extension WidgetRegistration {
    /// Takes over the definition and the families that it declares. Its texts have translations, which the engine knows.
    fileprivate mutating func read(_ declaration: (some WidgetDeclaration).Type) {
        families = declaration.families
        definition = declaration.definition
    }
}

extension WidgetConfiguration {
    /// Sets the name that a gallery of widgets shows.
    public func configurationDisplayName(_ name: some StringProtocol) -> Self {
        changing { $0.displayName = String(name) }
    }

    /// Sets the description that a gallery of widgets shows.
    public func description(_ description: some StringProtocol) -> Self {
        changing { $0.description = String(description) }
    }

    /// Sets the families that the widget supports.
    public func supportedFamilies(_ families: [SizeFamily]) -> Self {
        changing { $0.families = families }
    }

    private func changing(_ change: (inout WidgetRegistration) -> Void) -> Self {
        var copy = self
        if var registration {
            change(&registration)
            copy.registration = registration
        }
        return copy
    }
}

extension WidgetConfiguration {
    /// Removes the margins around the content of the widget.
    ///
    /// They are around content in HTML: 16 points by default, and none on a lock screen. Pictures have none.
    public func contentMarginsDisabled() -> Self {
        changing { $0.hasContentMargins = false }
    }

    /// Lets the board and `add` open the editor of a new instance. Of a widget that a definition declares, its key `askWhenAdded`
    /// decides.
    public func promptsForUserConfiguration() -> Self {
        changing { $0.asksWhenAdded = true }
    }
}

// These have a meaning where the system draws widgets. Here they are accepted and change nothing.
extension WidgetConfiguration {
    /// Has no effect: a host removes no backgrounds.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }

    /// Has no effect: a host transfers no files in the background for a program.
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> Self { self }

    /// Has no effect: a host transfers no files in the background for a program.
    public func onBackgroundURLSessionEvents(
        matching matches: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> Self { self }

    /// Has no effect: a host has one location.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [SizeFamily]) -> Self { self }

    /// Has no effect: a host receives no pushes from Apple. See ``WidgetHost`` for pushes from a server.
    public func pushHandler<Handler>(_ handler: Handler.Type) -> Self { self }

    /// Has no effect: a host draws no textures.
    public func widgetTexture(_ texture: WidgetTexture) -> Self { self }

    /// Has no effect: a host has no styles of mounting.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> Self { self }
}

/// A place where a system shows widgets. It has no meaning to a host.
public enum WidgetLocation: Hashable, Sendable { case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay }

/// A texture that a system draws widgets with. It has no meaning to a host.
public enum WidgetTexture: Hashable, Sendable { case glass, paper }

/// A way in which a system mounts widgets. It has no meaning to a host.
public enum WidgetMountingStyle: Hashable, Sendable { case elevated, recessed }
