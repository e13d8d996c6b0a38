internal import IntentProcesses

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension SystemFailure {
    static let tooLarge = SystemFailure(number: EFBIG)
    static let missing = SystemFailure(number: ENOENT)

    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    var isLink: Bool { number == ELOOP }
}
