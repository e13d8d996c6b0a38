/// What an export makes of a definition.
package struct DefinitionExport: Sendable {
    /// With its ids and tags.
    package let file: XcodeFile
    /// The texts in other languages than the file's.
    package let strings: StringsTables
    /// The sidecar with what was newly given.
    package let sidecar: Sidecar
    /// What of the sidecar does not fit the definition.
    package let notes: [String]

    /// The file as it is written.
    package var bytes: [UInt8] { renderPropertyList(assemble(file)) }
}
