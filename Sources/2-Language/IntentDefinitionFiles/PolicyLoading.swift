internal import IntentDiagnostics
package import IntentModel
package import IntentSchema
internal import IntentSystem
internal import IntentYAML

extension PolicyFile {
    /// Reads the policy at a path.
    /// - Throws: An error if the file does not exist or cannot be read. Problems inside it are diagnostics.
    package init(at path: String, for schema: Schema) throws(DefinitionFilesError) {
        let bytes = try readFile(at: path, limit: YAMLLimits().fileBytes)
        self.init(SourceFile(path: path, bytes: bytes), for: schema)
    }
}
