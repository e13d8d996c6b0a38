/// What a command line says for every command alike.
package struct SessionChoices: Hashable, Sendable {
    package var definitions: [String]
    package var store: String?
    package var locale: String?
    /// Programs that answer for handlers.
    package var extensions: [String]
    /// How many bytes an extension may hold; nil for any.
    package var memoryLimit: Int?
    /// Whether what extensions write on standard error is shown.
    package var showsExtensionLog: Bool

    package init(
        definitions: [String] = [], store: String? = nil, locale: String? = nil, extensions: [String] = [],
        memoryLimit: Int? = nil, showsExtensionLog: Bool = false
    ) {
        self.definitions = definitions
        self.store = store
        self.locale = locale
        self.extensions = extensions
        self.memoryLimit = memoryLimit
        self.showsExtensionLog = showsExtensionLog
    }
}
