internal import IntentSystem

/// The files of commands: the operations of `FileSystem`, with failures as errors that name the path.
package enum CommandFiles {
    package static func exists(_ path: String) -> Bool { (try? FileStatus(at: path)) != nil }

    package static func isFile(_ path: String) -> Bool { (try? FileStatus(at: path))?.isFolder == false }

    /// Refuses to replace a file that the command reads.
    /// - Throws: `wrongUsage` if `output` is one of the sources, whatever its path.
    package static func protect(_ sources: [String], from output: String) throws(CommandError) {
        guard let target = try? FileStatus(at: output).identity,
            sources.contains(where: { (try? FileStatus(at: $0).identity) == target })
        else { return }
        throw .usage("'\(output)' is one of the files that are read; name another file with '--output'")
    }

    /// Refuses an output that no file can replace.
    /// - Throws: `cannotCreate` for a folder, a device or a pipe.
    package static func requireReplaceable(_ output: String) throws(CommandError) {
        guard let kind = (try? FileStatus(at: output))?.kind, kind != .file, kind != .link else { return }
        throw CommandError(.cannotCreate, "'\(output)' cannot be created: it is \(kind.phrase), not a file")
    }

    /// Returns the bytes of a file.
    /// - Parameter isNamed: Whether the user named the file, so that it may also be a pipe, such as that of `<(command)`.
    /// - Throws: `invalidData` if the file is larger than `limit`.
    package static func read(_ path: String, limit: Int, isNamed: Bool = false) throws(CommandError) -> [UInt8] {
        let bytes = try prefix(of: path, limit + 1, isNamed: isNamed)
        guard bytes.count <= limit else {
            throw CommandError(.invalidData, "'\(path)' is larger than \(limit >> 20) MiB, the limit for such a file")
        }
        return bytes
    }

    /// Returns the first bytes of a file.
    /// - Parameter isNamed: See ``read(_:limit:isNamed:)``.
    package static func prefix(
        of path: String, _ maximumCount: Int, isNamed: Bool = false
    ) throws(CommandError) -> [UInt8] {
        let file: OpenFile
        do {
            file = try isNamed ? OpenFile(path) : OpenFile(found: path)
        } catch {
            throw CommandError(.inputMissing, "'\(path)' cannot be read: \(error.message)")
        }
        do {
            return try file.prefix(maximumCount)
        } catch {
            throw CommandError(.inputOutput, "reading '\(path)' failed: \(error.message)")
        }
    }

    /// Returns whether a file is missing or has other contents.
    package static func differs(_ path: String, from bytes: [UInt8]) throws(CommandError) -> Bool {
        guard exists(path) else { return true }
        return !Memory.areEqual(try prefix(of: path, bytes.count + 1), bytes)
    }

    package static func differs(_ path: String, from text: String) throws(CommandError) -> Bool {
        try differs(path, from: Array(text.utf8))
    }

    /// Creates a folder, and the folders above it that are missing. Does nothing if the folder exists.
    package static func createFolder(at path: String) throws(CommandError) {
        do {
            try FileSystem.createFolder(at: path)
        } catch {
            throw .notCreated(path, error)
        }
    }

    /// Creates a file that does not exist.
    package static func create(_ path: String, with text: String) throws(CommandError) {
        do {
            try FileSystem.createFile(at: path, with: Array(text.utf8))
        } catch {
            throw CommandError(path, error)
        }
    }

    /// Writes a file completely or not at all, in place of one that exists.
    /// - Parameter isDurable: Whether this holds even if the power fails: for a file that cannot be generated again. It costs
    ///   the time of the disk.
    package static func replace(
        _ path: String, with bytes: [UInt8], isDurable: Bool = false
    ) throws(CommandError) {
        do {
            try FileSystem.replaceFile(at: path, with: bytes, isDurable: isDurable)
        } catch {
            throw CommandError(path, error)
        }
    }

    package static func replace(
        _ path: String, with text: String, isDurable: Bool = false
    ) throws(CommandError) {
        try replace(path, with: Array(text.utf8), isDurable: isDurable)
    }
}

extension CommandError {
    fileprivate init(_ path: String, _ failure: FileWritingFailure) {
        switch failure {
        case .notCreated(let failure): self = .notCreated(path, failure)
        case .notWritten(let failure):
            self.init(.inputOutput, "'\(path)' cannot be written: \(failure.message)")
        }
    }

    fileprivate static func notCreated(_ path: String, _ failure: SystemFailure) -> CommandError {
        CommandError(.cannotCreate, "'\(path)' cannot be created: \(failure.message)")
    }
}
