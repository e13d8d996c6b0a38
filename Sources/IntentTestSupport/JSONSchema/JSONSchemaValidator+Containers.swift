internal import IntentModel

/// Arrays and objects.
extension JSONSchemaValidator {
    /// Nil where the keyword is of another kind.
    func arrayProblems(
        of value: JSONValue, _ keyword: String, _ operand: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem]? {
        let elements = value.arrayValue
        switch keyword {
        case "items":
            return elements?.enumerated().flatMap { problems(of: $1, operand, at: path + ["\($0)"]) } ?? []
        case "minItems":
            return problem(elements.map { $0.count >= operand.integerValue ?? 0 }, "too few values", at: path)
        case "maxItems":
            return problem(elements.map { $0.count <= operand.integerValue ?? 0 }, "too many values", at: path)
        case "uniqueItems": return problem(elements.map { Set($0).count == $0.count }, "a value stands twice", at: path)
        default: return nil
        }
    }

    /// Nil where the keyword is not known.
    func objectProblems(
        of value: JSONValue, _ keyword: String, _ operand: JSONValue, beside schema: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem]? {
        let members = value.objectValue?.members
        switch keyword {
        case "properties":
            return members?.flatMap { member in
                operand[member.key].map { problems(of: member.value, $0, at: path + [member.key]) } ?? []
            } ?? []
        case "patternProperties":
            return members?.flatMap { member in
                (operand.objectValue?.members ?? []).filter { matches(member.key, $0.key) }
                    .flatMap { problems(of: member.value, $0.value, at: path + [member.key]) }
            } ?? []
        case "additionalProperties":
            return members?.filter { !isNamed($0.key, in: schema) }
                .flatMap { problems(of: $0.value, operand, at: path + [$0.key]) } ?? []
        case "propertyNames":
            return members?.flatMap { problems(of: .string($0.key), operand, at: path + [$0.key]) } ?? []
        case "required":
            let missing = (operand.arrayValue ?? []).compactMap(\.stringValue).filter { value[$0] == nil }
            return members == nil ? [] : missing.map { JSONSchemaProblem(path: path, message: "'\($0)' is missing") }
        case "dependencies": return members == nil ? [] : dependencyProblems(of: value, operand, at: path)
        case "minProperties":
            return problem(members.map { $0.count >= operand.integerValue ?? 0 }, "too few keys", at: path)
        case "maxProperties":
            return problem(members.map { $0.count <= operand.integerValue ?? 0 }, "too many keys", at: path)
        default: return nil
        }
    }

    private func isNamed(_ key: String, in schema: JSONValue) -> Bool {
        schema["properties"]?[key] != nil
            || schema["patternProperties"]?.objectValue?.members.contains { matches(key, $0.key) } ?? false
    }

    private func dependencyProblems(of value: JSONValue, _ operand: JSONValue, at path: [String]) -> [JSONSchemaProblem]
    {
        (operand.objectValue?.members ?? []).filter { value[$0.key] != nil }.flatMap { member in
            (member.value.arrayValue ?? []).compactMap(\.stringValue).filter { value[$0] == nil }
                .map { JSONSchemaProblem(path: path, message: "'\(member.key)' needs '\($0)'") }
        }
    }

    private func problem(_ isRight: Bool?, _ message: String, at path: [String]) -> [JSONSchemaProblem] {
        isRight ?? true ? [] : [JSONSchemaProblem(path: path, message: message)]
    }
}
