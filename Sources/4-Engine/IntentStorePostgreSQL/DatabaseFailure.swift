#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// A failure to connect or to run a statement.
    ///
    /// The transaction was not committed, except possibly if the connection was lost after ``Statement/commit`` was sent.
    struct DatabaseFailure: Error, Sendable, CustomStringConvertible {
        enum Kind: Hashable, Sendable {
            /// The connection could not be established.
            case unreachable
            /// The connection was lost. The statements that were sent last may have taken effect.
            case lost
            /// The server reported an error.
            case refused
            /// No connection of the pool became available in time.
            case noneAvailable
        }

        let kind: Kind
        let state: SQLState?
        /// The message of libpq or of the server, for logs.
        let message: String

        init(_ kind: Kind, _ state: SQLState?, _ message: String) {
            self.kind = kind
            self.state = state
            self.message = message
        }

        /// The message on one line, without its details and hints. Nil if it may contain stored values.
        var reason: String? {
            if let state, ["22", "23"].contains(state.category) { return nil }
            var lines: [String] = []
            for line in message.split(whereSeparator: \.isNewline) {
                // Hints are indented. What follows the first line of a server's message are details and its source.
                guard line.first?.isWhitespace == false, kind != .refused || lines.isEmpty else { continue }
                let words = line.split(separator: " ").joined(separator: " ")
                if !words.hasPrefix("LOCATION:"), !lines.contains(words) { lines.append(words) }
            }
            let reason = lines.joined(separator: "; ")
            return reason.isEmpty ? nil : reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        }

        var description: String { "PostgreSQL error\(state.map { " \($0)" } ?? ""): \(message.onOneLine)" }

        /// Whether the tables were replaced by others in which the group has another number.
        var isReplacement: Bool { state == .divisionByZero }

        /// Whether another attempt may succeed, on a new connection if necessary.
        var isTemporary: Bool {
            switch kind {
            case .lost: true
            case .unreachable: state == nil || state?.endsConnection == true || state?.category == "53"
            case .refused: state?.isCausedByConcurrency == true
            case .noneAvailable: false
            }
        }
    }

    /// A PostgreSQL error code, such as `40P01`.
    struct SQLState: Hashable, Sendable, CustomStringConvertible {
        let description: String

        init(_ code: String) {
            description = code
        }

        /// The class of the error: the first two characters.
        var category: Substring { description.prefix(2) }

        static let uniqueViolation = SQLState("23505")
        static let invalidParameter = SQLState("22023")
        static let readOnly = SQLState("25006")
        /// The error of ``LocatedGroup/check``; no other statement divides by what may be zero.
        static let divisionByZero = SQLState("22012")
        static let serializationFailure = SQLState("40001")
        static let deadlock = SQLState("40P01")
        static let lockNotAvailable = SQLState("55P03")
        static let queryCanceled = SQLState("57014")
        static let cannotConnectNow = SQLState("57P03")
        static let idleTransactionEnded = SQLState("25P03")
        static let programLimitExceeded = SQLState("54000")
        /// The error of the function `intents.require_shards`.
        static let leaseLost = SQLState("IC001")

        /// Whether the server closes the connection with this error, for example because it stops or restarts.
        var endsConnection: Bool {
            category == "08" || self == .idleTransactionEnded
                || ["57P01", "57P02", "57P03", "57P05"].contains(description)
        }

        /// Whether another transaction caused the error, so that the same transaction may succeed when it is retried.
        var isCausedByConcurrency: Bool { self == .serializationFailure || self == .deadlock }
    }

    extension StoreError {
        /// Describes a failure with the reason that libpq or the server reports. Its complete message is in `underlying`.
        init(_ failure: DatabaseFailure, _ address: DatabaseAddress) {
            let (code, phrase) = StoreError.meaning(of: failure)
            let reason = failure.reason.map { ": \($0)" } ?? ""
            self.init(code, "'\(address.text)' \(phrase)\(reason)", underlying: failure)
        }

        var isUniqueViolation: Bool { (underlying as? DatabaseFailure)?.state == .uniqueViolation }

        private static func meaning(of failure: DatabaseFailure) -> (Code, String) {
            if let state = failure.state, let known = meaning(of: state) { return known }
            switch failure.kind {
            case .unreachable: return (.unavailable, "cannot be reached")
            case .lost: return (.unavailable, "was disconnected and cannot be reached again")
            case .noneAvailable: return (.unavailable, "is busy: all connections of this program are in use")
            case .refused: return (.unavailable, "cannot be used")
            }
        }

        private static let groupReplaced =
            "was replaced while it was open, so that the number of the group is another one; restart this program to open what is there now"

        private static func meaning(of state: SQLState) -> (Code, String)? {
            switch state {
            case .readOnly: return (.readOnly, "cannot be written: the server, database or role is read-only")
            case .lockNotAvailable: return (.unavailable, "is locked by another program")
            case .queryCanceled: return (.unavailable, "did not answer within the statement timeout")
            case .cannotConnectNow: return (.unavailable, "is starting or stopping")
            case .divisionByZero: return (.unavailable, groupReplaced)
            case .serializationFailure, .deadlock:
                return (.unavailable, "has too many concurrent changes")
            case SQLState("42501"): return (.notPermitted, "does not allow this operation for the role")
            case SQLState("3D000"): return (.unavailable, "names a database that does not exist")
            case SQLState("53100"): return (.inputOutput, "cannot be written: the disk is full")
            case SQLState("53300"): return (.unavailable, "has too many connections")
            default: break
            }
            switch state.category {
            case "28": return (.notPermitted, "does not allow the role to connect")
            case "42", "23", "22", "3F":
                return (.damaged, "does not have the structure of a store, or contains invalid data")
            case "XX": return (.damaged, "is damaged, or the server has an internal error")
            case "53", "58": return (.inputOutput, "cannot be read or written")
            case "54": return (.inputOutput, "cannot store a value of this size")
            default: return nil
            }
        }
    }
#endif
