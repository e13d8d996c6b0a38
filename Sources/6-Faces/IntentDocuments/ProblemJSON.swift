package import IntentModel
package import IntentRuntime
internal import IntentWidgets

extension EngineError.Problem {
    /// The problem, as printed JSON and answers of the interface contain it.
    package var json: JSONValue { json(message) }

    /// The problem with its message in the language of a catalog.
    package func json(in texts: TextCatalog) -> JSONValue { json(texts.string(text)) }

    private func json(_ message: String) -> JSONValue {
        var object: JSONObject = ["code": .string(code.description), "message": .string(message)]
        if let parameter { object["parameter"] = .string(parameter) }
        if let field { object["field"] = .string(field) }
        if !parameters.isEmpty { object["parameters"] = .array(parameters.map(JSONValue.string)) }
        if let suggestion { object["suggestion"] = .string(suggestion) }
        if let conflict { object["conflict"] = conflict.wire }
        return .object(object)
    }

    /// Returns the problems of an error of the runtime, at least one; nil for other errors.
    package static func all(of error: any Error) -> [EngineError.Problem]? {
        switch error {
        case let error as EngineError: error.problems
        case let error as StoreError: [reported(error.code.description, error.message)]
        case let error as OptionsFailure: [reported(error.code.description, error.message)]
        case let error as HostError:
            (error.reasons.isEmpty ? ["the host failed"] : error.reasons).map { reported(error.code.rawValue, $0) }
        case let error as ContentError: [reported(StoreError.Code.damaged.description, error.description)]
        case let error as ReloadStateError: [reported(StoreError.Code.damaged.description, error.message)]
        default: nil
        }
    }

    private static func reported(_ code: String, _ message: String) -> EngineError.Problem {
        EngineError.Problem(EngineError.Code(code), message)
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
        if case .refused(let problems) = outcome {
            object["problems"] = .array(problems.map(\.json))
        }
        if !warnings.isEmpty { object["warnings"] = .array(warnings.map(JSONValue.string)) }
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
        case .refused: "refused"
        }
    }
}
