internal import IntentSystem

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// One open file or folder; closed when it goes out of use.
struct OpenFile: ~Copyable {
    /// What is behind the descriptor.
    enum Kind: Hashable {
        case regular, folder, other
    }

    private let descriptor: Int32
    private let isOwned: Bool

    /// Opens for reading, without waiting for the other end of a pipe.
    /// - Parameter followsLink: Whether the last part of the path may be a link.
    init(_ path: String, followsLink: Bool) throws(SystemFailure) {
        try self.init(from: AT_FDCWD, path, followsLink: followsLink)
    }

    /// Opens a name in this folder; a link is an error.
    func opened(_ name: String) throws(SystemFailure) -> OpenFile {
        try OpenFile(from: descriptor, name, followsLink: false)
    }

    /// Standard input, which stays open.
    static var standardInput: OpenFile { OpenFile(borrowing: STDIN_FILENO) }

    deinit {
        if isOwned { close(descriptor) }
    }

    func kind() throws(SystemFailure) -> Kind {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// All bytes up to the end.
    /// - Throws: `tooLarge` past the limit, which bounds the memory that is taken.
    func bytes(limit: Int) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try readChunk(into: &chunk)
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else { throw .tooLarge }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    private init(from folder: Int32, _ path: String, followsLink: Bool) throws(SystemFailure) {
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW | O_NONBLOCK)
        descriptor = openat(folder, path, flags)
        guard descriptor >= 0 else { throw .last }
        isOwned = true
    }

    private init(borrowing descriptor: Int32) {
        self.descriptor = descriptor
        isOwned = false
    }

    private func readChunk(into chunk: inout [UInt8]) throws(SystemFailure) -> Int {
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            guard errno == EINTR else { throw .last }
        }
    }
}

extension OpenFile {
    /// Whether there is a folder at the path, links followed.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether there is a file at the path that the user may run, links followed.
    static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// The place itself, links followed; nil where there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let place = realpath(path, nil) else { return nil }
        defer { free(place) }
        return String(validatingCString: place)
    }

    /// Whether nothing is at the path; false too where that cannot be told.
    static func isMissing(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && SystemFailure.last.isMissing
    }
}
