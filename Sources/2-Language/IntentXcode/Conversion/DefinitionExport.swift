package import IntentModel

/// Exports a definition as an `.intentdefinition` file.
/// - Parameters:
///   - schema: A valid schema.
///   - sidecar: The sidecar from the import of the definition. Without it, ids and tags are derived from the names and
///     order of the declarations.
package func exportDefinition(_ schema: Schema, sidecar: Sidecar?) -> DefinitionExport {
    var file = exportXcodeFile(schema)
    var notes: [String] = []
    // The file is the largest value, and its declarations change in place.
    if let sidecar { (file, notes) = apply(sidecar, to: consume file) }
    number(&file, sidecar: sidecar)
    return DefinitionExport(
        file: file,
        strings: stringsTables(
            of: file, schema: schema, unused: sidecar?.strings ?? [:], unlisted: sidecar?.unlisted ?? []),
        notes: notes, former: sidecar)
}

/// The result of an export.
package struct DefinitionExport: Sendable {
    /// The file with its ids and tags.
    package let file: XcodeFile
    /// The texts in other languages.
    package let strings: StringsTables
    /// Notes about entries of the sidecar that do not fit the definition.
    package let notes: [String]
    fileprivate let former: Sidecar?

    /// The sidecar with all assigned ids and tags.
    package var sidecar: Sidecar { record(file, into: former) }

    /// The contents of the file.
    package var bytes: [UInt8] { renderPropertyList(of: file) }
}
