package import IntentModel

extension SwiftDeclaration {
    /// Returns the declaration with former names, the newest first, and the reason why it is deprecated.
    package func changed(from names: [String] = [], deprecated: String? = nil) -> Self {
        var declaration = self
        declaration.renamedFrom = names
        declaration.deprecated = deprecated
        return declaration
    }
}
