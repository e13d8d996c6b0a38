import IntentDiagnostics
import IntentModel
import IntentSchema
import Testing

extension RenderedDefinition {
    /// What the reader makes of the files.
    func resolved() -> ResolvedDefinitions {
        let texts = translations.sorted { $0.key < $1.key }.map { language, text in
            TranslationSource(
                SourceFile(path: "test.intent.\(language).yaml", text: text), language: language, definition: 0)
        }
        return resolveDefinitions([SourceFile(path: "test.intent.yaml", text: definition)], translations: texts)
    }

    /// The files behind each other.
    var whole: String {
        definition + translations.sorted { $0.key < $1.key }.map { "\n--- \($0.key)\n\($0.value)" }.joined()
    }
}

extension Corpus.Run {
    /// Each definition with its translations as a run of its own; without those that need others.
    func singleFiles() -> [Corpus.Run] {
        guard definitions.count > 1 else { return [self] }
        return definitions.map { Corpus.Run(name: $0.path, files: [$0]) }.filter {
            !$0.resolved().diagnostics.hasErrors
        }
    }
}

/// Fails where the reader makes another schema of what is written, where it finds errors, or where the schema that was
/// read is written in another way.
func expectSame(_ schema: Schema, sourceLocation: SourceLocation = #_sourceLocation) {
    let rendered = renderDefinition(schema)
    let resolved = rendered.resolved()
    let errors = resolved.diagnostics.sorted().filter { $0.severity == .error }
    #expect(
        errors.isEmpty, "\(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text))",
        sourceLocation: sourceLocation)
    #expect(
        difference(resolved.schema, schema) == nil, "of:\n\(rendered.whole)", sourceLocation: sourceLocation)
    #expect(renderDefinition(resolved.schema) == rendered, sourceLocation: sourceLocation)
}

/// The first declaration that differs; nil where none does.
private func difference(_ found: Schema, _ expected: Schema) -> String? {
    if found == expected { return nil }
    func first<Element: Equatable>(_ found: [Element], _ expected: [Element]) -> String? {
        if found.count != expected.count { return "\(found.count) instead of \(expected.count)" }
        return zip(found, expected).first { $0 != $1 }.map { "\($0)\n  instead of\n\($1)" }
    }
    let parameters = zip(found.intents, expected.intents).lazy.compactMap { first($0.parameters, $1.parameters) }.first
    return parameters ?? first(found.types, expected.types) ?? first(found.enums, expected.enums)
        ?? first(found.intents, expected.intents) ?? first(found.widgets, expected.widgets)
        ?? "\(found.group) \(found.language) \(found.languages)"
}
