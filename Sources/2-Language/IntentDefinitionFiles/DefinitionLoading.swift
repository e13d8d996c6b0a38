package import IntentDiagnostics
package import IntentSchema
internal import IntentSystem
package import IntentYAML

/// Finds, reads and resolves the definitions at some paths, with their translations and settings.
///
/// `IntentDefinitionFiles` is the part of reading definitions that touches the file system. `intentgen` and `intentctl`
/// share it; it knows nothing of generated code, Xcode's files or stores.
/// - Parameters:
///   - paths: Files and folders; see ``DefinitionDiscovery/files(at:)``.
///   - settings: The settings file, if there is one.
///   - recordsFolders: Whether the schema records the folders of its files, which `optionsFrom` with a file needs.
///   - endsProcess: Whether the process ends soon; see `resolveDefinitions`.
/// - Throws: An error if a file does not exist or cannot be read. Problems inside a file are diagnostics of the result.
package func loadDefinitions(
    at paths: [String], settings: SettingsFile? = nil, limits: YAMLLimits = YAMLLimits(), recordsFolders: Bool = false,
    endsProcess: Bool = false
) throws(DefinitionFilesError) -> ResolvedDefinitions {
    let sources = try DefinitionSources(
        at: paths, settings: settings, limit: limits.readBytes, recordsFolders: recordsFolders)
    return sources.resolved(limits: limits, endsProcess: endsProcess)
}

extension YAMLLimits {
    /// The reader rejects a larger file, and one byte more is enough for that.
    fileprivate var readBytes: Int { min(max(fileBytes, 0), 1 << 30) }
}

/// Definitions without the files that have errors, for programs that serve what the others declare.
package struct SoundDefinitions: Sendable {
    /// The resolution of the files without errors; nil if nothing is left, or if what is left does not determine the group.
    package let sound: ResolvedDefinitions?
    /// The resolutions with errors: that of all files and, if files depend on those that were left out, those of the rest.
    package let faulty: [ResolvedDefinitions]
}

/// Loads definitions as ``loadDefinitions(at:settings:limits:recordsFolders:endsProcess:)`` does, and leaves out each file that
/// has an error, with those that need what it declares.
package func loadSoundDefinitions(
    at paths: [String], recordsFolders: Bool
) throws(DefinitionFilesError) -> SoundDefinitions {
    var sources = try DefinitionSources(at: paths, limit: YAMLLimits().fileBytes, recordsFolders: recordsFolders)
    var faulty: [ResolvedDefinitions] = []
    while true {
        let resolved = sources.resolved()
        guard resolved.diagnostics.hasErrors else {
            return SoundDefinitions(sound: resolved.inGroup(ofAll: faulty.first), faulty: faulty)
        }
        faulty.append(resolved)
        let rest = sources.without(resolved.diagnostics.filesWithErrors)
        // A long chain of files, each of which needs the next one, is not followed to its end.
        guard !rest.definitions.isEmpty, rest.count < sources.count, faulty.count < 10 else {
            return SoundDefinitions(sound: nil, faulty: faulty)
        }
        sources = rest
    }
}

