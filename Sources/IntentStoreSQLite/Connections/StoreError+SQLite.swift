#if SQLite
    import GRDB
    import IntentRuntime

    extension StoreError {
        /// What GRDB threw, in the store's words. The text of SQLite's message stays in `underlying`.
        init(_ error: DatabaseError, _ path: String) {
            let (code, phrase) = StoreError.meaning(of: error.extendedResultCode)
            self.init(code, "'\(path)' \(phrase).", underlying: error)
        }

        /// Runs `body` and gives its failures the store's words; what it throws on purpose passes.
        static func translating<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
            do {
                return try body()
            } catch let error as DatabaseError {
                throw StoreError(error, path)
            }
        }

        private static func meaning(of code: ResultCode) -> (Code, String) {
            switch code {
            case .SQLITE_READONLY_DBMOVED: return (.unavailable, "was moved or removed while it was open")
            case .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS: return (.damaged, "is cut short or damaged")
            case .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC:
                // What was written before may be there for who opens the store next.
                return (
                    .unknownOutcome, "could not be synchronised with its disk: whether the write is kept is not known"
                )
            default: break
            }
            switch code.primaryResultCode {
            case .SQLITE_NOTADB: return (.damaged, "is no store, or its beginning is lost")
            case .SQLITE_CORRUPT, .SQLITE_FORMAT: return (.damaged, "is cut short or damaged")
            case .SQLITE_ERROR, .SQLITE_SCHEMA, .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
                return (.damaged, "is not built as a store is, or holds what no store holds")
            case .SQLITE_READONLY: return (.readOnly, "cannot be written")
            case .SQLITE_FULL: return (.inputOutput, "could not be written: the disk is full")
            case .SQLITE_IOERR: return (.inputOutput, "could not be read or written")
            case .SQLITE_NOMEM: return (.inputOutput, "could not be used: memory is short")
            case .SQLITE_TOOBIG: return (.inputOutput, "cannot take a value that large")
            case .SQLITE_CANTOPEN: return (.unavailable, "cannot be opened")
            case .SQLITE_PERM, .SQLITE_AUTH: return (.notPermitted, "may not be opened")
            case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL:
                return (.unavailable, "is kept locked by another program")
            default: return (.unavailable, "could not be used")
            }
        }
    }
#endif
