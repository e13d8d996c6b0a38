#if PostgreSQL
    import CLibPQ
    import IntentModel
    import IntentRuntime

    /// What one statement answered.
    final class StatementResult {
        private let result: OpaquePointer

        /// Takes the result over.
        init(_ result: OpaquePointer) {
            self.result = result
        }

        deinit {
            PQclear(result)
        }

        var status: ResultStatus { ResultStatus(PQresultStatus(result)) }

        /// The statement's tag: "COMMIT".
        var tag: String { String(cString: PQcmdStatus(result)) }

        /// Five letters and digits; nil where libpq itself failed.
        var state: SQLState? {
            intent_pq_state(result).map { SQLState(String(cString: $0)) }
        }

        var message: String { String(cString: PQresultErrorMessage(result)) }

        var count: Int { Int(PQntuples(result)) }

        var rows: [Row] { (0..<count).map { Row(result: self, index: CInt($0)) } }

        var first: Row? { count > 0 ? Row(result: self, index: 0) : nil }

        /// One row, its columns counted from 0.
        struct Row {
            fileprivate let result: StatementResult
            fileprivate let index: CInt

            func isNull(_ column: CInt) -> Bool { PQgetisnull(result.result, index, column) != 0 }

            /// A text as it was before ``StatementArgument/text(_:)``.
            func text(_ column: CInt) -> String {
                withBytes(column) { EscapedText.decoded($0) }
            }

            func optionalText(_ column: CInt) -> String? { isNull(column) ? nil : text(column) }

            /// What the server itself says in text.
            func word(_ column: CInt) -> String { withBytes(column) { String(decoding: $0, as: UTF8.self) } }

            /// All columns; nil is null.
            var words: [String?] {
                (0..<PQnfields(result.result)).map { isNull($0) ? nil : word($0) }
            }

            func boolean(_ column: CInt) -> Bool { withBytes(column) { $0.first == UInt8(ascii: "t") } }

            func integer(_ column: CInt) throws(StoreError) -> Int {
                guard let number = Int(word(column)) else {
                    throw StoreError(.damaged, "The store holds a text where a number belongs.")
                }
                return number
            }

            func json(_ column: CInt) throws(StoreError) -> JSONValue {
                do {
                    return try withBytes(column) { bytes throws(JSONError) in
                        try JSONValue(parsing: bytes, depthLimit: StatementResult.depthLimit)
                    }
                } catch {
                    throw StoreError(.damaged, "The store holds a value that is no JSON.", underlying: error)
                }
            }

            /// The bytes live until `body` returns.
            private func withBytes<Result, Failure>(
                _ column: CInt, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
            ) throws(Failure) -> Result {
                let count = Int(PQgetlength(result.result, index, column))
                guard let value = PQgetvalue(result.result, index, column) else {
                    return try body(UnsafeBufferPointer(start: nil, count: 0))
                }
                defer { withExtendedLifetime(result) {} }
                let bytes = UnsafeRawBufferPointer(start: value, count: count)
                return try body(bytes.assumingMemoryBound(to: UInt8.self))
            }
        }

        /// Deeper than anything that a value of ours holds.
        private static let depthLimit = 512
    }
#endif
