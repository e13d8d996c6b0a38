#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How much of the machine's memory a process holds now.
package enum ResidentMemory {
    /// In bytes; nil for a process that has ended, or is not ours to look at.
    /// - Parameter process: Its number, a `pid_t`.
    package static func bytes(ofProcess process: CInt) -> Int? {
        #if canImport(Darwin)
            var information = proc_taskinfo()
            let size = Int32(MemoryLayout<proc_taskinfo>.size)
            guard proc_pidinfo(process, PROC_PIDTASKINFO, 0, &information, size) == size else { return nil }
            return Int(information.pti_resident_size)
        #else
            return residentPages("/proc/\(process)/statm").map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
        #endif
    }

    #if !canImport(Darwin)
        /// The second number of the file, which is one line of numbers.
        private static func residentPages(_ path: String) -> Int? {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 128)
            let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            let numbers = bytes.prefix(count).split(separator: UInt8(ascii: " "))
            guard numbers.count > 1, let pages = Int(String(decoding: numbers[1], as: UTF8.self)), pages > 0 else {
                return nil
            }
            return pages
        }
    #endif
}
