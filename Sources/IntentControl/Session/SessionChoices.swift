/// What a command line says for every command alike.
package struct SessionChoices: Hashable, Sendable {
    package var definitions: [String]
    package var store: String?
    package var locale: String?

    package init(definitions: [String] = [], store: String? = nil, locale: String? = nil) {
        self.definitions = definitions
        self.store = store
        self.locale = locale
    }
}
