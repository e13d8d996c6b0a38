/// The place in a definition at which something is completed.
///
/// The text is read again with a character that no definition contains at the cursor, so that the outline shows where it is.
struct CompletionPlace {
    let outline: Outline
    /// The node whose key or value contains the cursor.
    let node: Int
    /// Whether a key is completed, not a value.
    let isKey: Bool
    /// The bytes of the text that a completion replaces.
    let replaced: Range<Int>
    /// Whether what a completion replaces is between quotes.
    let isInQuotes: Bool
    /// Whether a value begins in a line of its own, where keys of a mapping are possible, too.
    let allowsMapping: Bool

    private static let mark: UInt8 = 1

    /// Returns nil in a comment, and between values where nothing can be written.
    init?(_ bytes: [UInt8], at byte: Int, isPolicy: Bool = false) {
        var marked = bytes
        marked.insert(Self.mark, at: byte)
        outline = Outline(marked, isPolicy: isPolicy)
        let path = outline.node(at: byte)
        let part = outline[path]
        node = path
        var range: Range<Int>
        if part.key != nil, part.keyRange.contains(byte) {
            // A value begins after a colon and a space.
            let typed = outline.unquoted(part.keyRange).lowerBound..<byte
            if part.isIncomplete, marked[typed].contains(UInt8(ascii: ":")) { return nil }
            if part.isFlow, !Self.beginsEntry(at: part.keyRange.lowerBound, in: marked) { return nil }
            isKey = true
            range = part.keyRange
            allowsMapping = false
        } else if part.kind == .scalar, part.valueRange.contains(byte) {
            isKey = false
            range = part.valueRange
            let before = part.key == nil ? part.valueRange.lowerBound : part.keyRange.upperBound
            let isOnOwnLine = marked[before..<part.valueRange.lowerBound].contains(UInt8(ascii: "\n"))
            allowsMapping = isOnOwnLine || path == Outline.root
            if allowsMapping, byte > 0, marked[byte - 1] == UInt8(ascii: ":") { return nil }
        } else {
            return nil
        }
        isInQuotes = outline.unquoted(range) != range
        range = outline.unquoted(range)
        // Only the line of the cursor is replaced, without its indentation.
        let start = marked[..<byte].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let line = marked[start..<byte].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? byte
        let end = marked[byte..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
        replaced = max(range.lowerBound, line)..<max(byte, end - 1)
    }

    /// Whether an entry can begin between braces, not behind another one without a comma.
    private static func beginsEntry(at byte: Int, in bytes: [UInt8]) -> Bool {
        guard let before = bytes[..<byte].last(where: { $0 != 0x20 && $0 != 0x09 }) else { return true }
        return "{[,\r\n".utf8.contains(before)
    }

    /// The mapping whose keys are possible here; nil if there is none.
    var mapping: Int? { isKey ? outline[node].parent : allowsMapping ? node : nil }

    /// The other keys of the mapping.
    var siblings: [String] {
        guard let mapping, isKey else { return [] }
        return outline.children(of: mapping).filter { $0 != node }.compactMap { outline[$0].key }
    }

    /// Whether the key already has a colon.
    var hasColon: Bool { isKey && !outline[node].isIncomplete }

    var isFlow: Bool { outline[isKey ? outline[node].parent : node].isFlow }
}
