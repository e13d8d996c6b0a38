#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file was not written. Nothing of it is left behind.
package enum FileWritingFailure: Error, Hashable, CustomStringConvertible {
    /// No file can be created there: the folder is missing or closed, or something else has the name.
    case notCreated(SystemFailure)
    /// The device is full or failed.
    case notWritten(SystemFailure)

    package var failure: SystemFailure {
        switch self {
        case .notCreated(let failure), .notWritten(let failure): failure
        }
    }

    package var description: String { failure.message }
}

extension FileSystem {
    /// Creates a file that does not exist yet.
    /// - Parameter isPrivate: Whether it is open to the user alone, whatever the umask: 0600.
    /// - Throws: ``FileWritingFailure/notCreated(_:)`` with `isExisting` if it exists.
    package static func createFile(
        at path: String, with bytes: [UInt8] = [], isPrivate: Bool = false, isDurable: Bool = false
    ) throws(FileWritingFailure) {
        try createFile(at: path, with: bytes, permissions: isPrivate ? 0o600 : nil, isDurable: isDurable)
    }

    /// - Parameter permissions: Those of the file, whatever the umask; nil for those of a new file.
    private static func createFile(
        at path: String, with bytes: [UInt8], permissions: mode_t?, isDurable: Bool
    ) throws(FileWritingFailure) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let number = open(path, flags, permissions ?? 0o666)
        guard number >= 0 else { throw .notCreated(.last) }
        do {
            try fill(Descriptor(number), with: bytes, permissions: permissions, isDurable: isDurable)
        } catch {
            _ = unlink(path)
            throw .notWritten(error)
        }
    }

    /// Puts a file in place of the one that has the path, completely or not at all.
    ///
    /// The bytes are written to a temporary file in the same folder, which is then renamed. A symbolic link stays, and the file
    /// that it leads to is replaced. The new file has the permissions of the former one.
    /// - Parameters:
    ///   - isPrivate: Whether it is open to the user alone, whatever the umask: 0600. A symbolic link is then replaced itself.
    ///   - isDurable: Whether the file and its name are on the disk when the call returns.
    package static func replaceFile(
        at path: String, with bytes: [UInt8], isPrivate: Bool = false, isDurable: Bool = false
    ) throws(FileWritingFailure) {
        let path = isPrivate ? path : try linkTarget(of: path)
        let temporary = temporaryPath(for: path)
        let permissions = isPrivate ? 0o600 : permissions(at: path)
        try createFile(at: temporary, with: bytes, permissions: permissions, isDurable: isDurable)
        guard rename(temporary, path) == 0 else {
            let failure = SystemFailure.last
            _ = unlink(temporary)
            let isTaken = failure.number == EISDIR || failure.number == ENOTDIR
            throw isTaken ? .notCreated(failure) : .notWritten(failure)
        }
        if isDurable {
            let folder = parentFolder(of: path)
            // Not every file system can do this for folders.
            try? synchronize(folder.isEmpty ? "." : folder)
        }
    }

    /// Returns where the links at a path lead, whether or not there is a file; the path itself if there is no link.
    private static func linkTarget(of path: String) throws(FileWritingFailure) -> String {
        var target = path
        for _ in 0..<maximumLinks {
            guard let link = try? linkText(at: target) else { return target }
            target = FilePath(link).relative(to: FilePath(target).folder).string
        }
        throw .notCreated(.tooManyLinks)
    }

    /// As many as Linux follows.
    private static let maximumLinks = 40

    /// Returns the permissions of a file; nil if there is none.
    private static func permissions(at path: String) -> mode_t? {
        guard let status = try? FileStatus(at: path, followsLink: false), status.kind == .file else { return nil }
        return mode_t(truncatingIfNeeded: status.permissions) & 0o777
    }

    /// A hidden name that begins with the file's own, so that what a killed process left behind can be recognized.
    package static func temporaryPath(for path: String) -> String {
        let path = FilePath(path)
        return (path.folder / ".\(path.name).\(getpid()).\(UInt32.random(in: 0 ... .max))").string
    }

    private static func fill(
        _ descriptor: Descriptor, with bytes: [UInt8], permissions: mode_t?, isDurable: Bool
    ) throws(SystemFailure) {
        do throws(SystemFailure) {
            // The umask may have removed what was asked for.
            if let permissions, fchmod(descriptor.number, permissions) != 0 { throw .last }
            try descriptor.writeAll(bytes)
            if isDurable { try descriptor.synchronize() }
        } catch {
            descriptor.close()
            throw error
        }
        // Some network file systems report a full disk here.
        guard close(descriptor.number) == 0 || errno == EINTR else { throw .last }
    }
}
