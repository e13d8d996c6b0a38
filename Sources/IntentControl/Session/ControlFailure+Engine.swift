internal import IntentRuntime

extension ControlFailure {
    /// Any error of a command as what the command line says of it.
    package init(_ error: any Error) {
        switch error {
        case let failure as ControlFailure: self = failure
        case let error as EngineError: self.init(error)
        case let error as StoreError: self.init(error)
        default: self.init(.ourBug, "unexpected", "unexpected: \(error)")
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
        // A store speaks in sentences, the command line in phrases.
        let message = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
        self.init(Self.status(of: error.code), error.code.description, message)
    }

    private static func status(of code: EngineError.Code) -> ControlStatus {
        switch code {
        case .lookupUnavailable: .unavailable
        case .sourceNotTrusted: .notPermitted
        case .changedMeanwhile: .changedMeanwhile
        case .wrongRequest: .wrongUsage
        default: .wrongData
        }
    }

    private static func status(of code: StoreError.Code) -> ControlStatus {
        switch code {
        case .unknownInstance, .instanceExists: .wrongData
        case .readOnly, .notPermitted: .notPermitted
        case .inputOutput, .unknownOutcome: .inputOutput
        default: .unavailable
        }
    }
}
