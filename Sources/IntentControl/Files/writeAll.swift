internal import IntentSystem

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Writes all bytes to an open file or stream, however many calls that takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            throw .last
        }
    }
}
