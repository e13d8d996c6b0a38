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
        guard !path.isEmpty else {
            throw .usage("a file name is missing; write ':=@FILE' or '@=FILE', with - for standard input")
        }
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
        guard !wasRead else {
            throw .usage("standard input can be read only once; use ':=@-' or '@=-' in one assignment")
        }
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
    private static let pieceSize = 1 << 20

    private let file: Mutex<OpenFile>
    private let name: String
    /// The size of a file; nil if it is not known, as for a pipe.
    private let size: Int?
    private let readCount = Mutex(0)

    /// - Parameter path: The path of a file; `-` is standard input.
    /// - Throws: `inputMissing` or `inputOutput`.
    init(path: String) throws(CommandError) {
        name = path == "-" ? "standard input" : "'\(path)'"
        do {
            let opened = try path == "-" ? OpenFile.standardInput : OpenFile(path)
            size = (try? opened.status()).flatMap { $0.kind == .file && $0.size > 0 ? $0.size : nil }
            file = Mutex(opened)
        } catch {
            throw CommandError(reading: name, error)
        }
    }

    /// The share of the document that was read, from 0 to 1; nil if its size is not known.
    var share: Double? { size.map { Double(readCount.withLock { $0 }) / Double($0) } }

    /// Returns the next bytes; none at the end. Waits for standard input.
    /// - Throws: `inputOutput`.
    func next() throws(CommandError) -> [UInt8] {
        do throws(SystemFailure) {
            let bytes = try file.withLock { file throws(SystemFailure) in
                try file.chunk(of: DocumentPieces.pieceSize)
            }
            readCount.withLock { $0 += bytes.count }
            return bytes
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
