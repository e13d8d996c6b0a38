internal import CLibYAML
internal import IntentDiagnostics

extension TreeBuilder {
    mutating func append(
        _ code: DiagnosticCode, _ range: SourceRange, _ message: String, severity: Severity = .error,
        notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        guard !isOverfull else { return }
        diagnostics.append(
            Diagnostic(code, severity, in: index, at: range, message, notes: notes, fixes: fixes))
        guard diagnostics.count >= limits.diagnostics else { return }
        isOverfull = true
        diagnostics.append(
            Diagnostic(
                .limitExceeded, in: index, at: range,
                "more than \(grouped(limits.diagnostics)) problems; the rest of the file is not read"))
    }

    mutating func report(_ failure: YAMLFailure) {
        switch failure.kind {
        case .memory: reportMemoryShortage()
        case .reader:
            let map = self.map()
            diagnostics.append(badCharacter(at: failure.byte + map.file.textStart, in: map, of: index))
        case .syntax:
            let problem = SyntaxProblem(failure, in: map(), of: index).diagnostic
            // An undefined alias or a cut text at the very place is the same mistake seen before its end.
            diagnostics.removeAll { problem.range.start <= $0.range.start && $0.range.end <= problem.range.end }
            diagnostics.append(problem)
        }
    }

    mutating func reportMemoryShortage() {
        append(.limitExceeded, SourceRange(at: 0), "there is not enough memory to read this file")
    }

    // MARK: Limits; each of these ends the reading

    mutating func refuseLongText(_ node: YAMLNode, _ count: Int) -> Bool {
        append(
            .limitExceeded, SourceRange(start: Int(node.start), end: Int(node.finish)),
            "the text has \(grouped(count)) bytes; at most \(grouped(limits.scalarBytes)) are read")
        return false
    }

    mutating func refuseDepth(_ node: YAMLNode) -> Bool {
        append(
            .limitExceeded, SourceRange(start: Int(node.start), end: Int(node.start) + 1),
            "more than \(grouped(limits.depth)) levels of lists and mappings inside each other")
        return false
    }

    mutating func refuseNodeCount(_ node: YAMLNode) -> Bool {
        append(
            .limitExceeded, SourceRange(start: Int(node.start), end: Int(node.finish)),
            "the file has more than \(grouped(limits.nodes)) values")
        return false
    }

    // MARK: Keys

    /// Nothing and `<<` are no keys of ours. Keys of every other text are for the schema to judge.
    @inline(__always)
    mutating func refuseUnusableKey(_ node: inout YAMLNode, _ text: UnsafeBufferPointer<UInt8>) {
        guard node.isPlain, text.count == 0 || (text.count == 2 && text[0] == UInt8(ascii: "<")) else { return }
        let range = SourceRange(start: Int(node.start), end: Int(node.finish))
        if text.isEmpty {
            append(.yamlSyntax, range, "a key is missing here")
        } else if text[1] == UInt8(ascii: "<") {
            append(.yamlUnsupported, range, "'<<' (a merge key) is not supported; write the keys out")
        } else {
            return
        }
        node.isRefused = true
    }

    mutating func refuseCollectionAsKey(_ node: inout YAMLNode, _ event: UnsafeMutablePointer<yaml_event_t>) {
        let isMapping = node.kind == .mapping
        let opening = SourceRange(start: Int(node.start), end: Int(node.start) + 1)
        append(
            .yamlUnsupported, opening,
            "a \(isMapping ? "mapping" : "list") cannot be a key; a text that begins with "
                + "'\(isMapping ? "{" : "[")' needs quotes")
        node.isRefused = true
    }

    mutating func reportDuplicateKeys(of mapping: Int) {
        for (first, repeated) in keys.duplicates(in: mapping, of: nodes, texts.bytes) {
            guard !isOverfull else { return }
            nodes[repeated].isRefused = true
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

    // MARK: Cut texts

    mutating func warnOfCut(_ node: YAMLNode, _ comment: CutComment) {
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

    /// The suggestion to quote a text; none for a text that nobody would want to see again in full.
    mutating func quotes(around range: SourceRange) -> [DiagnosticFix] {
        guard range.end - range.start <= 1000 else { return [] }
        let text = String(decoding: map().bytes(in: range), as: UTF8.self)
        return [DiagnosticFix(message: "put the text in quotes", range: range, replacement: inYAMLQuotes(text))]
    }

    private func text(of node: YAMLNode) -> String {
        let start = Int(node.textStart)
        return String(decoding: texts.bytes[start..<start + Int(node.textCount)], as: UTF8.self)
    }
}
