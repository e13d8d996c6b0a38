import IntentDiagnostics
import IntentModel
import IntentSchema

/// Reads any bytes as the files of one run, and checks what holds for all of them: problems can be shown in every form,
/// and a schema without errors comes back whole from its JSON.
func resolveAnything(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: fileSeparator, omittingEmptySubsequences: false)
    let files = parts.enumerated().map { SourceFile(path: "file\($0.offset).intent.yaml", bytes: Array($0.element)) }
    let resolved = resolveDefinitions(files)
    let diagnostics = resolved.diagnostics.sorted()
    for format in DiagnosticFormat.allCases {
        let text = render(diagnostics, of: resolved.sources, as: format)
        precondition(text.isEmpty == (diagnostics.isEmpty && format != .json), "a problem is shown in each form")
    }
    guard !resolved.diagnostics.hasErrors else { return }
    do {
        let decoded = try Schema(json: JSONValue(parsing: resolved.schema.json.rendered()))
        precondition(decoded == resolved.schema, "a schema comes back from its JSON as it was")
    } catch {
        preconditionFailure("a schema's JSON is read: \(error)")
    }
}

/// A control character that no YAML may hold, so that one input can be several files.
private let fileSeparator: UInt8 = 0x1D
