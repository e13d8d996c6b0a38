/// One file to be written.
package struct GeneratedFile: Hashable, Sendable {
    /// Relative to the output folder.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
