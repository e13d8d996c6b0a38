/// A file with what tells it from others, whatever path leads to it.
struct FoundFile {
    let path: String
    let identity: FileStatus.Identity

    static func path(of name: String, in folder: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The path up to the name, with its last slash; empty for a name alone.
    var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

    /// The definition that a file of texts of this name stands beside.
    func definition(of translation: TranslationFileName) -> FoundFile? {
        for name in translation.definitions {
            let path = FoundFile.path(of: name, in: folder)
            if let status = FileStatus(of: path), !status.isFolder {
                return FoundFile(path: path, identity: status.identity)
            }
        }
        return nil
    }
}

/// What a search has gathered, in any order and with repeats.
struct FoundFiles {
    var definitions: [FoundFile] = []
    var translations: [(file: FoundFile, name: TranslationFileName)] = []
    /// Files of texts in the folders of files that were named; of use where their definition is in the run.
    var neighbours: [(file: FoundFile, name: TranslationFileName)] = []
    /// Folders whose neighbours were looked for.
    var listed: Set<String> = []

    /// Each file once, those of texts with their definitions.
    func result() -> FoundDefinitions {
        var indices: [FileStatus.Identity: Int] = [:]
        var paths: [String] = []
        for file in definitions.sorted(by: FoundFiles.precedes) where indices[file.identity] == nil {
            indices[file.identity] = paths.count
            paths.append(file.path)
        }
        var translations: [FoundDefinitions.Translation] = []
        var seen: Set<FileStatus.Identity> = []
        let candidates = self.translations.map { ($0, true) } + neighbours.map { ($0, false) }
        for ((file, name), isWanted) in candidates.sorted(by: { FoundFiles.precedes($0.0.file, $1.0.file) }) {
            let definition = file.definition(of: name).flatMap { indices[$0.identity] }
            guard isWanted || definition != nil, seen.insert(file.identity).inserted else { continue }
            translations.append(
                FoundDefinitions.Translation(path: file.path, language: name.language, definition: definition))
        }
        return FoundDefinitions(definitions: paths, translations: translations)
    }

    private static func precedes(_ first: FoundFile, _ second: FoundFile) -> Bool {
        first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }
}
