package import IntentCommandLine
internal import IntentDocuments
internal import IntentRuntime
internal import IntentWidgets

extension CommandError {
    /// Turns any error of a command into one with an exit status.
    package init(_ error: any Error) {
        if let error = error as? CommandError {
            self = error
        } else if let problems = EngineError.Problem.all(of: error) {
            self.init(Self.status(of: error), problems.map(Problem.init))
        } else if error is CancellationError {
            self.init(.canceled, "canceled")
        } else {
            self.init(.internalError, "unexpected: \(error)")
        }
    }

    private static func status(of error: any Error) -> CommandStatus {
        switch error {
        case let error as EngineError: status(of: error.code)
        case let error as StoreError: status(of: error.code)
        case let error as HostError: status(of: error.code)
        case let error as OptionsFailure: error.code == .sourceNotTrusted ? .notPermitted : .unavailable
        default: .unavailable
        }
    }

    private static func status(of code: HostError.Code) -> CommandStatus {
        switch code {
        case .mismatch, .unknownKind, .notShown, .unknownAction: .invalidData
        case .unsuitableStore, .alreadyRunning, .providerFailed, .notWatched: .unavailable
        }
    }

    private static func status(of code: EngineError.Code) -> CommandStatus {
        switch code {
        case .lookupUnavailable: .unavailable
        case .sourceNotTrusted, .locked: .notPermitted
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

extension CommandError.Problem {
    fileprivate init(_ problem: EngineError.Problem) {
        self.init(
            problem.code.description, parameter: problem.parameter, problem.fieldText?.description ?? problem.message,
            suggestion: problem.suggestion)
        (field, parameters) = (problem.field, problem.parameters)
    }
}
