/// The small integer of a word in a ``YAMLVocabulary``, to be switched on.
@usableFromInline
package struct Symbol: RawRepresentable, Sendable, Hashable {
    /// The word's index in its vocabulary.
    @usableFromInline package let rawValue: UInt16

    @inlinable package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    @inlinable package init(_ rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A word that the vocabulary does not have.
    @inlinable package static var other: Symbol { Symbol(.max) }
}
