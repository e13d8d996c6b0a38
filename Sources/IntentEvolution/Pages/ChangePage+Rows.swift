extension ChangePage {
    static let rows: [ChangePage] = [
        ChangePage(
            .defaultChanged, .rows, "The default stays.",
            reason: """
                Defaults are never copied to what users chose, so that every instance without a choice of its \
                own changes with them.
                """,
            .parameters(
                "labelSize: { type: Integer, default: 12 }",
                "labelSize: { type: Integer, default: 14 }")),
        ChangePage(
            .firstOptionsChanged, .rows, "Where the first options are the default, they stay the first.",
            reason: "An instance without a choice of its own has the first of the list, whichever these are.",
            .parameters(
                "zones: { type: [String], options: [utc, cet], default: { first: 1 } }",
                "zones: { type: [String], options: [cet, utc], default: { first: 1 } }")),
        ChangePage(
            .sizeShrunk, .rows, "Every family keeps its slots.",
            reason: "Values behind the last slot are not lost: they wait for a bigger family. They are not shown.",
            .parameters(
                "zones: { type: [String], size: 4 }",
                "zones: { type: [String], size: 2 }")),
        ChangePage(
            .slotsChanged, .rows, "A list that has a `size` keeps one.",
            reason: """
                The generated `Slots` have a function for each list with a size. Without it, code that asks for \
                the slots does not compile.
                """,
            .parameters(
                "zones: { type: [String], size: 4 }",
                "zones: [String]")),
        ChangePage(
            .conditionsChanged, .rows, "A row is there when it was there.",
            reason: "A hidden row reads as its default. What was stored stays, and is back with the row.",
            .parameters(
                """
                seconds: Boolean
                blink: Boolean
                """,
                """
                seconds: Boolean
                blink: { type: Boolean, when: seconds }
                """)),
        ChangePage(
            .rowFamiliesChanged, .rows, "A row is there in the families in which it was.",
            reason: "A hidden row reads as its default. What was stored stays, and is back with the row.",
            .parameters(
                "seconds: Boolean",
                "seconds: { type: Boolean, families: [systemLarge] }")),
        ChangePage(
            .dependenciesChanged, .rows, "Options depend on the parameters on which they did.",
            reason: "A parent without a value leaves nothing to choose, and its change resets what was chosen.",
            .parameters(
                """
                country: String
                city: { type: String, options: dynamic }
                """,
                """
                country: String
                city: { type: String, options: dynamic, dependsOn: [country] }
                """)),
        ChangePage(
            .policyChanged, .rows, "`ifParentChanges` and `ifVanished` stay.",
            reason: "They decide what becomes of a choice when its parent changes, or when it is known no more.",
            .parameters(
                "city: { type: String, options: dynamic }",
                "city: { type: String, options: dynamic, ifVanished: clear }")),
    ]
}
