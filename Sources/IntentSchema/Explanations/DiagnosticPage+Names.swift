internal import IntentDiagnostics

extension DiagnosticPage {
    static let names: [DiagnosticPage] = [
        DiagnosticPage(
            .nameNotSwift, .names,
            rule: "A name is a Swift identifier, or has a `swiftName` that is one.",
            reason: """
                Names become types and properties of the generated Swift. Letters of any script will do, a digit may not be \
                first, and words that Swift reserves are put in backquotes by the tool. `swiftName` changes nothing that is \
                stored. Options may be any text: they become no names.
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
            rule: "A name means one thing in all files of a run.",
            reason: """
                Types, enums and intents become declarations of one Swift module, with `Intent` and `IntentHandling` behind \
                the names of intents; parameters and properties become members, beside those that generated code has \
                already; and instances are stored under the kind of their widget. All files agree on `group`, too. The \
                later declaration is reported, with a note at the first.
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
                It belonged to a parameter or case that is gone, and values are still stored under it. A new declaration of \
                that name would take them for its own.
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
            rule: "A name under `renamedFrom` is one that nothing bears any more, and that one declaration alone had.",
            reason: """
                Stored values move from the former name to the new one. They cannot while the former name is declared, \
                and two declarations cannot both have them.
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
            rule: "The cases of an enum have names, numbers and Swift names of their own.",
            reason: """
                A case's number is one more than that of the case before it, the first is 1, and `index` sets another. \
                Give each its number, or begin again above the highest.
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
