extension ChangePage {
    static let widgets: [ChangePage] = [
        ChangePage(
            .widgetRemoved, .widgets, "A widget stays, or its kind is a former one of another widget.",
            reason: """
                Instances are found by their kind. Without it they are orphans: they stay in the store with \
                their values, and nothing shows them.
                """,
            .file(
                """
                widgets: { Clock: { families: [systemSmall] }, Alarm: { families: [systemSmall] } }
                """,
                "widgets: { Clock: { families: [systemSmall] } }")),
        ChangePage(
            .widgetKindChanged, .widgets, "The `kind` of a widget stays, or is a former one.",
            reason: """
                Instances are found by their kind, which is the name of the widget where it has none. \
                `renamedFrom` on a widget takes former names and kinds.
                """,
            .file(
                "widgets: { Clock: { families: [systemSmall] } }",
                "widgets: { Clock: { kind: com.example.clock, families: [systemSmall] } }")),
        ChangePage(
            .widgetIntentChanged, .widgets, "A widget shows the intent that it showed.",
            reason: """
                Instances are read with the present one: a parameter of it has the value that is stored under \
                its name, where the type agrees.
                """,
            .file(
                """
                intents: { Clock: {}, Alarm: {} }
                widgets: { Time: { intent: Clock, families: [systemSmall] } }
                """,
                """
                intents: { Clock: { eligibleForWidgets: true }, Alarm: {} }
                widgets: { Time: { intent: Alarm, families: [systemSmall] } }
                """)),
        ChangePage(
            .familyRemoved, .widgets, "A widget is offered in the families in which it was.",
            reason: "Instances of that family stay in the store, and the widget has no size for them.",
            .file(
                "widgets: { Clock: { families: [systemSmall, systemMedium] } }",
                "widgets: { Clock: { families: [systemSmall] } }")),
    ]
}
