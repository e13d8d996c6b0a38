#if PostgreSQL
    /// How a store uses its server. What is not set is right for a service with some threads.
    public struct PostgreSQLSettings: Hashable, Sendable {
        /// Most connections at a time, at least 1; one more is open while somebody listens for changes.
        public var mostConnections = 4
        /// How long a connection may take to be made.
        public var longestConnecting = Duration.seconds(10)
        /// How long one statement may take, the commit among them, and how long a transaction may stand still.
        public var longestStatement = Duration.seconds(30)
        /// How long to wait for a row that another transaction changes.
        public var longestLockWait = Duration.seconds(10)
        /// How long a call tries again where the server was lost, restarts or ended a transaction for another's sake.
        public var longestRetrying = Duration.seconds(10)
        /// How often who listens asks, should a notification be lost; also how soon a dead connection is found.
        public var listeningInterval = Duration.seconds(5)

        /// The usual ones.
        public init() {}
    }
#endif
