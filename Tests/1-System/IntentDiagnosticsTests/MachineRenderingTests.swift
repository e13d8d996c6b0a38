import Foundation
import IntentDiagnostics
import IntentTestSupport
import Testing

struct MachineRenderingTests {
    private let files = SourceFiles([SourceFile(path: "dir,a:100%.yaml", text: "a: \"x\"\nb: 2\n")])

    private func diagnostic(_ message: String, _ start: Int, _ end: Int, _ severity: Severity = .error) -> Diagnostic {
        Diagnostic(.wrongType, severity, in: FileIndex(0), at: SourceRange(start: start, end: end), message)
    }

    @Test func `JSON has a version`() {
        expectEqual(render([], of: files, as: .json), "{\"diagnostics\": 1, \"items\": []}\n")
    }

    @Test func `JSON contains all parts of a diagnostic`() {
        var item = diagnostic("not \"a\" \\ number\u{1}\u{202E}😀\u{E0041}", 3, 6)
        item.explanation = "why"
        item.notes = [DiagnosticNote(file: FileIndex(0), range: SourceRange(start: 7, end: 8), message: "n")]
        item.fixes = [DiagnosticFix(message: "f", range: SourceRange(start: 3, end: 6), replacement: "1\n")]
        let expected = #"""
            {"diagnostics": 1, "items": [
              {"path": "dir,a:100%.yaml", "line": 1, "column": 4, "endLine": 1, "endColumn": 7, "offset": 3, "endOffset": 6, \#
            "severity": "error", "code": "wrong-type", "message": "not \"a\" \\ number\u0001\u202e😀\udb40\udc41", "explanation": "why", \#
            "notes": [{"path": "dir,a:100%.yaml", "line": 2, "column": 1, "endLine": 2, "endColumn": 2, "offset": 7, "endOffset": 8, \#
            "message": "n"}], \#
            "fixes": [{"path": "dir,a:100%.yaml", "line": 1, "column": 4, "endLine": 1, "endColumn": 7, "offset": 3, "endOffset": 6, \#
            "message": "f", "replacement": "1\n"}]}
            ]}

            """#
        expectEqual(render([item], of: files, as: .json), expected)
    }

    @Test func `commas separate JSON items`() {
        let text = render([diagnostic("a", 0, 1), diagnostic("b", 0, 1)], of: files, as: .json)
        expectEqual(text.split(separator: "\n").count, 4)
        #expect(text.contains("\"fixes\": []},\n  {\"path\""))
    }

    @Test func `workflow commands are escaped`() {
        expectEqual(
            render([diagnostic("50% of\nx: y, z", 3, 6, .warning)], of: files, as: .github),
            "::warning file=dir%2Ca%3A100%25.yaml,line=1,col=4,endColumn=7,title=wrong-type::50%25 of␊x: y, z\n")
    }

    @Test func `a note is a notice with its last line`() {
        expectEqual(
            render([diagnostic("m", 3, 9, .note)], of: files, as: .github),
            "::notice file=dir%2Ca%3A100%25.yaml,line=1,endLine=2,title=wrong-type::m\n")
    }

    @Test func `an annotation's message includes notes and suggestions`() {
        var item = diagnostic("m", 0, 1)
        item.notes = [DiagnosticNote(file: FileIndex(0), range: SourceRange(start: 7, end: 8), message: "n")]
        item.fixes = [DiagnosticFix(message: "f", range: SourceRange(start: 3, end: 6), replacement: "1")]
        expectEqual(
            render([item], of: files, as: .github),
            "::error file=dir%2Ca%3A100%25.yaml,line=1,col=1,endColumn=2,title=wrong-type::"
                + "m%0Adir,a:100%25.yaml:2:1: note: n%0Ahelp: f: 1\n")
    }

    private func json(of text: String, path: String = "a", at range: SourceRange) throws -> [String: Any] {
        try json(of: Array(text.utf8), path: path, at: range)
    }

    private func json(of bytes: [UInt8], path: String = "a", at range: SourceRange) throws -> [String: Any] {
        let files = SourceFiles([SourceFile(path: path, bytes: bytes)])
        let text = render([Diagnostic(.wrongType, in: FileIndex(0), at: range, "m")], of: files, as: .json)
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        expectEqual(document?["diagnostics"] as? Int, 1)
        return try #require((document?["items"] as? [[String: Any]])?.first)
    }

    private func place(_ item: [String: Any]) -> [Int?] {
        ["line", "column", "endLine", "endColumn", "offset", "endOffset"].map { item[$0] as? Int }
    }

    @Test func `columns count scalars, offsets count bytes`() throws {
        expectEqual(place(try json(of: "车锁😀: b", at: SourceRange(start: 5, end: 6))), [1, 6, 1, 7, 12, 13])
        expectEqual(place(try json(of: "e\u{301}: b", at: SourceRange(start: 4, end: 5))), [1, 5, 1, 6, 5, 6])
    }

    @Test func `offsets include the byte order mark`() throws {
        expectEqual(place(try json(of: "\u{FEFF}a: b", at: SourceRange(start: 0, end: 1))), [1, 1, 1, 2, 3, 4])
    }

    @Test(arguments: [("a: 1\r\nb: 2\r\n", 6), ("a: 1\rb: 2\r", 5), ("a: 1\nb: 2\n", 5)])
    func `every kind of line end is counted`(_ text: String, _ offset: Int) throws {
        let expected = [2, 1, 2, 2, offset, offset + 1]
        expectEqual(place(try json(of: text, at: SourceRange(start: offset, end: offset + 1))), expected)
    }

    @Test func `JSON keeps a path unchanged`() throws {
        let path = "dir with \"quotes\"\\and\n%20,:é\u{202E}.yaml"
        try expectEqual(json(of: "a", path: path, at: SourceRange(at: 0))["path"] as? String, path)
    }

    @Test func `JSON is valid even if the file is not UTF-8`() throws {
        expectEqual(
            place(try json(of: [0x61, 0xE9, 0x62, 0x63], at: SourceRange(start: 2, end: 3))), [1, 3, 1, 4, 2, 3])
    }

    @Test func `annotations use paths relative to the repository`() {
        for path in ["./a.yaml", ".//./a.yaml", "a.yaml"] {
            let files = SourceFiles([SourceFile(path: path, text: "a")])
            let item = Diagnostic(
                .wrongType, in: FileIndex(0), at: SourceRange(at: 0), "m",
                notes: [DiagnosticNote(file: FileIndex(0), range: SourceRange(at: 1), message: "n")])
            expectEqual(
                render([item], of: files, as: .github),
                "::error file=a.yaml,line=1,col=1,endColumn=1,title=wrong-type::m%0Aa.yaml:1:2: note: n\n")
        }
    }

    @Test func `an annotation is one line whatever the file contains`() {
        let files = SourceFiles([SourceFile(path: "a\r\n::error::b", text: "a: 1\r\nb: 2\r\n")])
        let item = Diagnostic(
            .wrongType, in: FileIndex(0), at: SourceRange(start: 6, end: 7), "m\r\n::error::x",
            fixes: [DiagnosticFix(message: "write", range: SourceRange(start: 6, end: 7), replacement: "1\n2")])
        let text = render([item], of: files, as: .github)
        expectEqual(text.filter { $0.isNewline }.count, 1)
        #expect(text.hasPrefix("::error file=a%0D%0A%3A%3Aerror%3A%3Ab,line=2,col=1,endColumn=2,title=wrong-type::m"))
    }
}
