package import IntentDiagnostics

/// The diagnostics that the comments of a file foretell, by line.
///
/// The file need not be YAML, nor UTF-8: comments are looked for in its lines.
/// - Returns: nil in place of a comment that begins like an expectation and is none, with its line, so that a slip in a
///   corpus file fails instead of passing.
package func readExpectations(
    in file: SourceFile
) -> (expected: [ExpectedDiagnostic], misread: [(line: Int, text: String)]) {
    let map = SourceMap(file)
    var expected: [ExpectedDiagnostic] = []
    var misread: [(line: Int, text: String)] = []
    for line in 1...map.lineCount {
        let text = String(decoding: map.bytes(in: map.range(ofLine: line)), as: UTF8.self)
        guard let comment = expectation(in: text) else { continue }
        if let found = comment.diagnostics(onLine: line) {
            expected += found
        } else {
            misread.append((line, text))
        }
    }
    return (expected, misread)
}

private struct ExpectationComment {
    var kind: Substring
    var body: Substring

    /// nil when the comment cannot be understood.
    func diagnostics(onLine line: Int) -> [ExpectedDiagnostic]? {
        let parts = body.split(separator: ",", omittingEmptySubsequences: false).map { $0.words }
        switch kind {
        case "expect", "expect-next":
            guard parts.allSatisfy({ $0.count == 1 }) else { return nil }
            let target = kind == "expect" ? line : line + 1
            return known(parts.map { ExpectedDiagnostic(code: DiagnosticCode(rawValue: String($0[0])), line: target) })
        case "expect-here":
            let found = parts.compactMap { place(of: $0) }
            return found.count == parts.count ? known(found) : nil
        default: return nil
        }
    }

    private func known(_ diagnostics: [ExpectedDiagnostic]) -> [ExpectedDiagnostic]? {
        diagnostics.allSatisfy { DiagnosticCode.all.contains($0.code) } ? diagnostics : nil
    }

    /// `code at L:C`
    private func place(of words: [Substring]) -> ExpectedDiagnostic? {
        guard words.count == 3, words[1] == "at" else { return nil }
        let numbers = words[2].split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        return ExpectedDiagnostic(
            code: DiagnosticCode(rawValue: String(words[0])), line: numbers[0], column: numbers[1])
    }
}

/// The last comment of a line that begins with `expect`.
private func expectation(in line: String) -> ExpectationComment? {
    let scalars = Substring(line)
    for start in scalars.indices.reversed() where scalars[start] == "#" {
        let text = scalars[scalars.index(after: start)...].drop { $0 == " " }
        guard text.hasPrefix("expect"), let colon = text.firstIndex(of: ":") else { continue }
        return ExpectationComment(kind: text[..<colon], body: text[text.index(after: colon)...])
    }
    return nil
}

extension Substring {
    fileprivate var words: [Substring] { split { $0 == " " || $0 == "\t" } }
}
