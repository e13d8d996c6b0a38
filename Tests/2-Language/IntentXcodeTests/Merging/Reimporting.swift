import IntentAuthoring
import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

/// Exports a definition that is given without its first line, changes the file as Xcode would, and imports it again.
/// - Parameter changes: Each text of the file with another one.
/// - Returns: The definition that the import writes, without its first line; nil if it writes none.
func reimporting(
    _ text: String, _ changes: [(old: String, new: String)] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> String? {
    let schema = exportedSchema(text, sourceLocation: sourceLocation)
    let export = exportDefinition(schema, sidecar: nil)
    var file = String(decoding: export.bytes, as: UTF8.self)
    for change in changes {
        #expect(file.contains(change.old), "the file has no \(change.old)", sourceLocation: sourceLocation)
        file = file.replacing(change.old, with: change.new)
    }
    let original = try disassemble(readPropertyList(Array(file.utf8)))
    let existing = ExistingDefinition(schema: schema, sidecar: export.sidecar)
    let imported = try importDefinition(original, name: "a", existing: existing)
    let rendered = imported.rendered?.definition
    if let rendered { expectValid(rendered, sourceLocation) }
    return rendered.map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") }
}

private func expectValid(_ definition: String, _ sourceLocation: SourceLocation) {
    let resolved = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: definition)])
    expectEqual(resolved.diagnostics.sorted().map(\.message), [], "\(definition)", sourceLocation: sourceLocation)
}

/// Imports a changed export of a definition with the only parameter, `p`, of an intent.
/// - Returns: The line of the parameter in the definition that the import writes, without its name.
func reimportingParameter(
    _ parameter: String, _ changes: [(old: String, new: String)], sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
    let text = """
        enums: { Mode: { cases: [light, dark] } }
        intents: { A: { parameters: { p: \(parameter) } } }
        widgets: { W: { intent: A, families: [systemSmall, systemMedium] } }
        """
    let definition = try #require(
        try reimporting(text, changes, sourceLocation: sourceLocation), "nothing is written",
        sourceLocation: sourceLocation)
    let lines = definition.split(separator: "\n").map { $0.drop { $0 == " " } }
    return String(try #require(lines.first { $0.hasPrefix("p: ") }, sourceLocation: sourceLocation).dropFirst(3))
}
