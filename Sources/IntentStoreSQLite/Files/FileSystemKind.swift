#if SQLite
    import CSQLite
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Whether a folder is on a disk of this machine. SQLite's write-ahead log is memory shared by the processes that
    /// use it, which no network file system gives to two machines.
    package enum FileSystemKind {
        static func requireLocal(_ path: String) throws(StoreError) {
            guard try isLocal(path) else {
                throw StoreError(.notPermitted, "'\(path)' is on a network file system, where a store is not safe.")
            }
        }

        #if canImport(Darwin)
            private static func isLocal(_ path: String) throws(StoreError) -> Bool {
                var status = statfs()
                guard statfs(path, &status) == 0 else { throw StoreError(errno: errno, "look at", path) }
                return status.f_flags & UInt32(MNT_LOCAL) != 0
            }
        #else
            private static func isLocal(_ path: String) throws(StoreError) -> Bool {
                let number = intent_file_system_number(path)
                guard number >= 0 else { throw StoreError(errno: errno, "look at", path) }
                return !isNetwork(number: UInt32(truncatingIfNeeded: number))
            }
        #endif

        /// By the numbers of Linux's `statfs`. FUSE counts as local: most of it is (encrypted homes, containers), and
        /// its number does not tell.
        package static func isNetwork(number: UInt32) -> Bool {
            switch number {
            case 0x6969: true  // NFS
            case 0x517B, 0xFF53_4D42, 0xFE53_4D42: true  // SMB, CIFS, SMB 2
            case 0x0102_1997: true  // 9P
            case 0x00C3_6400: true  // Ceph
            case 0x5346_414F, 0x6B41_4653: true  // AFS
            case 0x7375_7245: true  // Coda
            case 0x564C: true  // NCP
            default: false
            }
        }
    }
#endif
