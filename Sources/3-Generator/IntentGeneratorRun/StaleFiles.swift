internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentEmitters
internal import IntentSystem

/// Finds the Swift that an earlier run generated from a definition that is gone.
///
/// The heading of a file states the name of its definition, not the folder. A definition counts as gone if this run does not
/// read it, and if it is not beside a definition that this run reads.
struct StaleFiles {
    /// A generated file and the name of the definition that its heading states.
    struct File {
        let path: String
        let definition: String
    }

    /// The folder of generated files.
    private let folder: String
    private let definitions: Set<ExactText>
    /// The folders of what this run reads.
    private let sources: Set<FilePath>

    /// - Parameters:
    ///   - definitions: The names of the definitions that this run reads.
    ///   - sources: The paths of these definitions, and of other files that it reads.
    init(in folder: String, definitions: [String], sources: [String]) {
        self.folder = folder
        self.definitions = Set(texts: definitions)
        self.sources = Set(sources.map { FilePath($0).folder })
    }

    /// Returns the files in the order of their names. Other files without a heading of a definition are left out, such as string
    /// catalogs.
    func files() throws -> [File] {
        guard FileSystem.isFolder(folder) else { return [] }
        return try DefinitionDiscovery.names(in: folder).sorted().compactMap { name in
            let path = (FilePath(folder) / name).string
            guard FilePath(name).hasEnding(".swift"), CommandFiles.isFile(path),
                let definition = GenerationTarget.definition(
                    statedBy: try CommandFiles.prefix(of: path, Self.headingLimit), ofFile: name),
                !definitions.contains(definition),
                !sources.contains(where: { CommandFiles.exists(($0 / definition).string) })
            else { return nil }
            return File(path: path, definition: definition)
        }
    }

    /// More bytes than a file name and the words around it have.
    private static let headingLimit = 1024
}

extension StaleFiles.File {
    /// A phrase without a full stop.
    var message: String {
        "'\(path)' was generated from '\(definition)', which is not among the definitions; delete it, or generate all files of "
            + "the folder together"
    }
}
