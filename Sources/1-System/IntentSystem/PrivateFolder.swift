#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that belongs to the user alone.
///
/// Files are read only if no other user can write them, and are written completely or not at all.
package struct PrivateFolder: Sendable {
    /// Why a file was not read or written.
    package enum Failure: Error, Hashable, CustomStringConvertible {
        case missing
        /// What is at the path belongs to another user, is a link, or is writable by others.
        case notPrivate(String)
        case system(SystemFailure, String)

        package var description: String {
            switch self {
            case .missing: "the file does not exist"
            case .notPrivate(let path): "'\(path)' is a link, belongs to another user, or is writable by others"
            case .system(let failure, let path): "'\(path)': \(failure.message)"
            }
        }
    }

    /// One file of the folder.
    package struct Entry: Sendable {
        package let name: String
        package let bytes: Int
        /// See ``FileStatus/modified``.
        package let modified: Duration
    }

    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Creates the folder if it does not exist, with mode 0700, and the folders above it.
    package func create() throws(Failure) {
        if (try? FileStatus(at: path, followsLink: false)) == nil {
            do {
                try FileSystem.createFolder(at: path, isPrivate: true)
            } catch {
                throw .system(error, path)
            }
            FileSystem.synchronizeNames(above: path)
        }
        try requirePrivate(path, .folder)
    }

    /// Returns the bytes of a file in the folder.
    /// - Parameter limit: The maximum number of bytes; a larger file fails with ``SystemFailure/tooLarge``.
    package func read(_ name: String, limit: Int) throws(Failure) -> [UInt8] {
        let file = self.file(name)
        try requirePrivate(path, .folder)
        try requirePrivate(file, .file)
        do {
            return try OpenFile(file, followsLink: false).bytes(limit: limit)
        } catch {
            throw .system(error, file)
        }
    }

    /// Puts a file with mode 0600 in place of the one with the same name. Creates the folder if it does not exist.
    ///
    /// A process that is killed while it writes leaves a file behind whose name begins with a dot and `name`.
    /// - Parameter isDurable: Whether the file is on the disk when the call returns.
    package func write(_ bytes: [UInt8], to name: String, isDurable: Bool) throws(Failure) {
        try create()
        let file = self.file(name)
        do {
            try FileSystem.replaceFile(at: file, with: bytes, isPrivate: true, isDurable: isDurable)
        } catch {
            throw .system(error.failure, file)
        }
    }

    package func remove(_ name: String) {
        _ = unlink(file(name))
    }

    /// The regular files, in no order, with those that killed writers left behind; none if the folder cannot be read.
    package var files: [Entry] {
        let names = (try? FileSystem.names(inFolder: path).valid) ?? []
        return names.compactMap { name in
            guard let status = try? FileStatus(at: file(name), followsLink: false),
                status.kind == .file
            else { return nil }
            return Entry(name: name, bytes: status.size, modified: status.modified)
        }
    }

    /// Runs `body` while no other process runs one for this folder.
    package func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        try create()
        let lock = try acquiredLock(file(".lock"))
        defer { lock.release() }
        return try body()
    }

    private func acquiredLock(_ file: String) throws(Failure) -> FileLock {
        do {
            let lock = try FileLock(file)
            try lock.acquire()
            return lock
        } catch {
            throw .system(error, file)
        }
    }

    private func file(_ name: String) -> String { (FilePath(path) / name).string }

    /// Requires that what is at the path is of the kind, belongs to the user, and is writable by no other.
    private func requirePrivate(_ path: String, _ kind: FileStatus.Kind) throws(Failure) {
        let status: FileStatus
        do {
            status = try FileStatus(at: path, followsLink: false)
        } catch {
            throw error.isMissing ? .missing : .system(error, path)
        }
        guard status.kind == kind, status.isOwnedByUser, status.permissions & 0o022 == 0 else {
            throw .notPrivate(path)
        }
    }
}