/// The definitions at some paths, their translations and their settings, read from files.
package struct DefinitionSources: Sendable {
    package private(set) var definitions: [SourceFile]
    package private(set) var translations: [TranslationSource]
    package private(set) var settings: SettingsSource?
    private var folders: FolderRecording

    /// No files.
    package static let none = DefinitionSources()

    private init() {
        (definitions, translations, settings, folders) = ([], [], nil, .off)
    }

    /// Reads files as far as ``loadDefinitions(at:settings:limits:recordsFolders:endsProcess:)`` does.
    package init(at paths: [String], settings: SettingsFile? = nil) throws(DefinitionFilesError) {
        try self.init(at: paths, settings: settings, limit: YAMLLimits().readBytes, recordsFolders: false)
    }

    fileprivate init(
        at paths: [String], settings: SettingsFile? = nil, limit: Int, recordsFolders: Bool
    ) throws(DefinitionFilesError) {
        let found = try DefinitionDiscovery.files(at: paths)
        definitions = try readFiles(at: found.definitions, limit: limit)
        translations = zip(found.translations, try readFiles(at: found.translations.map(\.path), limit: limit))
            .map { TranslationSource($1, language: $0.language, definition: $0.definition) }
        folders = recordsFolders ? .folders(try found.definitions.map(absoluteFolder)) : .off
        self.settings = try settings.map { settings throws(DefinitionFilesError) in
            SettingsSource(
                SourceFile(path: settings.path, bytes: try readFile(at: settings.path, limit: limit)),
                accesses: settings.accesses, targets: settings.targets)
        }
    }

    fileprivate var count: Int { definitions.count + translations.count }

    /// The files in the order in which diagnostics number them.
    package var files: [SourceFile] { definitions + translations.map(\.file) + (settings.map { [$0.file] } ?? []) }

    /// Returns the sources with another text in place of a file; nil if none of them has its path.
    package func replacing(_ text: SourceFile) -> DefinitionSources? {
        var sources = self
        if let index = definitions.firstIndex(where: { $0.path.isExactly(text.path) }) {
            sources.definitions[index] = text
        } else if let index = translations.firstIndex(where: { $0.file.path.isExactly(text.path) }) {
            let old = translations[index]
            sources.translations[index] = TranslationSource(text, language: old.language, definition: old.definition)
        } else if let old = settings, old.file.path.isExactly(text.path) {
            sources.settings = SettingsSource(text, accesses: old.accesses, targets: old.targets)
        } else {
            return nil
        }
        return sources
    }

    /// Returns the sources with a text that is not yet in a file.
    package func adding(_ text: SourceFile) -> DefinitionSources {
        var sources = self
        let path = FilePath(text.path)
        if let name = TranslationFileName(path.name) {
            let paths = name.definitions.map { path.folder / $0 }
            let definition = definitions.firstIndex { paths.contains(FilePath($0.path)) }
            sources.translations.append(TranslationSource(text, language: name.language, definition: definition))
        } else if DefinitionFileNames.definitionName(path.name) != nil {
            sources.definitions.append(text)
            if case .folders(let all) = folders { sources.folders = .folders(all + [path.folder.string]) }
        }
        return sources
    }

    package func resolved(limits: YAMLLimits = YAMLLimits(), endsProcess: Bool = false) -> ResolvedDefinitions {
        resolveDefinitions(
            definitions, translations: translations, settings: settings, limits: limits, folders: folders,
            endsProcess: endsProcess)
    }

    /// Returns the sources without some files, and without the translations of those that are definitions.
    fileprivate func without(_ files: Set<FileIndex>) -> DefinitionSources {
        var rest = self
        let kept = definitions.indices.filter { !files.contains(FileIndex($0)) }
        rest.definitions = kept.map { definitions[$0] }
        rest.translations = translations.enumerated().compactMap { index, translation in
            guard !files.contains(FileIndex(definitions.count + index)) else { return nil }
            guard let definition = translation.definition else { return translation }
            guard let index = kept.firstIndex(of: definition) else { return nil }
            return TranslationSource(translation.file, language: translation.language, definition: index)
        }
        if case .folders(let all) = folders { rest.folders = .folders(kept.map { all[$0] }) }
        return rest
    }
}

private func readFiles(at paths: [String], limit: Int) throws(DefinitionFilesError) -> [SourceFile] {
    var files: [SourceFile] = []
    files.reserveCapacity(paths.count)
    // Opening a few files takes less time than starting a thread.
    guard paths.count >= 32 else {
        for path in paths { files.append(SourceFile(path: path, bytes: try readFile(at: path, limit: limit))) }
        return files
    }
    let results = mapInParallel(paths.indices) { index -> Result<SourceFile, DefinitionFilesError> in
        Result { () throws(DefinitionFilesError) in
            SourceFile(path: paths[index], bytes: try readFile(at: paths[index], limit: limit))
        }
    }
    for result in results { files.append(try result.get()) }
    return files
}

/// Returns the bytes of a file that a user named, up to `limit`, and one more if the file is larger.
private func readFile(at path: String, limit: Int) throws(DefinitionFilesError) -> [UInt8] {
    try bytes(of: path, limit: limit) { path throws(SystemFailure) in try OpenFile(path) }
}

/// Returns the bytes of a file, which can be neither a pipe nor a device, up to `limit`, and one more if the file is larger.
func readFile(found path: String, limit: Int) throws(DefinitionFilesError) -> [UInt8] {
    try bytes(of: path, limit: limit) { path throws(SystemFailure) in try OpenFile(found: path) }
}

private func bytes(
    of path: String, limit: Int, _ open: (String) throws(SystemFailure) -> OpenFile
) throws(DefinitionFilesError) -> [UInt8] {
    let file: OpenFile
    do {
        file = try open(path)
    } catch {
        throw .unreadable(path, error)
    }
    do {
        return try file.prefix(limit + 1)
    } catch {
        throw DefinitionFilesError(code: .inputOutput, message: "reading '\(path)' failed: \(error.message)")
    }
}

/// Returns the absolute path of a file's folder, without links.
private func absoluteFolder(of path: String) throws(DefinitionFilesError) -> String {
    let folder = FilePath(path).folder.string
    do {
        return try FileSystem.resolvedPath(folder.isEmpty ? "." : folder)
    } catch {
        throw .unreadable(path, error)
    }
}

/// A failure to find or read a file. An invalid file is not a failure; its problems are diagnostics.
package struct DefinitionFilesError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        private let name: String

        /// A path does not exist, cannot be opened, or contains no definition.
        package static let inputMissing = Code(name: "inputMissing")
        /// Reading a file failed.
        package static let inputOutput = Code(name: "inputOutput")
        /// Several settings files apply to the same definitions.
        package static let severalSettings = Code(name: "severalSettings")
    }

    package let code: Code
    /// One phrase without a full stop that begins with the path.
    package let message: String

    package var description: String { message }
}

extension DefinitionFilesError {
    static func unreadable(_ path: String, _ failure: SystemFailure) -> DefinitionFilesError {
        DefinitionFilesError(code: .inputMissing, message: "'\(path)' cannot be read: \(failure.message)")
    }
}
