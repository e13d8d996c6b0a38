internal import IntentDiagnostics

/// Misplaced lines, brackets and items.
extension SyntaxProblem {
    /// Unexpected text instead of a key, an item, or the end of the document.
    var unexpectedLine: Diagnostic {
        let line = line(of: failure.index)
        guard let first = line[failure.index] else { return other }
        if first == "]" || first == "}" {
            return error(character(failure.index), "'\(first)' does not close anything")
        }
        if let before = line.lastText(before: failure.index) { return textAfterValue(line, before) }
        if first == ":" { return error(character(failure.index), "a key is missing before ':'") }
        let range = SourceRange(start: failure.index, end: line.endOfText(from: failure.index))
        if first == "-", line.isBlank(failure.index + 1) {
            return error(
                character(failure.index),
                "a list item is not allowed among keys; write all entries as 'name: value', or all as '- name'",
                notes: beginning("the keys begin here"))
        }
        if failure.problem.hasSuffix("<document start>") {
            return error(range, "text after the end of the document's value; check the indentation")
        }
        if failure.problem.hasSuffix("'-' indicator"),
            line.separatingColon(from: failure.index, before: range.end) != nil,
            column(of: failure.index) == column(of: failure.contextIndex)
        {
            return error(
                range, "a key is not allowed among list items; write all entries as '- name', or all as 'name: value'",
                notes: beginning("the list begins here"))
        }
        return error(range, "the indentation of this line does not match the lines above")
    }

    private func beginning(_ message: String) -> [DiagnosticNote] {
        [DiagnosticNote(file: file, range: character(failure.contextIndex), message: message)]
    }

    private func column(of offset: Int) -> Int { offset - map.range(ofLine: lineNumber(of: offset)).start }

    private func textAfterValue(_ line: SourceLine, _ before: Int) -> Diagnostic {
        let range = SourceRange(start: failure.index, end: line.endOfText(from: failure.index))
        let found = quoted(text(range))
        switch line[before] {
        case "\"", "'":
            return error(range, "\(found) follows a quoted text; put the entire text in quotes")
        case "]", "}":
            let opening = line[before] == "]" ? "[" : "{"
            return error(
                range, "\(found) follows a closing bracket; a string that begins with '\(opening)' needs quotes")
        default: return unquotedAlias(line) ?? error(range, "\(found) is not allowed here")
        }
    }

    /// `title: *Lock it` and `title: &Lock, it`, in which a text was intended from the start.
    private func unquotedAlias(_ line: SourceLine) -> Diagnostic? {
        let colon = line.separatingColon(from: line.firstText, before: failure.index)
        var start = line.skippingBlanks(from: colon.map { $0 + 1 } ?? line.firstText)
        if colon == nil, line[start] == "-" { start = line.skippingBlanks(from: start + 1) }
        guard let first = line[start], first == "*" || first == "&" else { return nil }
        let range = SourceRange(start: start, end: line.endOfText(from: start))
        return error(range, "a string that begins with '\(first)' needs quotes", fixes: [quote(range)])
    }

    /// A missing comma or closing bracket. The context of the failure is the opening bracket.
    var unexpectedInFlow: Diagnostic {
        let isMapping = failure.problem.hasSuffix("'}'")
        let (opening, closing) = isMapping ? ("{", "}") : ("[", "]")
        let openingLine = line(of: failure.contextIndex)
        if let comment = openingLine.comment(from: failure.contextIndex),
            openingLine[comment + 1].map({ $0 != " " && $0 != "#" }) == true
                || text(SourceRange(start: comment, end: openingLine.range.end)).contains(closing),
            failure.index > comment
        {
            return error(
                SourceRange(start: comment, end: openingLine.range.end),
                "'#' after a space begins a comment, which hides the closing '\(closing)'; put the string in quotes")
        }
        let line = line(of: failure.index)
        guard lineNumber(of: failure.index) == lineNumber(of: failure.contextIndex), let found = line[failure.index]
        else {
            return error(character(failure.contextIndex), "'\(opening)' is never closed by '\(closing)'")
        }
        switch found {
        case ":", "{", "[":
            if found == ":", isMapping, let missing = missingComma(line) { return missing }
            return error(
                character(failure.index),
                "'\(found)' in a string inside brackets is read as YAML; put the string in quotes")
        case "}", "]":
            return error(
                character(failure.index), "'\(found)' does not close '\(opening)'; use '\(closing)'",
                notes: [openingNote(opening)])
        default:
            let range = SourceRange(start: failure.index, end: line.endOfText(from: failure.index))
            return error(
                range, "\(quoted(text(range))) needs a comma before it, or quotes around the whole text")
        }
    }

