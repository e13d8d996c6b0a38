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
            return isVeryRare ? placeByOne(of: run, from: offset) : placeByTwo(of: run, from: offset)
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

    private func placeByTwo(of run: Run, from offset: Int) -> Int? {
        let first = Block(repeating: needle[rarest.first]), second = Block(repeating: needle[rarest.second])
        var place = offset
        while place + Block.scalarCount - 1 <= run.last {
            let hasFirst = (run.text + place + rarest.first).loadUnaligned(as: Block.self) .== first
            let hasSecond = (run.text + place + rarest.second).loadUnaligned(as: Block.self) .== second
            var mayBegin = hasFirst .& hasSecond
            if leavesOutInsideOfWords, place >= 2 {
                let before = (run.text + place - 1).loadUnaligned(as: Block.self)
                let secondBefore = (run.text + place - 2).loadUnaligned(as: Block.self)
                mayBegin .&= .!WordBoundary.areSurelyInside(after: before, secondBefore)
            }
            if let index = mayBegin.first(where: { run.isAt(place + $0) }) { return place + index }
            place += Block.scalarCount
        }
        while place <= run.last {
            if run.isAt(place) { return place }
            place += 1
        }
        return nil
    }
}

extension SIMDMask<SIMD32<Int8>> {
    /// The first lane that is set and meant.
    ///
    /// By words of eight lanes: of all ways to ask a mask this is the one that becomes a few instructions.
    fileprivate func first(where isMeant: (Int) -> Bool) -> Int? {
        let words = unsafeBitCast(self, to: SIMD4<UInt64>.self)
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
