/// The files of one run, in the order in which their diagnostics are shown.
package struct SourceFiles: Sendable {
    private var files: [SourceFile] = []

    package init(_ files: [SourceFile] = []) {
        self.files = files
    }

    /// Adds a file and returns the index that its diagnostics bear.
    package mutating func append(_ file: SourceFile) -> FileIndex {
        files.append(file)
        return FileIndex(files.count - 1)
    }

    package var count: Int { files.count }

    package var indices: [FileIndex] { files.indices.map { FileIndex($0) } }

    /// - Precondition: The index was given out by this collection.
    package subscript(index: FileIndex) -> SourceFile { files[index.rawValue] }
}
