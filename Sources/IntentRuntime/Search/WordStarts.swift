/// The first two bytes of the words in each block of a folded text, so that a search for words skips blocks.
struct WordStarts: Sendable {
    private static let blockSize = 128

    /// For each block, a set of pairs of bytes. Several pairs share a bit.
    private var blocks: [UInt64] = []

    init() {}

    /// - Parameter endMark: The byte before the first word of each field, which never occurs in UTF-8.
    init(in text: UnsafeRawBufferPointer, endMark: UInt8) {
        blocks = Array(repeating: 0, count: text.count / Self.blockSize + 1)
        var position = 1
        while position + 1 < text.count {
            if Self.isStart(position, in: text, endMark: endMark) {
                blocks[position / Self.blockSize] |= Self.bit(text[position], text[position + 1])
            }
            position += 1
        }
    }

    private static func isStart(_ position: Int, in text: UnsafeRawBufferPointer, endMark: UInt8) -> Bool {
        let before = text[position - 1], byte = text[position]
        // The most frequent case. The code below gives the same result.
        if 0x61...0x7A ~= before, byte < 0x80 { return false }
        guard byte != endMark, byte & 0xC0 != 0x80 else { return false }
        return before == endMark || WordBoundary.startsWord(at: position, in: text)
    }

    private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
        1 << (UInt64((UInt32(first) << 8 | UInt32(second)) &* 0x9E37_79B1) >> 26)
    }

    var byteCount: Int { 8 * blocks.capacity }

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
