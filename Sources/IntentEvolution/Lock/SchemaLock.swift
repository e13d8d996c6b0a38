package import IntentModel

/// A released schema, as it is kept beside the definitions to compare later ones with.
///
/// It holds what stored configurations and source depend on, with all numbers and in the order of the declarations, and
/// no texts: a title or translation that changes leaves the lock as it is.
package struct SchemaLock: Hashable, Sendable {
    /// The number of this form.
    package static let version = 1

    package let schema: Schema
    /// What the program has to say about values that were stored before this schema was released, by the names of this
    /// schema.
    package let migrations: [NeededMigration]

    init(_ schema: Schema, migrations: [NeededMigration]) {
        self.schema = schema.withoutTexts
        self.migrations = migrations
    }

    /// The lock of a schema that is released now.
    /// - Parameter former: The lock until now, whose schema's values may be stored still; nil for a first release.
    package init(_ schema: Schema, after former: SchemaLock? = nil) {
        self.init(schema, migrations: former?.neededMigrations(to: schema) ?? [])
    }

    /// What a program of a later schema has to say about values that were stored with this one, or before.
    package func neededMigrations(to present: Schema) -> [NeededMigration] {
        let comparison = SchemaComparison(before: schema, after: present)
        var seen: Set<NeededMigration> = []
        let all =
            migrations.compactMap { comparison.present($0) }
            + IntentEvolution.neededMigrations(for: compareSchemas(before: schema, after: present))
        return all.filter { seen.insert($0).inserted }
    }

    /// The file: JSON for people to review, equal bytes for equal schemas.
    package var text: String {
        var json: JSONObject = ["intentLock": .integer(Self.version)]
        json["schema"] = schema.json
        if !migrations.isEmpty { json["migrations"] = .array(migrations.map(\.json)) }
        return JSONValue.object(json).rendered(columns: 100) + "\n"
    }
}

extension SchemaComparison {
    /// A migration of earlier under the names of now; nil where its parameter is gone, or takes such values again.
    fileprivate func present(_ migration: NeededMigration) -> NeededMigration? {
        let intents = after.schema.intents
        let intent =
            intents.first { $0.name == migration.intent }
            ?? intents.first { $0.renamedFrom.contains(migration.intent) }
        let parameter =
            intent?.parameter(named: migration.parameter)
            ?? intent?.parameters.first { $0.renamedFrom.contains(migration.parameter) }
        guard let intent, let parameter, !isSame(migration.stored, parameter.type),
            carrying(of: migration.stored, to: parameter.type) != .all
        else { return nil }
        return NeededMigration(intent: intent.name, parameter: parameter.name, stored: migration.stored)
    }
}
