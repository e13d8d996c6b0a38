import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Resolves one marked definition, and says how its diagnostics differ from the marked ranges; empty when they agree.
func checkDefinition(_ marked: String, _ codes: DiagnosticCode...) -> String {
    let text = MarkedText(marked)
    let resolved = resolveDefinitions([text.file()])
    return differences(between: resolved.diagnostics.sorted(), andMarkersOf: text, codes: codes)
}

/// A definition with one intent, whose parameters stand in flow style on lines of their own.
func parameters(_ lines: String..., before: String = "", after: String = "") -> String {
    "intentDefinition: 1\n\(before)intents:\n  Sample:\n    parameters:\n"
        + lines.map { "      \($0)\n" }.joined() + after
}

/// The schema of definitions that must be clean.
func schema(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Schema {
    let files = texts.enumerated().map { SourceFile(path: "\($0).intent.yaml", text: $1) }
    let resolved = resolveDefinitions(files)
    let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
    #expect(report == "", sourceLocation: sourceLocation)
    return resolved.schema
}

/// The parameters of the first intent.
func resolvedParameters(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String: Parameter] {
    let all = schema(text, sourceLocation: sourceLocation).intents.first?.parameters ?? []
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

func diagnostics(of text: String) throws -> [Diagnostic] {
    resolveDefinitions([SourceFile(path: "test.intent.yaml", text: text)]).diagnostics.sorted()
}
