package import IntentSchema

/// What an import makes of one of Xcode's files.
package struct DefinitionImport: Sendable {
    /// The definition and its translations; nil where the definition that is there says the same already.
    package let rendered: RenderedDefinition?
    package let sidecar: Sidecar
    package let warnings: [ImportWarning]
}
