/// A file of a run: its path as the user wrote it, and its bytes, which may not be valid text.
package struct SourceFile: Sendable, Hashable {
    /// The path as diagnostics show it, neither resolved nor shortened.
    package let path: String

    /// The complete content, including a byte order mark.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The byte offset of the text: 3 after a UTF-8 byte order mark, otherwise 0.
    package var textStart: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}

/// The index of a file in ``SourceFiles``.
package struct FileIndex: Sendable, Hashable, Comparable {
    package let rawValue: Int

    package init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    package static func < (left: FileIndex, right: FileIndex) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The files of a run, in the order in which their diagnostics appear.
package struct SourceFiles: Sendable {
    private var files: [SourceFile] = []

    package init(_ files: [SourceFile] = []) {
        self.files = files
    }

    /// Adds a file and returns its index, which its diagnostics carry.
    package mutating func append(_ file: SourceFile) -> FileIndex {
        files.append(file)
        return FileIndex(files.count - 1)
    }

    package var count: Int { files.count }

    package var paths: [String] { files.map(\.path) }

    package var indices: [FileIndex] { files.indices.map { FileIndex($0) } }

    /// - Precondition: This collection returned the index.
    package subscript(index: FileIndex) -> SourceFile { files[index.rawValue] }
}
