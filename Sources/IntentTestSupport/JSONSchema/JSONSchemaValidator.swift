import Foundation
package import IntentModel

/// Checks values against a schema of draft-07, as far as our schemas use it.
///
/// A keyword that is not known here is a problem of its own, so that no part of a schema is passed over in silence.
package struct JSONSchemaValidator: Sendable {
    private let root: JSONValue
    /// All patterns of the schema, since to make one is slow.
    private var expressions: [String: NSRegularExpression] = [:]

    package init(_ schema: JSONValue) {
        root = schema
        for pattern in Self.texts(in: schema) { expressions[pattern] = try? NSRegularExpression(pattern: pattern) }
    }

    /// Every text of the schema that could be a pattern.
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

    /// A pattern that cannot be read matches nothing.
    func matches(_ text: String, _ pattern: String) -> Bool {
        let range = NSRange(text.startIndex..., in: text)
        return expressions[pattern]?.firstMatch(in: text, range: range) != nil
    }

    package func problems(of value: JSONValue) -> [JSONSchemaProblem] {
        problems(of: value, root, at: [])
    }

    func problems(of value: JSONValue, _ schema: JSONValue, at path: [String]) -> [JSONSchemaProblem] {
        switch schema {
        case .boolean(let isAllowed):
            return isAllowed ? [] : [JSONSchemaProblem(path: path, message: "nothing is allowed here")]
        case .object(let keywords):
            if let reference = keywords["$ref"] { return problems(of: value, resolved(reference), at: path) }
            return keywords.members.flatMap { keyword in
                self.problems(of: value, keyword: keyword.key, keyword.value, beside: schema, at: path)
            }
        default: return [JSONSchemaProblem(path: path, message: "the schema holds \(schema.kindPhrase) for a schema")]
        }
    }

    func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        problems(of: value, schema, at: []).isEmpty
    }

    /// `#/definitions/name`
    private func resolved(_ reference: JSONValue) -> JSONValue {
        let prefix = "#/definitions/"
        guard let text = reference.stringValue, text.hasPrefix(prefix),
            let target = root["definitions"]?[String(text.dropFirst(prefix.count))]
        else { return false }
        return target
    }

    private func problems(
        of value: JSONValue, keyword: String, _ operand: JSONValue, beside schema: JSONValue, at path: [String]
    ) -> [JSONSchemaProblem] {
        if Self.annotations.contains(keyword) { return [] }
        return combinationProblems(of: value, keyword, operand, beside: schema, at: path)
            ?? scalarProblems(of: value, keyword, operand, at: path)
            ?? arrayProblems(of: value, keyword, operand, at: path)
            ?? objectProblems(of: value, keyword, operand, beside: schema, at: path)
            ?? [JSONSchemaProblem(path: path, message: "'\(keyword)' of the schema is not known to the tests")]
    }

    /// Members that say nothing of what fits.
    private static let annotations: Set<String> = [
        "$schema", "$comment", "title", "description", "markdownDescription", "default", "examples", "definitions",
        "defaultSnippets", "errorMessage", "patternErrorMessage", "markdownEnumDescriptions", "then", "else",
    ]
}
