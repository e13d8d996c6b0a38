#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The failure of a system call.
package struct SystemFailure: Error, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    package let number: CInt
    /// What is at a path where a file is expected; nil for the failure of a call.
    private var kindAtPath: FileStatus.Kind?

    package init(number: CInt) {
        self.number = number
    }

    /// The failure of the call that failed last on this thread.
    package static var last: SystemFailure { SystemFailure(number: errno) }

    package static let tooLarge = SystemFailure(number: EFBIG)
    package static let missing = SystemFailure(number: ENOENT)
    /// A file does not have the permission to be run.
    package static let notExecutable = SystemFailure(number: EACCES)
    /// A name is not UTF-8, or is too long to be compared.
    package static let unreadableName = SystemFailure(number: EILSEQ)
    /// Symbolic links lead in a circle.
    package static let tooManyLinks = SystemFailure(number: ELOOP)
    package static let notFolder = SystemFailure(number: ENOTDIR)
    package static let notSupported = SystemFailure(number: ENOTSUP)

    /// A pipe, a socket or a device was found where a file is expected.
    package static func notFile(_ kind: FileStatus.Kind) -> SystemFailure {
        var failure = SystemFailure(number: EINVAL)
        failure.kindAtPath = kind
        return failure
    }

    /// Whether a path does not exist.
    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    /// Whether a text is too long to be a path, so that nothing has it.
    package var isNameTooLong: Bool { number == ENAMETOOLONG }

    /// Whether a symbolic link is where none is allowed.
    package var isLink: Bool { number == ELOOP }

    /// Whether a file already exists that the call was to create.
    package var isExisting: Bool { number == EEXIST }

    /// Whether the reader of a pipe or socket has closed it.
    package var isBrokenPipe: Bool { number == EPIPE }

    /// What a caller can do about the failure.
    package var kind: Kind {
        switch number {
        case EACCES, EPERM, ELOOP: .notPermitted
        case EROFS: .readOnly
        case ENOSPC, EDQUOT, EFBIG, EIO, ENOLCK, ENOMEM: .inputOutput
        case EMFILE, ENFILE: .tooManyFiles
        default: .other
        }
    }

    package enum Kind: Hashable, Sendable {
        /// Permissions, or a symbolic link, forbid the call.
        case notPermitted
        /// The file system is read-only.
        case readOnly
        /// The device or memory is full, or a device failed.
        case inputOutput
        /// The process or the system has too many open files.
        case tooManyFiles
        case other
    }

    /// A phrase such as "No such file or directory".
    package var message: String {
        kindAtPath.map { "it is \($0.phrase), not a file" } ?? String(cString: strerror(number))
    }

    package var description: String { message }
}
