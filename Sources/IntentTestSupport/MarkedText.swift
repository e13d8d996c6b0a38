package import IntentDiagnostics

/// A YAML text that says itself which diagnostics it leads to, so that no line numbers stand in tests.
///
/// - `⟦` and `⟧` are taken out, and what stands between them is an expected range; `⟦⟧` is an empty one.
///   Ranges may nest.
///   Write the text as a raw literal where it holds backslashes.
/// - Comments say which codes are expected on which line; see ``ExpectedDiagnostic``. They stay in the text.
package struct MarkedText: Sendable {
    /// The text without its markers.
    package let text: String

    /// What stood between markers, by where it begins.
    package let ranges: [SourceRange]

    package init(_ marked: String) {
        var scalars = String.UnicodeScalarView()
        var offset = 0
        var open: [Int] = []
        var ranges: [SourceRange] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": open.append(offset)
            case "⟧":
                guard let start = open.popLast() else {
                    preconditionFailure("a marked text closes a range that it did not open")
                }
                ranges.append(SourceRange(start: start, end: offset))
            default:
                scalars.append(scalar)
                offset += 1
            }
        }
        precondition(open.isEmpty, "a marked text opens a range that it does not close")
        text = String(scalars)
        self.ranges = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    package func file(path: String = "test.intent.yaml") -> SourceFile {
        SourceFile(path: path, text: text)
    }
}
