#if PostgreSQL
    public import IntentRuntime

    extension StoreFormat {
        /// Format 1.2. Do not change it; add a migration instead.
        ///
        /// `documents`: documents of programs by name.
        static let documents = """
            CREATE TABLE intents.documents (
                group_id integer NOT NULL REFERENCES intents.groups (id),
                name text COLLATE "C" NOT NULL,
                revision bigint NOT NULL CHECK (revision > 0),
                content bytea NOT NULL,
                PRIMARY KEY (group_id, name)
            );
            """
    }

    extension PostgreSQLStore: DocumentStore {
        /// Returns a document; nil if it was never written.
        public func document(named name: String) throws -> StoredDocument? {
            try read(DocumentRows.one(named: name, in: group), DocumentRows.document)
        }

        /// Writes a document. If the connection is lost at the commit, a document without a required revision may be written
        /// twice.
        /// - Returns: The new revision; nil if the document has another revision than `ifRevision`.
        public func setDocument(_ content: [UInt8], named name: String, ifRevision: Int?) throws -> Int? {
            var revision: Int?
            var attempts = 0
            try repeating { connection, isCommitting in
                attempts += 1
                isCommitting = true
                let call = DocumentRows.set(content, named: name, ifRevision: ifRevision, in: group)
                let written = try commit([Statement.begin(), call], notifyingAs: "", through: connection)
                revision = try written?.first?.ordinal(0)
            }
            guard revision == nil, attempts > 1, let ifRevision else { return revision }
            // An attempt whose commit was not answered may have written it.
            let stored = try document(named: name)
            return stored == StoredDocument(revision: ifRevision + 1, content: content) ? ifRevision + 1 : nil
        }
    }

    /// Reads and writes documents.
    enum DocumentRows {
        private static let one = Statement(
            "document", "SELECT revision, content FROM intents.documents WHERE group_id = $1 AND name = $2")
        private static let set = Statement(
            "set document",
            """
            INSERT INTO intents.documents AS d (group_id, name, revision, content)
            SELECT $1, $2, 1, $3 WHERE $4::bigint IS NULL OR $4 = 0
                OR EXISTS (SELECT FROM intents.documents WHERE group_id = $1 AND name = $2)
            ON CONFLICT (group_id, name) DO UPDATE SET revision = d.revision + 1, content = excluded.content
            WHERE $4 IS NULL OR d.revision = $4
            RETURNING revision
            """)

        static var reading: Statement { one }

        static func one(named name: String, in group: Int) -> StatementCall { one(.integer(group), .text(name)) }

        static func document(_ result: StatementResult?) throws -> StoredDocument? {
            guard let row = result?.first else { return nil }
            return StoredDocument(revision: try row.ordinal(0), content: try row.bytes(1))
        }

        static func set(
            _ content: [UInt8], named name: String, ifRevision: Int?, in group: Int
        ) -> StatementCall {
            set(.integer(group), .text(name), .bytes(content), StatementArgument(ifRevision))
        }
    }
#endif
