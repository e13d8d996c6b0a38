import IntentModel
public import IntentRuntime

extension IntentEngine {
    /// Creates an engine for widgets as code declares them.
    ///
    /// The definitions are those of the widgets and their intents. A kind that no definition declares, because only code does, as in
    /// projects with definition files of Xcode, gets the name, the families and the intent that its configuration states. Intents
    /// that provide their own options, such as App Intents, need no handler.
    /// - Parameters:
    ///   - widgets: The widgets and controls, such as `MyBundle.registrations`.
    ///   - store: The store of the instances.
    ///   - handlers: The handlers, at most one for each intent.
    ///   - settings: Timeouts and languages.
    /// - Throws: `EngineError` with code `conflictingDefinitions`.
    public convenience init(
        widgets: [WidgetRegistration], store: any InstanceStore, handlers: [any IntentHandling] = [],
        settings: EngineSettings = EngineSettings()
    ) throws {
        let declared = WidgetDeclarations(widgets, handlers: handlers)
        try self.init(
            store: store, handlers: declared.handlers, definitions: declared.definitions, settings: settings)
    }
}

/// The handlers and definitions that a program passes to an engine, with those of its widgets.
package struct WidgetDeclarations {
    package private(set) var handlers: [any IntentHandling]
    package private(set) var definitions: [IntentDefinition]

    /// Adds what the widgets declare: the definitions of their intents, the handlers of intents that have their own and no other, and
    /// the kinds that no definition declares.
    package init(
        _ widgets: [WidgetRegistration], handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = []
    ) {
        self.handlers = handlers
        self.definitions = definitions + widgets.compactMap(\.definition)
        // A program without widgets reads no definition here. An engine reports definitions that contradict each other.
        guard !widgets.isEmpty, let registry = try? HandlerRegistry(handlers: handlers, definitions: self.definitions)
        else { return }
        let widgets = widgets.named(registry.naming)
        let handled = Set(registry.intentNames)
        var added: [String: ObjectIdentifier] = [:]
        for widget in widgets {
            guard let handler = widget.handler, let name = widget.intentName, !handled.contains(name) else { continue }
            let type = ObjectIdentifier(type(of: handler))
            // An engine reports two intents of one name.
            if added.updateValue(type, forKey: name) != type { self.handlers.append(handler) }
        }
        let schema = registry.schema
        var declared = Schema(group: schema.group, language: schema.language)
        for widget in widgets {
            if let control = widget.control, !schema.controls.contains(where: { $0.kind == control.kind }) {
                declared.controls.append(control)
            }
            if schema.presentWidget(of: widget.kind) == nil { declared.widgets.append(widget.declaration(in: schema)) }
        }
        self.definitions.append(IntentDefinition(name: nil, schema: declared))
    }
}

extension [WidgetRegistration] {
    /// These widgets with the names that their intents have in a program.
    package func named(_ naming: TypeNaming) -> Self {
        map { widget in
            var widget = widget
            widget.intentName = widget.intent?.name(naming) ?? widget.intentName
            return widget
        }
    }

    /// The group of the definitions, in whose store the instances are; `default` without definitions.
    package var group: String {
        lazy.compactMap(\.definition).filter(\.hasFile).compactMap { try? $0.schema().group }.first ?? "default"
    }
}

extension WidgetRegistration {
    /// The widget as a definition would declare it. A control has the texts and the intent of its definition, if there is one.
    package func declaration(in schema: Schema) -> DeclaredWidget {
        let declared = schema.controls.first { $0.kind.name == kind.name }
        var widget = DeclaredWidget(
            name: kind.name, swiftName: kind.name, kind: kind, title: declared?.title ?? title,
            description: declared?.description ?? summary, intent: declared?.intent ?? intentName,
            families: families ?? SizeFamily.allCases)
        widget.asksWhenAdded = declared?.asksWhenAdded ?? asksWhenAdded
        return widget
    }

    /// The name that people see.
    package var title: LocalizedText {
        LocalizedText(displayName ?? Naming.title(from: kind.name), language: "en")
    }

    /// The description that people see, if the configuration states one.
    package var summary: LocalizedText? { description.map { LocalizedText($0, language: "en") } }
}
