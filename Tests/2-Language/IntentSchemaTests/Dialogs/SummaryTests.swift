import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct SummaryTests {
    private func summary(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> IntentSummary? {
        schema(
            "intentDefinition: 1\nintents:\n  A:\n    parameters: { p: Boolean, q: { type: Integer, when: p }, r: { type: Integer, when: p } }\n    summary: \(text)\n",
            sourceLocation: sourceLocation
        ).intents.first?.summary
    }

    @Test func `a summary is true, a sentence, or a map`() {
        let text = { (text: String) in LocalizedText(text, language: "en") }
        expectEqual(summary("true"), IntentSummary())
        expectEqual(summary("'true'"), IntentSummary(text("true")))
        expectEqual(summary("Show ${p}"), IntentSummary(text("Show ${p}")))
        expectEqual(
            summary("{ en: Show, de: Zeige }"),
            IntentSummary(LocalizedText("Show", language: "en", translations: ["de": "Zeige"])))
        expectEqual(
            summary("{ 'r, q': Both, otherwise: None }"),
            IntentSummary(text("None"), combinations: [.init(shown: ["q", "r"], sentence: text("Both"))]))
    }

    @Test func `a parameter named like a language is a row`() {
        let made = schema(
            "intentDefinition: 1\nintents: { A: { parameters: { p: Boolean, en: { type: Integer, when: p } }, "
                + "summary: { en: Shown, otherwise: Not } } }\n")
        expectEqual(made.intents.first?.summary?.combinations.map(\.shown), [["en"]])
    }

    @Test func `summaries can be translated in other files`() {
        let definition = SourceFile(
            path: "a.intent.yaml",
            text: """
                intentDefinition: 1
                languages: [de]
                intents:
                  A: { title: { en: A, de: A }, summary: Go }
                  B:
                    title: { en: B, de: B }
                    parameters: { p: Boolean, q: { type: Integer, when: p, prompt: 'How many?' } }
                    summary: { otherwise: Go, q: 'Go ${q}' }
                """)
        let texts = SourceFile(
            path: "a.intent.de.yaml",
            text: """
                intentTexts: 1
                language: de
                intents.A.summary: Los
                intents.B.summary.otherwise: Los
                intents.B.summary.q: Los ${q}
                intents.B.parameters.q.prompt: Wie viele?
                """)
        let resolved = resolveDefinitions(
            [definition], translations: [TranslationSource(texts, language: "de", definition: 0)])
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        expectEqual(resolved.schema.intents.first?.summary?.sentence?.text(for: "de"), "Los")
        let other = resolved.schema.intent(named: "B")
        expectEqual(other?.summary?.combinations.map { $0.sentence.text(for: "de") }, ["Los ${q}"])
        expectEqual(other?.parameter(named: "q")?.prompt?.text(for: "de"), "Wie viele?")
    }

    /// The parameters of an intent, a set of them, and whether it can be shown.
    @Test(
        arguments: [
            (
                "p: Boolean, x: { type: Integer, when: { p: true } }, y: { type: Integer, when: { p: false } }", "x",
                true
            ),
            // Without a value, p counts as false.
            (
                "p: Boolean, x: { type: Integer, when: { p: true } }, y: { type: Integer, when: { p: false } }", "x, y",
                false
            ),
            (
                "p: Boolean, x: { type: Integer, when: { p: true } }, y: { type: Integer, when: { p: false } }", "y",
                true
            ),
            (
                "p: { type: Boolean, default: true }, x: { type: Integer, when: p }, y: { type: Integer, when: { p: true } }",
                "x", true
            ),
            ("p: Boolean, x: { type: Integer, when: p }, y: { type: Integer, when: { p: true } }", "y", false),
            ("p: E, x: { type: Integer, when: { p: a } }, y: { type: Integer, when: { p: { not: a } } }", "y", true),
            (
                "p: E, x: { type: Integer, when: { p: [a, b, c] } }, y: { type: Integer, when: { p: { not: a } } }",
                "y",
                false
            ),
            (
                "p: E, x: { type: Integer, when: { p: { isSet: false } } }, y: { type: Integer, when: { p: a } }",
                "x, y", false
            ),
            (
                "n: Integer, x: { type: Integer, when: { n: { atLeast: 3 } } }, y: { type: Integer, when: { n: { atMost: 3 } } }",
                "x, y", true
            ),
            (
                "n: Integer, x: { type: Integer, when: { n: { atLeast: 4 } } }, y: { type: Integer, when: { n: { atMost: 3 } } }",
                "x, y", false
            ),
            (
                "n: { type: Integer, range: 5... }, x: { type: Integer, when: { n: { atLeast: 4 } } }, y: { type: Integer, when: n }",
                "x", false
            ),
            (
                "d: Decimal, x: { type: Integer, when: { d: { atLeast: 3 } } }, y: { type: Integer, when: { d: { atLeast: 3.0000001 } } }",
                "x", true
            ),
            ("s: String, x: { type: Integer, when: { s: a } }, y: { type: Integer, when: { s: b } }", "x, y", false),
            (
                "s: { type: String, options: [a, b] }, x: { type: Integer, when: { s: { not: a } } }, y: { type: Integer, when: { s: b } }",
                "x", false
            ),
            ("l: [String], x: { type: Integer, when: { l: a } }, y: { type: Integer, when: { l: b } }", "x, y", true),
            (
                "l: [String], x: { type: Integer, when: { l: { atLeast: 3 } } }, y: { type: Integer, when: l }", "x",
                false
            ),
            // A hidden parent has no value, even if one is stored.
            ("p: Boolean, x: { type: Integer, default: 1, when: p }, y: { type: Integer, when: x }", "y", false),
            (
                "p: Boolean, x: { type: Integer, default: 1, when: p }, y: { type: Integer, when: { x: { isSet: false } } }",
                "y", true
            ),
            // Without a widget, the families are unknown.
            (
                "p: Boolean, x: { type: Integer, when: p, families: [systemLarge] }, y: { type: Integer, when: p }",
                "x, y", true
            ),
        ] as [(String, String, Bool)])
    func `rows that are never shown together are reported`(_ rows: String, _ shown: String, _ isReachable: Bool) throws
    {
        let codes = try diagnostics(
            of: "intentDefinition: 1\nenums: { E: { cases: [a, b, c] } }\nintents:\n  A:\n    parameters: { \(rows) }\n"
                + "    summary: { otherwise: Other, '\(shown)': These }\n"
        ).map(\.code).filter { $0 != .whenAlways }
        expectEqual(codes, (isReachable ? [] : [.summaryNever]))
    }

    @Test func `rows of different families are never shown together`() throws {
        let codes = try diagnostics(
            of: """
                intentDefinition: 1
                intents:
                  A:
                    parameters:
                      p: Boolean
                      x: { type: Integer, when: p, families: [systemSmall] }
                      y: { type: Integer, when: p, families: [systemLarge] }
                    summary: { otherwise: Other, x: X, y: Y, 'x, y': Both }
                widgets: { W: { intent: A, families: [systemSmall, systemLarge] } }
                """
        ).map(\.code)
        expectEqual(codes, [.summaryNever])
    }

    @Test func `too many combinations are not checked`() throws {
        let parents = (0..<20).map { "p\($0): Boolean, " }.joined()
        let when = (0..<20).map { "p\($0): true" }.joined(separator: ", ")
        let codes = try diagnostics(
            of:
                "intentDefinition: 1\nintents:\n  A:\n    parameters: { \(parents)x: { type: Integer, when: { \(when) } }, "
                + "y: { type: Integer, when: p1 } }\n    summary: { otherwise: Other, x: X }\n"
        ).map(\.code)
        expectEqual(codes, [])
    }

    @Test func `rows are not checked if conditions have errors`() throws {
        let codes = try diagnostics(
            of:
                "intentDefinition: 1\nintents: { A: { parameters: { p: Boolean, x: { type: Integer, when: { q: true } } }, "
                + "summary: { otherwise: Other, x: X } } }\n"
        ).map(\.code)
        expectEqual(codes, [.unknownParameter])
    }
}
