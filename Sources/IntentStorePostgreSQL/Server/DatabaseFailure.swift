#if PostgreSQL
    /// A connection could not be made, or a statement failed. In every case but a lost ``Statement/commit`` the
    /// transaction at hand did not happen.
    struct DatabaseFailure: Error, Sendable {
        enum Kind: Hashable, Sendable {
            /// No connection could be made.
            case unreachable
            /// There was a connection, and it is gone; what was sent last may have happened.
            case lost
            /// The server answered, and refused.
            case refused
            /// Nobody gave a connection back in time.
            case noneFree
        }

        let kind: Kind
        let state: SQLState?
        /// What libpq or the server says; for logs.
        let message: String

        init(_ kind: Kind, _ state: SQLState?, _ message: String) {
            self.kind = kind
            self.state = state
            self.message = message
        }

        /// Another try, on a new connection if need be, may go well.
        var isWorthRetrying: Bool {
            switch kind {
            case .lost: true
            case .unreachable: state == nil || state?.endsConnection == true || state?.category == "53"
            case .refused: state?.isForAnothersSake == true
            case .noneFree: false
            }
        }
    }
#endif
