package import IntentDiagnostics

/// The unit of the character offsets that a client sends and receives.
package enum PositionEncoding: String, Sendable, Hashable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}

/// A line and the offset in it, both from 0, in the units of a ``PositionEncoding``.
package struct Position: Sendable, Hashable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }
}

/// A range between two positions.
package struct PositionRange: Sendable, Hashable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }
}

/// A text with a conversion between the positions of the protocol and bytes.
///
/// A byte order mark is a character of the first line, since a client that sends it also counts it.
package struct TextDocument: Sendable {
    package let map: SourceMap

    package init(_ file: SourceFile) {
        map = SourceMap(file)
    }

    package var file: SourceFile { map.file }
    package var bytes: [UInt8] { map.file.bytes }

    /// Returns the bytes of a line from 0 without its line end; an empty range at the end for a line that does not exist.
    func bytes(ofLine line: Int) -> Range<Int> {
        guard line < map.lineCount else { return bytes.count..<bytes.count }
        let range = map.range(ofLine: line + 1)
        let start = line == 0 ? 0 : map.byteOffset(ofScalar: range.start)
        return start..<max(start, map.byteOffset(ofScalar: range.end))
    }

    package func position(ofByte byte: Int, _ encoding: PositionEncoding) -> Position {
        let line = map.position(at: map.scalarOffset(ofByte: byte)).line - 1
        let start = bytes(ofLine: line).lowerBound
        let text = bytes[start..<min(max(start, byte), bytes.count)]
        return Position(line: line, character: encoding == .utf8 ? text.count : Self.utf16Count(text))
    }

    package func range(ofBytes range: Range<Int>, _ encoding: PositionEncoding) -> PositionRange {
        PositionRange(
            start: position(ofByte: range.lowerBound, encoding), end: position(ofByte: range.upperBound, encoding))
    }

    package func range(of range: SourceRange, _ encoding: PositionEncoding) -> PositionRange {
        self.range(ofBytes: bytes(of: range), encoding)
    }

    func bytes(of range: SourceRange) -> Range<Int> {
        let start = map.byteOffset(ofScalar: range.start)
        return start..<max(start, map.byteOffset(ofScalar: range.end))
    }

    /// Returns the byte at a position. A position after the end of its line is that end, and one within a scalar is its start.
    package func byte(at position: Position, _ encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        let line = bytes(ofLine: position.line)
        var rest = position.character
        var byte = line.lowerBound
        while byte < line.upperBound, rest > 0 {
            var end = byte + 1
            while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
            rest -= encoding == .utf8 ? end - byte : Self.utf16Count(bytes[byte..<end])
            guard rest >= 0 else { break }
            byte = end
        }
        return byte
    }

    /// Returns the text with a range replaced.
    package func replacing(_ range: PositionRange, with text: String, _ encoding: PositionEncoding) -> TextDocument {
        let start = byte(at: range.start, encoding)
        let end = max(start, byte(at: range.end, encoding))
        var bytes = bytes
        bytes.replaceSubrange(start..<end, with: text.utf8)
        return TextDocument(SourceFile(path: file.path, bytes: bytes))
    }

    /// The number of UTF-16 code units of a valid text. A scalar of four bytes takes two.
    private static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
}
