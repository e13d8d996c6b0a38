internal import IntentDiagnostics

/// Translates a syntax error of libyaml into a diagnostic that explains the cause and the fix.
///
/// libyaml reports the token that it did not expect. The cause is nearly always one of a few common mistakes, which the
/// surrounding source reveals.
struct SyntaxProblem {
    let failure: YAMLFailure
    let map: SourceMap
    let file: FileIndex

    init(_ failure: YAMLFailure, in map: SourceMap, of file: FileIndex) {
        self.failure = failure
        self.map = map
        self.file = file
    }

    var diagnostic: Diagnostic {
        invisibleLineEnd ?? problem
    }

    private var problem: Diagnostic {
        switch failure.problem {
        case "found character that cannot start any token": unexpectedStart
        case "did not find expected alphabetic or numeric character": badAnchorName
        case "mapping values are not allowed in this context": unexpectedColon
        case "could not find expected ':'": missingColon
        case "did not find expected key", "did not find expected '-' indicator",
            "did not find expected <document start>":
            unexpectedLine
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'": unexpectedInFlow
        case "did not find expected node content": missingValue
        case "found unexpected end of stream", "found unexpected document indicator": openQuote
        case "found unknown escape character": unknownEscape
        case "block sequence entries are not allowed in this context": unexpectedItem
        default: other
        }
    }

    // MARK: Creating diagnostics

    func error(
        _ range: SourceRange, _ message: String, notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) -> Diagnostic {
        Diagnostic(.yamlSyntax, in: file, at: range, message, notes: notes, fixes: fixes)
    }

    func character(_ offset: Int) -> SourceRange {
        SourceRange(start: offset, end: min(offset + 1, map.range(ofLine: lineNumber(of: offset)).end))
    }

    /// The fix for most of these problems.
    func quote(_ range: SourceRange) -> DiagnosticFix {
        DiagnosticFix(message: "put the string in quotes", range: range, replacement: quotedForYAML(text(range)))
    }

    func text(_ range: SourceRange) -> String {
        String(decoding: map.bytes(in: range), as: UTF8.self)
    }

    func lineNumber(of offset: Int) -> Int { map.position(at: offset).line }

    /// Returns the line of an offset; of a very long one, the part around the offset.
    func line(of offset: Int) -> SourceLine {
        SourceLine(map.range(ofLine: lineNumber(of: offset)), around: offset, in: map)
    }
}

/// The Unicode scalars of a line, in which ``SyntaxProblem`` looks for the cause of a problem. Offsets are those of the
/// file.
struct SourceLine {
    let range: SourceRange
    private let scalars: [Unicode.Scalar]

    /// The maximum number of scalars that are examined before an offset, and after it.
    private static let limit = 4096

    /// - Parameter offset: The offset that is examined; nil for the beginning of the line.
    init(_ range: SourceRange, around offset: Int? = nil, in map: SourceMap) {
        let offset = offset ?? range.start
        self.range = SourceRange(
            start: max(range.start, min(offset, range.end) - Self.limit), end: min(range.end, offset + Self.limit))
        let bytes = map.bytes(in: self.range)
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    subscript(offset: Int) -> Unicode.Scalar? {
        scalars.indices.contains(offset - range.start) ? scalars[offset - range.start] : nil
    }

    func isBlank(_ offset: Int) -> Bool { self[offset] == " " || self[offset] == "\t" }

    /// Returns the offset of the first scalar at or after `offset` that is not blank, or the end of the line.
    func skippingBlanks(from offset: Int) -> Int {
        var offset = offset
        while isBlank(offset) { offset += 1 }
        return offset
    }

    var firstText: Int { skippingBlanks(from: range.start) }

    /// Returns the offset of the last scalar before `offset` that is not blank, or `nil` if there is none on this line.
    func lastText(before offset: Int) -> Int? {
        var offset = offset - 1
        while isBlank(offset) { offset -= 1 }
        return self[offset] == nil ? nil : offset
    }

    /// Returns the offset of the first colon that is followed by a blank or the end of the line.
    func separatingColon(from start: Int, before end: Int) -> Int? {
        guard start < end else { return nil }
        return (start..<end).first { self[$0] == ":" && (isBlank($0 + 1) || self[$0 + 1] == nil) }
    }

    /// Returns the offset of the first colon between two characters, as in `type:String` but not in `https://`.
    func tightColon(from start: Int) -> Int? {
        guard start < range.end else { return nil }
        return (start..<range.end).first {
            guard self[$0] == ":", $0 > range.start, !isBlank($0 - 1), let next = self[$0 + 1] else { return false }
            return next != " " && next != "\t" && next != "/"
        }
    }

    /// Returns the offset of the first `#` that begins a comment.
    func comment(from start: Int) -> Int? {
        guard start < range.end else { return nil }
        return (start..<range.end).first { self[$0] == "#" && ($0 == range.start || isBlank($0 - 1)) }
    }

    /// Returns the probable end of a text that begins at `start`: before a comment, before the end of a flow collection
    /// that is open on this line, or at the end of the line.
    func endOfText(from start: Int) -> Int {
        guard start < range.end else { return start }
        var end = comment(from: start + 1) ?? range.end
        if isInFlow(start) {
            end = (start..<end).first { self[$0] == "," || self[$0] == "}" || self[$0] == "]" } ?? end
        }
        while end > start + 1, isBlank(end - 1) { end -= 1 }
        return max(end, start)
    }

    /// Whether a flow collection is open at `offset`, considering only this line.
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

/// Returns a text as a quoted YAML scalar, with single quotes if it contains double quotes or backslashes.
package func quotedForYAML(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}
