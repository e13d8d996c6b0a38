import Foundation
package import IntentModel

/// Validates values against a JSON Schema (draft-07), limited to the keywords that this package uses, among them those of
/// later drafts in the description of the board's interface.
///
/// An unsupported keyword is reported as a problem, so that no part of a schema is ignored silently.
package struct JSONSchemaValidator: Sendable {
    private let root: JSONValue
    /// All patterns of the schema, because creating a regular expression is slow.
    private var expressions: [String: NSRegularExpression] = [:]

    package init(_ schema: JSONValue) {
        root = schema
        for pattern in Self.texts(in: schema) { expressions[pattern] = try? NSRegularExpression(pattern: pattern) }
    }

    /// Returns every pattern of the schema.
    private static func texts(in schema: JSONValue) -> [String] {
        switch schema {
        case .object(let object):
            object.members.flatMap { member -> [String] in
                switch member.key {
                case "pattern": [member.value.stringValue ?? ""]
                case "patternProperties":
                    (member.value.objectValue?.members ?? []).flatMap { [$0.key] + texts(in: $0.value) }
                default: texts(in: member.value)
                }
            }
        case .array(let elements): elements.flatMap { texts(in: $0) }
        default: []
        }
    }

    /// Whether a text matches a pattern. An invalid pattern matches nothing.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        let range = NSRange(text.startIndex..., in: text)
        return expressions[pattern]?.firstMatch(in: text, range: range) != nil
    }

    package func problems(of value: JSONValue) -> [JSONSchemaProblem] {
        problems(of: value, root, at: [])
    }

    private func problems(of value: JSONValue, _ schema: JSONValue, at path: [String]) -> [JSONSchemaProblem] {
        switch schema {
        case .boolean(let isAllowed):
            return isAllowed ? [] : [JSONSchemaProblem(path: path, message: "nothing is allowed here")]
        case .object(let keywords):
            if let reference = keywords["$ref"] { return problems(of: value, resolved(reference), at: path) }
            return keywords.members.flatMap { keyword in
                self.problems(of: value, keyword: keyword.key, keyword.value, beside: schema, at: path)
            }
        default:
            return [
                JSONSchemaProblem(path: path, message: "the schema contains \(schema.kindPhrase) instead of a schema")
            ]
        }
    }

    private func matchesSchema(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        problems(of: value, schema, at: []).isEmpty
    }

    /// Resolves a reference of the form `#/definitions/name` or, in a description of an interface,
    /// `#/components/schemas/name`.
    private func resolved(_ reference: JSONValue) -> JSONValue {
        let parts = reference.stringValue?.split(separator: "/").map(String.init) ?? []
        guard parts.first == "#" else { return false }
        var target: JSONValue? = root
        for part in parts.dropFirst() { target = target?[Self.key(ofSegment: part)] }
        return target ?? false
    }

    /// Returns the key that a segment of a JSON pointer in a fragment names (RFC 6901).
    private static func key(ofSegment segment: String) -> String {
        (segment.removingPercentEncoding ?? segment).replacing("~1", with: "/").replacing("~0", with: "~")
    }

    private func problems(
        of value: JSONValue, keyword: String, _ operand: JSONValue, beside schema: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem] {
        if Self.annotations.contains(keyword) || keyword.hasPrefix("x-") { return [] }
        return combinationProblems(of: value, keyword, operand, beside: schema, at: path)
            ?? scalarProblems(of: value, keyword, operand, at: path)
            ?? arrayProblems(of: value, keyword, operand, at: path)
            ?? objectProblems(of: value, keyword, operand, beside: schema, at: path)
            ?? [JSONSchemaProblem(path: path, message: "the validator does not support '\(keyword)'")]
    }

    /// The members that do not affect validation, beside those that begin with `x-`.
    private static let annotations: Set<String> = [
        "$schema", "$comment", "title", "description", "markdownDescription", "default", "examples", "definitions",
        "components", "example", "format", "deprecated", "writeOnly",
        "defaultSnippets", "errorMessage", "patternErrorMessage", "markdownEnumDescriptions", "then", "else",
    ]
}

// Combinations of schemas.

