#if SQLite
    import IntentModel
    import IntentRuntime

    /// Reads and writes the retention, which is kept with the store's settings.
    enum RetentionRow {
        private static let select = "SELECT value FROM settings WHERE name = 'retention'"

        static func retention(in database: Statements) throws -> StoreRetention {
            var json: JSONValue?
            try PreparedStatement(database, select).run([]) { json = try $0.json(0) }
            guard let json else { return .standard }
            return StoreRetention(
                edits: json["edits"]?.integerValue, removedDays: json["removedDays"]?.integerValue)
        }

        static func write(_ retention: StoreRetention, in database: Statements) throws {
            let json: JSONObject = [
                "edits": retention.edits.map(JSONValue.integer) ?? .null,
                "removedDays": retention.removedDays.map(JSONValue.integer) ?? .null,
            ]
            try PreparedStatement(
                database,
                """
                INSERT INTO settings (name, value) VALUES ('retention', ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """
            ).run([.text(JSONValue.object(json).rendered())])
        }
    }
#endif
