#if SQLite
    import IntentRuntime
    import Synchronization

    extension SQLiteStore {
        /// One thread of the store's watches for all who listen, from the first on until the store goes.
        public func signals() throws -> AsyncStream<Void> {
            try watch.withLock { watch in
                // First the stream, then the watch: what comes between the two is heard.
                let stream = listeners.stream()
                if watch == nil { watch = try StoreWatch(StorePlace(path: path), listeners) }
                return stream
            }
        }
    }
#endif
