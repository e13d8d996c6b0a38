/// The declarations that hold for the instances of one kind, and what reading their values needs to know of them.
///
/// An object, since a read passes it on many times and copies nothing.
final class InstanceDeclarations: Sendable {
    let schema: Schema
    let widget: Widget
    /// Nil for a static widget.
    let intent: Intent?
    /// What the program makes of values that do not fit.
    let migration: ValueMigration?
    /// The intent's parameters, in declared order.
    let parameters: [ParameterPlan]
    /// Whether every default is the same in all families and all languages.
    let hasOnlyFixedDefaults: Bool
    /// Whether nothing can hide any of the rows.
    let showsAllAlways: Bool
    /// Where in ``parameters`` each name is.
    private let indices: [String: Int]

    /// Nil for an orphan: its kind or its intent is gone from the definitions.
    ///
    /// A widget that names another intent now, while the old one is still declared, is read with the new one: what
    /// has the same name and type is kept.
    init?(
        of kind: WidgetKind, intent stored: String?, in schema: Schema, migrations: [String: ValueMigration] = [:]
    ) {
        guard let widget = schema.presentWidget(of: kind) else { return nil }
        if let stored, schema.presentIntent(named: stored) == nil { return nil }
        self.schema = schema
        self.widget = widget
        intent = widget.intent.flatMap(schema.intent(named:))
        // The intent may have another name by now than the generated code has.
        migration = intent.flatMap { intent in
            ([intent.name] + intent.renamedFrom).lazy.compactMap { migrations[$0] }.first
        }
        let declared = intent?.parameters ?? []
        let names = Set(declared.map(\.name))
        parameters = declared.map { ParameterPlan($0, of: names, in: schema) }
        hasOnlyFixedDefaults = parameters.allSatisfy { $0.fixedDefault != nil }
        showsAllAlways = parameters.allSatisfy(\.isAlwaysShown)
        indices = Dictionary(
            declared.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of parameter: String) -> Int? { indices[parameter] }
}
