#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import CIntentSystem
    import Musl
#else
    import CIntentSystem
    import Glibc
#endif

/// What the file system records about a file or folder.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case file, folder, link, pipe, socket, device

        /// Whether opening or reading it can wait for another program, or has effects.
        package var isSpecial: Bool {
            switch self {
            case .file, .folder, .link: false
            case .pipe, .socket, .device: true
            }
        }

        /// The kind as part of a sentence: `a named pipe`.
        package var phrase: String {
            switch self {
            case .file: "a file"
            case .folder: "a folder"
            case .link: "a symbolic link"
            case .pipe: "a named pipe"
            case .socket: "a socket"
            case .device: "a device"
            }
        }
    }

    /// Identifies a file, whatever path leads to it.
    package struct Identity: Hashable, Sendable {
        package let device: UInt64
        package let number: UInt64
    }

    package let kind: Kind
    package let identity: Identity
    /// The user identifier of its owner.
    package let owner: UInt32
    /// The lowest twelve bits of its mode, such as `0o644`.
    package let permissions: UInt32
    /// How many names it has.
    package let linkCount: Int
    /// In bytes.
    package let size: Int
    /// When its content last changed, since 1970. A file can have any time, however long ago or ahead.
    package let modified: Duration

    /// - Parameter followsLink: Whether to describe the target if the path leads to a symbolic link.
    package init(at path: String, followsLink: Bool = true) throws(SystemFailure) {
        var status = stat()
        guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
        self.init(status)
    }

    /// The status of an open file.
    package init(of descriptor: Descriptor) throws(SystemFailure) {
        var status = stat()
        guard fstat(descriptor.number, &status) == 0 else { throw .last }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        owner = status.st_uid
        permissions = UInt32(truncatingIfNeeded: status.st_mode & 0o7777)
        linkCount = Int(clamping: status.st_nlink)
        size = max(0, Int(clamping: status.st_size))
        #if canImport(Darwin)
            modified = Duration(status.st_mtimespec)
        #else
            modified = Duration(status.st_mtim)
        #endif
    }

    package var isFolder: Bool { kind == .folder }

    /// Whether the user that runs this process owns it.
    package var isOwnedByUser: Bool { owner == geteuid() }
}

/// A file or folder that is open for reading, and closed when the value goes out of scope.
package struct OpenFile: ~Copyable {
    let descriptor: Descriptor
    private let isOwned: Bool

    /// - Parameter followsLink: Whether the path may lead to a symbolic link. If not, opening does not wait for the
    ///   other end of a named pipe either.
    package init(_ path: String, followsLink: Bool = true) throws(SystemFailure) {
        try self.init(AT_FDCWD, path, followsLink: followsLink)
    }

    /// Opens a file that was found in a folder, rather than named by the user.
    /// - Throws: ``SystemFailure/notFile(_:)`` for a pipe, a socket or a device, which is not opened.
    package init(found path: String) throws(SystemFailure) {
        let kind = try FileStatus(at: path).kind
        guard !kind.isSpecial else { throw .notFile(kind) }
        try self.init(path)
    }

    /// Opens a file or folder in this folder; a symbolic link is an error.
    package func opened(_ name: String) throws(SystemFailure) -> OpenFile {
        try OpenFile(descriptor.number, name, followsLink: false)
    }

    /// Standard input, which stays open.
    package static var standardInput: OpenFile { OpenFile(borrowing: .standardInput) }

    private init(_ folder: CInt, _ path: String, followsLink: Bool) throws(SystemFailure) {
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW | O_NONBLOCK)
        var number = openat(folder, path, flags)
        while number < 0, errno == EINTR { number = openat(folder, path, flags) }
        guard number >= 0 else { throw .last }
        descriptor = Descriptor(number)
        isOwned = true
    }

    private init(borrowing descriptor: Descriptor) {
        self.descriptor = descriptor
        isOwned = false
    }

    deinit {
        if isOwned { descriptor.close() }
    }

    package func status() throws(SystemFailure) -> FileStatus { try FileStatus(of: descriptor) }

    /// Returns all bytes up to the end.
    /// - Throws: ``SystemFailure/tooLarge`` if there are more than `limit`, which bounds the memory that is used.
    package func bytes(limit: Int) throws(SystemFailure) -> [UInt8] {
        let bytes = try prefix(limit + 1)
        guard bytes.count <= limit else { throw .tooLarge }
        return bytes
    }

    /// Returns the bytes up to the end, or the first `maximumCount` if there are more.
    package func prefix(_ maximumCount: Int) throws(SystemFailure) -> [UInt8] {
        let size = (try? status().size) ?? 0
        // One byte more than the size, so that the first read may find the end. Pipes and `/proc` report a size of 0.
        var capacity = maximumCount
        if size < maximumCount { capacity = size > 0 ? size + 1 : min(1 << 16, maximumCount) }
        var bytes: [UInt8] = []
        while capacity > 0 {
            let chunk = try chunk(of: capacity)
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if chunk.isEmpty { break }
            capacity = min(max(1 << 16, bytes.count), maximumCount - bytes.count)
        }
        return bytes
    }

    /// Reads once.
    /// - Parameter capacity: The maximum number of bytes, at least 1.
    /// - Returns: The next bytes; none at the end.
    package func chunk(of capacity: Int) throws(SystemFailure) -> [UInt8] {
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            // A nonblocking descriptor that has nothing yet, such as a shared standard input, is waited for.
            var result = descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
            while case .nothingYet = result {
                Descriptor.wait(toRead: [descriptor])
                result = descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            switch result {
            case .bytes(let read): count = read
            case .failed(let error): failure = error
            case .end, .nothingYet: break
            }
        }
        if let failure { throw failure }
        return bytes
    }
}

