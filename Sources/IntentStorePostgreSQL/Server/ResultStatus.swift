#if PostgreSQL
    import CLibPQ

    /// What a result is.
    enum ResultStatus {
        case done, rows, sync, skipped, failed
        /// Of copies, of single rows and of the replication: never asked for.
        case unexpected(UInt32)

        init(_ status: ExecStatusType) {
            self =
                switch status {
                case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: .done
                case PGRES_TUPLES_OK: .rows
                case PGRES_PIPELINE_SYNC: .sync
                case PGRES_PIPELINE_ABORTED: .skipped
                case PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE, PGRES_NONFATAL_ERROR: .failed
                default: .unexpected(UInt32(status.rawValue))
                }
        }
    }
#endif
