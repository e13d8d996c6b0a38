/// One file of a run: the path as the user wrote it, and its bytes as they are on disk.
///
/// The bytes may be anything; whether they are text is for the reader to say.
package struct SourceFile: Sendable, Hashable {
    /// The path as it is shown in diagnostics; never resolved or shortened here.
    package let path: String

    /// The whole content, a byte order mark included.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Where counting starts: 3 behind a UTF-8 byte order mark, else 0. In bytes.
    package var textStart: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
