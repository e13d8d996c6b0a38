/// One literal option of a definition.
package struct ListedOption: Hashable, Sendable {
    /// An object's identifier, or the text of ``scalar``.
    package var identifier: String
    /// The value of an option that is no object; nil for an object.
    package var scalar: IntentValue?
    package var title: LocalizedText
    package var subtitle: LocalizedText?
    package var image: ImageValue?
    /// Options with equal section titles stand together under the first of them.
    package var section: LocalizedText?
    package var synonyms: [Synonym]
    /// The object's own properties.
    package var properties: [String: IntentValue]
    /// Former identifiers, newest first.
    package var renamedFrom: [String]

    package init(identifier: String, scalar: IntentValue? = nil, title: LocalizedText) {
        self.identifier = identifier
        self.scalar = scalar
        self.title = title
        subtitle = nil
        image = nil
        section = nil
        synonyms = []
        properties = [:]
        renamedFrom = []
    }
}
