internal import IntentSystem

/// A comment that looks like a part of the text before it, and may have truncated it.
struct SuspiciousComment {
    /// The scalar offset of the `#`.
    var hash: Int
    /// The scalar offset of the end of the text, which one space separates from the `#`.
    var textEnd: Int { hash - 1 }
}

/// Checks of the raw bytes, which are faster than libyaml.
///
/// At the level of events, these checks would be too late or would have to examine every byte.
enum ByteScans {
    /// Returns the first run of blanks and line ends that is longer than the limit, or `nil`.
    ///
    /// Where there are no blanks, this examines only one of `limit` bytes.
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

    /// Whether the byte is a blank or part of a line end, including U+0085, U+2028 and U+2029.
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
            let offset = Memory.firstOffset(of: byte, in: base + start, count: bytes.count - start)
        else { return nil }
        return start + offset
    }

    /// Returns the comments that may have truncated a text, in the order of the file.
    ///
    /// `text #1` contains one, but `text # one` and `text  #one` do not: an intended comment has a space after its `#`, or
    /// more than one space before it.
    static func suspiciousComments(in bytes: UnsafeBufferPointer<UInt8>) -> [SuspiciousComment] {
        var found: [SuspiciousComment] = []
        var counted = 0
        var scalars = 0
        var next = 2
        while let hash = first(UInt8(ascii: "#"), in: bytes, from: next) {
            next = hash + 1
            guard looksLikeText(bytes, hash) else { continue }
            for index in counted..<hash where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
            counted = hash
            found.append(SuspiciousComment(hash: scalars))
        }
        return found
    }

    private static func looksLikeText(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Bool {
        guard bytes[hash - 1] == 0x20, hash + 1 < bytes.count, bytes[hash - 2] > 0x20 else { return false }
        return bytes[hash + 1] > 0x20 && bytes[hash + 1] != UInt8(ascii: "#")
    }

    /// Returns the position of the first byte after blanks in the next line from `start` that is neither blank nor a
    /// comment nor `...`.
    static func nextContent(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            let end = lineEnd(in: bytes, from: index)
            let isDocumentEnd = bytes[index..<min(index + 3, bytes.count)].elementsEqual("...".utf8)
            if index < end, bytes[index] != UInt8(ascii: "#"), !isDocumentEnd { return index }
            index = positionAfterLineEnd(in: bytes, from: end)
        }
        return nil
    }

    /// Returns the first `%TAG` line among the directives at the beginning, without its line end.
    ///
    /// libyaml compares each of these directives with all previous ones before it returns an event, so that rejecting them
    /// at the first event would take quadratic time.
    static func tagDirective(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var index = 0
        while let line = nextContent(in: bytes, from: index), bytes[line] == UInt8(ascii: "%") {
            let end = lineEnd(in: bytes, from: line)
            if bytes[line..<end].starts(with: "%TAG".utf8) { return line..<end }
            index = positionAfterLineEnd(in: bytes, from: end)
        }
        return nil
    }

    /// Returns the position of the next line end, as libyaml defines line ends.
    static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, lengthOfLineEnd(in: bytes, at: index) == 0 { index += 1 }
        return index
    }

    private static func positionAfterLineEnd(in bytes: UnsafeBufferPointer<UInt8>, from end: Int) -> Int {
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
