package import IntentModel

/// A released schema, which is stored beside the definitions so that later versions can be compared with it.
///
/// It contains everything that stored configurations and source code depend on, in the order of the declarations, but no
/// texts: a changed title or translation does not change the lock.
package struct SchemaLock: Hashable, Sendable {
    /// The version of the file format.
    package static let version = 1

    package let schema: Schema
    /// The conversions that the program must implement for values that were stored before this schema was released, with
    /// the names of this schema.
    package let migrations: [NeededMigration]

    init(_ schema: Schema, migrations: [NeededMigration]) {
        self.schema = schema.withoutTexts
        self.migrations = migrations
    }

    /// Creates the lock of a schema for its release.
    /// - Parameter former: The previous lock, of whose schema there may be stored values; nil for the first release.
    package init(_ schema: Schema, after former: SchemaLock? = nil) {
        self.init(schema, migrations: former?.neededMigrations(to: schema) ?? [])
    }

    /// Returns the conversions that a program with a later schema must implement for values of this schema or earlier ones.
    package func neededMigrations(to current: Schema) -> [NeededMigration] {
        let comparison = SchemaComparison(before: schema, after: current)
        let added = IntentEvolution.neededMigrations(for: compareSchemas(before: schema, after: current))
        return (migrations.compactMap { comparison.withCurrentNames($0) } + added).uniqued()
    }

    /// The contents of the file, as JSON for review. Equal schemas yield equal bytes.
    package var text: String {
        var json: JSONObject = ["intentLock": .integer(Self.version)]
        json["schema"] = schema.json
        if !migrations.isEmpty { json["migrations"] = .array(migrations.map(\.json)) }
        return JSONValue.object(json).rendered(columns: 100) + "\n"
    }
}

extension SchemaComparison {
    /// Returns an earlier migration with the current names; nil if its parameter was removed or can read the values again.
    fileprivate func withCurrentNames(_ migration: NeededMigration) -> NeededMigration? {
        guard let intent = after.presentIntent(named: migration.intent),
            let parameter = intent.parameters.present(migration.parameter),
            !isSame(migration.stored, parameter.type),
            convertibleValues(of: migration.stored, to: parameter) != .all
        else { return nil }
        return NeededMigration(intent: intent.name, parameter: parameter.name, stored: migration.stored)
    }
}
