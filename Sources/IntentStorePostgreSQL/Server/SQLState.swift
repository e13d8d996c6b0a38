#if PostgreSQL
    /// PostgreSQL's code of an error, such as `40P01`; its first two letters are its class.
    struct SQLState: Hashable, Sendable, CustomStringConvertible {
        let description: String

        init(_ code: String) {
            description = code
        }

        var category: Substring { description.prefix(2) }

        static let uniqueViolation = SQLState("23505")
        static let invalidParameter = SQLState("22023")
        static let readOnly = SQLState("25006")
        static let serializationFailure = SQLState("40001")
        static let deadlock = SQLState("40P01")
        static let lockNotAvailable = SQLState("55P03")
        static let queryCanceled = SQLState("57014")
        static let cannotConnectNow = SQLState("57P03")
        static let idleTransactionEnded = SQLState("25P03")

        /// The server ends the connection with it: it stops, restarts, or was told to.
        var endsConnection: Bool {
            category == "08" || self == .idleTransactionEnded
                || ["57P01", "57P02", "57P03", "57P05"].contains(description)
        }

        /// Where the whole transaction is begun again it may go well.
        var isForAnothersSake: Bool { self == .serializationFailure || self == .deadlock }
    }
#endif
