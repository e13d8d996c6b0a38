internal import IntentDiagnostics

extension DiagnosticPage {
    static let references: [DiagnosticPage] = [
        DiagnosticPage(
            .unknownType, .names,
            rule: "A type is one of the language, or is declared under `types` or `enums` in any of the files.",
            reason: """
                All files given to one command form one schema. If one of them could not be read, only near misses \
                are reported, because that file may declare the others.
                """,
            example: """
                intentDefinition: 1
                enums:
                  Face: { cases: [analog, digital] }
                intents:
                  Clock:
                    parameters:
                      face: Fase
                      seconds: Bool
                """,
            fixed: """
                intentDefinition: 1
                enums:
                  Face: { cases: [analog, digital] }
                intents:
                  Clock:
                    parameters:
                      face: Face
                      seconds: Boolean
                """),
        DiagnosticPage(
            .unknownEnumCase, .names,
            rule: "A value of an enum is the name of one of its cases.",
            reason: """
                Use the name, not the title; names are case-sensitive. `unknown` means no value, so it cannot be a \
                default or appear in a condition: omit `default`, or write `{ isSet: false }`.
                """,
            example: """
                intentDefinition: 1
                enums:
                  Face: { cases: [analog, digital] }
                intents:
                  Clock:
                    parameters:
                      face: { type: Face, default: analogue }
                """,
            fixed: """
                intentDefinition: 1
                enums:
                  Face: { cases: [analog, digital] }
                intents:
                  Clock:
                    parameters:
                      face: { type: Face, default: analog }
                """),
        DiagnosticPage(
            .unknownFamily, .names,
            rule: "A widget family is one that the platform defines.",
            reason: """
                The families are systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, \
                accessoryCircular, accessoryCorner, accessoryRectangular and accessoryInline. In `size` and \
                `default`, `otherwise` applies to all families that are not listed.
                """,
            example: """
                intentDefinition: 1
                widgets:
                  ClockWidget: { families: [small, accessoryInLine] }
                """,
            fixed: """
                intentDefinition: 1
                widgets:
                  ClockWidget: { families: [systemSmall, accessoryInline] }
                """),
        DiagnosticPage(
            .unknownParameter, .names,
            rule:
                "`when`, `dependsOn`, `inputParameter`, `keyParameter` and the `with` of a suggestion name "
                + "parameters of the same intent.",
            reason: """
                The `output` of a response names one of its own properties.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    inputParameter: seconds
                    parameters:
                      showSeconds: Boolean
                      blink: { type: Boolean, when: { showSecond: true } }
                    response: { output: tim, properties: { time: String } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    inputParameter: showSeconds
                    parameters:
                      showSeconds: Boolean
                      blink: { type: Boolean, when: { showSeconds: true } }
                    response: { output: time, properties: { time: String } }
                """),
        DiagnosticPage(
            .unknownIntent, .names,
            rule: "The `intent` of a widget, control or App Shortcut is declared in one of the files.",
            reason: """
                A widget without `intent` is static: nothing about it can be configured.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock: {}
                widgets:
                  ClockWidget: { intent: Clocks, families: [systemSmall] }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock: {}
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall] }
                """),
    ]
}

extension DiagnosticPage {
    static let names: [DiagnosticPage] = [
        DiagnosticPage(
            .nameNotSwift, .names,
            rule: "A name is a Swift identifier, or has a `swiftName` that is one.",
            reason: """
                Names become types and properties in the generated Swift code. Letters of any script are allowed, \
                but a digit cannot come first. Words that Swift reserves are put in backquotes automatically. \
                `swiftName` does not change what is stored. Options can be any text, because they do not become \
                names.
                """,
            example: """
                intentDefinition: 1
                enums:
                  Format: { cases: { 24h: 24 Hours, 12h: 12 Hours } }
                """,
            fixed: """
                intentDefinition: 1
                enums:
                  Format:
                    cases:
                      24h: { title: 24 Hours, swiftName: twentyFourHours }
                      twelveHours: 12 Hours
                """),
        DiagnosticPage(
            .nameCollision, .names,
            rule: "A name is declared once in all files.",
            reason: """
                Types, enums and intents become declarations of one Swift module; intents also use their name \
                followed by `Intent` and `IntentHandling`. Parameters and properties become members, which must \
                differ from those that generated code already has. Instances are stored under the kind of their \
                widget, so kinds are unique, too. All files have the same `group`. The later declaration is \
                reported, with a note at the first.
                """,
            example: [
                ExampleFile(
                    """
                    intentDefinition: 1
                    types:
                      Face: {}
                    """),
                ExampleFile(
                    """
                    intentDefinition: 1
                    enums:
                      Face: { cases: [left, right] }
                    """, name: "portrait.intent.yaml"),
            ],
            fixed: [
                ExampleFile(
                    """
                    intentDefinition: 1
                    types:
                      Face: {}
                    """),
                ExampleFile(
                    """
                    intentDefinition: 1
                    enums:
                      Side: { cases: [left, right] }
                    """, name: "portrait.intent.yaml"),
            ]),
        DiagnosticPage(
            .reservedNameUsed, .names,
            rule: "A name under `reserved` is not declared again.",
            reason: """
                It belonged to a parameter or case that was removed, and stored values still use it. A new \
                declaration with that name would read them as its own.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    reserved: [zone]
                    parameters:
                      zone: Integer
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    reserved: [zone]
                    parameters:
                      timeZone: Integer
                """),
        DiagnosticPage(
            .renamedNameInUse, .names,
            rule: "A name under `renamedFrom` is no longer declared, and is the former name of only one declaration.",
            reason: """
                Stored values move from the former name to the new one. They cannot move while the former name is \
                still declared, and they cannot move to two declarations.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      city: { type: String, renamedFrom: [place] }
                      place: String
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      city: { type: String, renamedFrom: [place] }
                      country: String
                """),
        DiagnosticPage(
            .duplicateCase, .names,
            rule: "Each case of an enum has its own name, index and Swift name.",
            reason: """
                The index of a case is one more than that of the case before it; the first is 1. `index` sets \
                another. Give each case an index, or continue above the highest.
                """,
            example: """
                intentDefinition: 1
                enums:
                  Face:
                    cases:
                      analog: { index: 2 }
                      digital: { index: 1 }
                      binary: {}
                """,
            fixed: """
                intentDefinition: 1
                enums:
                  Face:
                    cases:
                      analog: { index: 2 }
                      digital: { index: 1 }
                      binary: { index: 3 }
                """),
    ]
}
