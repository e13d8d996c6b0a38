internal import IntentModel

/// Types, texts and numbers.
extension JSONSchemaValidator {
    /// Nil where the keyword is of another kind.
    func scalarProblems(
        of value: JSONValue, _ keyword: String, _ operand: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem]? {
        let isRight: Bool
        switch keyword {
        case "type":
            isRight = (operand.arrayValue ?? [operand]).contains { isOfType(value, $0.stringValue ?? "") }
        case "enum": isRight = (operand.arrayValue ?? []).contains { isEqual($0, value) }
        case "const": isRight = isEqual(operand, value)
        case "pattern": isRight = value.stringValue.map { matches($0, operand.stringValue ?? "") } ?? true
        case "minLength":
            isRight = value.stringValue.map { $0.unicodeScalars.count >= operand.integerValue ?? 0 } ?? true
        case "minimum": isRight = compare(value, operand, >=)
        case "maximum": isRight = compare(value, operand, <=)
        case "exclusiveMinimum": isRight = compare(value, operand, >)
        default: return nil
        }
        if isRight { return [] }
        return [
            JSONSchemaProblem(path: path, message: "\(value.rendered()) does not fit \(keyword) \(operand.rendered())")
        ]
    }

    private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .boolean), ("string", .string), ("array", .array), ("object", .object),
            ("number", .integer), ("number", .number), ("integer", .integer):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }

    private func isEqual(_ one: JSONValue, _ other: JSONValue) -> Bool {
        if let one = one.numberValue, let other = other.numberValue { return one == other }
        return one == other
    }

    private func compare(_ value: JSONValue, _ operand: JSONValue, _ holds: (Double, Double) -> Bool) -> Bool {
        guard let value = value.numberValue, let operand = operand.numberValue else { return true }
        return holds(value, operand)
    }
}
