#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Finds a run of bytes by its two rarest: where both are, the run around them is compared. Faster than the C
/// library's `memmem`, which not every platform shows to Swift.
struct ByteFinder {
    let needle: [UInt8]
    /// Where in the needle its two rarest bytes are, the rarest first; in a needle of one byte they are one.
    private let rarest: (first: Int, second: Int)
    /// So rare that the C library's search for this byte alone is quicker.
    private let isVeryRare: Bool
    private let isAbsent: Bool
    private let leavesOutInsideOfWords: Bool

    /// Bytes that are looked at together.
    private typealias Block = SIMD32<UInt8>

    /// - Parameters:
    ///   - needle: Not empty.
    ///   - frequencies: How often each of the 256 bytes is in the text.
    ///   - count: How many bytes the text has.
    ///   - leavesOutInsideOfWords: Most places need not be found at which no word begins, though some may be.
    init(_ needle: [UInt8], frequencies: [Int], of count: Int, leavesOutInsideOfWords: Bool = false) {
        precondition(!needle.isEmpty, "something is looked for")
        func frequency(_ index: Int) -> Int { frequencies[Int(needle[index])] }
        self.needle = needle
        self.leavesOutInsideOfWords = leavesOutInsideOfWords && WordBoundary.followsFromBytesBefore(needle)
        let first = needle.indices.min { frequency($0) < frequency($1) } ?? 0
        let second = needle.indices.filter { $0 != first }.min { frequency($0) < frequency($1) } ?? first
        rarest = (first, second)
        isAbsent = frequency(first) == 0
        // A call costs about as much as going past 16 blocks.
        isVeryRare = frequency(first) < count / (16 * Block.scalarCount)
    }

    /// Nil where the needle does not begin at or after `offset`.
    func firstPlace(in text: UnsafeRawBufferPointer, from offset: Int) -> Int? {
        guard !isAbsent, offset >= 0, offset + needle.count <= text.count, let base = text.baseAddress else {
            return nil
        }
        return needle.withUnsafeBytes { needle in
            guard let start = needle.baseAddress else { return nil }
            let run = Run(text: base, last: text.count - needle.count, needle: start, length: needle.count)
            if isVeryRare { return placeByOne(of: run, from: offset) }
            // The two bytes before each place tell.
            return leavesOutInsideOfWords && offset >= 2
                ? placeByTwo(of: run, from: offset) { ByteFinder.insideOfWords(run, at: $0) }
                : placeByTwo(of: run, from: offset) { _ in .zero }
        }
    }

    /// What is looked for and where.
    private struct Run {
        let text: UnsafeRawPointer
        /// The last place at which the needle fits.
        let last: Int
        let needle: UnsafeRawPointer
        let length: Int

        func isAt(_ place: Int) -> Bool { memcmp(text + place, needle, length) == 0 }
    }

    private func placeByOne(of run: Run, from offset: Int) -> Int? {
        let byte = Int32(needle[rarest.first])
        var place = offset
        while place <= run.last {
            let start = run.text + rarest.first
            guard let found = memchr(start + place, byte, run.last - place + 1) else { return nil }
            place = UnsafeRawPointer(found) - start
            if run.isAt(place) { return place }
            place += 1
        }
        return nil
    }

    /// - Parameter leavingOut: For a place and the 31 behind it, a byte each, with its highest bit set to pass it over.
    @inline(__always)
    private func placeByTwo(
        of run: Run, from offset: Int, leavingOut: (_ place: Int) -> SIMD4<UInt64>
    ) -> Int? {
        let first = Block(repeating: needle[rarest.first]), second = Block(repeating: needle[rarest.second])
        var place = offset
        while place + Block.scalarCount - 1 <= run.last {
            let hasFirst = (run.text + place + rarest.first).loadUnaligned(as: Block.self) .== first
            let hasSecond = (run.text + place + rarest.second).loadUnaligned(as: Block.self) .== second
            let lanes = Lanes(hasFirst .& hasSecond, except: leavingOut(place))
            if let index = lanes.first(where: { run.isAt(place + $0) }) { return place + index }
            place += Block.scalarCount
        }
        return placeAtTheEnd(of: run, from: place)
    }

    private static func insideOfWords(_ run: Run, at place: Int) -> SIMD4<UInt64> {
        WordBoundary.surelyInside(
            after: (run.text + place - 1).loadUnaligned(as: SIMD4<UInt64>.self),
            (run.text + place - 2).loadUnaligned(as: SIMD4<UInt64>.self))
    }

    private func placeAtTheEnd(of run: Run, from offset: Int) -> Int? {
        offset <= run.last ? (offset...run.last).first(where: run.isAt) : nil
    }
}

/// Some of 32 places, as four words of a byte for each.
///
/// Of all ways to ask a mask this is the one that becomes a few instructions.
private struct Lanes {
    private let words: SIMD4<UInt64>

    /// - Parameter others: Bytes whose highest bit says that their lane is not among them.
    init(_ mask: SIMDMask<SIMD32<Int8>>, except others: SIMD4<UInt64>) {
        words = unsafeBitCast(mask, to: SIMD4<UInt64>.self) & ~others & SIMD4(repeating: 0x8080_8080_8080_8080)
    }

    /// The first lane that is meant.
    func first(where isMeant: (Int) -> Bool) -> Int? {
        if words[0] | words[1] | words[2] | words[3] == 0 { return nil }
        for word in words.indices {
            var bits = UInt64(littleEndian: words[word])
            while bits != 0 {
                let byte = UInt64(bits.trailingZeroBitCount / 8)
                let lane = word * 8 + Int(byte)
                if isMeant(lane) { return lane }
                bits &= ~(0xFF << (byte * 8))
            }
        }
        return nil
    }
}
