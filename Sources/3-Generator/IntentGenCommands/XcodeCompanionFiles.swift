internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentGeneratorRun
package import IntentLanguageServer
internal import IntentModel
internal import IntentSystem
internal import IntentXcode

/// The sidecars of all definitions in a run, `NAME.intent.xcode.json`, which are exported to one file together.
struct SidecarFiles {
    private let files: [(path: String?, sidecar: Sidecar?)]

    /// Reads the sidecars that exist.
    /// - Throws: `invalidData` if one of them is damaged, after its problems are written.
    init(besideDefinitionsAt definitions: [String]) throws(CommandError) {
        var files: [(String?, Sidecar?)] = []
        for definition in definitions {
            let path = Self.path(besideDefinitionAt: definition)
            files.append((path, try path.flatMap { path throws(CommandError) in try Self.read(path) }))
        }
        self.files = files
    }

    var paths: [String] { files.compactMap(\.path) }

    /// The contents of all sidecars, with the properties of the file from the first one; nil if there is none.
    var merged: Sidecar? {
        files.compactMap(\.sidecar).reduce(nil as Sidecar?) { merged, sidecar in
            guard var merged else { return sidecar }
            merged.declarations.merge(sidecar.declarations) { first, _ in first }
            for (language, table) in sidecar.strings {
                merged.strings[language, default: [:]].merge(table) { first, _ in first }
            }
            merged.unlisted.formUnion(sidecar.unlisted)
            return merged
        }
    }

    /// Returns the sidecars with the identifiers and tags that an export assigned.
    /// - Parameter createsMissing: Whether definitions without a sidecar get one.
    func files(for recorded: Sidecar, of definitions: [DefinitionFile], createsMissing: Bool) -> [ExportedFile] {
        zip(files, definitions).compactMap { file, definition in
            guard let path = file.path, file.sidecar != nil || createsMissing else { return nil }
            var part = recorded
            if let old = file.sidecar {
                part.file = old.file
                part.strings = old.strings
                part.unlisted = old.unlisted
            }
            if part.file["name"] == nil {
                part.file["name"] = .string(FilePath(path).removing(Self.ending)?.name ?? "")
            }
            part.declarations = recorded.declarations.filter { definition.declares($0.key) }
            return ExportedFile(path: path, bytes: Array(part.text.utf8))
        }
    }

    /// Returns the sidecar at a path; nil if there is none.
    /// - Throws: `invalidData` if it is damaged, after its problems are written.
    static func read(_ path: String) throws(CommandError) -> Sidecar? {
        guard CommandFiles.exists(path) else { return nil }
        let source = try source(path)
        let (sidecar, problems) = Sidecar.read(source)
        guard problems.isEmpty else {
            try DiagnosticReport(problems, of: SourceFiles([source])).write(as: .text)
            throw CommandError(
                .invalidData,
                "'\(path)' cannot be read, and without it Xcode's ids and tags would change; restore it, or remove it and "
                    + "import the file from Xcode again")
        }
        return sidecar
    }

    /// Returns the problems of the sidecars that exist, and adds these files to the sources of the diagnostics.
    static func problems(
        besideDefinitionsAt definitions: [String], in sources: inout SourceFiles
    ) throws(CommandError) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for source in try existing(besideDefinitionsAt: definitions) {
            problems += Sidecar.read(source, index: sources.append(source)).problems
        }
        return problems
    }

    private static func existing(besideDefinitionsAt definitions: [String]) throws(CommandError) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in definitions.compactMap(path(besideDefinitionAt:)) where CommandFiles.exists(path) {
            files.append(try source(path))
        }
        return files
    }

    /// Returns the changes of the sidecars that exist after the declaration at a path is renamed.
    static func renaming(
        _ path: [String], to name: String, besideDefinitionsAt definitions: [String]
    ) -> CompanionFiles.Renaming {
        let files: [SourceFile]
        do { files = try existing(besideDefinitionsAt: definitions) } catch { return .unreadable(error.message) }
        var changes: [CompanionFiles.Change] = []
        for file in files {
            guard let sidecar = Sidecar.read(file).sidecar else { return .unreadable("'\(file.path)' is damaged") }
            let renamed = sidecar.renaming(path, to: name)
            if renamed != sidecar { changes.append(CompanionFiles.Change(file, newBytes: Array(renamed.text.utf8))) }
        }
        return .changes(changes)
    }

    private static func source(_ path: String) throws(CommandError) -> SourceFile {
        SourceFile(path: path, bytes: try CommandFiles.read(path, limit: 1 << 26))
    }

    /// Returns the name of a definition's sidecar.
    /// - Parameter definition: The definition's name without `.intent.yaml`.
    static func fileName(for definition: String) -> String { definition + ending }

    private static func path(besideDefinitionAt path: String) -> String? {
        [".intent.yaml", ".intent.yml"].lazy.compactMap(FilePath(path).removing).first.map { fileName(for: $0.string) }
    }

    private static let ending = ".intent.xcode.json"
}

