#if SQLite
    import CIntentSQLite
    import IntentRuntime
    import IntentSystem

    /// Failures of the file system.
    extension StoreError {
        /// - Parameter action: A verb phrase: "open".
        init(_ failure: SystemFailure, _ action: String, _ path: String) {
            let code: Code =
                switch failure.kind {
                case .notPermitted: .notPermitted
                case .readOnly: .readOnly
                case .inputOutput: .inputOutput
                case .tooManyFiles, .other: .unavailable
                }
            self.init(code, "cannot \(action) '\(path)': \(failure.message)", underlying: failure)
        }

        /// Makes a call, and throws a failure of the system as a ``StoreError``.
        static func translating<Result>(
            _ action: String, _ path: String, _ call: @autoclosure () throws(SystemFailure) -> Result
        ) throws(StoreError) -> Result {
            do {
                return try call()
            } catch {
                throw StoreError(error, action, path)
            }
        }

        static func isMissing(_ path: String) -> StoreError {
            StoreError(.missing, "the store '\(path)' does not exist")
        }

        static func isLink(_ path: String) -> StoreError {
            StoreError(.notPermitted, "'\(path)' is a symbolic link; name the file or folder that it leads to")
        }

        static func isFolder(_ path: String) -> StoreError {
            StoreError(.unavailable, "'\(path)' is a folder, not a file")
        }

        /// - Parameter phrase: What is wrong, as a verb phrase: "is truncated or damaged".
        static func isDamaged(_ path: String, _ phrase: String = "is truncated or damaged") -> StoreError {
            StoreError(.damaged, damage(path, phrase))
        }

        fileprivate static func damage(_ path: String, _ phrase: String) -> String {
            "'\(path)' \(phrase); restore it from a backup, or move it away with the files beside it to begin a new store"
        }

        static func isReadOnly(_ path: String) -> StoreError {
            StoreError(.readOnly, "'\(path)' is not writable")
        }
    }

    /// Failures of SQLite.
    extension StoreError {
        /// SQLite's own message remains available in `underlying`.
        init(_ error: SQLiteError, _ path: String) {
            let (code, phrase) = StoreError.meaning(of: error)
            let message = code == .damaged ? StoreError.damage(path, phrase) : "'\(path)' \(phrase)"
            self.init(code, message, underlying: error)
        }

        /// Runs `body`, and throws a failure of SQLite as a ``StoreError``.
        static func translating<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
            do {
                return try body()
            } catch let error as SQLiteError {
                throw StoreError(error, path)
            }
        }

        private static func meaning(of error: SQLiteError) -> (Code, String) {
            switch error.code {
            case SQLiteError.databaseMoved: return (.unavailable, "was moved or removed while it was open")
            case SQLiteError.shortRead, SQLiteError.corruptFileSystem:
                return (.damaged, "is truncated or damaged")
            case SQLiteError.fsyncFailed, SQLiteError.folderFsyncFailed:
                // The next program that opens the store may find what was written before.
                return (.unknownOutcome, "could not be synchronized with its disk; the write may or may not be stored")
            default: break
            }
            switch error.primaryCode {
            case SQLITE_NOTADB: return (.damaged, "is not a store, or its beginning is lost")
            case SQLITE_CORRUPT, SQLITE_FORMAT: return (.damaged, "is truncated or damaged")
            case SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_MISMATCH, SQLITE_CONSTRAINT:
                return (.damaged, "does not have the structure or content of a store")
            case SQLITE_READONLY: return (.readOnly, "is not writable")
            case SQLITE_FULL: return (.inputOutput, "could not be written: the disk is full")
            case SQLITE_IOERR: return (.inputOutput, "could not be read or written")
            case SQLITE_NOMEM: return (.inputOutput, "could not be used: out of memory")
            case SQLITE_TOOBIG: return (.inputOutput, "cannot store a value of this size")
            case SQLITE_CANTOPEN: return (.unavailable, "cannot be opened")
            case SQLITE_PERM, SQLITE_AUTH: return (.notPermitted, "cannot be opened: permission denied")
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
                return (.unavailable, "is locked by another program")
            default: return (.unavailable, "could not be used")
            }
        }
    }
#endif
