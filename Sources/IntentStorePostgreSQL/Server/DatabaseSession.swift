#if PostgreSQL
    import IntentRuntime

    /// A connection that runs SQL as it is given: for tests, which set the scene and look behind it.
    package final class DatabaseSession: Sendable {
        private let connection: ServerConnection

        package init(url: String) throws {
            connection = try ServerConnection(DatabaseAddress(url), PostgreSQLSettings())
        }

        /// Runs statements, written with semicolons.
        /// - Returns: The last one's rows, as text; nil is null.
        @discardableResult
        package func run(_ sql: String) throws -> [[String?]] {
            let result = try connection.runScript(sql)
            return (result?.rows ?? []).map(\.words)
        }
    }
#endif
