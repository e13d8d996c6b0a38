extension ChangePage {
    static let compatible: [ChangePage] = [
        ChangePage(
            .declarationRenamed, .compatible,
            """
            A declaration has another name, and what is stored under the former one is found by \
            `renamedFrom`.
            """,
            reason: """
                This is also told of a widget whose name changed and whose kind did not. The name in Swift is \
                told of apart.
                """,
            .parameters(
                "labelSize: Integer",
                "textSize: { type: Integer, renamedFrom: [labelSize], swiftName: labelSize }")),
        ChangePage(
            .declarationAdded, .compatible, "A type, enum, intent, parameter, property or widget is new.",
            reason: """
                A new parameter has its default in all instances. New cases and codes are told of apart, since \
                they break source, as do new questions to handlers.
                """,
            .parameters(
                "zone: String",
                """
                zone: String
                labelSize: Integer
                """)),
        ChangePage(
            .formerNameAdded, .compatible, "`renamedFrom` has another name, which nothing bore when the lock was made.",
            reason: "It may be from before the lock, or from a branch that was never released.",
            .parameters(
                "zone: String",
                "zone: { type: String, renamedFrom: [timeZone] }")),
        ChangePage(
            .reservedNameAdded, .compatible, "`reserved` has another name, which nothing bore when the lock was made.",
            .intent(
                "title: Clock",
                "reserved: [zone]")),
        ChangePage(
            .deprecationChanged, .compatible, "A declaration is deprecated now, or is so no more.",
            reason: "Nothing that is stored or shown changes. Where generated code warns, it is only a warning.",
            .parameters(
                "zone: String",
                "zone: { type: String, deprecated: Use city. }")),
        ChangePage(
            .ruleLoosened, .compatible, "More may be chosen than before, or in more places.",
            reason: """
                A wider range, more options, files, currencies, slots or families; free text; any value where \
                there were options; an intent that is for widgets or in Shortcuts now. An older app may meet \
                values that its definition does not allow.
                """,
            .parameters(
                "labelSize: { type: Integer, range: 8...24 }",
                "labelSize: { type: Integer, range: 6...24 }")),
        ChangePage(
            .orderChanged, .compatible, "Declarations, rows, cases or options have another order.",
            reason: """
                Nothing that is stored depends on it. The initialiser of the struct takes its arguments in the \
                order of the rows: where code calls it with several of them, as tests and previews do, they have \
                to be swapped. The order of properties is told of apart.
                """,
            .parameters(
                """
                zone: String
                labelSize: Integer
                """,
                """
                labelSize: Integer
                zone: String
                """)),
        ChangePage(
            .presentationChanged, .compatible, "A value is asked for, or shown, in another way.",
            reason: """
                `control`, `multiline`, `input`, `units`, `display`, `timeout`, `cache`. Texts, translations, \
                sections and images are not compared at all.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: { type: Integer, control: stepper }")),
    ]
}
