internal import IntentDiagnostics
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
///   - recordsFolders: Whether the schema remembers where its files are, so that files of options can be found.
///   - endsProcess: Whether the process ends soon; see `resolveDefinitions`.
/// - Throws: ``ToolError`` where a file is missing or cannot be read; what is wrong inside one is a diagnostic.
package func loadDefinitions(
    at paths: [String], limits: YAMLLimits = YAMLLimits(), recordsFolders: Bool = false,
    endsProcess: Bool = false
) throws(ToolError) -> ResolvedDefinitions {
    let found = try DefinitionDiscovery.files(at: paths)
    // Past this size the reader refuses the file, and need not have all of it to do so.
    let limit = min(max(limits.fileBytes, 0), 1 << 30)
    let read = mapInParallel(found.indices) { index -> Result<SourceFile, ToolError> in
        Result { () throws(ToolError) in
            SourceFile(path: found[index], bytes: try readFile(at: found[index], limit: limit))
        }
    }
    var files: [SourceFile] = []
    files.reserveCapacity(read.count)
    for result in read { files.append(try result.get()) }
    let folders: FolderRecording = recordsFolders ? .folders(try found.map(absoluteFolder)) : .off
    return resolveDefinitions(files, limits: limits, folders: folders, endsProcess: endsProcess)
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
