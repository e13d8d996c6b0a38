package import Testing

/// Expects that two values are equal.
///
/// `#expect(actual == expected)` says the same and shows both sides as they are written in the source. The macro takes
/// several milliseconds to compile wherever it is used; this function takes almost none.
package func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(actual == expected, comment(), sourceLocation: sourceLocation)
}
