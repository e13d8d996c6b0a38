/// What only Xcode needs of a definition file, kept beside the definition.
package struct Sidecar: Hashable, Sendable {
    /// What the file says of itself, as it stands under `file`.
    package var file: [String: PropertyListValue] = [:]
    /// By the path of the declaration, `intents.OrderSoup.parameters.soup`.
    ///
    /// A dot in a name is written `%2E`, a percent sign `%25`, an empty name `%`. Arrays of declarations have entries
    /// too, `intents.OrderSoup.parameters`, with the one key `order`: the names in the order of the file. What is
    /// there of the whole file beside ``file`` stands at `file`.
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
        ///
        /// A dialog, a reason, a combination or a synonym that an export would not have at all stands whole under its
        /// name, `PromptDialogs.Primary`.
        package var set: [String: PropertyListValue] = [:]
        /// What an export would say and the file does not, by the leaf's key or the name of a dialog and the like.
        package var unset: [String] = []
        /// What an export said of some of these when the sidecar was written: of a text or a dialog its fingerprint,
        /// `#k3Fd9a`. They are used only while an export still says so.
        package var instead: [String: PropertyListValue] = [:]
        /// The whole declaration as the file has it, where the definition has none.
        package var extra: PropertyListValue?
        /// The fingerprint of what an export said of the declaration, where the file has none.
        package var missing: String?

        package init() {}

        package var isEmpty: Bool { self == Entry() }
    }

    /// What the keys of ``file`` are called in one of Xcode's files, the other way round.
    static let fileKeys = [
        "ModelVersion": "modelVersion", "Namespace": "namespace", "SystemVersion": "systemVersion",
        "ToolsVersion": "toolsVersion", "ToolsBuildVersion": "toolsBuildVersion",
    ]

    /// Of the entry of an array.
    static let orderKey = "order"
}
