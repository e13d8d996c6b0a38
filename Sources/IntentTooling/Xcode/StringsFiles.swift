internal import IntentXcode

/// The `.strings` files of a definition file: `LANG.lproj/NAME.strings`, beside the file, or beside the `Base.lproj` that
/// it is in.
struct StringsFiles {
    /// The folder that the languages' folders are in.
    let folder: String
    /// Of the tables, the definition file's without its ending.
    let name: String

    init(ofDefinitionAt path: String) {
        let file = OutputPath(path)
        name = file.baseName
        let parent = OutputPath(file.folder)
        folder = parent.name.hasSuffix(Self.folderEnding) ? parent.folder : file.folder
    }

    /// In the folder of the language that is there, be it `pt-BR.lproj` or `pt_BR.lproj`, or else in one of the first form.
    func path(for language: String) -> String {
        let older = path(inFolderFor: language.split(separator: "-").joined(separator: "_"))
        return FileStatus(of: OutputPath(older).folder) == nil ? path(inFolderFor: language) : older
    }

    private func path(inFolderFor language: String) -> String {
        OutputPath.join(folder, "\(language)\(Self.folderEnding)", "\(name).strings")
    }

    /// The tables that are there.
    /// - Throws: ``ToolError`` where one cannot be read, or is no table of strings.
    func read() throws(ToolError) -> StringsTables {
        var tables: StringsTables = [:]
        for name in try DefinitionDiscovery.names(in: folder.isEmpty ? "." : folder).sorted()
        where name.hasSuffix(Self.folderEnding) {
            let language = String(name.dropLast(Self.folderEnding.count))
            let path = path(inFolderFor: language)
            guard language != "Base", let status = FileStatus(of: path), !status.isFolder else { continue }
            tables[Self.tag(of: language)] = try Self.table(at: path)
        }
        return tables
    }

    private static func table(at path: String) throws(ToolError) -> [String: String] {
        let bytes = try readEntireFile(at: path, limit: 1 << 26)
        do {
            return try readStrings(bytes)
        } catch {
            throw ToolError(.wrongDefinition, "\(path):\(error.line): \(error.message)")
        }
    }

    /// Apple's older folders write a region behind an underscore.
    private static func tag(of folder: String) -> String { folder.split(separator: "_").joined(separator: "-") }

    private static let folderEnding = ".lproj"
}
