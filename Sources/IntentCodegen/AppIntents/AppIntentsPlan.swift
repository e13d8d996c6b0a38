import IntentModel

/// What of a schema is made for App Intents, and in which form.
struct AppIntentsPlan: Sendable {
    let schema: SchemaIndex
    /// For widgets; what is not is left out.
    let intents: [Intent]
    /// The parameters that show objects of a type, by type, in the schema's order.
    private let uses: [String: [AppIntentParameter]]

    init(schema: Schema) {
        self.schema = SchemaIndex(schema)
        let shown = Set(schema.widgets.compactMap(\.intent))
        intents = schema.intents.filter { !$0.isSystem && ($0.isEligibleForWidgets || shown.contains($0.name)) }
        var uses: [String: [AppIntentParameter]] = [:]
        for intent in intents {
            for parameter in Self.parameters(of: intent) {
                guard case .object(let type) = parameter.parameter.type.element else { continue }
                uses[type, default: []].append(parameter)
            }
        }
        self.uses = uses
    }

    /// The rows of an intent; what App Intents has no row for is left out.
    func parameters(of intent: Intent) -> [AppIntentParameter] { Self.parameters(of: intent) }

    private static func parameters(of intent: Intent) -> [AppIntentParameter] {
        intent.parameters.compactMap { AppIntentParameter($0, of: intent) }
    }

    /// The families in which widgets show an intent; all where no widget does.
    func families(of intent: Intent) -> [SizeFamily] {
        let widgets = schema.schema.widgets.filter { $0.intent == intent.name }
        guard !widgets.isEmpty else { return SizeFamily.allCases }
        let shown = Set(widgets.flatMap(\.families))
        return SizeFamily.allCases.filter(shown.contains)
    }

    /// The parameters that show objects of a type.
    func uses(ofType name: String) -> [AppIntentParameter] { uses[name] ?? [] }

    /// Whether an enum is that of a row.
    func isUsed(enumeration name: String) -> Bool {
        intents.contains { intent in
            parameters(of: intent).contains { $0.parameter.type.element == .enumeration(name) }
        }
    }

    /// Whether a parameter has a query of its own: where its type has one parameter, the type's query is it.
    func hasOwnQuery(_ parameter: AppIntentParameter) -> Bool {
        guard case .object(let type) = parameter.parameter.type.element else { return false }
        return uses(ofType: type).count > 1
    }
}
