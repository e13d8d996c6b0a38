import AppIntents
public import IntentAppIntents
import IntentAuthoring
import IntentDeclarations
import IntentDiagnostics
import IntentEmitters
import IntentModel
public import IntentRuntime
import IntentSchema

/// Returns what differs between a definition and the one that its generated App Intents declare in this program, with the
/// warnings of the comparison; empty if they are equal.
///
/// The texts are those of the string catalogs that are generated with the intents. What the intents declare is written as YAML
/// and read again.
/// - Parameters:
///   - intents: Those of one definition file.
///   - definitions: Definitions of widgets without an intent.
public func roundTripDifferences(
    of intents: [any ConfigurationAppIntent.Type], definitions: [IntentDefinition] = []
) async throws -> [String] {
    guard let definition = intents.first.map(definition) ?? definitions.first else { return [] }
    var expected = try definition.schema()
    let program = try await ProgramDefinition(
        handlers: intents.map { $0.handler }, definitions: definitions,
        catalogs: try stringCatalogs(of: expected, table: intents.first?.title.table ?? ""))
    let rendered = renderDefinition(program.schema)
    let translations = rendered.translations.sorted { $0.key < $1.key }
    let resolved = resolveDefinitions(
        [SourceFile(path: "printed.intent.yaml", text: rendered.definition)],
        translations: translations.map { language, text in
            TranslationSource(
                SourceFile(path: "printed.intent.\(language).yaml", text: text), language: language, definition: 0)
        })
    // A generated definition lists the languages in the order of their tags.
    expected.languages =
        Set(expected.languages) == Set(program.schema.languages) ? program.schema.languages : expected.languages
    var found = resolved.diagnostics.sorted().filter { $0.severity == .error }.map {
        "the definition has an error: \($0.message)"
    }
    found += program.warnings.map(\.text)
    appendDifferences(between: expected.json, and: resolved.schema.json, at: "", to: &found)
    return found
}

/// Returns intents in groups of one definition file each.
func definitionFiles(of intents: [any ConfigurationAppIntent.Type]) throws -> [[any ConfigurationAppIntent.Type]] {
    var files: [(schema: Schema, intents: [any ConfigurationAppIntent.Type])] = []
    for intent in intents {
        let schema = try definition(of: intent).schema()
        if let index = files.firstIndex(where: { $0.schema == schema }) {
            files[index].intents.append(intent)
        } else {
            files.append((schema, [intent]))
        }
    }
    return files.map(\.intents)
}

private func definition(of intent: any ConfigurationAppIntent.Type) -> IntentDefinition {
    func definition<Intent: ConfigurationAppIntent>(_ type: Intent.Type) -> IntentDefinition {
        Intent.Configuration.definition
    }
    return definition(intent)
}

/// Returns the string catalogs that are generated from a definition file.
/// - Parameter table: The name of the string table, which is that of the file.
private func stringCatalogs(of schema: Schema, table: String) throws -> [StringCatalog] {
    let file = DefinitionFile(
        fileName: "\(table).intent.yaml", language: schema.language, types: schema.types.map(\.name),
        enums: schema.enums.map(\.name),
        intents: schema.intents.map(\.name), widgets: schema.widgets.map(\.name), controls: schema.controls.map(\.name),
        appShortcuts: schema.appShortcuts.map(\.name))
    let emission = GenerationTarget.appIntents.emit(schema, files: [file], options: CodegenOptions())
    return try emission.files.filter { $0.path.hasSuffix(".xcstrings") }.map {
        try StringCatalog(path: $0.path, bytes: $0.bytes)
    }
}

/// Appends the paths at which two JSON values differ, with both values.
private func appendDifferences(
    between first: JSONValue?, and second: JSONValue?, at path: String, to differences: inout [String]
) {
    if first == second { return }
    if let first = first?.objectValue, let second = second?.objectValue {
        for key in Set((first.members + second.members).map(\.key)).sorted() {
            appendDifferences(between: first[key], and: second[key], at: "\(path).\(key)", to: &differences)
        }
    } else if let first = first?.arrayValue, let second = second?.arrayValue, first.count == second.count {
        for (index, pair) in zip(first, second).enumerated() {
            let name = pair.0["name"]?.stringValue ?? "\(index)"
            appendDifferences(between: pair.0, and: pair.1, at: "\(path)[\(name)]", to: &differences)
        }
    } else {
        differences.append("\(path) is \(second?.rendered() ?? "missing") instead of \(first?.rendered() ?? "missing")")
    }
}
