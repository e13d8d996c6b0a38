import IntentDiagnostics
import IntentModel
import IntentRuntime
import IntentSchema
import Testing

/// The schema of one definition, which is right.
func schema(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Schema {
    let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: text)])
    let said = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
    try #require(said == "", sourceLocation: sourceLocation)
    return resolved.schema
}

/// An engine of a program with this schema, over a store that others may have written before.
func engine(_ schema: Schema, over store: any InstanceStore) throws -> IntentEngine {
    try IntentEngine(schema: schema, store: store)
}

extension InstanceID {
    // The text is of an id's form.
    // swift-format-ignore: NeverForceUnwrap
    static let one = InstanceID("one")!
}
