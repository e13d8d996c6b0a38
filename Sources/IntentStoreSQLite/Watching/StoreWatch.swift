import IntentSystem

#if SQLite
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
        import Dispatch
    #endif

    /// Tells who listens to a store that any process may have committed.
    ///
    /// The kernel tells of writes to the write-ahead log, which come before the commit that they belong to can be read.
    /// So the watch then takes a turn at the writers' lock: once it has it, whoever wrote is done. It holds the lock for
    /// no longer than that takes. What moves the log into the database, or empties it, is told too, and is no harm.
    final class StoreWatch: Sendable {
        #if canImport(Darwin)
            private let source: any DispatchSourceFileSystemObject

            /// Untried: it was written by Apple's documentation alone.
            init(_ place: StorePlace, _ listeners: StoreSignals) throws(StoreError) {
                let turns = try WriterLock(path: place.lock)
                let descriptor = open(place.log, O_EVTONLY | O_NOFOLLOW | O_CLOEXEC)
                guard descriptor >= 0 else { throw StoreError(errno: errno, "watch", place.log) }
                let source = DispatchSource.makeFileSystemObjectSource(
                    fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .revoke],
                    queue: DispatchQueue(label: "IntentStoreWatch"))
                source.setEventHandler {
                    let isGone = !source.data.isDisjoint(with: [.delete, .rename, .revoke])
                    if isGone || (try? turns.withLock {}) == nil { return listeners.finish() }
                    listeners.signal()
                }
                source.setCancelHandler { _ = close(descriptor) }
                source.activate()
                self.source = source
            }

            deinit {
                source.cancel()
            }
        #else
            /// Closed to end the thread.
            private let end: FileDescriptor

            init(_ place: StorePlace, _ listeners: StoreSignals) throws(StoreError) {
                let turns = try WriterLock(path: place.lock)
                let writes = try FolderWrites(of: place.log, in: place.folder)
                let (reading, writing) = try FileDescriptor.makePipe(for: place.path)
                end = writing
                let isStarted = PlatformThread.start {
                    while writes.wait(until: reading), (try? turns.withLock {}) != nil { listeners.signal() }
                    listeners.finish()
                }
                guard isStarted else { throw StoreError(.unavailable, "There is no thread left to watch the store.") }
            }
        #endif
    }
#endif
