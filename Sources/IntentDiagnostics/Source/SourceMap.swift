/// Turns scalar offsets of one file into bytes, lines and columns.
///
/// Building it is one pass over the file, so it is made only when there is something to report; each question then costs
/// a binary search and at most ``stride`` bytes, also in a file that is one line of many megabytes.
///
/// LF, CRLF and a lone CR end a line. U+0085, U+2028 and U+2029 do not, although libyaml counts them as line ends:
/// editors and compilers do not either. A byte that is not UTF-8 belongs to the scalar before it.
package struct SourceMap: Sendable {
    package let file: SourceFile

    /// Byte offset of the first byte of each line; never empty.
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

    /// The byte at which the scalar of this offset begins; the file's size for offsets at or past its end.
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

    /// The number of scalars that begin before this byte.
    package func scalarOffset(ofByte byte: Int) -> Int {
        let byte = min(max(byte, base), file.bytes.count)
        let block = min((byte - base) / Self.stride, scalarsBefore.count - 1)
        let begin = base + block * Self.stride
        return file.bytes[begin..<byte].reduce(scalarsBefore[block]) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }

    /// The bytes of a range.
    package func bytes(in range: SourceRange) -> ArraySlice<UInt8> {
        let start = byteOffset(ofScalar: range.start)
        return file.bytes[start..<max(start, byteOffset(ofScalar: range.end))]
    }

    // MARK: Lines

    /// The position of a scalar; an offset past the end gives the position behind the last scalar.
    package func position(at offset: Int) -> SourcePosition {
        let byte = byteOffset(ofScalar: offset)
        let line = lineStarts.lastIndex(notAbove: byte) ?? 0
        let column = scalarOffset(ofByte: byte) - scalarOffset(ofByte: lineStarts[line])
        return SourcePosition(line: line + 1, column: column + 1)
    }

    /// The number of lines; a file that ends with a line end has an empty last line.
    package var lineCount: Int { lineStarts.count }

    /// The scalars of a line without its end.
    /// - Parameter line: From 1; lines that do not exist are empty, at the end of the file.
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
    /// The last index whose element is at most `limit`, in an ascending array.
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
