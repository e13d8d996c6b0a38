import IntentSystem

/// Finds a sequence of bytes by its two rarest bytes: where both occur, the bytes around them are compared. This is
/// faster than `memmem` of the C library, which not every platform makes available to Swift.
struct ByteFinder {
    let needle: [UInt8]
    /// The positions of the two rarest bytes of the needle, the rarest first. In a needle of one byte they are the
    /// same.
    private let rarest: (first: Int, second: Int)
    /// Whether the byte is so rare that the C library's search for this byte alone is faster.
    private let isVeryRare: Bool
    private let isAbsent: Bool
    private let skipsWordInteriors: Bool

    /// Bytes that are compared at once.
    private typealias Block = SIMD32<UInt8>

    /// - Parameters:
    ///   - needle: The bytes to find, not empty.
    ///   - frequencies: How often each of the 256 bytes occurs in the text.
    ///   - count: The number of bytes of the text.
    ///   - skipsWordInteriors: Whether most matches that do not begin a word may be skipped.
    init(_ needle: [UInt8], frequencies: [Int], of count: Int, skipsWordInteriors: Bool = false) {
        precondition(!needle.isEmpty, "the needle is not empty")
        func frequency(_ index: Int) -> Int { frequencies[Int(needle[index])] }
        self.needle = needle
        self.skipsWordInteriors = skipsWordInteriors && WordBoundary.followsFromBytesBefore(needle)
        let first = needle.indices.min { frequency($0) < frequency($1) } ?? 0
        let second = needle.indices.filter { $0 != first }.min { frequency($0) < frequency($1) } ?? first
        rarest = (first, second)
        isAbsent = frequency(first) == 0
        // A call costs about as much as comparing 16 blocks.
        isVeryRare = frequency(first) < count / (16 * Block.scalarCount)
    }

    /// Returns the position of the first match at or after `offset`, or nil if there is none.
    func firstMatch(in text: UnsafeRawBufferPointer, from offset: Int) -> Int? {
        guard !isAbsent, offset >= 0, offset + needle.count <= text.count, let base = text.baseAddress else {
            return nil
        }
        return needle.withUnsafeBytes { needle in
            guard let start = needle.baseAddress else { return nil }
            let scan = Scan(text: base, last: text.count - needle.count, needle: start, length: needle.count)
            if isVeryRare { return firstMatchByOneByte(of: scan, from: offset) }
            // Whether a position is inside a word is determined by the two bytes before it.
            return skipsWordInteriors && offset >= 2
                ? firstMatchByTwoBytes(of: scan, from: offset) { ByteFinder.wordInteriors(scan, at: $0) }
                : firstMatchByTwoBytes(of: scan, from: offset) { _ in .zero }
        }
    }

    /// The text and the bytes to find.
    private struct Scan {
        let text: UnsafeRawPointer
        /// The last position at which the needle fits.
        let last: Int
        let needle: UnsafeRawPointer
        let length: Int

        func isAt(_ position: Int) -> Bool { Memory.areEqual(text + position, needle, count: length) }
    }

    private func firstMatchByOneByte(of scan: Scan, from offset: Int) -> Int? {
        let byte = needle[rarest.first]
        var position = offset
        while position <= scan.last {
            let start = scan.text + rarest.first
            guard let found = Memory.firstOffset(of: byte, in: start + position, count: scan.last - position + 1) else {
                return nil
            }
            position += found
            if scan.isAt(position) { return position }
            position += 1
        }
        return nil
    }

    /// - Parameter skipping: Returns a byte for a position and each of the next 31, with its highest bit set to skip
    ///   the position.
    @inline(__always)
    private func firstMatchByTwoBytes(
        of scan: Scan, from offset: Int, skipping: (_ position: Int) -> SIMD4<UInt64>
    ) -> Int? {
        let first = Block(repeating: needle[rarest.first]), second = Block(repeating: needle[rarest.second])
        var position = offset
        while position + Block.scalarCount - 1 <= scan.last {
            let hasFirst = (scan.text + position + rarest.first).loadUnaligned(as: Block.self) .== first
            let hasSecond = (scan.text + position + rarest.second).loadUnaligned(as: Block.self) .== second
            let lanes = Lanes(hasFirst .& hasSecond, except: skipping(position))
            if let index = lanes.first(where: { scan.isAt(position + $0) }) { return position + index }
            position += Block.scalarCount
        }
        return firstMatchInRemainder(of: scan, from: position)
    }

    private static func wordInteriors(_ scan: Scan, at position: Int) -> SIMD4<UInt64> {
        WordBoundary.surelyInside(
            after: (scan.text + position - 1).loadUnaligned(as: SIMD4<UInt64>.self),
            (scan.text + position - 2).loadUnaligned(as: SIMD4<UInt64>.self))
    }

    private func firstMatchInRemainder(of scan: Scan, from offset: Int) -> Int? {
        offset <= scan.last ? (offset...scan.last).first(where: scan.isAt) : nil
    }
}

/// A subset of 32 positions, as four words with a byte for each position.
///
/// This representation of a mask compiles to the fewest instructions.
private struct Lanes {
    private let words: SIMD4<UInt64>

    /// - Parameter others: Bytes whose highest bits exclude their lanes.
    init(_ mask: SIMDMask<SIMD32<Int8>>, except others: SIMD4<UInt64>) {
        words = unsafeBitCast(mask, to: SIMD4<UInt64>.self) & ~others & SIMD4(repeating: 0x8080_8080_8080_8080)
    }

    /// Returns the first lane for which `predicate` is true.
    func first(where predicate: (Int) -> Bool) -> Int? {
        if words[0] | words[1] | words[2] | words[3] == 0 { return nil }
        for word in words.indices {
            var bits = UInt64(littleEndian: words[word])
            while bits != 0 {
                let byte = UInt64(bits.trailingZeroBitCount / 8)
                let lane = word * 8 + Int(byte)
                if predicate(lane) { return lane }
                bits &= ~(0xFF << (byte * 8))
            }
        }
        return nil
    }
}
