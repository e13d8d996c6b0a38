internal import CIntentLibYAML
internal import IntentDiagnostics
internal import IntentSystem

extension TreeBuilder {
    mutating func append(
        _ code: DiagnosticCode, _ range: SourceRange, _ message: String, severity: Severity = .error,
        notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        guard !hasExceededLimit else { return }
        diagnostics.append(
            Diagnostic(code, severity, in: index, at: range, message, notes: notes, fixes: fixes))
        guard diagnostics.count >= limits.diagnostics else { return }
        hasExceededLimit = true
        diagnostics.append(
            Diagnostic(
                .limitExceeded, in: index, at: range,
                "more than \(limits.diagnostics.inGroups) problems; the rest of the file is not read"))
    }

    mutating func report(_ failure: YAMLFailure) {
        switch failure.kind {
        case .memory: reportMemoryShortage()
        case .reader:
            let map = self.map()
            diagnostics.append(badCharacter(at: failure.byte + map.file.textStart, in: map, of: index))
        case .syntax:
            let problem = SyntaxProblem(failure, in: map(), of: index).diagnostic
            // An undefined alias or a truncated text in this range has the same cause.
            diagnostics.removeAll { problem.range.start <= $0.range.start && $0.range.end <= problem.range.end }
            diagnostics.append(problem)
        }
    }

    mutating func reportMemoryShortage() {
        append(.limitExceeded, SourceRange(at: 0), "not enough memory to read this file")
    }

    // MARK: Limits, which end the reading

    mutating func rejectLongText(_ node: YAMLNode, _ count: Int) -> Bool {
        append(
            .limitExceeded, SourceRange(start: Int(node.start), end: Int(node.finish)),
            "the text has \(count.inGroups) bytes; the maximum is \(limits.scalarBytes.inGroups)")
        return false
    }

    mutating func rejectDepth(_ node: YAMLNode) -> Bool {
        append(
            .limitExceeded, SourceRange(start: Int(node.start), end: Int(node.start) + 1),
            "lists and mappings are nested more than \(limits.depth.inGroups) levels deep")
        return false
    }

    mutating func rejectNodeCount(_ node: YAMLNode) -> Bool {
        append(
            .limitExceeded, SourceRange(start: Int(node.start), end: Int(node.finish)),
            "the file has more than \(limits.nodes.inGroups) values")
        return false
    }

    // MARK: Keys

    /// Rejects empty keys and merge keys. The schema checks all other keys.
    @inline(__always)
    mutating func rejectUnusableKey(_ node: inout YAMLNode, _ text: UnsafeBufferPointer<UInt8>) {
        guard node.isPlain, text.count == 0 || (text.count == 2 && text[0] == UInt8(ascii: "<")) else { return }
        let range = SourceRange(start: Int(node.start), end: Int(node.finish))
        if text.isEmpty {
            append(.yamlSyntax, range, "a key is missing here")
        } else if text[1] == UInt8(ascii: "<") {
            append(.yamlUnsupported, range, "'<<' (a merge key) is not supported; write the keys out")
        } else {
            return
        }
        node.isInvalid = true
    }

    /// Rejects an entry such as `a:{ type: String }`, whose key is `a:{ type` to YAML.
    /// - Parameter value: A text that ends in a brace, after its key.
    mutating func rejectUnseparatedMap(_ value: inout YAMLNode) {
        guard let key = nodes.last, key.kind == .scalar, key.isPlain else { return }
        let text = text(of: key)
        guard let brace = text.firstIndex(of: "{"), brace > text.startIndex else { return }
        let name = text[..<brace].reversed().drop { $0 == ":" || $0 == " " }.reversed()
        guard let separator = text[..<brace].last, separator == ":" || separator == " " else { return }
        let range = SourceRange(
            start: Int(key.start), end: Int(key.start) + text[...brace].unicodeScalars.count)
        append(
            .yamlSyntax, range, "a colon and a space must precede '{'",
            fixes: [DiagnosticFix(message: "write", range: range, replacement: "\(String(name)): {")])
        nodes[nodes.count - 1].isInvalid = true
        value.isInvalid = true
    }

    mutating func rejectCollectionAsKey(_ node: inout YAMLNode, _ event: UnsafeMutablePointer<yaml_event_t>) {
        let isMapping = node.kind == .mapping
        let opening = SourceRange(start: Int(node.start), end: Int(node.start) + 1)
        append(
            .yamlUnsupported, opening,
            "a \(isMapping ? "mapping" : "list") cannot be a key; a string that begins with "
                + "'\(isMapping ? "{" : "[")' needs quotes")
        node.isInvalid = true
    }

    mutating func reportDuplicateKeys(of mapping: Int) {
        for (first, repeated) in keys.duplicates(in: mapping, of: nodes, texts.bytes) {
            guard !hasExceededLimit else { return }
            nodes[repeated].isInvalid = true
            let text = self.text(of: repeated)
            append(
                .duplicateKey, range(of: repeated), "\(quoted(text)) is declared twice in this mapping",
                notes: [DiagnosticNote(file: index, range: range(of: first), message: "first declared here")])
        }
    }

    private func range(of node: Int) -> SourceRange {
        SourceRange(start: Int(nodes[node].start), end: Int(nodes[node].finish))
    }

    private func text(of node: Int) -> String {
        let node = nodes[node].kind == .alias ? nodes[Int(nodes[node].textStart)] : nodes[node]
        let start = Int(node.textStart)
        return String(decoding: texts.bytes[start..<start + Int(node.textCount)], as: UTF8.self)
    }

    // MARK: Truncated texts

    mutating func warnOfTruncation(_ node: YAMLNode, _ comment: SuspiciousComment) {
        let map = self.map()
        let end = map.range(ofLine: map.position(at: comment.hash).line).end
        let range = SourceRange(start: comment.hash, end: end)
        let comment = map.bytes(in: range)
        let blanks = comment.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        let whole = SourceRange(start: Int(node.start), end: end - blanks)
        append(
            .textCut, range, "'#' after a space begins a comment, so the text ends at \(quoted(text(of: node)))",
            severity: .warning, fixes: quotes(around: whole))
    }

    /// Returns the fix that quotes a text, unless the text is very long.
    mutating func quotes(around range: SourceRange) -> [DiagnosticFix] {
        guard range.end - range.start <= 1000 else { return [] }
        let text = String(decoding: map().bytes(in: range), as: UTF8.self)
        return [DiagnosticFix(message: "put the string in quotes", range: range, replacement: quotedForYAML(text))]
    }

    private func text(of node: YAMLNode) -> String {
        let start = Int(node.textStart)
        return String(decoding: texts.bytes[start..<start + Int(node.textCount)], as: UTF8.self)
    }
}
