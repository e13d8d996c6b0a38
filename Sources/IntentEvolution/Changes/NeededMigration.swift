package import IntentModel

/// Stored values of a parameter that are not carried over by themselves, or not all of them.
package struct NeededMigration: Hashable, Sendable {
    /// The declared names of now.
    package let intent: String
    package let parameter: String
    /// The type of then, under the names of then.
    package let stored: ValueType

    /// `{ "intent", "parameter", "stored" }`, the last as the tag of the type.
    package var json: JSONValue {
        ["intent": .string(intent), "parameter": .string(parameter), "stored": .string(stored.tag)]
    }
}

/// What the program has to say about stored values, for these changes, in their order.
package func neededMigrations(for changes: [SchemaChange]) -> [NeededMigration] {
    changes.compactMap(\.neededMigration)
}
