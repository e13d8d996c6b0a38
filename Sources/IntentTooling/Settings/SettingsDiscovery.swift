internal import IntentCodegen

/// Finds the settings file of definitions.
enum SettingsDiscovery {
    /// The settings file in one of the folders that are named, or beside one of the files; nil where there is none.
    /// - Throws: ``ToolError`` with `wrongUsage` where there are several, `inputMissing` where a path is not there.
    static func file(for paths: [String]) throws(ToolError) -> String? {
        var found: [(path: String, identity: FileStatus.Identity)] = []
        for path in paths {
            guard let status = FileStatus(of: path) else { continue }
            let folder = status.isFolder ? path : OutputPath(path).folder
            for name in PluginFiles.settings {
                let candidate = FoundFile.path(of: name, in: folder)
                guard let file = FileStatus(of: candidate), !file.isFolder,
                    !found.contains(where: { $0.identity == file.identity })
                else { continue }
                found.append((candidate, file.identity))
            }
        }
        if let first = found.first, let second = found.dropFirst().first {
            throw .severalSettings(first.path, second.path)
        }
        return found.first?.path
    }
}

extension ToolError {
    fileprivate static func severalSettings(_ first: String, _ second: String) -> ToolError {
        ToolError(
            .wrongUsage, "'\(first)' and '\(second)' are both settings of these definitions; name one with '--config'")
    }
}
