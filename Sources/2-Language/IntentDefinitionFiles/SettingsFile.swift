internal import IntentSystem

/// A settings file to read with definitions, and the values that its keys may have.
package struct SettingsFile: Sendable {
    package let path: String
    /// The values of `access`.
    package let accesses: [String]
    /// The values that `targets` may list.
    package let targets: [String]

    package init(path: String, accesses: [String], targets: [String]) {
        self.path = path
        self.accesses = accesses
        self.targets = targets
    }

    /// Returns the path of the settings file in one of these folders, or beside one of these files; nil if there is
    /// none.
    /// - Throws: An error with the code `severalSettings` if there are several, or if one is a broken link; `inputMissing` if one is a pipe, a
    ///   socket or a device.
    package static func path(for paths: [String]) throws(DefinitionFilesError) -> String? {
        var found: [(path: String, identity: FileStatus.Identity)] = []
        for path in paths {
            guard let status = try? FileStatus(at: path) else { continue }
            let folder = status.isFolder ? FilePath(path) : FilePath(path).folder
            for name in DefinitionFileNames.settings {
                let candidate = (folder / name).string
                guard let file = try DefinitionDiscovery.statusIfPresent(of: candidate), !file.isFolder,
                    !found.contains(where: { $0.identity == file.identity })
                else { continue }
                guard !file.kind.isSpecial else { throw .unreadable(candidate, .notFile(file.kind)) }
                found.append((candidate, file.identity))
            }
        }
        if let first = found.first, let second = found.dropFirst().first {
            throw DefinitionFilesError(
                code: .severalSettings,
                message:
                    "'\(first.path)' and '\(second.path)' both apply to these definitions; select one with '--config'")
        }
        return found.first?.path
    }
}
