internal import IntentModel
package import IntentRuntime
internal import IntentSystem

/// Reads the option files of definitions, `optionsFrom: { file: }`, but no file outside the definition's folder.
///
/// Symbolic links are followed if they end below the folder. The resolved path is then opened component by component
/// without following links, so that a link that is created in between is refused. Only regular files are read.
package struct FolderOptionFiles: Sendable {
    /// The folder for generated definitions, which have no folder of their own; nil if there is none.
    package private(set) var folder: String?
    /// The maximum number of bytes of a file.
    package private(set) var limit = 8 << 20

    /// - Throws: `unavailable` if the file cannot be read, `failed` if it is not a regular file below the folder or its
    ///   content is invalid.
    package func read(_ file: OptionFile) throws(OptionsFailure) -> JSONValue {
        guard let folder = file.folder ?? folder else {
            throw .unavailable(
                "options come from the file '\(file.path)', and this program has no folder of such files")
        }
        let bytes = try bytes(of: file.path, below: folder)
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            throw .failed("'\(file.path)' is not valid JSON: \(error)")
        }
    }

    /// Returns a text that differs once the file has changed; nil for a file that cannot be examined.
    func version(of file: OptionFile) -> String? {
        guard let status = path(of: file).flatMap({ try? FileStatus(at: $0) }) else { return nil }
        return "\(status.identity.device) \(status.identity.number) \(status.size) \(status.modified)"
    }

    /// Calls `onChange` after writes to the file, until the returned value is released.
    func watch(_ file: OptionFile, onChange: @escaping @Sendable () -> Void) -> (any Sendable)? {
        let onWrite = { @Sendable in
            onChange()
            return true
        }
        return path(of: file).flatMap { try? FileWatch(of: $0, onWrite: onWrite, onEnd: {}) }
    }

    private func path(of file: OptionFile) -> String? {
        (file.folder ?? folder).map { (FilePath($0) / file.path).string }
    }

    private func bytes(of path: String, below folder: String) throws(OptionsFailure) -> [UInt8] {
        guard !path.isEmpty, !FilePath(path).isAbsolute, !path.utf8.contains(0) else {
            throw .failed("'\(path)' is not a relative path below the definition's folder")
        }
        let (root, components) = try resolve(path, below: folder)
        do throws(SystemFailure) {
            let file = try Self.open(components[...], in: OpenFile(root, followsLink: false))
            if try file.status().kind == .file { return try file.bytes(limit: limit) }
        } catch {
            throw Self.failure(error, of: path)
        }
        throw .failed("'\(path)' is not a regular file")
    }

    /// Resolves symbolic links. Returns the resolved folder, and the names below it that lead to the file.
    private func resolve(
        _ path: String, below folder: String
    ) throws(OptionsFailure) -> (root: String, components: [String]) {
        let root: String
        do throws(SystemFailure) {
            root = try FileSystem.resolvedPath(folder)
        } catch {
            throw .unavailable("the folder of option files '\(folder)' cannot be reached: \(error.message)")
        }
        let target: String
        do throws(SystemFailure) {
            target = try FileSystem.resolvedPath((FilePath(folder) / path).string)
        } catch {
            if error.isLink { throw .failed("'\(path)' leads to itself, or through too many symbolic links") }
            throw Self.failure(error, of: path)
        }
        guard let below = FilePath(target).components(below: FilePath(root)) else {
            throw .failed("'\(path)' leads out of the definition's folder")
        }
        return (root, below)
    }

    private static func open(
        _ components: ArraySlice<String>, in folder: consuming OpenFile
    ) throws(SystemFailure) -> OpenFile {
        guard let first = components.first else { return folder }
        return try open(components.dropFirst(), in: folder.opened(first))
    }

    private static func failure(_ failure: SystemFailure, of path: String) -> OptionsFailure {
        if failure.isMissing { return .unavailable("the options file '\(path)' does not exist") }
        if failure.isLink { return .failed("'\(path)' changed while it was read") }
        if failure == .tooLarge { return .failed("'\(path)' is too large") }
        return .unavailable("the options file '\(path)' cannot be read: \(failure.message)")
    }
}
