package import IntentModel

/// One of Xcode's files of a schema, without tags, and with ids that are yet to be given.
package func exportXcodeFile(_ schema: Schema) -> XcodeFile {
    fatalError("to come")
}
