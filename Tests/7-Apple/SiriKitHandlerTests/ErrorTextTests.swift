import Foundation
import IntentTestSupport
import Intents
import Testing

struct ErrorTextTests {
    @Test func `an error of the module describes itself`() {
        let error = INIntentError(.noHandlerProvidedForIntent)
        #expect("\(error)" == "IntentsErrorDomain 2003: noHandlerProvidedForIntent")
        #expect(String(reflecting: error) == "\(error)")
        #expect(problems(inTextOf: error) == [])
    }

    @Test func `a question about an unknown parameter has one line`() {
        let question = INParameterQuestion("soup", of: INIntent())
        #expect(problems(inTextOf: question.unknownParameter) == [])
        #expect("\(question.unknownParameter)" == "INIntent has no parameter 'soup'")
    }
}
