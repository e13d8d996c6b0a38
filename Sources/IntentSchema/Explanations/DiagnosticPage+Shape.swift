internal import IntentDiagnostics

extension DiagnosticPage {
    static let shape: [DiagnosticPage] = [
        DiagnosticPage(
            .unsupportedVersion, .shape,
            rule: "`intentDefinition` names a version of the language that this tool knows, which is 1.",
            reason: """
                A file of a newer version may mean something else by the same keys. Nothing more is said of it; a newer \
                release of the tool reads it.
                """,
            example: """
                intentDefinition: 2
                intents:
                  Clock: {}
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock: {}
                """),
        DiagnosticPage(
            .unknownKey, .shape,
            rule: "Every key is one that the language has at its place, and one that says something there.",
            reason: """
                A key that nobody reads is most often a slip of the keyboard, and what it should have said would be missed \
                later. The same is said of a key that belongs to other types, such as `multiline` of a Boolean, of a key \
                that is no language tag in a text of several languages, and in a file of translations of a path that no text has.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    titel: Clock
                    parameters:
                      seconds: { type: Boolean, multiline: true }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    title: Clock
                    parameters:
                      seconds: { type: Boolean }
                """),
        DiagnosticPage(
            .missingKey, .shape,
            rule:
                "What has no default is written: `intentDefinition`, the `type` of a parameter or property, `cases` and "
                + "`families`.",
            reason: """
                A text in several languages has one in the file's own `language`, since readers of all others may fall \
                back to it; a range of a measurement has a `unit`, in which its numbers are meant; and a suggestion has a \
                `title`, or names by `with` the parameters for which it takes the summary's.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: { title: Show Seconds }
                widgets:
                  ClockWidget: { intent: Clock }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: { title: Show Seconds, type: Boolean }
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall] }
                """),
        DiagnosticPage(
            .wrongType, .shape,
            rule: "A value has the form that its key asks for.",
            reason: """
                The key decides what a value is read as, never its look: where a text is expected, `12` and `NO` are texts; \
                where a number is, `"12"` is none. Numbers are written in tens, whole ones also as `0x1F`, and neither as `0o17` nor as `12:30`. \
                A key with nothing behind it has no value, and neither have `~` and `null`: leave the key out, or write `{}` \
                for a declaration with nothing to say, or `""` for the empty text.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    title:
                    parameters:
                      size: { type: Integer, range: 10...1 }
                      city: { type: [String], size: many }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    title: Clock
                    parameters:
                      size: { type: Integer, range: 1...10 }
                      city: { type: [String], size: 3 }
                """),
        DiagnosticPage(
            .ambiguousBoolean, .shape,
            rule: "A Boolean is written `true` or `false`.",
            reason: """
                `yes`, `no`, `on`, `off`, `y` and `n` are Booleans to YAML 1.1 and texts to YAML 1.2, so that two tools \
                would read two things. Where a text is expected they are texts, and nothing is said.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: { type: Boolean, default: yes }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: { type: Boolean, default: true }
                """),
    ]
}
