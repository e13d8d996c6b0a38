#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import CIntentSystem
    import Musl
#else
    import CIntentSystem
    import Glibc
#endif

/// A file that a started program receives as it was checked, although another file may have its path by then.
///
/// It needs Linux's `/proc`. The program receives the file itself, or a copy in memory that no process can change. A copy
/// has no folder, so a native program would not find libraries beside it, nor a script in Python its modules.
package final class PinnedFile: Sendable {
    /// At most this many files are passed to one program.
    package static let maximumCount = 8

    private let descriptor: Descriptor

    /// The number in this process, which is higher than the numbers in the started one.
    var number: CInt { descriptor.number }

    /// - Parameter copy: The content of the file, to pass it as a copy; nil to pass the file itself.
    /// - Throws: ``SystemFailure/notSupported`` where ``isSupported`` is false.
    package init(_ file: borrowing OpenFile, copy: [UInt8]?) throws(SystemFailure) {
        #if os(Linux)
            if let copy, let sealed = try Self.sealedCopy(of: copy) {
                descriptor = sealed
            } else {
                descriptor = try Self.moved(file.descriptor.number)
            }
        #else
            throw .notSupported
        #endif
    }

    deinit {
        descriptor.close()
    }

    /// Whether programs can open a file by a descriptor.
    package static var isSupported: Bool {
        #if os(Linux)
            FileSystem.isFolder("/proc/self/fd")
        #else
            false
        #endif
    }

    /// The path by which a started program opens the file at an index of ``ProgramStart/files``.
    package static func path(at index: Int) -> String { "/proc/self/fd/\(number(at: index))" }

    /// The number of a descriptor in the started program.
    static func number(at index: Int) -> CInt { STDERR_FILENO + 1 + CInt(index) }

    #if os(Linux)
        /// Returns a file in memory whose content can no longer change; nil if the system does not allow such files.
        private static func sealedCopy(of bytes: [UInt8]) throws(SystemFailure) -> Descriptor? {
            // MFD_CLOEXEC, MFD_ALLOW_SEALING and, on newer systems that ask for it, MFD_EXEC.
            var number = memfd_create("checked", 0x1 | 0x2 | 0x10)
            if number < 0 { number = memfd_create("checked", 0x1 | 0x2) }
            guard number >= 0 else { return nil }
            let file = Descriptor(number)
            defer { file.close() }
            try file.writeAll(bytes)
            // F_ADD_SEALS with all seals: against further seals, shrinking, growing and writing.
            guard fcntl(number, 1033, CInt(0x1 | 0x2 | 0x4 | 0x8)) == 0 else { throw .last }
            return try moved(number)
        }

        /// Returns a copy of a descriptor with a number that no started program uses.
        private static func moved(_ number: CInt) throws(SystemFailure) -> Descriptor {
            let copy = fcntl(number, F_DUPFD_CLOEXEC, Self.number(at: maximumCount))
            guard copy >= 0 else { throw .last }
            return Descriptor(copy)
        }
    #endif
}
