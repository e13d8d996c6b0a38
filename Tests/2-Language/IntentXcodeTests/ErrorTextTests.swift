import IntentTestSupport
import IntentXcode
import Testing

@Suite struct ErrorTextTests {
    private static let failures: [@Sendable () throws -> Void] = [
        { _ = try readPropertyList(Array("<plist><dict><key>a</key>".utf8)) },
        { _ = try readPropertyList(Array("bplist00".utf8)) },
        { _ = try readStrings(Array("\"a\" = \n;".utf8)) },
        { _ = try disassemble(.string("x")) },
        { throw XcodeFileError("INIntents[0].INIntentName", "a string is expected") },
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