extension CompanionFiles {
    /// The sidecars of Xcode's files.
    package static let xcode = CompanionFiles(
        problems: { definitions, sources in
            (try? SidecarFiles.problems(besideDefinitionsAt: definitions, in: &sources)) ?? []
        },
        renaming: { SidecarFiles.renaming($1, to: $2, besideDefinitionsAt: $0) })
}

extension DefinitionFile {
    /// - Parameter path: The path of a declaration, such as `intents.OrderSoup.parameters.soup`.
    fileprivate func declares(_ path: String) -> Bool {
        let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count >= 2 else { return false }
        return switch parts[0] {
        case "types": types.contains(parts[1])
        case "enums": enums.contains(parts[1])
        case "intents": intents.contains(parts[1])
        default: false
        }
    }
}

/// The `.strings` files of an `.intentdefinition` file: `LANG.lproj/NAME.strings`, beside the file or beside the
/// `Base.lproj` that contains it.
struct StringsFiles {
    /// The folder that contains the folders of the languages.
    private let folder: FilePath
    /// The name of the tables, which is the name of the definition file without its extension.
    private let name: String

    init(ofDefinitionAt path: String) {
        let file = FilePath(path)
        name = file.baseName
        folder = file.folder.hasEnding(Self.folderEnding) ? file.folder.folder : file.folder
    }

    /// Returns the path for a language, in an existing folder such as `pt_BR.lproj`, or else in `pt-BR.lproj`.
    func path(for language: String) -> String {
        let older = path(inFolderFor: language.split(separator: "-").joined(separator: "_"))
        return CommandFiles.exists(FilePath(older).folder.string) ? older : path(inFolderFor: language)
    }

    /// Returns the tables of the files that exist, by language.
    func read() throws -> StringsTables {
        var tables: StringsTables = [:]
        for name in try DefinitionDiscovery.names(in: folder.isEmpty ? "." : folder.string).sorted() {
            guard let language = FilePath(name).removing(Self.folderEnding)?.string else { continue }
            let path = path(inFolderFor: language)
            guard language != "Base", CommandFiles.isFile(path) else { continue }
            // Older folders of Apple's separate the region with an underscore.
            let tag = language.split(separator: "_").joined(separator: "-")
            tables[tag] = try Self.table(at: path)
        }
        return tables
    }

    /// The path of the string catalog in which Xcode keeps translations of the file instead; nil if there is none.
    var catalog: String? {
        let file = "\(name).xcstrings"
        let paths = [folder / "mul\(Self.folderEnding)" / file, folder / file].map(\.string)
        return paths.first(where: CommandFiles.isFile)
    }

    /// The warning of an import if there is a catalog.
    var catalogWarning: ImportWarning? {
        catalog.map { ImportWarning("", "the string catalog '\($0)' is not read; its translations are not imported") }
    }

    private func path(inFolderFor language: String) -> String {
        (folder / "\(language)\(Self.folderEnding)" / "\(name).strings").string
    }

    private static func table(at path: String) throws(CommandError) -> [String: String] {
        let bytes = try CommandFiles.read(path, limit: 1 << 26)
        do {
            return try readStrings(bytes)
        } catch {
            throw CommandError(.invalidData, "\(path):\(error)")
        }
    }

    private static let folderEnding = ".lproj"
}
