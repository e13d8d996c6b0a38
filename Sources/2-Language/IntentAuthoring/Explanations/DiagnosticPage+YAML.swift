internal import IntentDiagnostics
internal import IntentYAML

extension DiagnosticPage {
    static let yaml: [DiagnosticPage] = [
        DiagnosticPage(
            .yamlSyntax, .yaml,
            rule: "A definition is well-formed YAML.",
            reason: """
                The usual cause is a string that needs quotes: one that contains a colon and a space, or a space and \
                `#`; one that begins with `@ % & * ! | > [ {`, a backquote, or `- `; or one with a comma, brace or \
                bracket inside `{ }` or `[ ]`. Other causes are a tab used for indentation, a colon without a space \
                after it, a quote or bracket that is never closed, an alias without its anchor, and a control \
                character.
                Reading stops at the first syntax error, so that one mistake does not cause a hundred errors.
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
                "Definitions do not use tags, merge keys, second documents, lists or maps as keys, or aliases "
                + "inside their own anchor.",
            reason: """
                With each of them, a file means something that its lines do not show, and most editors and other \
                tools read it differently. Plain anchors and aliases (`&name`, `*name`) are allowed.
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
                UTF-16 and UTF-32 are recognized by their first bytes and named in the message. Bytes that are not \
                valid UTF-8 are reported where they are. In most editors, "Save with Encoding" fixes the file; \
                `iconv -f ISO-8859-1 -t UTF-8` does, too.
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
            rule: "A file stays within the limits of the reader.",
            reason: """
                The limits are far above what people write. They keep any file from taking too much time or memory: \
                \(limits). Each limit can be set with an option of the commands that read definitions, see \
                `intentgen validate --help`.
                """,
            example: nested(levels: 65),
            fixed: """
                intentDefinition: 1
                enums:
                  Face: { cases: [analog, digital] }
                """),
        DiagnosticPage(
            .duplicateKey, .yaml,
            rule: "A key appears once in its map, and a name once in its list.",
            reason: """
                YAML readers differ in which of two values they use, so neither is used. The same error is reported \
                for two keys that exclude each other, such as `options` with `optionsFrom` or `handler` with \
                `first`; for two suggestions with the same parameters; and for a text that a definition and a \
                translation file in the same language both contain.
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
            rule: "A string that contains ` #` or begins with `&` is in quotes.",
            reason: """
                In YAML, ` #` begins a comment and `&word` is an anchor, so these parts would be missing from the \
                text. This is a warning, because a comment or an anchor may be what you mean. To keep a comment, put \
                two spaces before the `#` or one after it; to keep an anchor, refer to it with an alias.
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

    /// The default limits, in words.
    private static let limits: String = {
        let limits = YAMLLimits()
        return """
            a file has at most \(limits.fileBytes >> 20) MiB, a string \(limits.scalarBytes >> 20) MiB, and a run of \
            blanks \(limits.blankRunBytes >> 10) KiB; lists and maps are nested at most \(limits.depth) levels deep; a \
            file contains at most \(limits.nodes) scalars, lists and maps, of which aliases repeat at most \
            \(limits.expandedAliasNodes), and at most \(limits.anchors) anchors; reading stops after \
            \(limits.diagnostics) problems
            """
    }()

    private static func nested(levels: Int) -> String {
        // The map of the file is the first level.
        let brackets = levels - 1
        return "intentDefinition: 1\nenums: "
            + String(repeating: "[", count: brackets) + "x" + String(repeating: "]", count: brackets)
    }
}
