#if SQLite
    public import IntentRuntime

    extension StoreFormat {
        /// Version 1.2. Never changes; what comes later is a migration that is appended.
        ///
        /// `documents`: documents of programs by name.
        static let documents = """
            CREATE TABLE documents (
                name TEXT NOT NULL PRIMARY KEY,
                revision INTEGER NOT NULL CHECK (revision > 0),
                content BLOB NOT NULL
            ) STRICT;
            """
    }

    extension SQLiteStore: DocumentStore {
        public func document(named name: String) throws -> StoredDocument? {
            try read { try DocumentRows.document(named: name, in: $0) }
        }

        public func setDocument(_ content: [UInt8], named name: String, ifRevision: Int?) throws -> Int? {
            try write { database in
                let revision = try DocumentRows.document(named: name, in: database)?.revision ?? 0
                if let ifRevision, ifRevision != revision { return nil }
                try DocumentRows.write(content, named: name, revision: revision + 1, in: database)
                return revision + 1
            }
        }
    }

    /// Reads and writes documents. The caller begins the transactions.
    enum DocumentRows {
        private static let one = "SELECT revision, content FROM documents WHERE name = ?"

        static let reading = [one]

        static func document(named name: String, in database: SQLiteConnection) throws -> StoredDocument? {
            try database.first(one, [.text(name)]) { row in
                StoredDocument(revision: try row.ordinal(0), content: row.bytes(1))
            }
        }

        static func write(
            _ content: [UInt8], named name: String, revision: Int, in database: SQLiteConnection
        ) throws {
            try database.run(
                """
                INSERT INTO documents (name, revision, content) VALUES (?, ?, ?)
                ON CONFLICT (name) DO UPDATE SET revision = excluded.revision, content = excluded.content
                """, [.text(name), .integer(revision), .bytes(content)])
        }
    }
#endif
