import IntentControl
import IntentRuntime
import Testing

struct FailureTests {
    @Test(arguments: [
        (EngineError.Code.unknownKind, ControlStatus.wrongData), (.unknownFamily, .wrongData),
        (.unknownInstance, .wrongData), (.unknownParameter, .wrongData), (.instanceExists, .wrongData),
        (.wrongValue, .wrongData), (.lookupUnavailable, .unavailable), (.changedMeanwhile, .changedMeanwhile),
        (.orphan, .wrongData), (.conflictingDefinitions, .wrongData), (.wrongRequest, .wrongUsage),
    ])
    func refusalsOfTheEngineHaveTheirExitCodes(code: EngineError.Code, status: ControlStatus) {
        #expect(ControlFailure(EngineError([.init(code, "x")])).status == status)
    }

    @Test(arguments: [
        (StoreError.Code.unknownInstance, ControlStatus.wrongData), (.instanceExists, .wrongData),
        (.unavailable, .unavailable), (.readOnly, .notPermitted), (.damaged, .unavailable),
        (.otherVersion, .unavailable), (.notPermitted, .notPermitted), (.inputOutput, .inputOutput),
    ])
    func failuresOfTheStoreHaveTheirExitCodes(code: StoreError.Code, status: ControlStatus) {
        #expect(ControlFailure(StoreError(code, "x")).status == status)
    }

    @Test func allProblemsOfARefusalAreKept() {
        let error = EngineError([
            .init(.wrongValue, parameter: "a", "too big", suggestion: "b"), .init(.unknownParameter, "who"),
        ])
        let failure = ControlFailure(error)
        #expect(
            failure.problems == [
                .init("wrongValue", parameter: "a", "too big", suggestion: "b"), .init("unknownParameter", "who"),
            ])
    }

    @Test func whatNobodyForesawIsOurBug() {
        struct Surprise: Error {}
        #expect(ControlFailure(Surprise()).status == .ourBug)
    }
}
