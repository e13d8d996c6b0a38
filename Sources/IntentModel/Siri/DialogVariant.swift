/// What a dialog says in one language where a placeholder has one value, so that grammar can agree.
package struct DialogVariant: Hashable, Sendable {
    /// The dialog's path below its intent, `parameters.soup.siri.confirm`.
    package var path: String
    /// The name of a case, or `true` or `false`.
    package var value: String
    /// A BCP 47 tag.
    package var language: String
    package var text: String

    package init(path: String, value: String, language: String, text: String) {
        self.path = path
        self.value = value
        self.language = language
        self.text = text
    }
}
