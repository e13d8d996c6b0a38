#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Finds a run of bytes: the C library looks for the one that is rarest in the text, then the run around it is
/// compared. Faster than its `memmem`, which not every platform shows to Swift.
struct ByteFinder {
    let needle: [UInt8]
    /// Where in the needle the rarest byte is.
    private let anchor: Int
    private let isAbsent: Bool

    /// - Parameters:
    ///   - needle: Not empty.
    ///   - frequencies: How often each of the 256 bytes is in the text.
    init(_ needle: [UInt8], frequencies: [Int]) {
        precondition(!needle.isEmpty, "something is looked for")
        self.needle = needle
        anchor = needle.indices.min { frequencies[Int(needle[$0])] < frequencies[Int(needle[$1])] } ?? 0
        isAbsent = frequencies[Int(needle[anchor])] == 0
    }

    /// Nil where the needle does not begin at or after `offset`.
    func firstPlace(in text: UnsafeRawBufferPointer, from offset: Int) -> Int? {
        guard !isAbsent, let base = text.baseAddress else { return nil }
        // The anchor of a match that fits lies between these.
        let end = text.count - needle.count + anchor + 1
        var candidate = offset + anchor
        while candidate < end {
            guard let found = memchr(base + candidate, Int32(needle[anchor]), end - candidate) else { return nil }
            let place = UnsafeRawPointer(found) - base - anchor
            if memcmp(base + place, needle, needle.count) == 0 { return place }
            candidate = place + anchor + 1
        }
        return nil
    }
}
