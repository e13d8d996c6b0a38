#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the file system says of a path.
struct FileStatus {
    /// Which file it is, whatever path leads to it.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    let isFolder: Bool
    let identity: Identity

    /// Nil where nothing can be said; `errno` tells why.
    init?(of path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }
}
