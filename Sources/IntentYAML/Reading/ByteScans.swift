#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A `#` that begins a comment and looks like a part of the text before it.
struct CutComment {
    /// Scalar offset of the `#`.
    var hash: Int
    /// Scalar offset behind the text, which one space separates from the `#`.
    var textEnd: Int { hash - 1 }
}

/// What can be told from the bytes alone, faster than libyaml reads them.
///
/// Each of these is there because at the level of events it would be too late, or cost a look at every byte.
enum ByteScans {
    /// A run of blanks and line ends longer than the limit; nil when there is none.
    ///
    /// Looks at one byte in `limit` as long as none of them is blank.
    static func longBlankRun(in bytes: UnsafeBufferPointer<UInt8>, over limit: Int) -> Range<Int>? {
        let stride = max(1, limit)
        var sample = stride - 1
        while sample < bytes.count {
            guard isBlank(bytes[sample]) else {
                sample += stride
                continue
            }
            var start = sample
            var end = sample + 1
            while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
            while end < bytes.count, isBlank(bytes[end]) { end += 1 }
            if end - start > limit { return start..<end }
            sample = max(sample + stride, end)
        }
        return nil
    }

    /// Also the bytes of U+0085, U+2028 and U+2029, which libyaml gathers as line ends.
    private static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20, 0xC2, 0x85, 0xE2, 0x80, 0xA8, 0xA9: true
        default: false
        }
    }

    static func contains(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        first(byte, in: bytes, from: 0) != nil
    }

    private static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }

    /// The comments that may have cut a text, in the order of the file: `text #1`, but neither `text # one` nor
    /// `text  #one`. A comment proper has a space behind its `#`, or stands apart from what it is about.
    static func cutComments(in bytes: UnsafeBufferPointer<UInt8>) -> [CutComment] {
        var found: [CutComment] = []
        var counted = 0
        var scalars = 0
        var next = 2
        while let hash = first(UInt8(ascii: "#"), in: bytes, from: next) {
            next = hash + 1
            guard looksLikeText(bytes, hash) else { continue }
            for index in counted..<hash where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
            counted = hash
            found.append(CutComment(hash: scalars))
        }
        return found
    }

    private static func looksLikeText(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Bool {
        guard bytes[hash - 1] == 0x20, hash + 1 < bytes.count, bytes[hash - 2] > 0x20 else { return false }
        return bytes[hash + 1] > 0x20 && bytes[hash + 1] != UInt8(ascii: "#")
    }

    /// The next line from `start` that is neither blank nor a comment nor `...`, at its first byte that is not blank.
    static func nextContent(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            let end = lineEnd(in: bytes, from: index)
            let isDocumentEnd = bytes[index..<min(index + 3, bytes.count)].elementsEqual("...".utf8)
            if index < end, bytes[index] != UInt8(ascii: "#"), !isDocumentEnd { return index }
            index = behindLineEnd(in: bytes, from: end)
        }
        return nil
    }

    /// The first `%TAG` line among the directives at the beginning, without its line end.
    ///
    /// libyaml compares each such directive with all before it and hands out no event in between, so the time would be
    /// spent before one could be refused.
    static func tagDirective(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var index = 0
        while let line = nextContent(in: bytes, from: index), bytes[line] == UInt8(ascii: "%") {
            let end = lineEnd(in: bytes, from: line)
            if bytes[line..<end].starts(with: "%TAG".utf8) { return line..<end }
            index = behindLineEnd(in: bytes, from: end)
        }
        return nil
    }

    /// The end of the line as libyaml sees lines, before its line end.
    static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, lengthOfLineEnd(in: bytes, at: index) == 0 { index += 1 }
        return index
    }

    private static func behindLineEnd(in bytes: UnsafeBufferPointer<UInt8>, from end: Int) -> Int {
        end + max(1, lengthOfLineEnd(in: bytes, at: end))
    }

    private static func lengthOfLineEnd(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index < bytes.count else { return 0 }
        switch bytes[index] {
        case 0x0A, 0x0D: return 1
        case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
        case 0xE2:
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }
}

/// Negative, zero or positive as the first bytes are below, equal to or above the second, as texts of one length.
func compareBytes(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Int {
    Int(memcmp(left, right, count))
}
