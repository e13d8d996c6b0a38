import IntentRuntime

/// How a check finds that a promise is broken.
extension StoreConformance {
    /// The two are equal, or the check fails with both in its message.
    static func require<Value: Equatable>(
        _ found: Value, is expected: Value, _ what: String, line: UInt = #line
    ) throws {
        guard found == expected else {
            throw StoreCheckFailure("\(what), checked at line \(line): expected \(expected), found \(found)")
        }
    }

    /// `body` throws a ``StoreError`` with `code`.
    static func require(
        _ code: StoreError.Code, from what: String, line: UInt = #line, _ body: () throws -> Void
    ) throws {
        do {
            try body()
        } catch let error as StoreError {
            return try require(error.code, is: code, "the error's code of \(what)", line: line)
        }
        throw StoreCheckFailure("\(what), checked at line \(line): expected the error \(code), but it went well")
    }
}
