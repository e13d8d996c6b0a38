package import IntentCommandLine
internal import IntentRuntime
internal import IntentWidgets

extension CommandError {
    /// Turns any error of a command into one with an exit status.
    package init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let error as EngineError: self.init(error)
        case let error as StoreError: self.init(error)
        case let error as OptionsFailure: self.init(error)
        case let error as HostError: self.init(error)
        case let error as ContentError: self.init(.unavailable, StoreError.Code.damaged.description, error.description)
        case let error as ReloadStateError: self.init(.unavailable, StoreError.Code.damaged.description, error.message)
        case is CancellationError: self.init(.cancelled, "canceled")
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

    init(_ error: OptionsFailure) {
        self.init(
            error.code == .sourceNotTrusted ? .notPermitted : .unavailable, error.code.description, error.message)
    }

    /// Each reason is a problem.
    init(_ error: HostError) {
        let problems = error.reasons.map { Problem(error.code.rawValue, $0) }
        self.init(
            Self.status(of: error.code), problems.isEmpty ? [Problem(error.code.rawValue, "the host failed")] : problems
        )
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
