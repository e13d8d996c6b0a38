#if PostgreSQL
    import CIntentLibPQ
    import IntentModel
    import IntentRuntime

    /// The result of one statement.
    final class StatementResult {
        private let result: OpaquePointer

        /// Takes ownership of the result.
        init(_ result: OpaquePointer) {
            self.result = result
        }

        deinit {
            PQclear(result)
        }

        var status: ResultStatus { ResultStatus(PQresultStatus(result)) }

        /// The command tag, such as "COMMIT".
        var tag: String { String(cString: PQcmdStatus(result)) }

        /// The error code of the server; nil if there is none or libpq itself failed.
        var state: SQLState? {
            intent_pq_state(result).map { SQLState(String(cString: $0)) }
        }

        var message: String { String(cString: PQresultErrorMessage(result)) }

        var count: Int { Int(PQntuples(result)) }

        var rows: [Row] { (0..<count).map { Row(result: self, index: CInt($0)) } }

        var first: Row? { count > 0 ? Row(result: self, index: 0) : nil }

        /// A row. Columns are zero-based.
        struct Row: StoreRow {
            fileprivate let result: StatementResult
            fileprivate let index: CInt

            func isNull(_ column: CInt) -> Bool { PQgetisnull(result.result, index, column) != 0 }

            /// Returns a text that was stored with ``StatementArgument/text(_:)``.
            func text(_ column: CInt) -> String {
                withBytes(column) { EscapedText.decoded($0) }
            }

            /// Returns a text that the server generated.
            func serverText(_ column: CInt) -> String { withBytes(column) { String(decoding: $0, as: UTF8.self) } }

            /// The text of all columns, with nil for null.
            var columns: [String?] {
                (0..<PQnfields(result.result)).map { isNull($0) ? nil : serverText($0) }
            }

            func boolean(_ column: CInt) -> Bool { withBytes(column) { $0.first == UInt8(ascii: "t") } }

            func integer(_ column: CInt) throws(StoreError) -> Int {
                guard let number = Int(serverText(column)) else {
                    throw StoreError(.damaged, "the store contains a string instead of a number")
                }
                return number
            }

            /// Returns bytes, which the server sends as text.
            func bytes(_ column: CInt) throws(StoreError) -> [UInt8] {
                guard let value = PQgetvalue(result.result, index, column) else { return [] }
                defer { withExtendedLifetime(result) {} }
                var count = 0
                let start = value.withMemoryRebound(to: UInt8.self, capacity: length(column)) {
                    PQunescapeBytea($0, &count)
                }
                guard let start else { throw StoreError(.inputOutput, "the store cannot be read: out of memory") }
                defer { PQfreemem(start) }
                return Array(UnsafeBufferPointer(start: start, count: count))
            }

            private func length(_ column: CInt) -> Int { Int(PQgetlength(result.result, index, column)) }

            func withBytes<Result, Failure>(
                _ column: CInt, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
            ) throws(Failure) -> Result {
                let count = length(column)
                guard let value = PQgetvalue(result.result, index, column) else {
                    return try body(UnsafeBufferPointer(start: nil, count: 0))
                }
                defer { withExtendedLifetime(result) {} }
                let bytes = UnsafeRawBufferPointer(start: value, count: count)
                return try body(bytes.assumingMemoryBound(to: UInt8.self))
            }
        }
    }

    /// The status of a result.
    enum ResultStatus {
        case done, rows, sync, skipped, failed
        /// A status of copies, single rows or replication, which are not used.
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
