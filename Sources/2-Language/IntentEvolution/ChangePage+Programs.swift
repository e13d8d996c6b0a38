extension ChangePage {
    static let handlers: [ChangePage] = [
        ChangePage(
            .handlerRequirementAdded, .handlers, "A handler must provide additional options or defaults.",
            reason: """
                A parameter with dynamic options adds two requirements to the generated protocol, and a default from \
                the handler adds one. A handler that does not implement them no longer compiles.
                """,
            .parameters(
                "zone: String",
                "zone: { type: String, options: dynamic }")),
        ChangePage(
            .handlerProtocolRemoved, .handlers, "An intent no longer needs a handler.",
            reason: "The handler protocol is generated only if it has requirements.",
            .parameters(
                "city: { type: String, options: dynamic }",
                "city: String")),
        ChangePage(
            .searchChanged, .handlers, "`search` changed.",
            reason: "The function that returns options has an argument for the search term only with `search: true`.",
            .parameters(
                "city: { type: String, options: dynamic }",
                "city: { type: String, options: dynamic, search: true }")),
    ]

    static let widgets: [ChangePage] = [
        ChangePage(
            .widgetRemoved, .widgets, "A widget was removed.",
            reason: """
                Its instances become orphans: they stay in the store with their values, but nothing shows them. If \
                another widget replaces it, add the kind to its `renamedFrom`.
                """,
            .file(
                """
                widgets: { Clock: { families: [systemSmall] }, Alarm: { families: [systemSmall] } }
                """,
                "widgets: { Clock: { families: [systemSmall] } }")),
        ChangePage(
            .widgetKindChanged, .widgets, "The `kind` of a widget changed.",
            reason: """
                Instances are found by the kind, which by default is the name of the widget. Add former names and \
                kinds to `renamedFrom` of the widget.
                """,
            .file(
                "widgets: { Clock: { families: [systemSmall] } }",
                "widgets: { Clock: { kind: com.example.clock, families: [systemSmall] } }")),
        ChangePage(
            .widgetIntentChanged, .widgets, "A widget shows a different intent.",
            reason: """
                Existing instances use the new intent. Its parameters have the stored values of parameters with the \
                same name and type.
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
            .familyRemoved, .widgets, "A widget no longer supports a family.",
            reason: "Instances with that family stay in the store, but the widget cannot be shown in their size.",
            .file(
                "widgets: { Clock: { families: [systemSmall, systemMedium] } }",
                "widgets: { Clock: { families: [systemSmall] } }")),
        ChangePage(
            .controlRemoved, .widgets, "A control was removed.",
            reason: "The system removes it from Control Center and from other places where users put it.",
            .file(
                """
                intents: { Lock: {} }
                controls: { Front: { intent: Lock, symbol: lock }, Back: { intent: Lock, symbol: lock } }
                """,
                """
                intents: { Lock: {} }
                controls: { Front: { intent: Lock, symbol: lock } }
                """)),
        ChangePage(
            .controlChanged, .widgets,
            "A control has a different kind, runs a different intent, or has a different style.",
            reason: """
                The system finds the controls that users placed by the kind, which by default is the name of the \
                control. With a different intent or style, a placed control does something else.
                """,
            .file(
                """
                intents: { Lock: {}, Open: {} }
                controls: { Door: { intent: Lock, symbol: lock } }
                """,
                """
                intents: { Lock: {}, Open: {} }
                controls: { Door: { intent: Open, symbol: lock } }
                """)),
    ]

    static let siri: [ChangePage] = [
        ChangePage(
            .systemIntentChanged, .siri, "The Apple intent that an intent customizes changed.",
            reason: """
                No Swift is generated for one of Apple's intents. Shortcuts that users saved contain the name of the class.
                """,
            .intent(
                "system: INPlayMediaIntent",
                "system: INSearchForMediaIntent")),
        ChangePage(
            .actionChanged, .siri,
            """
            `verb`, `category`, `requiresConfirmation`, `restricted`, `inputParameter` or `keyParameter` changed.
            """,
            reason: """
                They specify what Siri says, whether it asks for confirmation, and which value Shortcuts passes to the \
                action.
                """,
            .intent(
                "verb: View",
                "verb: Open")),
        ChangePage(
            .shortcutsLost, .siri, "An intent is no longer available in Shortcuts.",
            reason: """
                Shortcuts offers only intents with a `summary`. Existing shortcuts that contain the action no longer run.
                """,
            .intent(
                "summary: Show the time",
                "title: Clock")),
        ChangePage(
            .suggestionRemoved, .siri, "A suggestion was removed.",
            reason: """
                The system ignores a donation unless a declared suggestion has the same combination of parameters.
                """,
            .intent(
                """
                summary: Show the time
                suggestions: ['Show the time']
                """,
                "summary: Show the time")),
        ChangePage(
            .siriRequestLost, .siri, "Siri and Shortcuts no longer ask for a parameter.",
            reason: "An action fails if it needs a value that the system does not ask for.",
            .parameters(
                "city: { type: String, siri: true }",
                "city: String")),
        ChangePage(
            .unsupportedReasonsChanged, .siri, "The names or numbers of the reasons for rejecting a value changed.",
            reason: """
                The classes that Xcode generates have a case for each reason, numbered in their order. Add new reasons \
                at the end.
                """,
            .parameters(
                """
                city: { type: String, siri: { unsupported: { closed: It is closed., far: It is far. } } }
                """,
                "city: { type: String, siri: { unsupported: { far: It is far. } } }")),
        ChangePage(
            .responsePropertyRemoved, .siri, "A response property was removed.",
            reason: "Handlers set it, and shortcuts of users may read it.",
            .intent(
                "response: { properties: { time: String } }",
                "response: {}")),
        ChangePage(
            .responsePropertyTypeChanged, .siri, "The type of a response property changed.",
            reason: "Handlers set it, and shortcuts of users may read it.",
            .intent(
                "response: { properties: { time: String } }",
                "response: { properties: { time: Integer } }")),
        ChangePage(
            .responseCodeRemoved, .siri, "A response code was removed.",
            reason: "Handlers that return it no longer compile.",
            .intent(
                "response: { codes: { late: It is late. } }",
                "response: { codes: {} }")),
        ChangePage(
            .responseCodeAdded, .siri, "A code was added to a response.",
            reason: "A `switch` over all codes does not compile until it handles the new code.",
            .intent(
                "response: { codes: { late: It is late. } }",
                "response: { codes: { late: It is late., early: It is early. } }")),
        ChangePage(
            .responseCodeNumberChanged, .siri, "The number of a response code changed.",
            reason: "Custom codes are numbered from 100 in their order. Add new codes at the end.",
            .intent(
                "response: { codes: { late: It is late., early: It is early. } }",
                "response: { codes: { early: It is early., late: It is late. } }")),
        ChangePage(
            .responseOutcomeChanged, .siri, "A response code changed from success to failure or back.",
            reason: "A shortcut continues after a success and stops after a failure.",
            .intent(
                "response: { codes: { late: It is late. } }",
                "response: { codes: { late: { say: It is late., success: true } } }")),
        ChangePage(
            .responseOutputChanged, .siri, "The `output` of a response changed.",
            reason: "The next action of a shortcut receives it.",
            .intent(
                "response: { output: time, properties: { time: String, zone: String } }",
                "response: { output: zone, properties: { time: String, zone: String } }")),
    ]

    static let compatible: [ChangePage] = [
        ChangePage(
            .declarationRenamed, .compatible, "A declaration was renamed, and `renamedFrom` contains its former name.",
            reason: """
                Values that are stored under the former name are still read. A widget that keeps its kind needs no \
                `renamedFrom`. A changed Swift name is reported separately.
                """,
            .parameters(
                "labelSize: Integer",
                "textSize: { type: Integer, renamedFrom: [labelSize], swiftName: labelSize }")),
        ChangePage(
            .declarationAdded, .compatible, "A type, enum, intent, parameter, property, widget or control was added.",
            reason: """
                All existing instances have the default of a new parameter. New cases, response codes and requirements \
                of handlers break source code and are reported separately.
                """,
            .parameters(
                "zone: String",
                """
                zone: String
                labelSize: Integer
                """)),
        ChangePage(
            .formerNameAdded, .compatible, "`renamedFrom` contains another name, which is not in the lock.",
            reason: "The name may be older than the lock, or from a branch that was not released.",
            .parameters(
                "zone: String",
                "zone: { type: String, renamedFrom: [timeZone] }")),
        ChangePage(
            .reservedNameAdded, .compatible, "`reserved` contains another name, which is not in the lock.",
            .intent(
                "title: Clock",
                "reserved: [zone]")),
        ChangePage(
            .deprecationChanged, .compatible, "A declaration is now deprecated, or no longer is.",
            reason: "Nothing that is stored or shown changes. Code that uses the declaration compiles with a warning.",
            .parameters(
                "zone: String",
                "zone: { type: String, deprecated: Use city. }")),
        ChangePage(
            .ruleLoosened, .compatible, "The definition allows more than before.",
            reason: """
                Examples are a wider range, more options, files, currencies, slots or families, free text, any value \
                instead of options, or an intent that can now be used in widgets or Shortcuts. An older app may receive \
                values that its definition does not allow.
                """,
            .parameters(
                "labelSize: { type: Integer, range: 8...24 }",
                "labelSize: { type: Integer, range: 6...24 }")),
        ChangePage(
            .orderChanged, .compatible, "Declarations, rows, cases or options are in a different order.",
            reason: """
                Stored values do not depend on the order. The initializer of a generated struct has its parameters in \
                the order of the rows; reorder the arguments where tests and previews call it. The order of properties \
                is reported separately.
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
            .presentationChanged, .compatible, "A value is entered or displayed differently.",
            reason: """
                This includes `control`, `multiline`, `input`, `units`, `display`, `timeout` and `cache`. Texts, \
                translations, sections and images are not compared.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: { type: Integer, control: stepper }")),
    ]
}
