/// Another word for a case or an option, as people type or say it.
package struct Synonym: Hashable, Sendable {
    package var text: String
    /// How it is said, where the spelling does not tell.
    package var pronunciation: String?

    package init(_ text: String, pronunciation: String? = nil) {
        self.text = text
        self.pronunciation = pronunciation
    }
}
