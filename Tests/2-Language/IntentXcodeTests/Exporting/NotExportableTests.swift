import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

struct NotExportableTests {
    /// Returns diagnostics as `line: severity: message`, without the common beginning of all messages.
    private func found(_ text: String) -> [String] {
        let resolved = resolveDefinitions([definition(text)])
        expectEqual(resolved.diagnostics.sorted().filter { $0.severity == .error }.map(\.message), [])
        return notExportable(resolved).map { problem in
            let position = SourceMap(resolved.sources[problem.file]).position(at: problem.range.start)
            let message = problem.message.replacing("Xcode's format ", with: "")
            return "\(position.line): \(problem.severity.rawValue): \(message)"
        }
    }

    @Test(arguments: [
        ("{ type: Integer, range: { min: 1, max: 9, step: 2 } }", "cannot represent the step"),
        (
            "{ type: String, description: A word., families: [systemSmall] }",
            "cannot represent the description and the families"
        ),
        ("{ type: String, options: [a, b], freeText: true }", "cannot represent 2 options and the free text"),
        ("{ type: Thing, default: dynamic, ifVanished: clear }", "cannot represent the dynamic default and the policy"),
        ("{ type: [String], default: [a] }", "cannot represent the default"),
        ("{ type: String, default: { systemSmall: a, otherwise: b } }", "cannot represent the defaults by family"),
        (
            "{ type: TimeInterval, default: 1234567890.123456789s }",
            "cannot represent the digits of the default"
        ),
        ("{ type: [String], size: 1...3 }", "cannot represent the minimum number of values"),
        ("{ type: Length, unit: meters, range: 0...5 }", "cannot represent the unit and the range"),
        ("{ type: Angle }", "cannot represent the type Angle"),
        ("{ type: Color }", "cannot represent the type Color"),
        ("{ type: Color, default: red }", "cannot represent the type Color and the default"),
        ("{ type: DateComponents, kind: date, range: today... }", "cannot represent the range"),
        ("{ type: CurrencyAmount, range: 0... }", "cannot represent the range"),
        ("{ type: URL, input: { placeholder: A } }", "cannot represent the placeholder"),
        ("{ type: Integer, range: 1..., input: { placeholder: A } }", "cannot represent the placeholder"),
        ("{ type: String, input: { placeholder: A } }", nil), ("{ type: TimeInterval, range: 5m...2h }", nil),
        ("{ type: String, deprecated: Not any more. }", "cannot represent the deprecation"),
        ("{ type: String, when: { a: true, b: true } }", "cannot represent 2 conditions"),
        ("{ type: String, when: { a: true } }", nil),
        ("{ type: Thing, dependsOn: [a, b] }", "cannot represent 2 dependencies"),
        ("{ type: Integer, default: 1, range: 0...1, title: A, prompt: Which? }", nil),
        ("{ type: [Thing], size: 3 }", nil),
    ])
    func `a parameter's diagnostic names everything that is lost`(_ text: String, _ expected: String?) {
        let problems = found(
            "types: { Thing: {} }\nintents:\n  A:\n    parameters:\n      a: Boolean\n      b: Boolean\n      p: \(text)"
        )
        expectEqual(problems, (expected.map { ["8: warning: \($0) of 'p'"] } ?? []))
    }

    @Test(arguments: [
        ("{ type: Boolean, default: false }", "note: may not represent the default false"),
        ("{ type: Decimal, default: 0 }", "note: may not represent the default 0"),
        (
            "{ type: Integer, default: 0, description: N }",
            "warning: cannot represent the description and the default 0"
        ),
    ])
    func `defaults of zero or false give a note`(_ text: String, _ expected: String) {
        expectEqual(found("intents:\n  A:\n    parameters:\n      p: \(text)"), ["5: \(expected) of 'p'"])
    }

    @Test func `controls and App Shortcuts cannot be represented`() {
        let problems = found(
            """
            intents: { Lock: {} }
            controls: { Door: { intent: Lock, symbol: lock } }
            appShortcuts: { Close: { intent: Lock, symbol: lock, phrases: ['Close ${applicationName}'] } }
            """)
        expectEqual(
            problems,
            [
                "3: warning: cannot represent the control 'Door'",
                "4: warning: cannot represent the App Shortcut 'Close'",
            ])
    }

    @Test func `diagnostics point to the name of each declaration`() {
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
                sections: { basics: {}, more: More }
                parameters: { a: { type: String, section: basics }, b: { type: String, section: more } }
                rules: [{ require: a }]
                response: { properties: { s: { type: Placemark, display: city } } }
            """)
        expectEqual(
            problems,
            [
                "3: warning: cannot represent the widget 'W'",
                "5: warning: cannot represent the description of 'T'",
                "5: warning: cannot represent the content types of 'n'",
                "7: warning: cannot represent 2 reserved names of 'E'",
                "7: warning: cannot represent the image of 'a'",
                "9: warning: cannot represent the reserved name, 2 sections and the rule of 'A'",
                "14: warning: cannot represent the display of 's'",
            ])
    }

    @Test func `the example in the documentation produces the diagnostic`() throws {
        let page = try #require(DiagnosticPage(for: .notExportable))
        let found = page.diagnosis(with: notExportable).diagnostics
        expectEqual(found.map(\.message), ["Xcode's format cannot represent the description and the step of 'size'"])
        #expect(notExportable(resolveDefinitions(page.fixed.map(\.source))).isEmpty)
    }
}
