/// One file to be written.
package struct GeneratedFile: Hashable, Sendable {
    /// Relative to the output folder.
    package let path: String
    /// UTF-8.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
