#if PostgreSQL
    /// Whether a transaction happened whose commit was sent and never answered.
    package enum CommitVerdict: Hashable, Sendable {
        case happened
        case didNotHappen
        /// The server still works on it, or waits for its client.
        case open
        case unknown

        /// What `pg_xact_status` says of the transaction's number.
        package enum Status: String, Hashable, Sendable, CaseIterable {
            case inProgress = "in progress"
            case committed
            case aborted
        }

        /// What the log of the instance says.
        package struct Log: Hashable, Sendable {
            /// The very entry of the transaction is there.
            package let hasEntry: Bool
            /// Nothing was taken out of the log since that may have been the entry.
            package let reachesBack: Bool

            package init(hasEntry: Bool, reachesBack: Bool) {
                self.hasEntry = hasEntry
                self.reachesBack = reachesBack
            }
        }

        /// A server that crashed, or one put in its place, may have given the number to another transaction since, so the
        /// log counts for more.
        /// - Parameters:
        ///   - status: Nil where the server says nothing.
        ///   - log: Read after the status was told: what had ended by then can be seen. Nil for a transaction without an
        ///     entry.
        package init(status: Status?, log: Log?) {
            switch (status, log) {
            case (_, let log?) where log.hasEntry: self = .happened
            case (.inProgress, _): self = .open
            case (.aborted, _): self = .didNotHappen
            case (_, let log?): self = log.reachesBack ? .didNotHappen : .unknown
            case (.committed, nil): self = .happened
            case (nil, nil): self = .unknown
            }
        }
    }
#endif
