/// The declarations that hold for an instance now.
struct InstanceScope: Sendable {
    let declarations: InstanceDeclarations
    /// Nil where the stored family is not one this program knows.
    let family: SizeFamily?

    init(_ declarations: InstanceDeclarations, family: SizeFamily?) {
        self.declarations = declarations
        self.family = family
    }

    /// Nil for an orphan: its kind or its intent is gone from the definitions.
    init?(of instance: StoredInstance, in schema: Schema, family: SizeFamily? = nil) {
        guard let declarations = InstanceDeclarations(of: instance.kind, intent: instance.intent, in: schema) else {
            return nil
        }
        self.init(declarations, family: family ?? SizeFamily(rawValue: instance.family))
    }

    var schema: Schema { declarations.schema }
    var widget: Widget { declarations.widget }
    /// Nil for a static widget.
    var intent: Intent? { declarations.intent }
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
