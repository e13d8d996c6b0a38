internal import IntentModel

/// Failures in the shape of `--json`.
enum FailureJSON {
    static func json(of failure: ControlFailure) -> JSONValue {
        var object: JSONObject = [
            "error": 1,
            "exitCode": .integer(Int(failure.status.rawValue)),
            "problems": .array(failure.problems.map(json)),
        ]
        if let advice = failure.advice { object["advice"] = .string(advice) }
        return .object(object)
    }

    private static func json(of problem: ControlFailure.Problem) -> JSONValue {
        var object: JSONObject = ["code": .string(problem.code), "message": .string(problem.message)]
        if let parameter = problem.parameter { object["parameter"] = .string(parameter) }
        if let suggestion = problem.suggestion { object["suggestion"] = .string(suggestion) }
        return .object(object)
    }
}
