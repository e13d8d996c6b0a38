#if SQLite
    import CSQLite
    import Synchronization

    /// How many pages the write-ahead log holds after the last commit of one connection.
    ///
    /// It must live as long as the connection commits.
    final class LogLength: Sendable {
        private let pages = Atomic(0)

        init(of statements: Statements) {
            _ = sqlite3_wal_hook(
                statements.connection,
                { context, _, _, pages in
                    if let context {
                        let length = Unmanaged<LogLength>.fromOpaque(context).takeUnretainedValue()
                        length.pages.store(Int(pages), ordering: .relaxed)
                    }
                    return SQLITE_OK
                },
                Unmanaged.passUnretained(self).toOpaque())
        }

        /// Long enough to be moved into the database: SQLite's own measure.
        var isLong: Bool {
            pages.load(ordering: .relaxed) >= 1_000
        }
    }
#endif
