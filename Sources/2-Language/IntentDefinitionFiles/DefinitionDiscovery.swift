internal import IntentSystem

/// The definitions found at some paths, and their translations.
package struct FoundDefinitions: Sendable, Hashable {
    /// The paths of the definitions, ordered by their bytes.
    package var definitions: [String]
    /// The translations, ordered by the bytes of their paths.
    package var translations: [Translation]

    package struct Translation: Sendable, Hashable {
        package var path: String
        /// The language in the file's name.
        package var language: String
        /// The index of the translated definition, or nil if it was not found.
        package var definition: Int?
    }
}

/// Finds definition files, and the translations beside them.
package enum DefinitionDiscovery {
    /// Returns the files at these paths, each file once.
    ///
    /// A path to a file selects that file, whatever its name; a path to a translation also selects its definition.
    /// Either includes all translations beside the definition. A path to a folder selects every definition in it and
    /// in the folders below it. The search skips names that begin with a dot and does not follow links to folders.
    /// - Throws: An error with the code `inputMissing` if a path does not exist or cannot be read, if a folder contains
    ///   no definition, or if one that was found is a pipe, a socket or a device.
    package static func files(at paths: [String]) throws(DefinitionFilesError) -> FoundDefinitions {
        var found = FoundFiles()
        for path in paths {
            let status = try fileStatus(of: path)
            if status.isFolder {
                let count = found.definitions.count
                try search(path, into: &found)
                guard found.definitions.count > count else { throw .noDefinitions(in: path) }
            } else {
                try add(FoundFile(path: path, status: status), to: &found)
            }
        }
        return found.result()
    }

    /// Whether a file with this name is a definition, a translation or a settings file.
    package static func isRead(_ name: String) -> Bool {
        isDefinition(name) || TranslationFileName(name) != nil || DefinitionFileNames.settings.contains(name)
    }

    /// Whether a file with this name is a settings file.
    package static func isSettings(_ name: String) -> Bool { DefinitionFileNames.settings.contains(name) }

    /// Whether a file with this name is a translation.
    package static func isTranslation(_ name: String) -> Bool {
        !isDefinition(name) && TranslationFileName(name) != nil
    }

    /// Returns whether a folder itself contains a definition, disregarding the folders below it.
    package static func hasDefinitions(in folder: String) throws(DefinitionFilesError) -> Bool {
        try names(in: folder).contains(where: isDefinition)
    }

    /// Returns the languages of the translations of a definition in a folder.
    /// - Parameter name: The name of the definition, without `.intent.yaml`.
    package static func translatedLanguages(
        ofDefinition name: String, in folder: String
    ) throws(DefinitionFilesError) -> [String] {
        try names(in: folder.isEmpty ? "." : folder).compactMap(TranslationFileName.init)
            .filter { $0.definitions.containsExactly("\(name).intent.yaml") }.map(\.language)
    }

    /// Returns nil if nothing has the name, such as a file that was removed since it was listed.
    /// - Throws: An error with the code `inputMissing` for a broken link.
    static func statusIfPresent(of path: String) throws(DefinitionFilesError) -> FileStatus? {
        if let status = try? FileStatus(at: path) { return status }
        if (try? FileStatus(at: path, followsLink: false)) != nil { throw .unreadable(path, .missing) }
        return nil
    }

    private static func fileStatus(of path: String) throws(DefinitionFilesError) -> FileStatus {
        do {
            return try FileStatus(at: path)
        } catch {
            throw .unreadable(path, error)
        }
    }

    private static func isDefinition(_ name: String) -> Bool {
        DefinitionFileNames.definitionName(name) != nil
    }

    private static func search(_ folder: String, into found: inout FoundFiles) throws(DefinitionFilesError) {
        var remaining = [folder]
        while let folder = remaining.popLast() {
            for name in try names(in: folder) {
                let path = (FilePath(folder) / name).string
                let isDefinition = isDefinition(name)
                let translation = isDefinition ? nil : TranslationFileName(name)
                let isRead = isDefinition || translation != nil
                guard let status = try isRead ? statusIfPresent(of: path) : (try? FileStatus(at: path)) else {
                    continue
                }
                if status.isFolder {
                    if (try? FileStatus(at: path, followsLink: false))?.isFolder == true { remaining.append(path) }
                } else if isDefinition {
                    found.definitions.append(try FoundFile(path: path, status: status).readable())
                } else if let translation {
                    found.translations.append((try FoundFile(path: path, status: status).readable(), translation))
                }
            }
        }
    }

    /// Adds a file that was named directly, and the files that belong to it.
    private static func add(_ file: FoundFile, to found: inout FoundFiles) throws(DefinitionFilesError) {
        if let translation = TranslationFileName(file.name) {
            found.translations.append((file, translation))
            guard let definition = file.definition(of: translation) else { return }
            found.definitions.append(try definition.readable())
        } else {
            found.definitions.append(file)
            guard isDefinition(file.name) else { return }
        }
        // A folder may contain thousands of the named files; it is listed once.
        guard found.listedFolders.insert(file.folder).inserted else { return }
        for name in try names(in: file.folder.isEmpty ? "." : file.folder) {
            guard let translation = TranslationFileName(name) else { continue }
            let path = (FilePath(file.folder) / name).string
            guard let status = try? FileStatus(at: path), !status.isFolder else { continue }
            found.neighbors.append((try FoundFile(path: path, status: status).readable(), translation))
        }
    }

    /// Returns the names in a folder that do not begin with a dot, in no particular order.
    package static func names(in folder: String) throws(DefinitionFilesError) -> [String] {
        let found: FolderNames
        do {
            found = try FileSystem.names(inFolder: folder)
        } catch {
            throw .unreadable(folder, error)
        }
        let isVisible = { (name: String) in !FilePath(name).isHidden }
        let unreadable = found.repaired.filter(isVisible)
        if let name = unreadable.first(where: { isDefinition($0) || TranslationFileName($0) != nil }) {
            throw .nameNotUTF8(name, in: folder)
        }
        return found.valid.filter(isVisible)
    }
}

