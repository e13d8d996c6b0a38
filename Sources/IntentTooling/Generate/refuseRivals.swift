internal import IntentCodegen

/// Refuses a folder that holds Swift of another target with the same names; see ``GenerationTarget/rival``.
/// - Throws: ``ToolError`` with `outputNotCreated`.
func refuseRivals(of target: GenerationTarget, in folder: String) throws(ToolError) {
    guard let (rival, ending) = target.rival, FileStatus(of: folder)?.isFolder == true else { return }
    let heading = Array(GenerationTarget.swiftHeading.utf8)
    for name in try DefinitionDiscovery.names(in: folder).sorted() where name.hasSuffix(ending) {
        let path = FoundFile.path(of: name, in: folder)
        guard FileStatus(of: path)?.isFolder == false else { continue }
        guard try readFile(at: path, limit: heading.count).starts(with: heading) else { continue }
        throw ToolError(
            .outputNotCreated,
            """
            '\(path)' was made with '--target \(rival.rawValue)', which declares the same names as \
            '--target \(target.rawValue)' for another module: name another folder, or delete that file
            """)
    }
}
