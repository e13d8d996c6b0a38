/// Whether a schema remembers the folders of its definitions, which files of options are found by.
package enum FolderRecording: Sendable, Hashable {
    /// The schema is the same wherever its files are, as generated code needs it.
    case off
    /// The absolute folder of each file, in the order of the files.
    case folders([String])

    func folder(of index: Int) -> String? {
        guard case .folders(let folders) = self, folders.indices.contains(index) else { return nil }
        return folders[index]
    }
}
