/// The small integer of a word in a ``YAMLVocabulary``, to be switched on.
package struct Symbol: RawRepresentable, Sendable, Hashable {
    /// The word's index in its vocabulary.
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A word that the vocabulary does not have.
    package static let other = Symbol(.max)
}
