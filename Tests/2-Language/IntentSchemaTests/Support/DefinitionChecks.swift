import IntentDiagnostics
import IntentModel
import IntentTestSupport
import IntentYAML
import Testing

@testable import IntentSchema

/// Resolves a marked definition and returns how its diagnostics differ from the marked ranges; empty if they do not differ.
func checkDefinition(_ marked: String, _ codes: DiagnosticCode...) -> String {
    let text = MarkedText(marked)
    let resolved = resolveDefinitions([text.file()])
    return differences(between: resolved.diagnostics.sorted(), andMarkersOf: text, codes: codes)
}

/// Returns a definition with one intent, whose parameters are on separate lines, in flow style.
func parameters(_ lines: String..., before: String = "", after: String = "") -> String {
    "intentDefinition: 1\n\(before)intents:\n  Sample:\n    parameters:\n"
        + lines.map { "      \($0)\n" }.joined() + after
}

/// Returns the schema of definitions, and fails if they have diagnostics.
func schema(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Schema {
    let files = texts.enumerated().map { SourceFile(path: "\($0).intent.yaml", text: $1) }
    let resolved = resolveDefinitions(files)
    let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
    #expect(report == "", sourceLocation: sourceLocation)
    return resolved.schema
}

/// Returns the parameters of the first intent, by name.
func resolvedParameters(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String: Parameter] {
    let all = schema(text, sourceLocation: sourceLocation).intents.first?.parameters ?? []
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

func diagnostics(of text: String) throws -> [Diagnostic] {
    resolveDefinitions([SourceFile(path: "test.intent.yaml", text: text)]).diagnostics.sorted()
}

/// Returns the tree of a file; nil if it cannot be parsed.
func readTree(of file: SourceFile) -> YAMLTree? {
    readYAML(file, index: FileIndex(0), vocabulary: Word.vocabulary, limits: YAMLLimits()).tree
}

/// Returns a file as the JSON value that a language server validates.
func readJSONValue(of file: SourceFile) -> JSONValue? {
    guard let tree = readTree(of: file), let root = tree.root else { return nil }
    return jsonValue(of: root, in: tree)
}
