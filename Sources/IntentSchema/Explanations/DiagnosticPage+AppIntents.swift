import IntentDiagnostics

// What `generate --target app-intents` finds.
extension DiagnosticPage {
    static let appIntents = appIntentsRows + appIntentsValues + appIntentsRelations

    private static let appIntentsRows: [DiagnosticPage] = [
        DiagnosticPage(
            .appIntentsAction, .appIntents, [.warning],
            rule: "Code for App Intents is made for the configurations of widgets.",
            reason: """
                An action of Shortcuts needs a `perform` that only the app can have, so an intent that no widget names, and \
                that is not eligible for widgets, is left out.
                """,
            example: """
                intentDefinition: 1
                intents:
                  RefreshBoard: {}
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  RefreshBoard: { eligibleForWidgets: true }
                """),
        DiagnosticPage(
            .appIntentsType, .appIntents, [.warning],
            rule: "A parameter is of a type that App Intents has a row for.",
            reason: """
                An object without a declared type cannot be an entity, and a payment method can only be chosen among \
                options. The row is left out; the widget reads the parameter's default.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { sound: Object } }
                """,
            fixed: """
                intentDefinition: 1
                types:
                  Sound: {}
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { sound: Sound } }
                """),
        DiagnosticPage(
            .appIntentsOptions, .appIntents, [.warning],
            rule: "Options come from the definition or from the handler.",
            reason: """
                Files, commands and addresses are asked by our own engine, never by the system: any value is taken then, \
                and the row of an object is left out. Nor can free text stand beside options, a search be asked of options \
                that are no objects, or a Boolean be narrowed to one value.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { zone: { type: String, optionsFrom: { command: [list-zones] } } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { zone: { type: String, options: dynamic } }
                """),
        DiagnosticPage(
            .appIntentsInput, .appIntents, [.warning],
            rule: "A value is typed and shown as App Intents can do it.",
            reason: """
                It has no placeholders, no sliders for integers, no days in durations, fewer keyboards, and its own way to \
                show dates. The nearest that it has is used.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { size: { type: Integer, range: 8...24, control: slider } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { size: { type: Integer, range: 8...24, control: stepper } }
                """),
    ]

    private static let appIntentsValues: [DiagnosticPage] = [
        DiagnosticPage(
            .appIntentsSize, .appIntents, [.warning],
            rule: "A list with a size is one of objects or of people.",
            reason: """
                App Intents has no size for any other list, so it has no limit in the system's editor. The widget still \
                shows as many as its slots.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { zones: { type: [String], size: 3 } } }
                """,
            fixed: """
                intentDefinition: 1
                types:
                  Zone: {}
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { zones: { type: [Zone], size: 3 } } }
                """),
        DiagnosticPage(
            .appIntentsStep, .appIntents, [.warning],
            rule: "A range has no step.",
            reason: "App Intents knows the two ends of a range alone: every number between them may be chosen.",
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { size: { type: Integer, range: { min: 8, max: 24, step: 4 } } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { size: { type: Integer, range: 8...24 } }
                """),
        DiagnosticPage(
            .appIntentsRange, .appIntents, [.warning],
            rule: "A range is one of integers or decimals.",
            reason: """
                A measurement has none in App Intents: every value of its dimension may be chosen, but for negative ones \
                where the range has none.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { walk: { type: Length, unit: meters, range: 0...900 } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { walk: { type: Length, unit: meters } }
                """),
        DiagnosticPage(
            .appIntentsDefault, .appIntents, [.warning],
            rule: "A default is a literal that App Intents can state, or one value that is provided.",
            reason: """
                It has no place for several values from a handler, and for dates, people, places, files and amounts of \
                money. The row is empty at first; the widget reads the default all the same, since its configuration asks \
                for what was not chosen.
                """,
            example: """
                intentDefinition: 1
                types:
                  Zone: {}
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { zones: { type: [Zone], default: dynamic } } }
                """,
            fixed: """
                intentDefinition: 1
                types:
                  Zone: {}
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { zone: { type: Zone, default: dynamic } } }
                """),
        DiagnosticPage(
            .appIntentsFamilyDefault, .appIntents, [.warning],
            rule: "A default is the same in all families.",
            reason: """
                App Intents has one default for a parameter. The row is empty at first; the widget reads its family's \
                default, since its configuration asks for what was not chosen.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { size: { type: Integer, default: { systemSmall: 8, otherwise: 12 } } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { size: { type: Integer, default: 12 } }
                """),
    ]

    private static let appIntentsRelations: [DiagnosticPage] = [
        DiagnosticPage(
            .appIntentsParents, .appIntents, [.warning],
            rule: "The parents of a type's options are parameters of one intent.",
            reason: """
                A query of App Intents can look at the parameters of one intent. Each row has a query of its own then; the \
                one that the type has for all other uses suggests what depends on nothing.
                """,
            example: """
                intentDefinition: 1
                types:
                  Zone: {}
                  City: {}
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { zone: Zone, city: { type: City, dependsOn: [zone] } }
                  Weather:
                    eligibleForWidgets: true
                    parameters: { city: City }
                """,
            fixed: """
                intentDefinition: 1
                types:
                  Zone: {}
                  City: {}
                  Place: {}
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters: { zone: Zone, city: { type: City, dependsOn: [zone] } }
                  Weather:
                    eligibleForWidgets: true
                    parameters: { city: Place }
                """),
        DiagnosticPage(
            .appIntentsPolicy, .appIntents, [.warning],
            rule: "What becomes of a choice when its parent changes, or when it vanishes, is the system's to say.",
            reason: "App Intents has no word for `ifParentChanges` and `ifVanished`: they do nothing there.",
            example: """
                intentDefinition: 1
                types:
                  Zone: {}
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { zone: { type: Zone, ifVanished: clear } } }
                """,
            fixed: """
                intentDefinition: 1
                types:
                  Zone: {}
                intents:
                  Clock: { eligibleForWidgets: true, parameters: { zone: Zone } }
                """),
        DiagnosticPage(
            .appIntentsCondition, .appIntents, [.warning],
            rule: "A condition looks at what a summary of App Intents can ask.",
            reason: """
                That is whether there is a value, and comparisons with texts, numbers, Booleans, cases and identifiers; not \
                what is in a list, and no dates, durations or places. The row is always there then. So are all rows of an \
                intent whose conditions make more sets of rows than a summary should have.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters:
                      zones: [String]
                      names: { type: Boolean, when: { zones: { atLeast: 2 } } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    eligibleForWidgets: true
                    parameters:
                      zones: [String]
                      names: { type: Boolean, when: { zones: { isSet: true } } }
                """),
    ]
}
