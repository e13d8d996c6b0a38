import Foundation
import IntentModel
import IntentRuntime

/// An intent that a handler is to perform. For generated code.
public struct INIntentCall<Intent: INIntent>: @unchecked Sendable {
    // Unchecked: the runtime creates the intent for this call and does not use it again.
    /// The intent with its values.
    public let intent: Intent

    /// Creates a call of the requirement `handle(intent:)`.
    public init(of intent: Intent) {
        self.intent = intent
    }
}

/// The outcome of an intent by the number of its response's code.
struct INPerformOutcome {
    /// The codes of every intent in the order of their numbers. Declared codes follow from 100 on.
    private static let standardCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
    private static let firstDeclaredNumber = 100

    let code: String
    let isSuccess: Bool

    /// - Parameters:
    ///   - number: The raw value of the code.
    ///   - intent: The declared intent, for its own codes.
    init(number: Int, of intent: IntentModel.Intent?) {
        let declared = (intent?.actions?.response?.codes ?? []).filter { !Self.standardCodes.contains($0.name) }
        if Self.standardCodes.indices.contains(number) {
            code = Self.standardCodes[number]
            isSuccess = ["ready", "inProgress", "success"].contains(code)
        } else if declared.indices.contains(number - Self.firstDeclaredNumber) {
            let found = declared[number - Self.firstDeclaredNumber]
            (code, isSuccess) = (found.name, found.isSuccess)
        } else {
            (code, isSuccess) = (String(number), false)
        }
    }

    /// The reason of a failure.
    var failure: HandlerError {
        switch code {
        case "continueInApp", "failureRequiringAppLaunch":
            HandlerError(.failed, message: "the intent has to be performed in its app")
        case "unspecified":
            HandlerError(.failed, message: "the handler returned a response without a code")
        case "failure": HandlerError(.failed, message: "the handler could not perform the intent")
        default: HandlerError(.failed, message: "the handler returned the response '\(code)'")
        }
    }
}
