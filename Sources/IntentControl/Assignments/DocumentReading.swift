package import IntentCommandLine
internal import IntentSystem
internal import Synchronization

/// Reads the documents that assignments name.
package protocol DocumentReading: Sendable {
    /// - Throws: `inputMissing` or `inputOutput`.
    func file(_ path: String) throws(CommandError) -> [UInt8]
    /// Returns all of standard input. A second call throws `wrongUsage`.
    func standardInput() throws(CommandError) -> [UInt8]
}

/// Documents from the file system and from the process's standard input.
package final class ProcessDocuments: DocumentReading {
    private let limit: Int
    private let isInputRead = Mutex(false)

    /// - Parameter limit: The maximum number of bytes of a document, in whole MiB.
    package init(limit: Int = 8 << 20) {
        self.limit = limit
    }

    package func file(_ path: String) throws(CommandError) -> [UInt8] {
        guard !path.isEmpty else { throw .usage("':=@' names no file; write ':=@FILE', or ':=@-' for standard input") }
        do {
            return try OpenFile(path).bytes(limit: limit)
        } catch {
            throw readingError(error, of: "'\(path)'")
        }
    }

    package func standardInput() throws(CommandError) -> [UInt8] {
        let wasRead = isInputRead.withLock { isRead in
            defer { isRead = true }
            return isRead
        }
        guard !wasRead else { throw .usage("standard input can be read only once; use ':=@-' in one assignment") }
        do {
            return try OpenFile.standardInput.bytes(limit: limit)
        } catch {
            throw readingError(error, of: "standard input")
        }
    }

    private func readingError(_ failure: SystemFailure, of name: String) -> CommandError {
        if failure == .tooLarge {
            return CommandError(.invalidData, "tooLarge", "\(name) is larger than \(limit >> 20) MiB")
        }
        return CommandError(reading: name, failure)
    }
}

/// A document of any size that is read piece by piece: a file, or standard input.
final class DocumentPieces: Sendable {
    private static let size = 1 << 20

    private let file: Mutex<OpenFile>
    private let name: String

    /// - Parameter path: The path of a file; `-` is standard input.
    /// - Throws: `inputMissing` or `inputOutput`.
    init(path: String) throws(CommandError) {
        name = path == "-" ? "standard input" : "'\(path)'"
        do {
            file = Mutex(try path == "-" ? OpenFile.standardInput : OpenFile(path))
        } catch {
            throw CommandError(reading: name, error)
        }
    }

    /// Returns the next bytes; none at the end. Waits for standard input.
    /// - Throws: `inputOutput`.
    func next() throws(CommandError) -> [UInt8] {
        do throws(SystemFailure) {
            return try file.withLock { file throws(SystemFailure) in try file.chunk(of: DocumentPieces.size) }
        } catch {
            throw CommandError(reading: name, error)
        }
    }
}

extension CommandError {
    fileprivate init(reading name: String, _ failure: SystemFailure) {
        self.init(failure.isMissing ? .inputMissing : .inputOutput, "\(name) cannot be read: \(failure.message)")
    }
}
