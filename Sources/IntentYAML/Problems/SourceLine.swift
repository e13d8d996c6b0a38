internal import IntentDiagnostics

/// The scalars of one line, to look for causes in. Offsets are those of the file.
struct SourceLine {
    let range: SourceRange
    private let scalars: [Unicode.Scalar]

    /// What is further than this from the beginning of a line is not looked at.
    private static let limit = 4096

    init(_ range: SourceRange, in map: SourceMap) {
        let end = min(range.end, range.start + Self.limit)
        self.range = SourceRange(start: range.start, end: end)
        let bytes = map.bytes(in: self.range)
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    subscript(offset: Int) -> Unicode.Scalar? {
        scalars.indices.contains(offset - range.start) ? scalars[offset - range.start] : nil
    }

    func isBlank(_ offset: Int) -> Bool { self[offset] == " " || self[offset] == "\t" }

    /// The first scalar from here on that is no blank; the line's end when there is none.
    func skippingBlanks(from offset: Int) -> Int {
        var offset = offset
        while isBlank(offset) { offset += 1 }
        return offset
    }

    var firstText: Int { skippingBlanks(from: range.start) }

    /// The last scalar before this one that is no blank; nil when there is none on this line.
    func lastText(before offset: Int) -> Int? {
        var offset = offset - 1
        while isBlank(offset) { offset -= 1 }
        return self[offset] == nil ? nil : offset
    }

    /// The first colon in these offsets that a blank or the end of the line follows.
    func separatingColon(from start: Int, before end: Int) -> Int? {
        guard start < end else { return nil }
        return (start..<end).first { self[$0] == ":" && (isBlank($0 + 1) || self[$0 + 1] == nil) }
    }

    /// The first colon that has text right before and behind it, as in `type:String` but not in `https://`.
    func tightColon(from start: Int) -> Int? {
        guard start < range.end else { return nil }
        return (start..<range.end).first {
            guard self[$0] == ":", $0 > range.start, !isBlank($0 - 1), let next = self[$0 + 1] else { return false }
            return next != " " && next != "\t" && next != "/"
        }
    }

    /// The first `#` that begins a comment.
    func comment(from start: Int) -> Int? {
        guard start < range.end else { return nil }
        return (start..<range.end).first { self[$0] == "#" && ($0 == range.start || isBlank($0 - 1)) }
    }

    /// Where a text that begins here was meant to end: before a comment, before the end of a flow map or list that is
    /// open on this line, at the end of the line.
    func endOfText(from start: Int) -> Int {
        var end = comment(from: start + 1) ?? range.end
        if isInFlow(start) {
            end = (start..<end).first { self[$0] == "," || self[$0] == "}" || self[$0] == "]" } ?? end
        }
        while end > start + 1, isBlank(end - 1) { end -= 1 }
        return max(end, start)
    }

    /// Whether more brackets are opened than closed on this line before here.
    func isInFlow(_ offset: Int) -> Bool {
        guard range.start < offset else { return false }
        return (range.start..<offset).reduce(0) {
            switch self[$1] {
            case "{", "[": $0 + 1
            case "}", "]": max(0, $0 - 1)
            default: $0
            }
        } > 0
    }
}
