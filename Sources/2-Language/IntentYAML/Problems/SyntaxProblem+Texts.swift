internal import IntentDiagnostics
internal import IntentSystem

/// Texts that need quotes, and misused quotes.
extension SyntaxProblem {
    var unexpectedStart: Diagnostic {
        let line = line(of: failure.index)
        guard let first = line[failure.index], first != "\t" else { return tab(failure.index) }
        let range = SourceRange(start: failure.index, end: line.endOfText(from: failure.index))
        return error(range, "a string that begins with '\(first)' needs quotes", fixes: [quote(range)])
    }

    /// U+0085, U+2028 or U+2029, which libyaml treats as line ends but neither editors nor YAML 1.2 do.
    var invisibleLineEnd: Diagnostic? {
        guard
            let (found, scalar) = invisibleLineEnd(before: failure.contextIndex)
                ?? invisibleLineEnd(before: failure.index)
        else { return nil }
        let name = scalar == "\u{85}" ? "U+0085" : scalar == "\u{2028}" ? "U+2028" : "U+2029"
        let escape = scalar == "\u{85}" ? "\\N" : scalar == "\u{2028}" ? "\\L" : "\\P"
        return error(
            character(found),
            "\(name), an invisible line end, ends the text here; write it as \"\(escape)\" in double quotes")
    }

    private func invisibleLineEnd(before offset: Int) -> (offset: Int, scalar: Unicode.Scalar)? {
        let line = line(of: offset)
        guard line.range.start < offset else { return nil }
        for found in line.range.start..<offset {
            if let scalar = line[found], Self.invisibleLineEnds.contains(scalar) { return (found, scalar) }
        }
        return nil
    }

