/// An address that answers with options, `optionsFrom: { url: }`.
package struct OptionAddress: Hashable, Sendable {
    package var url: String
    package var patience: OptionPatience

    package init(_ url: String, patience: OptionPatience = OptionPatience()) {
        self.url = url
        self.patience = patience
    }
}
