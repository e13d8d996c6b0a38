#if SQLite
    import IntentModel
    import IntentRuntime

    extension PreparedStatement {
        /// Deeper than anything that a value of ours holds.
        private static let depthLimit = 512

        func json(_ column: CInt) throws(StoreError) -> JSONValue {
            do {
                return try withBytes(column) { bytes throws(JSONError) in
                    try JSONValue(parsing: bytes, depthLimit: PreparedStatement.depthLimit)
                }
            } catch {
                throw StoreError(.damaged, "The store holds a value that is no JSON.", underlying: error)
            }
        }
    }

    extension InstanceID {
        /// From the row's first column.
        init(_ row: PreparedStatement, column: CInt = 0) throws(StoreError) {
            guard let id = InstanceID(row.text(column)) else {
                throw StoreError(.damaged, "The store holds an instance under an id that is none.")
            }
            self = id
        }
    }
#endif
