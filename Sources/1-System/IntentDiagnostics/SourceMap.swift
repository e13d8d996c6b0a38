/// A half-open range of a file, in Unicode scalars that are counted from 0 after a byte order mark.
///
/// libyaml's `mark.index` has the same unit, so only places that are reported need a conversion.
package struct SourceRange: Sendable, Hashable {
    package var start: Int
    package var end: Int

    /// - Parameter end: An end before `start` yields an empty range at `start`.
    package init(start: Int, end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// Creates an empty range, which is rendered as one caret.
    package init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    package var isEmpty: Bool { start == end }
}

/// A line and a column, both from 1. Columns count Unicode scalars.
package struct SourcePosition: Sendable, Hashable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Converts scalar offsets of a file to bytes, lines and columns.
///
/// Creating a map takes one pass over the file, so create it only when there is something to report. Each lookup then
/// costs a binary search and at most ``stride`` bytes, even in a file that consists of one line.
///
/// LF, CRLF and a lone CR end a line. U+0085, U+2028 and U+2029 do not: libyaml counts them as line ends, but editors
/// and compilers do not. A byte that is not valid UTF-8 belongs to the preceding scalar.
package struct SourceMap: Sendable {
    package let file: SourceFile

    /// The offset of the first byte of each line; never empty.
    private let lineStarts: [Int]

    /// The number of scalars that begin before byte `base + n * stride`.
    private let scalarsBefore: [Int]
    private let base: Int

    private static let stride = 128

    package init(_ file: SourceFile) {
        self.file = file
        base = file.textStart
        (lineStarts, scalarsBefore) = file.bytes.withUnsafeBufferPointer { [base] in
            Self.scan($0, from: base)
        }
    }

    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int) -> (lines: [Int], scalars: [Int]) {
        var lines = [base]
        var scalars = [0]
        scalars.reserveCapacity((bytes.count - base) / stride + 1)
        var count = 0
        var next = base + stride
        for index in base..<bytes.count {
            if index == next {
                scalars.append(count)
                next += stride
            }
            let byte = bytes[index]
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
                lines.append(index + 1)
            }
        }
        return (lines, scalars)
    }

    // MARK: Scalars and bytes

    /// Returns the offset of a scalar's first byte; for a scalar at or past the end, the size of the file.
    package func byteOffset(ofScalar offset: Int) -> Int {
        guard offset > 0 else { return base }
        let block = scalarsBefore.lastIndex(notAbove: offset) ?? 0
        var count = scalarsBefore[block]
        var byte = base + block * Self.stride
        while byte < file.bytes.count {
            if file.bytes[byte] & 0xC0 != 0x80 {
                if count == offset { return byte }
                count += 1
            }
            byte += 1
        }
        return file.bytes.count
    }

    /// Returns the number of scalars that begin before a byte.
    package func scalarOffset(ofByte byte: Int) -> Int {
        let byte = min(max(byte, base), file.bytes.count)
        let block = min((byte - base) / Self.stride, scalarsBefore.count - 1)
        let begin = base + block * Self.stride
        return file.bytes[begin..<byte].reduce(scalarsBefore[block]) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }

    /// Returns the bytes of a range.
    package func bytes(in range: SourceRange) -> ArraySlice<UInt8> {
        let start = byteOffset(ofScalar: range.start)
        return file.bytes[start..<max(start, byteOffset(ofScalar: range.end))]
    }

    // MARK: Lines

    /// Returns the position of a scalar; for an offset past the end, the position after the last scalar.
    package func position(at offset: Int) -> SourcePosition {
        let byte = byteOffset(ofScalar: offset)
        let line = lineStarts.lastIndex(notAbove: byte) ?? 0
        let column = scalarOffset(ofByte: byte) - scalarOffset(ofByte: lineStarts[line])
        return SourcePosition(line: line + 1, column: column + 1)
    }

    /// The number of lines. The last line of a file that ends with a line end is empty.
    package var lineCount: Int { lineStarts.count }

    /// Returns the range of a line, without its line end.
    /// - Parameter line: The line from 1. A line that does not exist yields an empty range at the end of the file.
    package func range(ofLine line: Int) -> SourceRange {
        guard lineStarts.indices.contains(line - 1) else {
            return SourceRange(at: scalarOffset(ofByte: file.bytes.count))
        }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : file.bytes.count
        while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
        return SourceRange(start: scalarOffset(ofByte: start), end: scalarOffset(ofByte: end))
    }
}

extension Array where Element == Int {
    /// Returns the last index whose element is at most `limit`, in an ascending array.
    fileprivate func lastIndex(notAbove limit: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= limit { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}
