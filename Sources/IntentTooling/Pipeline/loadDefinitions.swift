internal import IntentCodegen
internal import IntentDiagnostics
import IntentSystem
package import IntentSchema
package import IntentYAML

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds, reads and resolves the definitions that paths stand for.
/// - Parameters:
///   - paths: Files and folders; see ``DefinitionDiscovery``.
///   - settings: The path of the settings file; nil for none.
///   - recordsFolders: Whether the schema remembers where its files are, so that files of options can be found.
///   - endsProcess: Whether the process ends soon; see `resolveDefinitions`.
/// - Throws: ``ToolError`` where a file is missing or cannot be read; what is wrong inside one is a diagnostic.
package func loadDefinitions(
    at paths: [String], settings: String? = nil, limits: YAMLLimits = YAMLLimits(), recordsFolders: Bool = false,
    endsProcess: Bool = false
) throws(ToolError) -> ResolvedDefinitions {
    let found = try DefinitionDiscovery.files(at: paths)
    // Past this size the reader refuses the file, and need not have all of it to do so.
    let limit = min(max(limits.fileBytes, 0), 1 << 30)
    let files = try readFiles(at: found.definitions, limit: limit)
    let texts = try readFiles(at: found.translations.map(\.path), limit: limit)
    let translations = zip(found.translations, texts).map { found, file in
        TranslationSource(file, language: found.language, definition: found.definition)
    }
    let folders: FolderRecording = recordsFolders ? .folders(try found.definitions.map(absoluteFolder)) : .off
    return resolveDefinitions(
        files, translations: translations,
        settings: try settings.map { path throws(ToolError) in
            try readSettings(at: path, limit: limit)
        }, limits: limits, folders: folders, endsProcess: endsProcess)
}

private func readSettings(at path: String, limit: Int) throws(ToolError) -> SettingsSource {
    SettingsSource(
        SourceFile(path: path, bytes: try readFile(at: path, limit: limit)),
        accesses: SwiftAccess.allCases.map(\.rawValue), targets: GenerationTarget.allCases.map(\.rawValue))
}

private func readFiles(at paths: [String], limit: Int) throws(ToolError) -> [SourceFile] {
    let read = mapInParallel(paths.indices) { index -> Result<SourceFile, ToolError> in
        Result { () throws(ToolError) in
            SourceFile(path: paths[index], bytes: try readFile(at: paths[index], limit: limit))
        }
    }
    var files: [SourceFile] = []
    files.reserveCapacity(read.count)
    for result in read { files.append(try result.get()) }
    return files
}

/// The folder that a file is in, without links and relative parts.
private func absoluteFolder(of path: String) throws(ToolError) -> String {
    let folder: String
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = slash == path.startIndex ? "/" : String(path[..<slash])
    } else {
        folder = "."
    }
    guard let resolved = realpath(folder, nil) else { throw .unreachable(path, errno) }
    defer { free(resolved) }
    return String(cString: resolved)
}
