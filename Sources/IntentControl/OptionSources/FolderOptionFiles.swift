internal import IntentModel
internal import IntentSystem
package import IntentRuntime

/// Reads the option files of definitions, `optionsFrom: { file: }`, and nothing outside a definition's folder.
///
/// Links are followed where they end below the folder. The place that they lead to is then opened part by part
/// without following any, so that a link put there meanwhile is refused too. Only regular files are read.
package struct FolderOptionFiles: Sendable {
    /// Where the files of generated definitions are, which have no folder of their own; nil where they are nowhere.
    package let folder: String?
    /// Most bytes of a file.
    package let limit: Int

    package init(folder: String? = nil, limit: Int = 8 << 20) {
        self.folder = folder
        self.limit = limit
    }

    /// - Throws: `unavailable` where the file cannot be had, `failed` where it is not what it should be.
    package func read(_ file: OptionFile) throws(HandlerFailure) -> JSONValue {
        guard let folder = file.folder ?? folder else {
            throw .unavailable(
                "options come from the file '\(file.path)', and this program has no folder of such files")
        }
        let bytes = try bytes(of: file.path, below: folder)
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            throw .failed("'\(file.path)' is not JSON: \(error)")
        }
    }

    private func bytes(of path: String, below folder: String) throws(HandlerFailure) -> [UInt8] {
        guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else {
            throw .failed("'\(path)' is no path below the definition's folder")
        }
        let (root, parts) = try place(of: path, below: folder)
        do {
            let file = try Self.open(parts[...], in: OpenFile(root, followsLink: false))
            guard try file.kind() == .regular else { throw HandlerFailure.failed("'\(path)' is not a regular file") }
            return try file.bytes(limit: limit)
        } catch let failure as HandlerFailure {
            throw failure
        } catch let failure as SystemFailure {
            throw Self.failure(failure, of: path)
        } catch {
            throw .failed("'\(path)' cannot be read")
        }
    }

    /// Where the path leads, links followed: the folder's own place, and the names below it.
    private func place(
        of path: String, below folder: String
    ) throws(HandlerFailure) -> (root: String, parts: [String]) {
        guard let root = OpenFile.resolved(folder) else {
            throw .unavailable(
                "the folder of option files, '\(folder)', cannot be reached: \(SystemFailure.last.words)")
        }
        guard let target = OpenFile.resolved(folder + "/" + path) else { throw Self.failure(.last, of: path) }
        let prefix = root == "/" ? root : root + "/"
        guard target.utf8.starts(with: prefix.utf8) else {
            throw .failed("'\(path)' leads out of the definition's folder")
        }
        let below = target.utf8.dropFirst(prefix.utf8.count)
        return (root, below.split(separator: UInt8(ascii: "/")).map { String($0) ?? "" })
    }

    private static func open(_ parts: ArraySlice<String>, in folder: consuming OpenFile) throws -> OpenFile {
        guard let first = parts.first else { return folder }
        return try open(parts.dropFirst(), in: folder.opened(first))
    }

    private static func failure(_ failure: SystemFailure, of path: String) -> HandlerFailure {
        if failure.isMissing { return .unavailable("the options file '\(path)' is missing") }
        if failure.isLink { return .failed("'\(path)' changed while it was read") }
        if failure == .tooLarge { return .failed("'\(path)' is too large") }
        return .unavailable("the options file '\(path)' cannot be read: \(failure.words)")
    }
}
