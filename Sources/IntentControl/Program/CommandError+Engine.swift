package import IntentCommandLine
internal import IntentRuntime

extension CommandError {
    /// Turns any error of a command into one with an exit status.
    package init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let error as EngineError: self.init(error)
        case let error as StoreError: self.init(error)
        default: self.init(.internalError, "unexpected: \(error)")
        }
    }

    init(_ error: EngineError) {
        self.init(
            Self.status(of: error.code),
            error.problems.map { problem in
                Problem(
                    problem.code.description, parameter: problem.parameter, problem.message,
                    suggestion: problem.suggestion)
            })
    }

    init(_ error: StoreError) {
        self.init(Self.status(of: error.code), error.code.description, error.message)
    }

    private static func status(of code: EngineError.Code) -> CommandStatus {
        switch code {
        case .lookupUnavailable: .unavailable
        case .sourceNotTrusted: .notPermitted
        case .editConflict: .conflict
        case .wrongRequest: .wrongUsage
        default: .invalidData
        }
    }

    private static func status(of code: StoreError.Code) -> CommandStatus {
        switch code {
        case .unknownInstance, .instanceExists: .invalidData
        case .readOnly, .notPermitted: .notPermitted
        case .inputOutput, .unknownOutcome: .inputOutput
        default: .unavailable
        }
    }
}
