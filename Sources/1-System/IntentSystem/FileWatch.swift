#if canImport(Darwin)
    import Darwin
    import Dispatch
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reports writes to one file until the value is released.
///
/// Several writes in quick succession may be reported as one.
package final class FileWatch: Sendable {
    /// What is reported of a file.
    package enum Subject: Sendable {
        /// Each write, and each file that is created or moved to the path.
        case writes
        /// A version that is complete: the file was closed after a write, another one was moved to the path, or it was removed.
        case versions
    }

    #if canImport(Darwin)
        private let source: any DispatchSourceFileSystemObject

        /// Follows Apple's documentation; it has never run on a Mac.
        package init(
            of path: String, reporting subject: Subject = .writes, onWrite: @escaping @Sendable () -> Bool,
            onEnd: @escaping @Sendable () -> Void
        ) throws(SystemFailure) {
            let number = open(path, O_EVTONLY | O_NOFOLLOW | O_CLOEXEC)
            guard number >= 0 else { throw .last }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: number, eventMask: [.write, .extend, .delete, .rename, .revoke],
                queue: DispatchQueue(label: "FileWatch"))
            source.setEventHandler {
                let isRemoved = !source.data.isDisjoint(with: [.delete, .rename, .revoke])
                if isRemoved || !onWrite() { onEnd() }
            }
            source.setCancelHandler { Descriptor(number).close() }
            source.activate()
            self.source = source
        }

        deinit {
            source.cancel()
        }
    #else
        /// Closed to end the thread.
        private let end: Descriptor

        /// Starts a thread that watches the file.
        /// - Parameters:
        ///   - path: The file. Its folder must exist; the file may be created, or replaced, later.
        ///   - subject: What is reported.
        ///   - onWrite: Called after writes. It returns whether to go on.
        ///   - onEnd: Called once if `onWrite` returned false, the folder is removed, or the value is released.
        /// - Throws: A failure with the kind `tooManyFiles` or `inputOutput` if the user has reached a limit of inotify
        ///   or of open files.
        package init(
            of path: String, reporting subject: Subject = .writes, onWrite: @escaping @Sendable () -> Bool,
            onEnd: @escaping @Sendable () -> Void
        ) throws(SystemFailure) {
            let reports = try WriteReports(of: path, subject)
            let pipe: SystemPipe
            do {
                pipe = try SystemPipe()
            } catch {
                reports.close()
                throw error
            }
            let isStarted = PlatformThread.start {
                while reports.wait(until: pipe.reading), onWrite() {}
                reports.close()
                pipe.reading.close()
                onEnd()
            }
            guard isStarted else {
                reports.close()
                pipe.closeBoth()
                throw SystemFailure(number: EAGAIN)
            }
            end = pipe.writing
        }

        deinit {
            end.close()
        }
    #endif
}

#if !canImport(Darwin)
    /// The kernel's reports about one file. Its folder is watched, so that a new file of the same name counts too.
    private struct WriteReports: Sendable {
        private let descriptor: Descriptor
        private let name: [UInt8]

        /// The length of a report before the name: watch, mask, cookie and the length of the name.
        private static let headLength = 16
        /// The folder itself was removed or renamed.
        private static let folderMask = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

        init(of path: String, _ subject: FileWatch.Subject) throws(SystemFailure) {
            // `IN_CLOEXEC` is an enumerator in some C libraries and a macro in others; its value is that of `O_CLOEXEC`.
            let number = inotify_init1(O_CLOEXEC)
            guard number >= 0 else { throw .last }
            descriptor = Descriptor(number)
            let folder = FileSystem.parentFolder(of: path)
            let events =
                switch subject {
                case .writes: UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
                // A link is created, and never closed.
                case .versions: UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
                }
            let mask = events | Self.folderMask
            guard inotify_add_watch(number, folder.isEmpty ? "." : folder, mask) >= 0 else {
                let failure = SystemFailure.last
                descriptor.close()
                throw failure
            }
            name = Array(FilePath(path).name.utf8)
        }

        func close() {
            descriptor.close()
        }

        /// Waits for writes.
        /// - Returns: False if the other end of `pipe` is closed or the folder is removed.
        func wait(until pipe: Descriptor) -> Bool {
            while true {
                Descriptor.wait(toRead: [descriptor, pipe])
                if Descriptor.wait(toRead: [pipe], timeout: .zero) { return false }
                guard Descriptor.wait(toRead: [descriptor], timeout: .zero) else { continue }
                guard let isWrite = read() else { return false }
                if isWrite { return true }
            }
        }

        /// Whether a report that has arrived is about the file; nil if no more will arrive.
        private func read() -> Bool? {
            var bytes = [UInt8](repeating: 0, count: 4_096)
            guard case .bytes(let count) = bytes.withUnsafeMutableBytes({ descriptor.read(into: $0) }) else {
                return nil
            }
            var isWrite = false
            var start = 0
            while start + Self.headLength <= count {
                let (mask, length) = bytes.withUnsafeBytes { buffer in
                    (
                        buffer.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
                        buffer.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self)
                    )
                }
                if mask & (Self.folderMask | UInt32(IN_IGNORED | IN_UNMOUNT)) != 0 { return nil }
                let nameStart = start + Self.headLength
                start = nameStart + Int(clamping: length)
                guard start <= count else { return nil }
                let reported = bytes[nameStart..<start].prefix { $0 != 0 }
                if mask & UInt32(IN_Q_OVERFLOW) != 0 || reported.elementsEqual(name) { isWrite = true }
            }
            return isWrite
        }
    }
#endif
