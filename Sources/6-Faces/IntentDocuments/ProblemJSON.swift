package import IntentModel
package import IntentRuntime
internal import IntentWidgets

/// A reason for an error, as printed JSON and answers of the interface contain it.
package struct ReportedProblem: Hashable, Sendable {
    /// The code, such as `unknownKind`.
    package var code: String
    /// The declared name of the parameter, if the problem concerns one.
    package var parameter: String?
    /// A phrase without a full stop.
    package var message: String
    /// The nearest allowed word, if there is a plausible one.
    package var suggestion: String?
    /// The values of a parameter that was changed both in a draft and in the store.
    package var conflict: EngineError.Conflict?

    package init(
        _ code: String, parameter: String? = nil, _ message: String, suggestion: String? = nil,
        conflict: EngineError.Conflict? = nil
    ) {
        self.code = code
        self.parameter = parameter
        self.message = message
        self.suggestion = suggestion
        self.conflict = conflict
    }

    package init(_ problem: EngineError.Problem) {
        self.init(
            problem.code.description, parameter: problem.parameter, problem.message, suggestion: problem.suggestion,
            conflict: problem.conflict)
    }

    /// The problem in JSON.
    package var json: JSONValue {
        var object: JSONObject = ["code": .string(code), "message": .string(message)]
        if let parameter { object["parameter"] = .string(parameter) }
        if let suggestion { object["suggestion"] = .string(suggestion) }
        if let conflict { object["conflict"] = conflict.wire }
        return .object(object)
    }

    /// Returns the reasons for an error of the runtime, at least one; nil for other errors.
    package static func list(_ error: any Error) -> [ReportedProblem]? {
        switch error {
        case let error as EngineError: error.problems.map(ReportedProblem.init)
        case let error as StoreError: [ReportedProblem(error.code.description, error.message)]
        case let error as OptionsFailure: [ReportedProblem(error.code.description, error.message)]
        case let error as HostError:
            (error.reasons.isEmpty ? ["the host failed"] : error.reasons)
                .map { ReportedProblem(error.code.rawValue, $0) }
        case let error as ContentError: [ReportedProblem(StoreError.Code.damaged.description, error.description)]
        case let error as ReloadStateError: [ReportedProblem(StoreError.Code.damaged.description, error.message)]
        default: nil
        }
    }
}

extension ImportReport {
    /// The document of `import`.
    package var json: JSONValue {
        ["import": 1, "isWritten": .boolean(isWritten), "instances": .array(entries.map(\.json))]
    }
}

extension ImportReport.Entry {
    /// The outcome for an instance in JSON.
    package var json: JSONValue {
        var object: JSONObject = ["id": .string(id.text), "outcome": .string(outcome.name)]
        if case .rejected(let problems) = outcome {
            object["problems"] = .array(problems.map { ReportedProblem($0).json })
        }
        return .object(object)
    }
}

extension ImportReport.Outcome {
    /// The outcome as a word: `placed`, `replaced`, `skipped` or `refused`.
    package var name: String {
        switch self {
        case .placed: "placed"
        case .replaced: "replaced"
        case .skipped: "skipped"
        case .rejected: "refused"
        }
    }
}
