internal import IntentDiagnostics

extension DiagnosticPage {
    static let shape: [DiagnosticPage] = [
        DiagnosticPage(
            .unsupportedVersion, .shape,
            rule: "The value of `intentDefinition` is a supported version of the language. The only one is 1.",
            reason: """
                In a file of a newer version the same keys may have other meanings, so nothing else in it is \
                checked. A newer release of the tool reads it.
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
            rule: "Every key is defined where it is used, and has an effect there.",
            reason: """
                An unknown key is usually a typing error, and its value would be ignored. The same error is reported \
                for a key that applies to other types, such as `multiline` on a Boolean; for a key that is not a \
                language tag in a text in several languages; and for a path in a translation file that is not the \
                path of a text.
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
                "Keys without a default are written: `intentDefinition`, the `type` of a parameter or property, "
                + "`cases`, and `families`.",
            reason: """
                A text in several languages also needs one in the file's own `language`, because other languages \
                fall back to it. A range of a measurement needs a `unit` for its numbers. A suggestion needs a \
                `title`, or a `with` that lists the parameters for which it uses the summary's text.
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
            rule: "A value has the type that its key expects.",
            reason: """
                The key decides how a value is read, not what it looks like: where a string is expected, `12` and `NO` \
                are strings; where a number is expected, `"12"` is not one. Numbers are decimal; whole numbers can \
                also be hexadecimal, such as `0x1F`, but not octal, such as `0o17`, or sexagesimal, such as `12:30`.
                A key with nothing after it has no value, and `~` and `null` are no values either. Omit the key, or \
                write `{}` for a declaration without keys or `""` for an empty string.
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
            rule: "A Boolean is `true` or `false`.",
            reason: """
                `yes`, `no`, `on`, `off`, `y` and `n` are Booleans in YAML 1.1 and strings in YAML 1.2, so two tools \
                would read two different values. Where a string is expected, they are strings and are not reported.
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
