import IntentModel
import IntentTestSupport
import Testing

@Suite struct ErrorTextTests {
    /// Calls that fail.
    private static let failures: [@Sendable () throws -> Void] = [
        { _ = try JSONValue(parsing: Array("{\"a\":".utf8)) },
        { _ = try Schema(json: ["intents": 1]) },
        { _ = try Schema(json: 1) },
        { _ = try Schema(group: "a").merging(Schema(group: "b")).get() },
        { _ = try ValueType(.integer).value(fromText: "many", in: Schema()) },
        { _ = try ValueType(.dateComponents(.date)).value(fromText: "a\nb", in: Schema()) },
        { _ = try ValueType(.url).value(fromText: "a\nb", in: Schema()) },
        { _ = try ValueType(.boolean, isList: true).value(fromWire: [1], in: Schema(), keepingMismatches: false) },
        { _ = try OptionDocument(json: ["options": 1], type: ValueType(.string), in: Schema(), locale: "en") },
        { _ = try OptionDocument(json: [], type: ValueType(.string), in: Schema(), locale: "en") },
    ]

    @Test(arguments: failures.indices)
    func `an error describes itself in one line`(index: Int) {
        do {
            try Self.failures[index]()
            Issue.record("call \(index) does not fail")
        } catch {
            expectEqual(problems(inTextOf: error), [])
        }
    }
}
