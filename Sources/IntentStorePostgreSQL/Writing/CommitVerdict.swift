#if PostgreSQL
    /// Whether a transaction happened whose commit was sent and never answered.
    package enum CommitVerdict: Hashable, Sendable {
        case happened
        case didNotHappen
        /// The server still works on it, or waits for its client.
        case open
        case unknown

        /// - Parameters:
        ///   - status: What `pg_xact_status` says; nil where it says nothing.
        ///   - isLogged: Whether the log has the entry that it would have written; nil for one that writes none.
        package init(status: String?, isLogged: Bool?) {
            switch (status, isLogged) {
            case (_, true?): self = .happened
            case ("in progress", _): self = .open
            case ("aborted", _): self = .didNotHappen
            case ("committed", nil): self = .happened
            // The server that answers is not the one that was asked, but a copy that came later, or an older state.
            default: self = .unknown
            }
        }
    }
#endif
