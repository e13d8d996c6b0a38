package import IntentDiagnostics

/// A diagnostic that a comment in a file expects.
///
/// | comment | expects |
/// | --- | --- |
/// | `# expect: code` at the end of a line | this code on this line |
/// | `# expect-next: code` on a separate line | this code on the next line |
/// | `# expect-here: code at L:C` anywhere | this code at line L and column C |
///
/// Separate several codes with commas; a repeated code expects two diagnostics. Only the last comment of a line is read, so
/// that a comment that is itself the problem can be marked: `title: Now #1 # expect: text-cut`.
package struct ExpectedDiagnostic: Sendable, Hashable {
    package var code: DiagnosticCode
    package var line: Int
    /// The column; `nil` for any column.
    package var column: Int?

    package init(code: DiagnosticCode, line: Int, column: Int? = nil) {
        self.code = code
        self.line = line
        self.column = column
    }

    package func matches(_ code: DiagnosticCode, at position: SourcePosition) -> Bool {
        self.code == code && line == position.line && (column == nil || column == position.column)
    }
}

extension ExpectedDiagnostic: CustomStringConvertible {
    package var description: String {
        "\(code) at line \(line)" + (column.map { ", column \($0)" } ?? "")
    }
}

/// Returns the diagnostics that the comments of a file expect, in the order of lines.
///
/// The file need not be valid YAML or UTF-8.
/// - Returns: The expectations, and the lines with malformed ones, so that a typo in a corpus file is noticed.
package func readExpectations(
    in file: SourceFile
) -> (expected: [ExpectedDiagnostic], malformed: [(line: Int, text: String)]) {
    let map = SourceMap(file)
    var expected: [ExpectedDiagnostic] = []
    var malformed: [(line: Int, text: String)] = []
    for line in 1...map.lineCount {
        let text = String(decoding: map.bytes(in: map.range(ofLine: line)), as: UTF8.self)
        guard let comment = expectation(in: text) else { continue }
        if let found = comment.diagnostics(onLine: line) {
            expected += found
        } else {
            malformed.append((line, text))
        }
    }
    return (expected, malformed)
}

private struct ExpectationComment {
    var kind: Substring
    var body: Substring

    /// Returns the expected diagnostics, or `nil` if the comment is malformed.
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

    /// Parses `code at L:C`.
    private func place(of words: [Substring]) -> ExpectedDiagnostic? {
        guard words.count == 3, words[1] == "at" else { return nil }
        let numbers = words[2].split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        return ExpectedDiagnostic(
            code: DiagnosticCode(rawValue: String(words[0])), line: numbers[0], column: numbers[1])
    }
}

/// Returns the last comment of a line that begins with `expect`.
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

/// Returns the differences between the diagnostics of a file and its comments; empty if there are none.
///
/// Use it as `#expect(differences(…) == "")`.
///
/// - Parameter index: The index of the file. Diagnostics of other files are ignored.
package func differences(
    between diagnostics: [Diagnostic], andCommentsOf file: SourceFile, index: FileIndex = FileIndex(0)
) -> String {
    let map = SourceMap(file)
    var (missing, malformed) = readExpectations(in: file)
    var lines = malformed.map { "\(file.path):\($0.line): malformed expectation: \($0.text)" }
    for diagnostic in diagnostics where diagnostic.file == index {
        let position = map.position(at: diagnostic.range.start)
        // Prefers an expectation without a column, so that those with a column remain for other diagnostics.
        let match = missing.indices.filter { missing[$0].matches(diagnostic.code, at: position) }
            .min { missing[$0].column != nil && missing[$1].column == nil }
        if let match {
            missing.remove(at: match)
        } else {
            lines.append(
                "\(file.path):\(position.line):\(position.column): not expected: \(diagnostic.message) "
                    + "[\(diagnostic.code)]")
        }
    }
    lines += missing.map { "\(file.path):\($0.line): expected, but not reported: \($0)" }
    return lines.joined(separator: "\n")
}

/// Returns the differences between the diagnostics and the marked ranges with their codes; empty if there are none.
///
/// - Parameter codes: The code of each range, in the order of ``MarkedText/ranges``.
package func differences(
    between diagnostics: [Diagnostic], andMarkersOf text: MarkedText, codes: [DiagnosticCode]
) -> String {
    let map = SourceMap(text.file())
    func shown(_ code: DiagnosticCode, _ range: SourceRange) -> String {
        let position = map.position(at: range.start)
        let covered = String(decoding: map.bytes(in: range), as: UTF8.self)
        return "\(position.line):\(position.column)+\(range.end - range.start) \(code) '\(covered)'"
    }
    let expected = zip(codes, text.ranges).map { shown($0, $1) }
    let actual = DiagnosticCollector(diagnostics).sorted().map { (shown($0.code, $0.range), $0.message) }
    guard expected != actual.map(\.0) || codes.count != text.ranges.count else { return "" }
    return "expected:\n\(expected.joined(separator: "\n"))\nreported:\n"
        + actual.map { "\($0.0): \($0.1)" }.joined(separator: "\n")
}
