#if SQLite
    import GRDB
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Makes a new store under another name and gives it its own when it is whole, so that a database that is empty or
    /// half built is never one of ours. To be called under the writers' lock.
    enum StoreBuilding {
        static func build(_ place: StorePlace, _ migrations: [StoreMigration]) throws {
            try clearDraft(place)
            try makeEmptyFile(place.draft)
            do {
                try fill(place.draft, migrations)
                try synchronize(place.draft)
                guard rename(place.draft, place.path) == 0 else {
                    throw StoreError(errno: errno, "name", place.path)
                }
                try synchronize(place.folder)
            } catch {
                try? clearDraft(place)
                throw error
            }
        }

        /// What a killed builder left.
        private static func clearDraft(_ place: StorePlace) throws(StoreError) {
            for path in [place.draft, place.draft + "-journal", place.draft + "-wal", place.draft + "-shm"] {
                guard unlink(path) == 0 || errno == ENOENT else { throw StoreError(errno: errno, "remove", path) }
            }
        }

        private static func makeEmptyFile(_ path: String) throws(StoreError) {
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw StoreError(errno: errno, "make", path) }
            defer { _ = close(descriptor) }
            // The umask may have taken away what was asked for.
            guard fchmod(descriptor, 0o600) == 0 else { throw StoreError(errno: errno, "make", path) }
        }

        private static func fill(_ path: String, _ migrations: [StoreMigration]) throws {
            var configuration = Configuration()
            configuration.prepareDatabase { database in
                // Nobody misses a draft.
                try database.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
            }
            let draft = try DatabaseQueue(path: path, configuration: configuration)
            try StoreFormat.migrator(migrations).migrate(draft)
            try draft.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
            try draft.close()
        }

        private static func synchronize(_ path: String) throws(StoreError) {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw StoreError(errno: errno, "open", path) }
            defer { _ = close(descriptor) }
            #if canImport(Darwin)
                let code = fcntl(descriptor, F_FULLFSYNC)
            #else
                let code = fsync(descriptor)
            #endif
            guard code == 0 else { throw StoreError(errno: errno, "write out", path) }
        }
    }
#endif