extension JSONSchemaValidator {
    /// Returns `nil` if the keyword is of another kind.
    private func combinationProblems(
        of value: JSONValue, _ keyword: String, _ operand: JSONValue, beside schema: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem]? {
        let parts = operand.arrayValue ?? []
        switch keyword {
        case "allOf": return parts.flatMap { problems(of: value, $0, at: path) }
        case "anyOf": return bestProblems(of: value, parts, at: path)
        case "oneOf":
            let count = parts.count { matchesSchema(value, $0) }
            return count == 1
                ? [] : [JSONSchemaProblem(path: path, message: "\(count) of \(parts.count) schemas match")]
        case "not":
            let message = schema["errorMessage"]?.stringValue ?? "this is not allowed"
            return matchesSchema(value, operand) ? [JSONSchemaProblem(path: path, message: message)] : []
        case "if":
            guard let branch = schema[matchesSchema(value, operand) ? "then" : "else"] else { return [] }
            return problems(of: value, branch, at: path)
        default: return nil
        }
    }

    /// Returns no problems if one of the schemas matches, otherwise the problems of the schema that matches most deeply.
    private func bestProblems(of value: JSONValue, _ forms: [JSONValue], at path: [String]) -> [JSONSchemaProblem] {
        var best: [JSONSchemaProblem]?
        for form in forms {
            let problems = problems(of: value, form, at: path)
            if problems.isEmpty { return [] }
            if best.map({ depth(of: problems) > depth(of: $0) }) ?? true { best = problems }
        }
        return best ?? [JSONSchemaProblem(path: path, message: "no schema matches")]
    }

    private func depth(of problems: [JSONSchemaProblem]) -> Int {
        problems.map(\.path.count).max() ?? 0
    }
}

// Types, texts and numbers.

extension JSONSchemaValidator {
    /// Returns `nil` if the keyword is of another kind.
    private func scalarProblems(
        of value: JSONValue, _ keyword: String, _ operand: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem]? {
        let matches: Bool
        switch keyword {
        case "type":
            matches = (operand.arrayValue ?? [operand]).contains { isOfType(value, $0.stringValue ?? "") }
        case "enum": matches = (operand.arrayValue ?? []).contains { isEqual($0, value) }
        case "const": matches = isEqual(operand, value)
        case "pattern": matches = value.stringValue.map { self.matches($0, operand.stringValue ?? "") } ?? true
        case "minLength":
            matches = value.stringValue.map { $0.unicodeScalars.count >= operand.integerValue ?? 0 } ?? true
        case "maxLength":
            matches = value.stringValue.map { $0.unicodeScalars.count <= operand.integerValue ?? 0 } ?? true
        case "minimum": matches = compare(value, operand, >=)
        case "maximum": matches = compare(value, operand, <=)
        case "exclusiveMinimum": matches = compare(value, operand, >)
        case "multipleOf": matches = compare(value, operand) { abs(($0 / $1).rounded() - $0 / $1) < 1e-9 }
        default: return nil
        }
        if matches { return [] }
        return [
            JSONSchemaProblem(
                path: path, message: "\(value.rendered()) does not match \(keyword) \(operand.rendered())")
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

// Arrays and objects.

extension JSONSchemaValidator {
    /// Returns `nil` if the keyword is of another kind.
    private func arrayProblems(
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
        case "uniqueItems": return problem(elements.map { Set($0).count == $0.count }, "a value is repeated", at: path)
        default: return nil
        }
    }

    /// Returns `nil` if the keyword is unknown.
    private func objectProblems(
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
        case "dependencies", "dependentRequired":
            return members == nil ? [] : dependencyProblems(of: value, operand, at: path)
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

    private func problem(_ matches: Bool?, _ message: String, at path: [String]) -> [JSONSchemaProblem] {
        matches ?? true ? [] : [JSONSchemaProblem(path: path, message: message)]
    }
}

/// A part of a value that does not match a schema.
package struct JSONSchemaProblem: Hashable, Sendable, CustomStringConvertible {
    /// The keys and indices from the root to the value.
    package let path: [String]
    package let message: String

    package var description: String { "/\(path.joined(separator: "/")): \(message)" }
}
