internal import ArgumentParser
internal import IntentCommandLine
internal import IntentModel

/// The fields of a command's output by their names in JSON, such as `revision`.
package protocol OutputField: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {}

extension OutputField {
    /// The names of all fields, for help.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// Reads names that are separated by commas. Returns nil if there is no text.
    /// - Throws: `wrongUsage` for a name that is not one of these.
    static func list(_ text: String?) throws(CommandError) -> [Self]? {
        guard let text else { return nil }
        return try text.split(separator: ",", omittingEmptySubsequences: false).map { name throws(CommandError) in
            if let field = Self(rawValue: String(name)) { return field }
            let known = allCases.map(\.rawValue)
            throw CommandError(
                .wrongUsage, "usage", "unknown field '\(name)'; the fields are \(names)",
                suggestion: NearMatch.name(for: String(name), in: known))
        }
    }
}

extension ArgumentHelp {
    /// The help of `--fields`.
    static func fields<Field: OutputField>(_ type: Field.Type) -> ArgumentHelp {
        ArgumentHelp(
            "The fields to print, in this order, separated by commas.", discussion: "The fields are \(Field.names).",
            valueName: "fields")
    }
}

extension CompletionKind {
    static func fields<Field: OutputField>(_ type: Field.Type) -> CompletionKind {
        .list(Field.allCases.map(\.rawValue))
    }
}

extension JSONObject {
    /// Returns the members of these fields that exist, in the order of the fields; all members without fields.
    func selecting<Field: OutputField>(_ fields: [Field]?) -> JSONObject {
        guard let fields else { return self }
        var object = JSONObject()
        for field in fields where self[field.rawValue] != nil { object[field.rawValue] = self[field.rawValue] }
        return object
    }
}
