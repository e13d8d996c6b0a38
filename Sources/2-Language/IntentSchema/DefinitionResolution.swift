package import IntentDiagnostics
package import IntentModel
internal import IntentSystem
package import IntentYAML

/// Reads and resolves the files of one run, which form one schema.
///
/// Files are read in parallel. The result depends only on the arguments and the order of the files; nothing else is read.
/// The contents of a file never make this function fail: every problem becomes a diagnostic.
/// - Parameters:
///   - translations: Translation files beside the definitions. Diagnostics number them after all definitions.
///   - settings: The settings file, whose Swift names override those of the definitions. It is numbered last.
///   - endsProcess: Whether the process exits soon. Memory is then not freed first, which saves time.
package func resolveDefinitions(
    _ files: [SourceFile], translations: [TranslationSource] = [], settings: SettingsSource? = nil,
    limits: YAMLLimits = YAMLLimits(), folders: FolderRecording = .off, endsProcess: Bool = false
) -> ResolvedDefinitions {
    var linker = DefinitionLinker(
        files, translations: translations, settings: settings, limits: limits, folders: folders)
    linker.collectNames()
    linker.resolveTypesAndWidgets()
    linker.resolveTypeOptions()
    linker.resolveRecordFields()
    linker.resolveIntents()
    linker.resolveFieldRelations()
    linker.limitRepetition()
    linker.resolvePresetsControlsAndShortcuts()
    let result = linker.finish()
    if endsProcess { leakUntilExit(linker) }
    return result
}

/// Whether a schema records the folders of its definitions, which option files and commands are relative to.
package enum FolderRecording: Sendable, Hashable {
    /// The schema does not depend on where its files are, as generated code requires.
    case off
    /// The absolute folder of each file, in the order of the files.
    case folders([String])

    func folder(of index: Int) -> String? {
        guard case .folders(let folders) = self, folders.indices.contains(index) else { return nil }
        return folders[index]
    }
}

/// The schema that the files of one run declare, and all their diagnostics.
package struct ResolvedDefinitions: Sendable {
    /// All declarations. Use it only if the diagnostics contain no error.
    package private(set) var schema: Schema
    /// What each file declares, in the order of the files. Files that could not be read are left out.
    package let files: [DefinitionFile]
    package let diagnostics: DiagnosticCollector
    /// The files that the diagnostics refer to, in order.
    package let sources: SourceFiles
    /// The contents of the settings file; nil if there is none.
    package let settings: GeneratorSettings?
    /// The index of the settings file in ``sources``.
    package let settingsFile: FileIndex?
    let documents: [Document]

    init(
        schema: Schema, files: [DefinitionFile], diagnostics: DiagnosticCollector, sources: SourceFiles,
        settings: SettingsFile?, documents: [Document]
    ) {
        self.schema = schema
        self.files = files
        self.diagnostics = diagnostics
        self.sources = sources
        self.settings = settings?.settings
        settingsFile = settings?.file
        self.documents = documents
    }

    /// Returns the definitions with the group that all files declare, since the group determines where the store is; nil if a
    /// file that could not be read may declare another one.
    /// - Parameter all: The resolution of all files, of which these are a part; nil if these are all.
    package func inGroup(ofAll all: ResolvedDefinitions?) -> ResolvedDefinitions? {
        guard let all, !documents.contains(where: { $0.group != nil }) else { return self }
        let unread = all.sources.indices.filter { file in !all.documents.contains { $0.file == file } }
        if unread.contains(where: { all.sources[$0].mentionsGroup }) { return nil }
        var definitions = self
        definitions.schema.group = all.schema.group
        return definitions
    }
}

extension SourceFile {
    fileprivate var mentionsGroup: Bool { String(decoding: bytes, as: UTF8.self).contains("group") }
}
