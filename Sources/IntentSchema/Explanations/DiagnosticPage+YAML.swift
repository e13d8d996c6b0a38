internal import IntentDiagnostics
internal import IntentYAML

extension DiagnosticPage {
    static let yaml: [DiagnosticPage] = [
        DiagnosticPage(
            .yamlSyntax, .yaml,
            rule: "A definition is YAML that can be read from its beginning to its end.",
            reason: """
                Nearly always a text needs quotes: one that holds a colon and a space, or a space and `#`; one that begins \
                with `@ % & * ! | > [ {`, a backquote, or `- `; one with a comma, brace or bracket inside `{ }` or `[ ]`. \
                Other causes are a tab that indents, a key whose colon no space follows, a quote or bracket that is never \
                closed, an alias without its anchor, and a control character.
                Nothing that follows is read, so that one slip does not bring a hundred complaints.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    title: Time: now
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    title: "Time: now"
                """),
        DiagnosticPage(
            .yamlUnsupported, .yaml,
            rule:
                "Tags, merge keys, second documents, lists and maps as keys, and aliases inside their own anchor are not "
                + "used in definitions.",
            reason: """
                Each of them makes a file say something that its lines do not show, and most editors and other tools read \
                them differently. Plain anchors and aliases (`&name`, `*name`) are allowed.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters: &shared
                      seconds: Boolean
                  WorldClock:
                    parameters:
                      <<: *shared
                      city: String
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: &seconds Boolean
                  WorldClock:
                    parameters:
                      seconds: *seconds
                      city: String
                """),
        DiagnosticPage(
            .encoding, .yaml,
            rule: "A definition is saved as UTF-8, with or without a byte order mark.",
            reason: """
                UTF-16 and UTF-32 are known by their first bytes and named; bytes that are no UTF-8 at all are shown at \
                their place. In most editors, "Save with Encoding" mends it; so does `iconv -f ISO-8859-1 -t UTF-8`.
                """,
            example: [
                ExampleFile(
                    """
                    intentDefinition: 1
                    intents:
                      Café: {}
                    """, encoding: .latin1)
            ],
            fixed: [
                ExampleFile(
                    """
                    intentDefinition: 1
                    intents:
                      Café: {}
                    """)
            ]),
        DiagnosticPage(
            .limitExceeded, .yaml,
            rule: "A file asks no more of the reader than its limits allow.",
            reason: """
                The limits are far above what people write, and keep any file at all from costing much time or memory: \
                \(limits). \
                Each has an option of the commands that read definitions, see `intentgen validate --help`.
                """,
            example: nested(levels: 65),
            fixed: """
                intentDefinition: 1
                enums:
                  Face: { cases: [analog, digital] }
                """),
        DiagnosticPage(
            .duplicateKey, .yaml,
            rule: "A key stands once in its map, and a name once in its list.",
            reason: """
                YAML readers differ in which of two values counts, so neither is taken. The same is said of two keys that \
                exclude each other: `options` beside `optionsFrom`, `handler` beside `first`; of two suggestions with the same \
                parameters; and of a text of the definition that a file in the same language has again.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: Boolean
                      city: String
                      seconds: Boolean
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: Boolean
                      city: String
                """),
        DiagnosticPage(
            .textCut, .yaml, [.warning],
            rule: "A text that holds ` #`, or begins with `&`, stands in quotes, or YAML takes a part of it away.",
            reason: """
                ` #` begins a comment, and `&word` is an anchor, so that this text would be shown without them. It is a \
                warning since both are right where they are meant: put two spaces before a comment or one behind its `#`, \
                and refer to the anchor.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    title: Clock #1
                    description: &Set the time
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    title: "Clock #1"
                    description: "&Set the time"
                """),
    ]

    /// The defaults of all limits.
    private static let limits: String = {
        let limits = YAMLLimits()
        return """
            a file has at most \(limits.fileBytes >> 20) MiB, one text \(limits.scalarBytes >> 20) MiB, and a run of \
            blanks \(limits.blankRunBytes >> 10) KiB; \(limits.depth) lists and maps stand inside each other; a file \
            holds \(limits.nodes) texts, lists and maps, and aliases repeat \(limits.expandedAliasNodes) of them; it has \
            \(limits.anchors) anchors, and is given up after \(limits.diagnostics) problems
            """
    }()

    private static func nested(levels: Int) -> String {
        // The map of the file is a level itself.
        let brackets = levels - 1
        return "intentDefinition: 1\nenums: "
            + String(repeating: "[", count: brackets) + "x" + String(repeating: "]", count: brackets)
    }
}
