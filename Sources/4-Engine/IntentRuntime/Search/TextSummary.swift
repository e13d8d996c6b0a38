import IntentSystem

/// What a search knows about a folded text before it reads it: how often each byte occurs, and the first two bytes of the
/// words in each block, so that a search for words skips blocks.
struct TextSummary: Sendable {
    private static let blockSize = 128

    /// How often each of the 256 bytes occurs.
    private(set) var frequencies = [Int](repeating: 0, count: 256)
    /// For each block, a set of pairs of bytes. Several pairs share a bit.
    private var blocks: [UInt64] = []

    init() {}

    /// Summarizes the text of ``FoldedFields``, a long one in portions on all cores.
    init(of text: UnsafeRawBufferPointer) {
        let blockCount = text.count / Self.blockSize + 1
        // Nothing writes to the text, which outlives the threads: their results are awaited here.
        nonisolated(unsafe) let text = text
        // A thread costs about as much as summarizing a few hundred blocks.
        let portions = mapPortions(of: blockCount, minimumSize: 1024) { TextSummary(of: $0, in: text) }
        blocks.reserveCapacity(blockCount)
        for portion in portions {
            blocks += portion.blocks
            for byte in frequencies.indices { frequencies[byte] += portion.frequencies[byte] }
        }
    }

    private init(of blocks: Range<Int>, in text: UnsafeRawBufferPointer) {
        let end = min(blocks.upperBound * Self.blockSize, text.count)
        for byte in text[blocks.lowerBound * Self.blockSize..<end] { frequencies[Int(byte)] += 1 }
        // For each ASCII byte, all bits if an ASCII byte after it begins a word.
        let begins = (0..<0x80).map { WordBoundary.isWordCharacter($0) ? UInt64.zero : .max }
        self.blocks = begins.withUnsafeBufferPointer { begins in
            blocks.map { Self.wordStarts(inBlock: $0, of: text, afterASCII: begins) }
        }
    }

    private static func wordStarts(
        inBlock block: Int, of text: UnsafeRawBufferPointer, afterASCII begins: UnsafeBufferPointer<UInt64>
    ) -> UInt64 {
        var pairs: UInt64 = 0
        // Nothing begins with the mark at the beginning of the text and the one at its end.
        let start = max(1, block * blockSize), end = min((block + 1) * blockSize, text.count - 1)
        guard start < end else { return 0 }
        var before = text[start - 1], byte = text[start]
        for position in start..<end {
            let next = text[position + 1]
            if before | byte < 0x80 {
                // Without a branch, since which of them begin words is as good as random.
                pairs |= bit(byte, next) & begins[Int(before)]
            } else if startsWord(at: position, in: text) {
                pairs |= bit(byte, next)
            }
            (before, byte) = (byte, next)
        }
        return pairs
    }

    private static func startsWord(at position: Int, in text: UnsafeRawBufferPointer) -> Bool {
        let byte = text[position]
        guard byte != FoldedFields.endMark, byte & 0xC0 != 0x80 else { return false }
        return text[position - 1] == FoldedFields.endMark || WordBoundary.startsWord(at: position, in: text)
    }

    private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
        1 << (UInt64((UInt32(first) << 8 | UInt32(second)) &* 0x9E37_79B1) >> 26)
    }

    /// The approximate memory use.
    var byteCount: Int { 8 * (blocks.capacity + frequencies.count) }

    /// Whether words begin like the term in so few blocks that a search gains by skipping the others. Many blocks are read as
    /// fast as they are skipped, because the processor loads what follows.
    func rarelyBeginsWord(_ term: [UInt8]) -> Bool {
        guard term.count > 1 else { return false }
        let bit = Self.bit(term[0], term[1])
        return blocks.reduce(0) { $0 + ($1 & bit == 0 ? 0 : 1) } < blocks.count / 32
    }

    /// Returns the rest of the block at a position, or the first block after it, in which a word may begin like the
    /// term; nil if there is none. The word may end in the next block.
    /// - Parameter term: At least two bytes.
    func nextBlock(with term: [UInt8], from position: Int) -> Range<Int>? {
        let bit = Self.bit(term[0], term[1])
        let first = min(position / Self.blockSize, blocks.count)
        guard let block = blocks[first...].firstIndex(where: { $0 & bit != 0 }) else { return nil }
        return max(position, block * Self.blockSize)..<(block + 1) * Self.blockSize
    }
}
