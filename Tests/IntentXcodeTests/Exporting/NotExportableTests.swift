import IntentDiagnostics
import IntentModel
import IntentSchema
import Testing

@testable import IntentXcode

struct NotExportableTests {
    /// `line: severity: message`, without what all messages begin with.
    private func found(_ text: String) -> [String] {
        let resolved = resolveDefinitions([definition(text)])
        #expect(resolved.diagnostics.sorted().filter { $0.severity == .error }.map(\.message) == [])
        return notExportable(resolved).map { problem in
            let position = SourceMap(resolved.sources[problem.file]).position(at: problem.range.start)
            let message = problem.message.replacing("Xcode's files have no ", with: "")
            return "\(position.line): \(problem.severity.rawValue): \(message)"
        }
    }

    @Test(arguments: [
        ("{ type: Integer, range: { min: 1, max: 9, step: 2 } }", "place for the step"),
        (
            "{ type: String, description: A word., families: [systemSmall] }",
            "place for the description and the families"
        ),
        ("{ type: String, options: [a, b], freeText: true }", "place for 2 options and the free text"),
        ("{ type: Thing, default: dynamic, ifVanished: clear }", "place for the dynamic default and the policy"),
        ("{ type: [String], default: [a] }", "place for the default"),
        ("{ type: String, default: { systemSmall: a, otherwise: b } }", "place for the defaults by family"),
        ("{ type: [String], size: 1...3 }", "place for the least number of values"),
        ("{ type: Length, unit: meters }", "place for the type Length"),
        ("{ type: String, deprecated: Not any more. }", "place for the deprecation"),
        ("{ type: String, when: { a: true, b: true } }", "place for 2 conditions"),
        ("{ type: String, when: { a: true } }", nil),
        ("{ type: Thing, dependsOn: [a, b] }", "place for 2 parameters to depend on"),
        ("{ type: Integer, default: 1, range: 0...1, title: A, prompt: Which? }", nil),
        ("{ type: [Thing], size: 3 }", nil),
    ])
    func aParameterNamesAllThatItLoses(_ text: String, _ expected: String?) {
        let problems = found(
            "types: { Thing: {} }\nintents:\n  A:\n    parameters:\n      a: Boolean\n      b: Boolean\n      p: \(text)"
        )
        #expect(problems == (expected.map { ["8: warning: \($0) of 'p'"] } ?? []))
    }

    @Test(arguments: [
        ("{ type: Boolean, default: false }", "note: sure word for the default false"),
        ("{ type: Decimal, default: 0 }", "note: sure word for the default 0"),
        ("{ type: Integer, default: 0, description: N }", "warning: place for the description and the default 0"),
    ])
    func zerosAreDoubtful(_ text: String, _ expected: String) {
        #expect(found("intents:\n  A:\n    parameters:\n      p: \(text)") == ["5: \(expected) of 'p'"])
    }

    @Test func everyDeclarationIsNamedAtItsName() {
        let problems = found(
            """
            widgets:
              W: { intent: A, families: [systemSmall] }
            types:
              T: { description: A thing., properties: { n: { type: File, contentTypes: image } } }
            enums:
              E: { cases: { a: { image: a }, b: B }, reserved: [c, d] }
            intents:
              A:
                reserved: [old]
                response: { properties: { s: { type: Placemark, display: city } } }
            """)
        #expect(
            problems == [
                "3: warning: place for the widget 'W'",
                "5: warning: place for the description of 'T'",
                "5: warning: place for the content types of 'n'",
                "7: warning: place for 2 reserved names of 'E'",
                "7: warning: place for the image of 'a'",
                "9: warning: place for the reserved name of 'A'",
                "11: warning: place for the display of 's'",
            ])
    }

    @Test func theExampleOfItsPageYieldsIt() throws {
        let page = try #require(DiagnosticPage(for: .notExportable))
        let found = page.diagnosis(with: notExportable).diagnostics
        #expect(found.map(\.message) == ["Xcode's files have no place for the description and the step of 'size'"])
        #expect(notExportable(resolveDefinitions(page.fixed.map(\.source))).isEmpty)
    }
}
