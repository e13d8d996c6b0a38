#if PostgreSQL
    import CIntentLibPQ
    import IntentModel
    import IntentRuntime
    import IntentSystem

    extension ServerConnection {
        /// Opens a connection within the timeout and enables pipeline mode.
        static func connect(
            _ address: DatabaseAddress, _ settings: PostgreSQLSettings
        ) throws(DatabaseFailure) -> OpaquePointer {
            let parameters = address.parameters(adding: defaultParameters)
            let keywords = parameters.map { Optional($0.keyword) } + [nil]
            let values = parameters.map { Optional($0.value) } + [nil]
            let started = CStrings.withPointers(keywords) { keywords in
                CStrings.withPointers(values) { values in
                    PQconnectStartParams(keywords.baseAddress, values.baseAddress, 0)
                }
            }
            guard let connection = started else { throw DatabaseFailure(.unreachable, nil, "out of memory") }
            do throws(DatabaseFailure) {
                // Without this, the message of a failed connection does not contain the SQLSTATE.
                PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
                try finish(connection, until: .now + settings.connectTimeout)
                guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else {
                    throw failure(of: connection)
                }
                PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
                // By default, libpq writes notices to standard error.
                PQsetNoticeReceiver(connection, { _, _ in }, nil)
                return connection
            } catch {
                PQfinish(connection)
                throw error
            }
        }

        /// Parameters that the URL may override. The TCP settings detect a broken network.
        private static let defaultParameters: [(keyword: String, value: String)] = [
            ("application_name", "intent-configuration"), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "30000"), ("client_encoding", "UTF8"),
        ]

        private static func finish(
            _ connection: OpaquePointer, until deadline: ContinuousClock.Instant
        ) throws(DatabaseFailure) {
            guard PQstatus(connection) != CONNECTION_BAD else { throw failure(of: connection) }
            var isWriting = true
            while true {
                let socket = Descriptor(PQsocket(connection))
                guard wait(toRead: [socket], toWrite: isWriting ? [socket] : [], until: deadline) else {
                    throw DatabaseFailure(.unreachable, nil, "the server did not answer in time")
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

        /// Sets the timeouts and the planning of the session, and checks the encoding and version of the server.
        ///
        /// A plan that is kept must suit a table of any size: it uses the indexes, also if the table is empty when it is made. The
        /// server would compile plans without an index, because it takes them for expensive.
        func configureSession(_ settings: PostgreSQLSettings) throws {
            let statementTimeout = settings.statementTimeout.wholeMilliseconds
            let answer = try runScript(
                """
                SET statement_timeout = \(statementTimeout);
                SET idle_in_transaction_session_timeout = \(statementTimeout);
                SET lock_timeout = \(settings.lockTimeout.wholeMilliseconds);
                SET default_transaction_isolation = 'read committed';
                SET enable_seqscan = off;
                SET jit = off;
                SET client_encoding = 'UTF8';
                SELECT set_config('synchronous_commit', \(ServerConnection.durableCommit), false),
                    current_setting('server_encoding'), current_setting('server_version_num');
                """)
            guard let row = answer?.first else {
                throw DatabaseFailure(.refused, nil, "the server did not return the session settings")
            }
            guard row.serverText(1) == "UTF8" else {
                throw StoreError(
                    .unavailable, "the encoding of the database is \(row.serverText(1)); a store requires UTF8")
            }
            guard try row.integer(2) >= 130_000 else {
                throw StoreError(.unavailable, "the server is too old; a store requires PostgreSQL 13 or later")
            }
        }

        /// An edit must be on the disk when its call returns, whatever the settings of the server, database or role are. A
        /// stronger setting is kept.
        private static let durableCommit = """
            CASE WHEN current_setting('synchronous_commit') IN ('on', 'remote_apply')
            THEN current_setting('synchronous_commit') ELSE 'on' END
            """
    }

    extension SQLState {
        /// Finds the code in a message such as `FATAL:  3D000: database "x" does not exist`. The text may be localized.
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
        /// The duration in milliseconds, at least 1, because 0 means no limit to the server.
        fileprivate var wholeMilliseconds: Int {
            let parts = components
            return max(1, Int(clamping: parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000))
        }
    }

    /// The URL of a database in libpq's form, without a password.
    struct DatabaseAddress: Sendable {
        /// The URL, which contains nothing secret.
        let text: String
        /// The connection parameters by libpq's keywords.
        let parameters: [(keyword: String, value: String)]

        init(_ url: String) throws(StoreError) {
            guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://"), !url.utf8.contains(0) else {
                throw DatabaseAddress.invalidURL
            }
            parameters = try DatabaseAddress.parse(url)
            guard !parameters.contains(where: { DatabaseAddress.secrets.contains($0.keyword) }) else {
                throw StoreError(
                    .notPermitted,
                    "the URL of the store contains a password, which others could read; put it in ~/.pgpass or in the file that PGPASSFILE names"
                )
            }
            text = url
        }

        /// Returns the parameters, with others for the keywords that the URL does not contain.
        func parameters(adding others: [(keyword: String, value: String)]) -> [(keyword: String, value: String)] {
            parameters + others.filter { other in !parameters.contains { $0.keyword == other.keyword } }
        }

        private static let secrets: Set<String> = ["password", "sslpassword"]

        /// The message does not repeat the URL, because a mistyped URL may contain a password.
        private static let invalidURL = StoreError(
            .unavailable, "the URL of the store is invalid; use the form postgresql://USER@HOST/DATABASE")

        private static func parse(_ url: String) throws(StoreError) -> [(keyword: String, value: String)] {
            var message: UnsafeMutablePointer<CChar>?
            defer { PQfreemem(message) }
            guard let options = PQconninfoParse(url, &message) else { throw unknownOption(in: url) ?? invalidURL }
            defer { PQconninfoFree(options) }
            return all(options).compactMap { keyword, value in value.map { (keyword: keyword, value: $0) } }
        }

        private static func all(
            _ options: UnsafeMutablePointer<PQconninfoOption>
        ) -> [(keyword: String, value: String?)] {
            var parameters: [(keyword: String, value: String?)] = []
            var option = options
            while let keyword = option.pointee.keyword {
                parameters.append((String(cString: keyword), option.pointee.val.map { String(cString: $0) }))
                option += 1
            }
            return parameters
        }

        /// Returns the error for the first option of an invalid URL that libpq does not have; nil if there is none, or if the
        /// name may be part of a password.
        private static func unknownOption(in url: String) -> StoreError? {
            guard let mark = url.firstIndex(of: "?"), !url[mark...].contains("@"), let defaults = PQconndefaults()
            else {
                return nil
            }
            defer { PQconninfoFree(defaults) }
            let known = all(defaults).map { $0.keyword }
            let names = url[mark...].dropFirst().split(separator: "&").map { String($0.prefix { $0 != "=" }) }
            guard let name = names.first(where: { !known.contains($0) }), name.utf8.allSatisfy(\.isASCIILetterOrDigit)
            else { return nil }
            return StoreError(
                .unavailable,
                "the URL of the store has an unknown option '\(name)'".suggesting(NearMatch.name(for: name, in: known)))
        }
    }
#endif
