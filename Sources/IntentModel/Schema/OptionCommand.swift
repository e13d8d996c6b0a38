/// A command that prints options, `optionsFrom: { command: }`.
package struct OptionCommand: Hashable, Sendable {
    /// The command and what it is given, at least one; no shell reads them.
    package var arguments: [String]
    package var patience: OptionTimeouts
    /// The definition's folder, in which it runs, where the schema was read from files; nil in generated code.
    package var folder: String?

    package init(_ arguments: [String], patience: OptionTimeouts = OptionTimeouts(), folder: String? = nil) {
        self.arguments = arguments
        self.patience = patience
        self.folder = folder
    }
}
