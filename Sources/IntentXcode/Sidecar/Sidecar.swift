/// What only Xcode needs of a definition file, kept beside the definition.
package struct Sidecar: Hashable, Sendable {
    /// What the file says of itself, as it stands under `file`.
    package var file: [String: PropertyListValue] = [:]
    /// By the path of the declaration: `intents.OrderSoup.parameters.soup`.
    package var declarations: [String: Entry] = [:]
    /// Texts of `.strings` files that belong to nothing in the definition any more.
    package var strings: StringsTables = [:]

    package init() {}

    /// One declaration's part.
    package struct Entry: Hashable, Sendable {
        package var tag: Int?
        package var lastTag: Int?
        /// By the text's name: `title`, `siri.confirm`, `summary.storeLocation`.
        package var ids: [String: String] = [:]
        /// What the file says otherwise than an export would, by the leaf's key.
        package var set: [String: PropertyListValue] = [:]
        /// What an export would say and the file does not.
        package var unset: [String] = []

        package init() {}
    }
}
