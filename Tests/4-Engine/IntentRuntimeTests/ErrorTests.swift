import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct ErrorTests {
    private static let codes: [EngineError.Code] = [
        .unknownKind, .unknownFamily, .unknownInstance, .unknownParameter, .instanceExists, .wrongValue, .refused,
        .lookupUnavailable, .sourceNotTrusted, .editConflict, .orphan, .conflictingDefinitions, .wrongIntent,
        .nothingToUndo, .nothingToRedo, .logShortened, .wrongDocument, .wrongRequest,
    ]
    private static let storeCodes: [StoreError.Code] = [
        .unknownInstance, .instanceExists, .missing, .unavailable, .readOnly, .damaged, .otherVersion, .notPermitted,
        .inputOutput, .unknownOutcome, .hostExists, .leaseLost,
    ]
    private static let failureCodes: [OptionsFailure.Code] = [
        .timedOut, .failed, .notSignedIn, .unavailable, .crashed, .sourceNotTrusted,
    ]
    private static let handlerCodes: [HandlerError.Code] = [.notSignedIn, .unavailable, .failed]

    private static let errors: [any Error] =
        failureCodes.map { OptionsFailure($0) } + handlerCodes.map { HandlerError($0) }
        + [
            EngineError([EngineError.Problem(.unknownKind, "unknown kind 'x'")]),
            EngineError([
                EngineError.Problem(
                    .wrongValue, parameter: "size", "'a\nb' is not a number",
                    conflict: EngineError.Conflict(before: .integer(1), stored: nil, drafted: .string("x")))
            ]),
            StoreError(.unavailable, "'/tmp/a' cannot be opened", underlying: OptionsFailure(.timedOut)),
            HandlerError.unknown(parameter: "size"), HandlerError(.failed, message: "first\r\nsecond"),
            OptionsFailure(.failed, message: "first\nsecond"), OptionsFailure(.crashed, message: ""),
        ]

    @Test(arguments: errors)
    func `an error describes itself in one line`(error: any Error) {
        expectEqual(problems(inTextOf: error), [])
    }

    private static let words =
        codes.map(\.description) + storeCodes.map(\.description) + failureCodes.map(\.description)

    @Test func `every code is one word in camel case`() {
        expectEqual(Self.words.filter { $0.wholeMatch(of: /[a-z]+([A-Z][a-z]+)*/) == nil }, [])
        #expect(Set(Self.handlerCodes.map(\.description)).isSubset(of: Self.failureCodes.map(\.description)))
    }

    @Test func `the reference of JSON output contains every code`() throws {
        let page = try String(
            contentsOf: Repository.manual.appending(path: "Reference/JSONOutput.md"), encoding: .utf8)
        expectEqual(Self.words.filter { !page.contains("`\($0)`") }, [])
    }

    @Test func `an engine error names parameters and suggestions once`() {
        let error = EngineError([
            EngineError.Problem(.unknownParameter, parameter: "sice", "unknown parameter 'sice'", suggestion: "size"),
            EngineError.Problem(.wrongValue, parameter: "count", "expected 1 to 5, found 7"),
        ])
        expectEqual("\(error)", "unknown parameter 'sice'; did you mean 'size'?; count: expected 1 to 5, found 7")
    }

    @Test func `a caller receives what a handler throws`() {
        struct Own: LocalizedError {
            let errorDescription: String?
        }
        let message = "sign in to Home first"
        expectEqual(
            OptionsFailure(thrown: HandlerError(.notSignedIn, message: message)),
            OptionsFailure(.notSignedIn, message: message))
        expectEqual(OptionsFailure(thrown: HandlerError(.unavailable)).message, "the data source is unavailable")
        expectEqual(
            OptionsFailure(thrown: Own(errorDescription: "no lamp")), OptionsFailure(.failed, message: "no lamp"))
        expectEqual(OptionsFailure(thrown: OptionsFailure.timedOut), .timedOut)
        expectEqual(OptionsFailure(thrown: Own(errorDescription: "")).ownMessage, nil)
    }

    @Test func `the details of an error of Foundation are no text for people`() {
        struct System: Error, CustomStringConvertible {
            let description =
                #"Error Domain=Lamps Code=-1004 "No lamp" UserInfo={url=http://example.com/?token=s3cret}"#
        }
        expectEqual(OptionsFailure(thrown: System()).message, #"Error Domain=Lamps Code=-1004 "No lamp""#)
    }
}
