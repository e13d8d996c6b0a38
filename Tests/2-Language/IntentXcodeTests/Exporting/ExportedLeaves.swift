import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

/// Returns the schema of a definition that is given without its first line.
func exportedSchema(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Schema {
    let resolved = resolveDefinitions([definition(text)])
    let problems = resolved.diagnostics.sorted().map(\.message)
    expectEqual(problems, [], sourceLocation: sourceLocation)
    return resolved.schema
}

func definition(_ text: String) -> SourceFile {
    SourceFile(path: "a.intent.yaml", text: "intentDefinition: 1\n\(text)\n")
}

/// Exports the only parameter, `p`, of an intent that Shortcuts offers.
func exportedParameter(
    _ text: String, summary: String = "summary: true, ", types: String = "enums: { Mode: { cases: [light, dark] } }"
) throws -> XcodeDeclaration {
    let schema = exportedSchema("\(types)\nintents: { A: { \(summary)parameters: { p: \(text) } } }")
    let intent = try #require(exportXcodeFile(schema).intents?.first)
    return try #require(intent.members?.first)
}

extension XcodeDeclaration {
    /// Returns the leaves below a key, without ids, each as a short text: `true`, `12`, `<>` for empty data.
    func leafTexts(below key: String = "") -> [String: String] {
        let start = key.isEmpty ? "" : "\(key)."
        var texts: [String: String] = [:]
        for (key, leaf) in leaves where key.hasPrefix(start) && !key.hasSuffix("ID") {
            texts[String(key.dropFirst(start.count))] = leaf.value.shortText
        }
        return texts
    }
}

extension PropertyListValue {
    var shortText: String {
        switch self {
        case .string(let text), .date(let text): text
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .data(let bytes): "<\(bytes.count == 0 ? "" : "\(bytes.count)")>"
        case .array(let elements): "[\(elements.map(\.shortText).joined(separator: ", "))]"
        case .dictionary(let entries):
            "{\(entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shortText)" }.joined(separator: ", "))}"
        }
    }
}
