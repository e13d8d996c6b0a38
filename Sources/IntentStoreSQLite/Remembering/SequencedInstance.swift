#if SQLite
    import IntentRuntime

    /// An instance, and the newest change in the log of those that made it what it is.
    struct SequencedInstance: Sendable {
        let instance: StoredInstance
        let sequence: Int
    }
#endif
