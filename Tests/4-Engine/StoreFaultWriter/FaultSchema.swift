import IntentModel
import IntentRuntime

/// Definitions that changed after a test placed its instances: `labelSize`, an Integer, is now `size`, a Decimal.
enum FaultSchema {
    static let present = Schema(
        intents: [
            Intent(
                name: "Count", swiftName: "Count", title: text("Count"),
                parameters: [size], isEligibleForWidgets: true)
        ],
        widgets: [
            DeclaredWidget(
                name: "Counter", swiftName: "counter", kind: "counter", title: text("Counter"), intent: "Count",
                families: [.systemSmall])
        ])

    private static var size: Parameter {
        var size = Parameter(name: "size", swiftName: "size", title: text("Size"), type: ValueType(.decimal))
        size.renamedFrom = ["labelSize"]
        return size
    }

    static func engine(over store: any InstanceStore) throws -> IntentEngine {
        try IntentEngine(schema: present, store: store)
    }

    /// Returns instances `i0`, `i1` and so on, whose sizes are their numbers, in the old definitions.
    static func document(count: Int) -> InstanceDocument {
        InstanceDocument(
            instances: (0..<count).compactMap { number in
                InstanceID("i\(number)").map { id in
                    StoredInstance(
                        id: id, kind: "counter", family: .systemSmall, intent: "Count",
                        values: ["labelSize": StoredValue(type: "Integer", wire: .integer(number))])
                }
            })
    }

    private static func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
}
