#if PostgreSQL
    import IntentRuntime
    import Synchronization

    extension PostgreSQLStore {
        /// One thread and one connection of the store's listen for all, from the first call on until the store goes.
        public func signals() throws -> AsyncStream<Void> {
            try listener.withLock { listener in
                // First the stream, then the listener: what comes between the two is heard.
                let stream = listeners.stream()
                if listener == nil { listener = try startListening() }
                return stream
            }
        }

        private func startListening() throws -> ChangeListener {
            try persistently {
                try ChangeListener(
                    address: address, settings: settings, group: group, channel: channel, listeners: listeners)
            }
        }
    }
#endif
