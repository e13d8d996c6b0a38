import IntentDiagnostics
import Testing

struct MachineRenderingTests {
    private let files = SourceFiles([SourceFile(path: "dir,a:100%.yaml", text: "a: \"x\"\nb: 2\n")])

    private func diagnostic(_ message: String, _ start: Int, _ end: Int, _ severity: Severity = .error) -> Diagnostic {
        Diagnostic(.wrongType, severity, in: FileIndex(0), at: SourceRange(start: start, end: end), message)
    }

    @Test func rendersJSONWithAVersion() {
        #expect(render([], of: files, as: .json) == "{\"diagnostics\": 1, \"items\": []}\n")
    }

    @Test func rendersAllOfADiagnosticAsJSON() {
        var item = diagnostic("not \"a\" \\ number\u{1}\u{202E}😀\u{E0041}", 3, 6)
        item.explanation = "why"
        item.notes = [DiagnosticNote(file: FileIndex(0), range: SourceRange(start: 7, end: 8), message: "n")]
        item.fixes = [DiagnosticFix(message: "f", range: SourceRange(start: 3, end: 6), replacement: "1\n")]
        let expected = #"""
            {"diagnostics": 1, "items": [
              {"path": "dir,a:100%.yaml", "line": 1, "column": 4, "endLine": 1, "endColumn": 7, "severity": "error", \#
            "code": "wrong-type", "message": "not \"a\" \\ number\u0001\u202e😀\udb40\udc41", "explanation": "why", \#
            "notes": [{"path": "dir,a:100%.yaml", "line": 2, "column": 1, "endLine": 2, "endColumn": 2, "message": "n"}], \#
            "fixes": [{"path": "dir,a:100%.yaml", "line": 1, "column": 4, "endLine": 1, "endColumn": 7, "message": "f", \#
            "replacement": "1\n"}]}
            ]}

            """#
        #expect(render([item], of: files, as: .json) == expected)
    }

    @Test func separatesJSONItemsByCommas() {
        let text = render([diagnostic("a", 0, 1), diagnostic("b", 0, 1)], of: files, as: .json)
        #expect(text.split(separator: "\n").count == 4)
        #expect(text.contains("\"fixes\": []},\n  {\"path\""))
    }

    @Test func escapesWorkflowCommands() {
        #expect(
            render([diagnostic("50% of\nx: y, z", 3, 6, .warning)], of: files, as: .github)
                == "::warning file=dir%2Ca%3A100%25.yaml,line=1,col=4,endColumn=7,title=wrong-type::50%25 of␊x: y, z\n")
    }

    @Test func callsANoteANoticeAndGivesTheLastLineOfALongRange() {
        #expect(
            render([diagnostic("m", 3, 9, .note)], of: files, as: .github)
                == "::notice file=dir%2Ca%3A100%25.yaml,line=1,col=4,endLine=2,title=wrong-type::m\n")
    }

    @Test func putsNotesAndSuggestionsIntoTheMessageOfAnAnnotation() {
        var item = diagnostic("m", 0, 1)
        item.notes = [DiagnosticNote(file: FileIndex(0), range: SourceRange(start: 7, end: 8), message: "n")]
        item.fixes = [DiagnosticFix(message: "f", range: SourceRange(start: 3, end: 6), replacement: "1")]
        #expect(
            render([item], of: files, as: .github)
                == "::error file=dir%2Ca%3A100%25.yaml,line=1,col=1,endColumn=2,title=wrong-type::"
                + "m%0Adir,a:100%25.yaml:2:1: note: n%0Ahelp: f: 1\n")
    }
}
