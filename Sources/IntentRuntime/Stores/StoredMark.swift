/// What the last lookup said about one chosen option.
public struct StoredMark: Hashable, Sendable {
    /// What a mark says.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The option is no longer known.
        case vanished
        /// It was stored without a lookup, because nobody could look it up.
        case unchecked
    }

    /// What the lookup said.
    public var kind: Kind
    /// The option's identifier, see ``IntentValue/optionIdentifier``.
    public var identifier: String

    /// A mark of one option.
    public init(_ kind: Kind, identifier: String) {
        self.kind = kind
        self.identifier = identifier
    }
}
