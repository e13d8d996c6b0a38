/// The declarations that hold for an instance now.
struct InstanceScope: Sendable {
    let schema: Schema
    let widget: Widget
    /// Nil for a static widget.
    let intent: Intent?
    /// Nil where the stored family is not one this program knows.
    let family: WidgetFamily?

    /// Nil for an orphan: its kind or its intent is gone from the definitions.
    ///
    /// A widget that names another intent now, while the old one is still declared, is read with the new one: what
    /// has the same name and type is kept.
    init?(of instance: StoredInstance, in schema: Schema, family: WidgetFamily? = nil) {
        guard let widget = schema.presentWidget(of: instance.kind) else { return nil }
        if let stored = instance.intent, schema.presentIntent(named: stored) == nil { return nil }
        self.schema = schema
        self.widget = widget
        intent = widget.intent.flatMap(schema.intent(named:))
        self.family = family ?? WidgetFamily(rawValue: instance.family)
    }

    var parameters: [Parameter] { intent?.parameters ?? [] }
}

extension Schema {
    /// The widget of this kind, else the one that had it as its name or kind before.
    package func presentWidget(of kind: WidgetKind) -> Widget? {
        widget(of: kind) ?? widgets.first { $0.renamedFrom.contains(kind.name) }
    }

    /// The intent of this name, else the one that had it before.
    package func presentIntent(named name: String) -> Intent? {
        intent(named: name) ?? intents.first { $0.renamedFrom.contains(name) }
    }
}
