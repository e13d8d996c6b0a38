import IntentDiagnostics
import IntentTestSupport
import Testing

/// Characters that look like a space, or like nothing, in what a diagnostic shows.
@Suite struct PlainSpacesTests {
    /// Reports an error at everything after the first two scalars, and returns the rendered text.
    private func report(_ text: String, code: DiagnosticCode = .wrongType) -> String {
        let files = SourceFiles([SourceFile(path: "a.yaml", text: "x:" + text)])
        let range = SourceRange(start: 2, end: 2 + text.unicodeScalars.count)
        let error = Diagnostic(code, in: files.indices[0], at: range, "'\(text)' is wrong")
        return render(
            DiagnosticCollector([error]).offeringPlainSpaces(in: files).sorted(), of: files, as: .text, color: false)
    }

    @Test(arguments: [
        ("\u{A0}", "no-break space U+00A0"), ("\u{202F}", "narrow no-break space U+202F"),
        ("\u{2007}", "figure space U+2007"), ("\u{2009}", "thin space U+2009"), ("\u{2002}", "space U+2002"),
        ("\u{3000}", "ideographic space U+3000"), ("\u{1680}", "space U+1680"),
    ])
    func `a space is shown and replaced`(space: String, name: String) {
        let form = "<" + (name.split(separator: " ").last ?? "") + ">"
        let report = report("true\(space)")
        #expect(report.hasPrefix("a.yaml:1:3: error: 'true\(form)' is wrong"))
        #expect(report.contains("\nx:true\(form)\n  ^~~~~~~~~~~~\n"))
        #expect(report.contains("\nhelp: replace the \(name) with a space: true \n"))
    }

    @Test(arguments: [
        ("\u{200B}", "zero-width space U+200B"), ("\u{AD}", "soft hyphen U+00AD"),
        ("\u{FEFF}", "byte order mark U+FEFF"),
        ("\u{3164}", "character U+3164"),
    ])
    func `an invisible character is shown and removed`(character: String, name: String) {
        let report = report("na\(character)me")
        #expect(report.contains("'na<\(name.split(separator: " ").last ?? "")>me' is wrong"))
        #expect(report.contains("\nhelp: remove the \(name): name\n"))
    }

    @Test func `texts may contain all spaces`() {
        #expect(!report("東京\u{3000}駅", code: .missingTranslation).contains("help:"))
        #expect(!report("\"東京\u{3000}駅\"").contains("help:"))
        #expect(!report("plain text").contains("help:"))
    }
}
