#if SQLite
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    extension StoreError {
        /// - Parameter action: A verb phrase: "open".
        init(errno code: CInt, _ action: String, _ path: String) {
            self.init(
                StoreError.code(errno: code), "Cannot \(action) '\(path)': \(StoreError.reason(errno: code)).",
                underlying: SystemError(errno: code))
        }

        static func isLink(_ path: String) -> StoreError {
            StoreError(.notPermitted, "'\(path)' is a symbolic link; name the place it leads to.")
        }

        static func isReadOnly(_ path: String) -> StoreError {
            StoreError(.readOnly, "'\(path)' cannot be written.")
        }

        private static func code(errno code: CInt) -> Code {
            switch code {
            case EACCES, EPERM, ELOOP: .notPermitted
            case EROFS: .readOnly
            case ENOSPC, EDQUOT, EFBIG, EIO, ENOLCK, ENOMEM: .inputOutput
            default: .unavailable
            }
        }

        private static func reason(errno code: CInt) -> String {
            String(cString: strerror(code))
        }
    }

    /// A system call failed.
    struct SystemError: Error, Hashable, Sendable {
        let errno: CInt
    }
#endif
