#if PostgreSQL
    import CLibPQ
    import IntentRuntime

    extension ServerConnection {
        /// Makes the connection, no longer than it may take, and switches it to pipelines.
        static func connect(
            _ address: DatabaseAddress, _ settings: PostgreSQLSettings
        ) throws(DatabaseFailure) -> OpaquePointer {
            let parameters = address.parameters(adding: ours)
            let keywords = parameters.map { Optional($0.keyword) } + [nil]
            let values = parameters.map { Optional($0.value) } + [nil]
            let started = CStrings.withPointers(keywords) { keywords in
                CStrings.withPointers(values) { values in
                    PQconnectStartParams(keywords.baseAddress, values.baseAddress, 0)
                }
            }
            guard let connection = started else { throw DatabaseFailure(.unreachable, nil, "Memory is short.") }
            do throws(DatabaseFailure) {
                // Only so does the message of a connection that fails name its code.
                PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
                try finish(connection, until: .now + settings.longestConnecting)
                guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else {
                    throw failure(of: connection)
                }
                PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
                // Notices would go to the program's standard error.
                PQsetNoticeReceiver(connection, { _, _ in }, nil)
                return connection
            } catch {
                PQfinish(connection)
                throw error
            }
        }

        /// What the URL may say otherwise. A network that is silently gone is noticed by the system.
        private static let ours: [(keyword: String, value: String)] = [
            ("application_name", "intent-configuration"), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "30000"), ("client_encoding", "UTF8"),
        ]

        private static func finish(
            _ connection: OpaquePointer, until deadline: ContinuousClock.Instant
        ) throws(DatabaseFailure) {
            guard PQstatus(connection) != CONNECTION_BAD else { throw failure(of: connection) }
            var isWriting = true
            while true {
                guard SocketWait.wait(for: PQsocket(connection), writing: isWriting, until: deadline) else {
                    throw DatabaseFailure(.unreachable, nil, "The server did not answer in time.")
                }
                switch PQconnectPoll(connection) {
                case PGRES_POLLING_OK: return
                case PGRES_POLLING_READING: isWriting = false
                case PGRES_POLLING_WRITING: isWriting = true
                default: throw failure(of: connection)
                }
            }
        }

        private static func failure(of connection: OpaquePointer) -> DatabaseFailure {
            let message = String(cString: PQerrorMessage(connection))
            return DatabaseFailure(.unreachable, SQLState(inConnectionMessage: message), message)
        }

        /// Sets the session's limits and checks what the store stands on.
        func setUp(_ settings: PostgreSQLSettings) throws {
            let longestStatement = settings.longestStatement.wholeMilliseconds
            let answer = try runScript(
                """
                SET statement_timeout = \(longestStatement);
                SET idle_in_transaction_session_timeout = \(longestStatement);
                SET lock_timeout = \(settings.longestLockWait.wholeMilliseconds);
                SET default_transaction_isolation = 'read committed';
                SET plan_cache_mode = force_custom_plan;
                SET client_encoding = 'UTF8';
                SELECT set_config('synchronous_commit', \(ServerConnection.durableCommit), false),
                    current_setting('server_encoding'), current_setting('server_version_num');
                """)
            guard let row = answer?.first else {
                throw DatabaseFailure(.refused, nil, "The settings of the session were not told.")
            }
            guard row.word(1) == "UTF8" else {
                throw StoreError(
                    .unavailable, "The database is encoded in \(row.word(1)); a store needs one in UTF8.")
            }
            guard try row.integer(2) >= 130_000 else {
                throw StoreError(.unavailable, "The server is too old; a store needs PostgreSQL 13 or newer.")
            }
        }

        /// Whatever the server, the database or the role says: an edit is on the disk when its call returns. What is
        /// stronger stays.
        private static let durableCommit = """
            CASE WHEN current_setting('synchronous_commit') IN ('on', 'remote_apply')
            THEN current_setting('synchronous_commit') ELSE 'on' END
            """
    }

    extension SQLState {
        /// The code in `FATAL:  3D000: database "x" does not exist`; the words are the server's language.
        fileprivate init?(inConnectionMessage message: String) {
            for part in message.split(separator: ":  ").dropFirst() {
                let code = part.prefix(5)
                let isCode = code.utf8.count == 5 && code.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
                if isCode, part.dropFirst(5).first == ":" {
                    self.init(String(code))
                    return
                }
            }
            return nil
        }
    }

    extension Duration {
        /// At least 1: for the server, 0 is no limit.
        fileprivate var wholeMilliseconds: Int {
            let parts = components
            return max(1, Int(clamping: parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000))
        }
    }
#endif
