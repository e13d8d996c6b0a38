/// An address that answers with options, `optionsFrom: { url: }`.
package struct OptionAddress: Hashable, Sendable {
    package var url: String
    package var patience: OptionTimeouts
    /// The definition's folder, whose user allows it, where the schema was read from files; nil in generated code.
    package var folder: String?

    package init(_ url: String, patience: OptionTimeouts = OptionTimeouts(), folder: String? = nil) {
        self.url = url
        self.patience = patience
        self.folder = folder
    }
}
