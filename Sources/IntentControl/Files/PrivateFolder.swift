internal import IntentSystem

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A folder that belongs to the user alone: files are read only where nobody else may write them, and written as a
/// whole or not at all.
struct PrivateFolder: Sendable {
    /// Why a file is not read, or was not written.
    enum Failure: Error, Hashable {
        /// There is none.
        case missing
        /// Somebody else's, a link, or writable by others; the path of what is.
        case notPrivate(String)
        case system(SystemFailure, String)
    }

    let path: String

    /// The bytes of a file in it.
    func read(_ name: String, limit: Int) throws(Failure) -> [UInt8] {
        let file = path + "/" + name
        try Self.checkPrivacy(of: path, expects: S_IFDIR)
        try Self.checkPrivacy(of: file, expects: S_IFREG)
        do {
            return try OpenFile(file, followsLink: false).bytes(limit: limit)
        } catch {
            throw .system(error, file)
        }
    }

    /// Puts a file in the place of the one before, 0600; makes the folder, 0700, and those above it.
    /// - Parameter isDurable: Whether it is on the disk when this returns.
    func write(_ bytes: [UInt8], to name: String, isDurable: Bool) throws(Failure) {
        try make()
        let temporary = "\(path)/.\(name).\(getpid()).\(UInt32.random(in: 0 ... .max))"
        do {
            try Self.write(bytes, to: temporary, isDurable: isDurable)
            guard rename(temporary, path + "/" + name) == 0 else { throw Failure.system(.last, path + "/" + name) }
        } catch let failure as Failure {
            unlink(temporary)
            throw failure
        } catch {
            unlink(temporary)
            throw .system(.last, temporary)
        }
        if isDurable { Self.synchronize(folder: path) }
    }

    /// Makes the folder where there is none.
    func make() throws(Failure) {
        try Self.makeFolders(path)
        try Self.checkPrivacy(of: path, expects: S_IFDIR)
    }

    /// One file of the folder.
    struct Entry {
        let name: String
        let bytes: Int
        /// Nanoseconds since 1970.
        let modified: Int
    }

    /// All regular files, in no order; none where the folder cannot be read. What a write left behind, whose process was
    /// killed, is among them.
    var files: [Entry] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG
            else { continue }
            entries.append(Entry(name: name, bytes: Int(status.st_size), modified: Self.modified(status)))
        }
        return entries
    }

    private static func modified(_ status: stat) -> Int {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    func remove(_ name: String) {
        unlink(path + "/" + name)
    }

    /// Runs `body` while no other process that asks for the same does.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try make()
        let lock = path + "/.lock"
        let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Failure.system(.last, lock) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Failure.system(.last, lock) }
        }
        return try body()
    }

    private static func makeFolders(_ path: String) throws(Failure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw .system(.last, path)
        }
        try makeFolders(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system(.last, path) }
    }

    /// What is at the path is of the kind, ours, no link, and nobody else may write it.
    private static func checkPrivacy(of path: String, expects kind: mode_t) throws(Failure) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let failure = SystemFailure.last
            throw failure.isMissing ? .missing : .system(failure, path)
        }
        guard status.st_mode & S_IFMT == kind, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
            throw .notPrivate(path)
        }
    }

    private static func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .system(.last, path) }
        defer { close(descriptor) }
        do throws(SystemFailure) {
            try writeAll(bytes, to: descriptor)
        } catch {
            throw .system(error, path)
        }
        if isDurable, fsync(descriptor) != 0 { throw .system(.last, path) }
    }

    /// The new name, too, is on the disk then. Not every file system can do that for folders.
    private static func synchronize(folder path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}

extension PrivateFolder.Failure {
    /// A phrase without a full stop.
    var phrase: String {
        switch self {
        case .missing: "there is no such file"
        case .notPrivate(let path): "'\(path)' is a link, somebody else's, or others may write it"
        case .system(let failure, let path): "'\(path)': \(failure.words)"
        }
    }
}
