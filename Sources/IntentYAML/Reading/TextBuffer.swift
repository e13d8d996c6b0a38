#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The texts of a tree while it grows.
///
/// Texts are short and many: appending each to an array costs more than copying it. Here the array is filled beforehand,
/// and a text is one copy into it.
struct TextBuffer {
    /// Texts up to `count`, zeros behind them.
    private(set) var bytes: [UInt8]
    private(set) var count = 0

    init(capacity: Int) {
        bytes = Array(repeating: 0, count: capacity)
    }

    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = text.baseAddress else { return }
        if bytes.count - count < text.count { grow(by: text.count) }
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            memcpy(base + count, source, text.count)
        }
        count += text.count
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, additional)))
    }

    /// The texts alone.
    consuming func finished() -> [UInt8] {
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
