package import IntentModel

/// One of Xcode's files of a schema: everything that Xcode would write for it, but for tags and display priorities, and
/// with ids and a namespace that are yet to be given.
package func exportXcodeFile(_ schema: Schema) -> XcodeFile {
    let export = FileExport(schema)
    return XcodeFile(
        leaves: export.leaves, types: schema.types.map(export.type), enums: schema.enums.map(export.enumeration),
        intents: schema.intents.map(export.intent))
}
