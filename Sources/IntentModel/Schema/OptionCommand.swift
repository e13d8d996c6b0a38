/// A command that prints options, `optionsFrom: { command: }`.
package struct OptionCommand: Hashable, Sendable {
    /// The command and what it is given, at least one; no shell reads them.
    package var arguments: [String]
    package var patience: OptionPatience

    package init(_ arguments: [String], patience: OptionPatience = OptionPatience()) {
        self.arguments = arguments
        self.patience = patience
    }
}
