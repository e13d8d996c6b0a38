internal import IntentDiagnostics
package import IntentModel
package import IntentSchema
internal import IntentSystem
internal import IntentYAML

extension PolicyFile {
    /// Reads the policy at a path.
    /// - Throws: An error if the file does not exist, cannot be read, or is a pipe or a device, which could not be read again when it
    ///   changes. Problems inside it are diagnostics.
    package init(at path: String, for schema: Schema) throws(DefinitionFilesError) {
        let bytes = try readFile(found: path, limit: YAMLLimits().fileBytes)
        self.init(SourceFile(path: path, bytes: bytes), for: schema)
    }
}
