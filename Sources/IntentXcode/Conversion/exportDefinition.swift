package import IntentModel

/// Makes one of Xcode's files of a definition.
/// - Parameters:
///   - schema: Valid.
///   - sidecar: What was kept of the file that the definition came from. Without it ids and tags are made of the names
///     and the order of the declarations.
package func exportDefinition(_ schema: Schema, sidecar: Sidecar?) -> DefinitionExport {
    let exported = exportXcodeFile(schema)
    var (file, notes) = sidecar.map { apply($0, to: exported) } ?? (exported, [])
    number(&file, sidecar: sidecar)
    return DefinitionExport(
        file: file, strings: stringsTables(of: file, schema: schema, unused: sidecar?.strings ?? [:]),
        sidecar: record(file, into: sidecar), notes: notes)
}
