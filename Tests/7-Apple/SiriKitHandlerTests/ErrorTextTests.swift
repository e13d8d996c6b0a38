import Foundation
import IntentTestSupport
import Intents
import Testing

struct ErrorTextTests {
    @Test func `an error of the module describes itself`() {
        let error = INIntentError(.noHandlerProvidedForIntent)
        expectEqual("\(error)", "IntentsErrorDomain 2003: noHandlerProvidedForIntent")
        expectEqual(String(reflecting: error), "\(error)")
        expectEqual(problems(inTextOf: error), [])
    }

    @Test func `a question about an unknown parameter has one line`() {
        let question = INParameterQuestion("soup", of: INIntent())
        expectEqual(problems(inTextOf: question.unknownParameter), [])
        expectEqual("\(question.unknownParameter)", "INIntent has no parameter 'soup'")
    }
}