/// A path to a file, and its status.
private struct FoundFile {
    let path: String
    private let kind: FileStatus.Kind
    /// The same for every path to the file.
    let identity: FileStatus.Identity

    init(path: String, status: FileStatus) {
        self.path = path
        kind = status.kind
        identity = status.identity
    }

    /// Returns the file, which no user named.
    func readable() throws(DefinitionFilesError) -> FoundFile {
        guard !kind.isSpecial else { throw .unreadable(path, .notFile(kind)) }
        return self
    }

    var folder: String { FilePath(path).folder.string }
    var name: String { FilePath(path).name }

    /// The definition beside a translation with this name.
    func definition(of translation: TranslationFileName) -> FoundFile? {
        for name in translation.definitions {
            let path = (FilePath(folder) / name).string
            if let status = try? FileStatus(at: path), !status.isFolder {
                return FoundFile(path: path, status: status)
            }
        }
        return nil
    }
}

/// The files that a search has collected, unordered and with duplicates.
private struct FoundFiles {
    var definitions: [FoundFile] = []
    var translations: [(file: FoundFile, name: TranslationFileName)] = []
    /// Translations beside files that were named directly; they count if their definition was found.
    var neighbors: [(file: FoundFile, name: TranslationFileName)] = []
    /// The folders in which `neighbors` were collected.
    var listedFolders: Set<ExactText> = []

    /// Returns each file once, and each translation with its definition.
    func result() -> FoundDefinitions {
        if let file = definitions.first, definitions.count == 1, translations.isEmpty, neighbors.isEmpty {
            return FoundDefinitions(definitions: [file.path], translations: [])
        }
        var indices: [FileStatus.Identity: Int] = [:]
        var paths: [String] = []
        for file in definitions.sorted(by: FoundFiles.precedes) where indices[file.identity] == nil {
            indices[file.identity] = paths.count
            paths.append(file.path)
        }
        var translations: [FoundDefinitions.Translation] = []
        var seen: Set<FileStatus.Identity> = []
        let candidates = self.translations.map { ($0, true) } + neighbors.map { ($0, false) }
        for ((file, name), isRequired) in candidates.sorted(by: { FoundFiles.precedes($0.0.file, $1.0.file) }) {
            let definition = file.definition(of: name).flatMap { indices[$0.identity] }
            guard isRequired || definition != nil, seen.insert(file.identity).inserted else { continue }
            translations.append(
                FoundDefinitions.Translation(path: file.path, language: name.language, definition: definition))
        }
        return FoundDefinitions(definitions: paths, translations: translations)
    }

    private static func precedes(_ first: FoundFile, _ second: FoundFile) -> Bool {
        FilePath(first.path) < FilePath(second.path)
    }
}

extension DefinitionFilesError {
    fileprivate static func noDefinitions(in folder: String) -> DefinitionFilesError {
        DefinitionFilesError(
            code: .inputMissing,
            message: """
                '\(folder)' contains no definition: no file in it or in a folder below it is named *.intent.yaml or \
                *.intent.yml
                """)
    }

    fileprivate static func nameNotUTF8(_ name: String, in folder: String) -> DefinitionFilesError {
        DefinitionFilesError(
            code: .inputOutput, message: "the name of the file '\(name)' in '\(folder)' is not valid UTF-8; rename it")
    }
}
