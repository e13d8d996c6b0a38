import IntentModel
public import IntentRuntime

extension IntentEngine {
    /// Creates an engine for widgets as code declares them.
    ///
    /// The definitions are those of the widgets and their intents. A kind that no definition declares, because only code does, as in
    /// projects with definition files of Xcode, gets the name, the families and the intent that its configuration states.
    /// - Parameters:
    ///   - widgets: The widgets, such as `MyBundle.registrations`.
    ///   - store: The store of the instances.
    ///   - handlers: The handlers, at most one for each intent.
    ///   - settings: Timeouts and languages.
    /// - Throws: `EngineError` with code `conflictingDefinitions`.
    public convenience init(
        widgets: [WidgetRegistration], store: any InstanceStore, handlers: [any IntentHandling] = [],
        settings: EngineSettings = EngineSettings()
    ) throws {
        try self.init(
            store: store, handlers: handlers, definitions: widgets.compactMap(\.definition),
            widgets: widgets.map(\.declaration), settings: settings)
    }
}

extension [WidgetRegistration] {
    /// The group of the definitions, in whose store the instances are; `default` without definitions.
    package var group: String {
        lazy.compactMap(\.definition).compactMap { try? $0.schema().group }.first ?? "default"
    }
}

extension WidgetRegistration {
    /// The widget as a definition would declare it.
    fileprivate var declaration: DeclaredWidget {
        DeclaredWidget(
            name: kind.name, swiftName: kind.name, kind: kind,
            title: LocalizedText(displayName ?? Naming.title(from: kind.name), language: "en"),
            description: description.map { LocalizedText($0, language: "en") }, intent: intentName,
            families: families ?? SizeFamily.allCases)
    }
}
