internal import IntentDiagnostics

/// What libyaml stumbled over, in words about what was written and how to write it instead.
///
/// libyaml tells which token it did not expect; the cause is nearly always one of a few traps, which the source around
/// the place shows.
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
        foreignLineEnd ?? problem
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

    // MARK: Making diagnostics

    func error(
        _ range: SourceRange, _ message: String, notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) -> Diagnostic {
        Diagnostic(.yamlSyntax, in: file, at: range, message, notes: notes, fixes: fixes)
    }

    func character(_ offset: Int) -> SourceRange {
        SourceRange(start: offset, end: min(offset + 1, map.range(ofLine: lineNumber(of: offset)).end))
    }

    /// The advice that mends most of these.
    func quote(_ range: SourceRange) -> DiagnosticFix {
        DiagnosticFix(message: "put the text in quotes", range: range, replacement: inYAMLQuotes(text(range)))
    }

    func text(_ range: SourceRange) -> String {
        String(decoding: map.bytes(in: range), as: UTF8.self)
    }

    func lineNumber(of offset: Int) -> Int { map.position(at: offset).line }

    func line(of offset: Int) -> SourceLine { SourceLine(map.range(ofLine: lineNumber(of: offset)), in: map) }
}