    /// `{ type: Integer range: 0...3 }`, in which a key follows a value; nil if the colon does not follow a second word.
    private func missingComma(_ line: SourceLine) -> Diagnostic? {
        let bounds = failure.contextIndex..<failure.index
        let start = bounds.last { line[$0].map { !$0.properties.isAlphabetic } ?? true }.map { $0 + 1 } ?? failure.index
        guard start < failure.index, line[start - 1] == " ",
            let end = (failure.contextIndex..<start).last(where: { line[$0] != " " }), let last = line[end],
            !":{,".unicodeScalars.contains(last)
        else { return nil }
        let word = SourceRange(start: start, end: failure.index)
        return error(
            word, "a comma is missing before the key \(quoted(text(word))), or quotes around the whole text",
            fixes: [DiagnosticFix(message: "add a comma", range: SourceRange(at: end + 1), replacement: ",")])
    }

    /// `{ title: #1 }`, in which the comment hides the bracket, so that libyaml expects the value on the next lines.
    private func hiddenClosing(above offset: Int) -> Diagnostic? {
        let number = lineNumber(of: offset)
        for above in stride(from: number - 1, through: max(1, number - 20), by: -1) {
            let line = SourceLine(map.range(ofLine: above), in: map)
            guard let first = line[line.firstText], first != "#" else { continue }
            guard let comment = line.comment(from: line.range.start), line.isInFlow(comment) else { return nil }
            let range = SourceRange(start: comment, end: line.range.end)
            guard let closing = text(range).first(where: { $0 == "}" || $0 == "]" }) else { return nil }
            return error(range, "'#' begins a comment, which hides the closing '\(closing)'; put the string in quotes")
        }
        return nil
    }

    private func openingNote(_ opening: String) -> DiagnosticNote {
        DiagnosticNote(file: file, range: character(failure.contextIndex), message: "'\(opening)' is opened here")
    }

    var missingValue: Diagnostic {
        let line = line(of: failure.index)
        if line.lastText(before: failure.index) == nil, let hidden = hiddenClosing(above: failure.index) {
            return hidden
        }
        guard let found = line[failure.index] else {
            return error(SourceRange(at: failure.index), "a value is missing at the end of the file")
        }
        if found == ":" { return error(character(failure.index), "a key is missing before ':'") }
        return error(
            character(failure.index), "a value is missing before '\(found)'; a string that begins with it needs quotes")
    }

    var unexpectedItem: Diagnostic {
        error(
            character(failure.index),
            "'- ' cannot begin a list here; begin it on the next line, write it as [a, b], or put a string in quotes")
    }

    /// Tags, directives, block scalars, and problems that other releases of libyaml may report.
    var other: Diagnostic {
        if failure.problem.contains("tab character") { return tab(failure.index) }
        if failure.context.contains(" tag") || failure.problem.contains("tag handle") { return tag }
        if failure.context == "while scanning a block scalar" { return blockText }
        if failure.context == "while scanning a directive" || failure.context.contains("%YAML") {
            return error(
                character(failure.contextIndex),
                "'%' at the start of a line begins a directive, but YAML has no such directive")
        }
        if failure.problem == "found incompatible YAML document" {
            return Diagnostic(
                .yamlUnsupported, in: file, at: character(failure.index), "definitions must be YAML 1.2 or 1.1")
        }
        if failure.problem.contains("hexdecimal") || failure.problem.contains("escape") { return invalidEscape }
        if failure.problem == "mapping keys are not allowed in this context" {
            return error(character(failure.index), "a string that begins with '? ' needs quotes")
        }
        let context = failure.context.isEmpty ? "" : " \(failure.context)"
        return error(character(failure.index), "invalid YAML: \(failure.problem)\(context)")
    }

    private var tag: Diagnostic {
        let start = failure.context.isEmpty ? failure.index : failure.contextIndex
        let range = SourceRange(start: start, end: line(of: start).endOfText(from: start))
        return Diagnostic(
            .yamlUnsupported, in: file, at: range,
            "\(quoted(text(range))) begins with a tag, which definitions do not use; a string that begins with '!' needs "
                + "quotes", fixes: [quote(range)])
    }

    private var blockText: Diagnostic {
        let line = line(of: failure.contextIndex)
        let range = SourceRange(start: failure.contextIndex, end: line.endOfText(from: failure.contextIndex))
        let first = line[failure.contextIndex].map { String(Character($0)) } ?? "|"
        return error(
            range,
            "'\(first)' begins a string that starts on the next line; a string that begins with '\(first)' needs quotes",
            fixes: [quote(range)])
    }
}
