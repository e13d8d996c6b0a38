#if canImport(Darwin)
    public import Darwin
#elseif canImport(Musl)
    public import Musl
#else
    public import Glibc
#endif

/// The C library's functions over bytes.
///
/// They are public, unlike the rest of the module, because the compiler inlines no package function into another module.
public enum Memory {
    /// Returns the offset of the first byte that equals `byte`; nil if there is none.
    @inlinable @inline(__always)
    public static func firstOffset(of byte: UInt8, in start: UnsafeRawPointer, count: Int) -> Int? {
        guard let found = memchr(start, Int32(byte), count) else { return nil }
        return UnsafeRawPointer(found) - start
    }

    /// Returns a negative number, zero or a positive number as the first bytes sort before, equal or after the second.
    @inlinable @inline(__always)
    public static func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Int {
        Int(memcmp(left, right, count))
    }

    /// Whether both runs of bytes are the same.
    @inlinable @inline(__always)
    public static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
        memcmp(left, right, count) == 0
    }

    /// Whether both buffers have the same bytes.
    package static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else {
            return left.isEmpty && right.isEmpty
        }
        return areEqual(first, second, count: left.count)
    }

    /// Whether both arrays have the same bytes. Several times faster than `==`.
    package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { areEqual(left, $0) } }
    }

    /// Copies bytes to memory that does not overlap theirs.
    @inlinable @inline(__always)
    public static func copy(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        memcpy(target, source, count)
    }
}

/// Keeps a value until the end of the process, which frees all memory at once.
///
/// For a schema of ten thousand intents, freeing each string and array takes a tenth of a whole run.
package func leakUntilExit<Value>(_ value: Value) {
    _ = Unmanaged.passRetained(KeptValue(value))
}

private final class KeptValue<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