    private static let invisibleLineEnds: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]

    func tab(_ offset: Int) -> Diagnostic {
        let line = line(of: offset)
        let end = line.skippingBlanks(from: offset)
        let range = SourceRange(start: offset, end: max(end, min(offset + 1, line.range.end)))
        return error(
            range, "YAML does not allow tabs for indentation; use spaces",
            fixes: [DiagnosticFix(message: "indent with spaces", range: range, replacement: spaces(insteadOf: range))])
    }

    /// Returns two spaces for each tab.
    private func spaces(insteadOf range: SourceRange) -> String {
        String(text(range).map { $0 == "\t" ? "  " : String($0) }.joined())
    }

    /// An invalid name of an anchor or alias, which libyaml reports at the first character that a name cannot contain.
    var badAnchorName: Diagnostic {
        let line = line(of: failure.contextIndex)
        let range = SourceRange(
            start: failure.contextIndex, end: line.endOfText(from: failure.contextIndex))
        let first = line[failure.contextIndex].map { Character($0) } ?? "&"
        return error(range, "a string that begins with '\(first)' needs quotes", fixes: [quote(range)])
    }

    var unexpectedColon: Diagnostic {
        let line = line(of: failure.index)
        let start = line.firstText
        if let colon = line.separatingColon(from: start, before: failure.index) {
            let text = line.skippingBlanks(from: colon + 1)
            let whole = SourceRange(start: text, end: line.endOfText(from: text))
            return error(
                character(failure.index), "a colon followed by a space begins a new key; put the string in quotes",
                fixes: [quote(whole)])
        }
        return colonOfContinuedText(line)
    }

    /// A key on a line that continues the text above, because that line lacks a space after its colon, or because this
    /// line is indented too far.
    private func colonOfContinuedText(_ line: SourceLine) -> Diagnostic {
        let number = lineNumber(of: failure.index)
        for above in stride(from: number - 1, through: max(1, number - 20), by: -1) {
            let previous = SourceLine(map.range(ofLine: above), in: map)
            let start = previous.firstText
            guard let first = previous[start], first != "#" else { continue }
            guard previous.separatingColon(from: start, before: previous.range.end) == nil else { break }
            if let colon = previous.tightColon(from: start) { return missingSpace(after: colon) }
        }
        if text(SourceRange(start: line.range.start, end: min(line.range.end, line.range.start + 4))) == "--- " {
            return error(character(failure.index), "a mapping must begin on the line after '---'")
        }
        let key = SourceRange(start: min(line.firstText, failure.index), end: failure.index)
        return error(
            key, "\(quoted(text(key))) cannot be a key here because the value above continues; check the indentation")
    }

    var missingColon: Diagnostic {
        let line = line(of: failure.contextIndex)
        let start = failure.contextIndex
        if let colon = line.tightColon(from: start) { return missingSpace(after: colon) }
        if line.range.end - start > 1024 {
            return error(character(start), "a key cannot have more than 1,024 characters")
        }
        let range = SourceRange(start: start, end: line.endOfText(from: start))
        return error(range, "\(quoted(text(range))) is not a key; a colon is missing after it")
    }

    private func missingSpace(after colon: Int) -> Diagnostic {
        error(
            character(colon), "a colon ends a key only if a space follows it",
            fixes: [
                DiagnosticFix(
                    message: "add a space", range: SourceRange(at: colon + 1), replacement: " ")
            ])
    }

    var openQuote: Diagnostic {
        guard failure.context == "while scanning a quoted scalar" else { return other }
        return error(character(failure.contextIndex), "this quote is never closed")
    }

    var unknownEscape: Diagnostic {
        let line = line(of: failure.index)
        guard let escaped = line[failure.index + 1] else { return other }
        let range = SourceRange(start: failure.index, end: failure.index + 2)
        return error(
            range, "'\\\(escaped)' is not an escape in double quotes; write '\\\\\(escaped)' or use single quotes",
            fixes: [DiagnosticFix(message: "double the backslash", range: range, replacement: "\\\\\(escaped)")])
    }

    /// An escape with too few digits, or one that is no character, such as half of a surrogate pair.
    var invalidEscape: Diagnostic {
        let line = line(of: failure.index)
        // libyaml reports the first digit, the first character that is none, or the end of an escape.
        let start = (max(line.range.start, failure.index - 10)...failure.index).last { line.escape(at: $0) != nil }
        guard let start, let first = line.escape(at: start) else {
            return error(
                character(failure.index),
                "this escape is incomplete: '\\x' takes 2 hexadecimal digits, '\\u' 4, '\\U' 8")
        }
        guard first.value < 0xDC00, let second = line.escape(at: start + first.length), 0xDC00...0xDFFF ~= second.value,
            let scalar = Unicode.Scalar(0x10000 + (first.value - 0xD800) << 10 + (second.value - 0xDC00))
        else {
            let range = SourceRange(start: start, end: start + first.length)
            let kind = 0xD800...0xDFFF ~= first.value ? "half of a surrogate pair" : "above U+10FFFF"
            return error(range, "'\(text(range))' is \(kind), so it is not a character; write the character itself")
        }
        let range = SourceRange(start: start, end: start + first.length + second.length)
        let escape = "\\U" + scalar.value.padded(to: 8, radix: 16, uppercase: true)
        return error(
            range,
            "'\(text(range))' is a surrogate pair, as JSON writes '\(scalar)'; in YAML, one escape is '\(escape)'",
            fixes: [DiagnosticFix(message: "write one escape", range: range, replacement: escape)])
    }
}

extension SourceLine {
    /// Returns the number of a complete escape of an offset that is no character, such as half of a surrogate pair, and its
    /// length.
    fileprivate func escape(at offset: Int) -> (value: UInt32, length: Int)? {
        guard self[offset] == "\\", let letter = self[offset + 1], letter == "u" || letter == "U" else { return nil }
        let length = letter == "u" ? 4 : 8
        var value: UInt32 = 0
        for digit in offset + 2..<offset + 2 + length {
            guard let digit = self[digit].flatMap({ Character($0).hexDigitValue }) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return Unicode.Scalar(value) == nil ? (value, length + 2) : nil
    }
}
