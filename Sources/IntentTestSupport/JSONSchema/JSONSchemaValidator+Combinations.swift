internal import IntentModel

/// Schemas made of schemas.
extension JSONSchemaValidator {
    /// Nil where the keyword is of another kind.
    func combinationProblems(
        of value: JSONValue, _ keyword: String, _ operand: JSONValue, beside schema: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem]? {
        let parts = operand.arrayValue ?? []
        switch keyword {
        case "allOf": return parts.flatMap { problems(of: value, $0, at: path) }
        case "anyOf": return bestProblems(of: value, parts, at: path)
        case "oneOf":
            let count = parts.count { fits(value, $0) }
            return count == 1 ? [] : [JSONSchemaProblem(path: path, message: "\(count) of \(parts.count) forms fit")]
        case "not":
            let message = schema["errorMessage"]?.stringValue ?? "this is not allowed"
            return fits(value, operand) ? [JSONSchemaProblem(path: path, message: message)] : []
        case "if":
            guard let branch = schema[fits(value, operand) ? "then" : "else"] else { return [] }
            return problems(of: value, branch, at: path)
        default: return nil
        }
    }

    /// None where one form fits; else what is wrong by the form that fits farthest.
    private func bestProblems(of value: JSONValue, _ forms: [JSONValue], at path: [String]) -> [JSONSchemaProblem] {
        var best: [JSONSchemaProblem]?
        for form in forms {
            let problems = problems(of: value, form, at: path)
            if problems.isEmpty { return [] }
            if best.map({ depth(of: problems) > depth(of: $0) }) ?? true { best = problems }
        }
        return best ?? [JSONSchemaProblem(path: path, message: "no form is allowed")]
    }

    private func depth(of problems: [JSONSchemaProblem]) -> Int {
        problems.map(\.path.count).max() ?? 0
    }
}
