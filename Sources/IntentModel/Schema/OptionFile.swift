/// A file of options, `optionsFrom: { file: }`.
package struct OptionFile: Hashable, Sendable {
    /// Relative to the definition's folder, and never above it.
    package var path: String
    /// The definition's folder, where the schema was read from files; nil in generated code.
    package var folder: String?

    package init(path: String, folder: String? = nil) {
        self.path = path
        self.folder = folder
    }
}
