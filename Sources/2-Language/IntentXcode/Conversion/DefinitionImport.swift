package import IntentAuthoring
internal import IntentDiagnostics
package import IntentModel
internal import IntentSchema
import IntentSystem

/// Imports an `.intentdefinition` file as a definition.
///
/// The sidecar is computed by comparing the file with an export of the rendered definition, so an export with this
/// sidecar reproduces the file.
/// - Parameters:
///   - original: The file.
///   - name: The name in the sidecar, such as `Intents`.
///   - strings: The `.strings` files.
///   - language: The language of the texts in the file; nil to detect it.
///   - existing: The existing definition, which keeps what Xcode's format cannot represent.
///   - endsProcess: Whether the process ends soon, so that large values need not be freed.
/// - Throws: ``XcodeFileError`` if the file is invalid or conflicts with the existing definition.
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
    if endsProcess { leakUntilExit((imported, schema, exported)) }
    var sidecar = differences(exported: exported, original: original)
    sidecar.file["name"] = .string(name)
    sidecar.strings = imported.unusedStrings
    if schema.language == language, let own = strings[language] {
        let exported = exportDefinition(schema, sidecar: sidecar).strings[language] ?? [:]
        sidecar.unlisted = Set(exported.keys).subtracting(own.keys)
    }
    return DefinitionImport(rendered: rendered, sidecar: sidecar, warnings: imported.warnings)
}

private func merge(
    _ imported: Schema, of original: XcodeFile, into existing: ExistingDefinition, strings: StringsTables,
    language: String
) throws(XcodeFileError) -> Schema {
    var export = exportDefinition(existing.schema, sidecar: existing.sidecar)
    let renames = Renames(from: export.file, to: original)
    let current = SchemaRenaming(renames, in: existing.schema).schema
    if !renames.isEmpty { export = exportDefinition(current, sidecar: existing.sidecar) }
    let roundTripped = try importXcodeFile(
        export.file, strings: export.strings.filter { strings.keys.contains($0.key) }, language: language)
    return mergeImported(
        imported, into: current, roundTripped: roundTripped.schema, languages: Set(strings.keys))
}

/// Resolves the rendered definition.
/// - Throws: ``XcodeFileError`` if the merged definition is invalid, for example if a widget shows an intent that is no
///   longer in the file.
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
                "", "internal error: the definition generated from this file is invalid: \(problem.message)",
                isInternalError: true)
        }
        throw XcodeFileError("", "the file conflicts with the existing definition: \(problem.message)")
    }
    return resolved.schema
}

/// The result of an import.
package struct DefinitionImport: Sendable {
    /// The definition and its translations; nil if the existing definition does not change.
    package let rendered: RenderedDefinition?
    package let sidecar: Sidecar
    package let warnings: [ImportWarning]
}

/// The definition that an import is merged into.
package struct ExistingDefinition: Sendable {
    package let schema: Schema
    package let sidecar: Sidecar?

    /// - Parameter schema: A valid schema.
    package init(schema: Schema, sidecar: Sidecar?) {
        self.schema = schema
        self.sidecar = sidecar
    }
}
