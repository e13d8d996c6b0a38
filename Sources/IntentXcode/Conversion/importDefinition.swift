import IntentSystem

internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// Takes one of Xcode's files into the definition language.
///
/// The sidecar is what is left when an export of the very definition that is written is compared with the file, so
/// that an export with it gives the file back.
/// - Parameters:
///   - original: The file.
///   - name: What the sidecar calls it, `Intents`.
///   - strings: Its `.strings` files.
///   - language: That of the file's own texts; nil to find it out.
///   - existing: The definition that is there already, which keeps what Xcode cannot hold.
///   - endsProcess: Whether the process ends soon; see `resolveDefinitions`.
/// - Throws: ``XcodeFileError`` where the file is broken, or contradicts the existing definition.
package func importDefinition(
    _ original: XcodeFile, name: String, strings: StringsTables = [:], language: String? = nil,
    existing: ExistingDefinition? = nil, endsProcess: Bool = false
) throws(XcodeFileError) -> DefinitionImport {
    let language = language ?? existing?.schema.language ?? developmentLanguage(of: original, strings: strings)
    let imported = try importXcodeFile(original, strings: strings, language: language)
    var schema = imported.schema
    if let existing {
        schema = try merge(schema, of: original, into: existing, strings: strings, language: language)
    }
    let isNew = schema != existing?.schema
    let rendered = isNew ? renderDefinition(schema) : nil
    if let rendered { schema = try resolved(rendered, name: name, language: language, isMerged: existing != nil) }
    let exported = exportXcodeFile(schema)
    if endsProcess { keepToTheEnd((imported, schema, exported)) }
    var sidecar = differences(exported: exported, original: original)
    sidecar.file["name"] = .string(name)
    sidecar.strings = imported.unusedStrings
    return DefinitionImport(rendered: rendered, sidecar: sidecar, warnings: imported.warnings)
}

private func merge(
    _ imported: Schema, of original: XcodeFile, into existing: ExistingDefinition, strings: StringsTables,
    language: String
) throws(XcodeFileError) -> Schema {
    let export = exportDefinition(existing.schema, sidecar: existing.sidecar)
    let projected = try importXcodeFile(
        export.file, strings: export.strings.filter { strings.keys.contains($0.key) }, language: language)
    let renames = renames(from: export.file, to: original)
    var merged = mergeImported(
        imported, into: existing.schema, projected: projected.schema, renames: renames, languages: Set(strings.keys))
    merged.followRenames(renames)
    return merged
}

/// What the reader makes of what was written.
/// - Throws: ``XcodeFileError`` where it is a merger of two that contradict each other, as when a widget shows an intent
///   that is gone from the file.
private func resolved(
    _ rendered: RenderedDefinition, name: String, language: String, isMerged: Bool
) throws(XcodeFileError) -> Schema {
    let definition = SourceFile(path: "\(name).intent.yaml", bytes: Array(rendered.definition.utf8))
    let translations = rendered.translations.sorted { $0.key < $1.key }.map { language, text in
        TranslationSource(
            SourceFile(path: "\(name).intent.\(language).yaml", bytes: Array(text.utf8)), language: language,
            definition: 0)
    }
    let resolved = resolveDefinitions([definition], translations: translations)
    if let problem = resolved.diagnostics.sorted().first(where: { $0.severity == .error }) {
        guard isMerged else {
            throw XcodeFileError(
                "", "intentgen has a bug, as the definition that it makes of this file is wrong: \(problem.message)",
                isOurBug: true)
        }
        throw XcodeFileError("", "it does not go together with the definition that is there: \(problem.message)")
    }
    return resolved.schema
}
