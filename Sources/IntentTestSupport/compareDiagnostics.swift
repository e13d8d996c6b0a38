package import IntentDiagnostics

/// What differs between the diagnostics of a file and its comments; empty when they agree exactly.
///
/// Each line tells a stranger what to look at. Use it as `#expect(differences(…) == "")`.
///
/// - Parameter index: The file whose diagnostics count; those of other files are left aside.
package func differences(
    between diagnostics: [Diagnostic], andCommentsOf file: SourceFile, index: FileIndex = FileIndex(0)
) -> String {
    let map = SourceMap(file)
    var (missing, misread) = readExpectations(in: file)
    var lines = misread.map { "\(file.path):\($0.line): not understood: \($0.text)" }
    for diagnostic in diagnostics where diagnostic.file == index {
        let position = map.position(at: diagnostic.range.start)
        // An expectation with a column is not spent on a diagnostic that one without would take.
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

/// What differs between the diagnostics and the marked ranges, each of which is expected to have one of these codes.
///
/// - Parameter codes: One for each range, in the order of ``MarkedText/ranges``.
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
