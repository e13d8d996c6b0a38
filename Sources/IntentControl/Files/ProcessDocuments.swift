internal import IntentSystem
internal import Synchronization

/// Documents from the file system and the process's standard input.
package final class ProcessDocuments: DocumentReading {
    /// Most bytes of a document.
    private let limit: Int
    private let isInputRead = Mutex(false)

    /// - Parameter limit: A number of whole MiB.
    package init(limit: Int = 8 << 20) {
        self.limit = limit
    }

    package func file(_ path: String) throws(ControlFailure) -> [UInt8] {
        guard !path.isEmpty else { throw .usage("':=@' names no file; write ':=@FILE', or ':=@-' for standard input") }
        do {
            return try OpenFile(path, followsLink: true).bytes(limit: limit)
        } catch {
            throw failure(error, of: "'\(path)'")
        }
    }

    package func standardInput() throws(ControlFailure) -> [UInt8] {
        let wasRead = isInputRead.withLock { isRead in
            defer { isRead = true }
            return isRead
        }
        guard !wasRead else { throw .usage("standard input is read once; only one assignment may be ':=@-'") }
        do {
            return try OpenFile.standardInput.bytes(limit: limit)
        } catch {
            throw failure(error, of: "standard input")
        }
    }

    private func failure(_ error: SystemFailure, of name: String) -> ControlFailure {
        if error == .tooLarge {
            return ControlFailure(.wrongData, "tooLarge", "\(name) is larger than \(limit >> 20) MiB")
        }
        return error.isMissing
            ? ControlFailure(.inputMissing, "missingFile", "\(name) cannot be read: \(error.words)")
            : ControlFailure(.inputOutput, "inputOutput", "\(name) cannot be read: \(error.words)")
    }
}
