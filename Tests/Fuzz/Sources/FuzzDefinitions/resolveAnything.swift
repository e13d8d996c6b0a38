import IntentDiagnostics
import IntentModel
import IntentSchema

/// Resolves any bytes as definition files and checks invariants: diagnostics can be rendered in every format, and a valid
/// schema can be read back from its JSON.
func resolveAnything(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: fileSeparator, omittingEmptySubsequences: false)
    let files = parts.enumerated().map { SourceFile(path: "file\($0.offset).intent.yaml", bytes: Array($0.element)) }
    let resolved = resolveDefinitions(files)
    let diagnostics = resolved.diagnostics.sorted()
    for format in DiagnosticFormat.allCases {
        let text = render(diagnostics, of: resolved.sources, as: format)
        precondition(text.isEmpty == (diagnostics.isEmpty && format != .json), "diagnostics are missing in a format")
    }
    guard !resolved.diagnostics.hasErrors else { return }
    do {
        let decoded = try Schema(json: JSONValue(parsing: resolved.schema.json.rendered()))
        precondition(decoded == resolved.schema, "reading the JSON of a schema returns another schema")
    } catch {
        preconditionFailure("the JSON of a schema cannot be read: \(error)")
    }
}

/// Separates the files of an input. YAML does not allow this control character.
private let fileSeparator: UInt8 = 0x1D