/// The names in a folder.
package struct FolderNames: Hashable, Sendable {
    package fileprivate(set) var valid: [String] = []
    /// Those that are not UTF-8, with replacement characters. They do not lead to the files.
    package fileprivate(set) var repaired: [String] = []
}

/// Questions to the file system, and changes to it.
package enum FileSystem {
    /// Whether nothing exists at the path; false if that cannot be found out.
    /// - Parameter followsLink: Whether a link that leads nowhere is missing.
    package static func isMissing(_ path: String, followsLink: Bool = true) -> Bool {
        do {
            _ = try FileStatus(at: path, followsLink: followsLink)
            return false
        } catch {
            return error.isMissing
        }
    }

    /// Whether the path leads to a folder.
    package static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(at: path))?.isFolder == true
    }

    /// Whether the path leads to a regular file that this process may execute.
    package static func isExecutableFile(_ path: String) -> Bool {
        (try? FileStatus(at: path))?.kind == .file && access(path, X_OK) == 0
    }

    /// Whether permissions allow this process to read.
    package static func isReadable(_ path: String) -> Bool {
        access(path, R_OK) == 0
    }

    /// Whether permissions and the file system allow this process to write.
    package static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0
    }

    /// Returns an absolute path without symbolic links and relative components.
    package static func resolvedPath(_ path: String) throws(SystemFailure) -> String {
        guard let resolved = realpath(path, nil) else { throw .last }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the text of a symbolic link, as it was written: where it leads, relative to its folder.
    package static func linkText(at path: String) throws(SystemFailure) -> String {
        var bytes = [CChar](repeating: 0, count: 4_097)
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { throw .last }
        guard count < bytes.count, let text = String(validating: bytes[..<count].map(UInt8.init), as: UTF8.self) else {
            throw .unreadableName
        }
        return text
    }

    /// The folder that relative paths of this process begin in.
    package static func currentFolder() throws(SystemFailure) -> String {
        guard let folder = getcwd(nil, 0) else { throw .last }
        defer { free(folder) }
        return String(cString: folder)
    }

    /// Returns the names in a folder, in no order and without `.` and `..`.
    package static func names(inFolder path: String) throws(SystemFailure) -> FolderNames {
        guard let stream = opendir(path) else { throw .last }
        defer { closedir(stream) }
        var names = FolderNames()
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let bytes = bytes.prefix { $0 != 0 }
                if let name = String(validating: bytes, as: UTF8.self) {
                    if FilePath(name).isName { names.valid.append(name) }
                } else {
                    names.repaired.append(String(decoding: bytes, as: UTF8.self))
                }
            }
        }
        guard errno == 0 else { throw .last }
        return names
    }

    /// Creates a folder, and the folders above it that are missing. Does nothing if the folder exists.
    /// - Parameter isPrivate: Whether new folders are open to the user alone, whatever the umask: 0700.
    /// - Throws: ``SystemFailure/notFolder`` if something else has the name.
    package static func createFolder(at path: String, isPrivate: Bool = false) throws(SystemFailure) {
        if let status = try? FileStatus(at: path) {
            guard status.isFolder else { throw .notFolder }
            return
        }
        let parent = parentFolder(of: path)
        if parent != path, !parent.isEmpty { try createFolder(at: parent, isPrivate: isPrivate) }
        guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 else {
            let failure = SystemFailure.last
            // Another process may have created it in the meantime.
            guard failure.isExisting, isFolder(path) else { throw failure }
            return
        }
        if isPrivate, chmod(path, 0o700) != 0 { throw .last }
    }

    /// Returns the path of the folder that contains a file or folder; "" for a name alone, "/" for the root.
    package static func parentFolder(of path: String) -> String { FilePath(path).folder.string }

    /// Deletes a file; does nothing if it does not exist.
    package static func removeFile(at path: String) throws(SystemFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    /// Gives a file another path, in place of a file that has it.
    package static func moveFile(at path: String, to target: String) throws(SystemFailure) {
        guard rename(path, target) == 0 else { throw .last }
    }

    /// Waits until the content of a file, or the names in a folder, are on the disk.
    package static func synchronize(_ path: String) throws(SystemFailure) {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw .last }
        let descriptor = Descriptor(number)
        defer { descriptor.close() }
        try descriptor.synchronize()
    }

    /// Waits until the name of a folder, and those of the folders above it, are on the disk. Without them, a power failure takes
    /// the files in a new folder, too.
    ///
    /// A folder above it that cannot be read or synchronized is left out.
    package static func synchronizeNames(above path: String) {
        let parent = parentFolder(of: path)
        guard parent != path else { return }
        try? synchronize(parent.isEmpty ? "." : parent)
        synchronizeNames(above: parent)
    }

    /// Whether a path is on a disk of this machine, not on a network file system.
    package static func isLocal(_ path: String) throws(SystemFailure) -> Bool {
        #if canImport(Darwin)
            var status = statfs()
            guard statfs(path, &status) == 0 else { throw .last }
            return status.f_flags & UInt32(MNT_LOCAL) != 0
        #else
            let type = system_file_system_type(path)
            guard type >= 0 else { throw .last }
            return !isNetwork(linuxType: UInt32(truncatingIfNeeded: type))
        #endif
    }

    /// How many bytes this user can still write to the disk of a path.
    package static func availableSize(at path: String) throws(SystemFailure) -> Int {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { throw .last }
        return Int(clamping: Int128(status.f_bavail) * Int128(status.f_frsize))
    }

    /// Whether the number that Linux's `statfs` returns is that of a network file system.
    ///
    /// FUSE counts as local: most of it is (encrypted homes, containers), and its number does not show the rest.
    package static func isNetwork(linuxType number: UInt32) -> Bool {
        switch number {
        case 0x6969: true  // NFS
        case 0x517B, 0xFF53_4D42, 0xFE53_4D42: true  // SMB, CIFS, SMB 2
        case 0x0102_1997: true  // 9P
        case 0x00C3_6400: true  // Ceph
        case 0x5346_414F, 0x6B41_4653: true  // AFS
        case 0x7375_7245: true  // Coda
        case 0x564C: true  // NCP
        default: false
        }
    }
}

extension Descriptor {
    /// Waits until what was written is on the disk.
    package func synchronize() throws(SystemFailure) {
        #if canImport(Darwin)
            // `fsync` leaves the data in the disk's cache; not every file system has the stronger call.
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(number) == 0 else { throw .last }
    }
}
