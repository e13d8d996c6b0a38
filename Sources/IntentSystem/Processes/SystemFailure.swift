#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why the system did not do what it was asked for.
package struct SystemFailure: Error, Hashable {
    /// The system's `errno`.
    package let number: CInt

    package init(number: CInt) {
        self.number = number
    }

    package static var last: SystemFailure { SystemFailure(number: errno) }
    package static let tooLarge = SystemFailure(number: EFBIG)
    package static let missing = SystemFailure(number: ENOENT)

    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    package var isLink: Bool { number == ELOOP }

    /// The system's words: "No such file or directory".
    package var words: String { String(cString: strerror(number)) }
}
