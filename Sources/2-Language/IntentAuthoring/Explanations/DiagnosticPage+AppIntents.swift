internal import IntentDiagnostics

/// Diagnostics of `generate --target app-intents`.
extension DiagnosticPage {
    static let appIntents = appIntentsRows + appIntentsValues + appIntentsRelations

    private static let appIntentsRows: [DiagnosticPage] = [
        DiagnosticPage(
            .appIntentsAction, .appIntents, [.warning],
            rule: "Code for App Intents is generated for intents that widgets, controls and App Shortcuts use.",
            reason: "Any other intent is left out, unless it is eligible for widgets.",
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
            rule: "App Intents supports the type of the parameter.",
            reason: """
                An object without a declared type cannot be an entity, and a payment method can only be chosen from \
                options. The row is left out; the widget uses the default of the parameter.
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
                The system does not read files, commands and addresses; only this package does. In App Intents any \
                value is accepted instead, and the row of an object is left out. App Intents also does not support \
                free text with options, a search among options that are not objects, or a Boolean limited to one \
                value.
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
            rule: "App Intents can enter and show a value as the definition specifies.",
            reason: """
                It has no placeholders, no sliders for integers, no days in durations, fewer keyboards, and its own \
                date formats. The nearest equivalent is used.
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
            rule: "A list with a size contains objects or people.",
            reason: """
                App Intents has no size for other lists, so the system's editor does not limit them. The widget \
                still shows only as many values as it has slots.
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
            reason: """
                App Intents supports only the two ends of a range: users can choose every number between them.
                """,
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
            rule: "A range applies to integers or decimals.",
            reason: """
                App Intents has no ranges for measurements, durations, dates and amounts of money: users can choose \
                every value. Negative measurements are excluded if the range has none.
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
            rule: "A default is a literal that App Intents can express, or one value from the handler.",
            reason: """
                App Intents cannot express several values from a handler, or dates, people, places, files and \
                amounts of money. The row is empty at first; the widget still uses the default, because its \
                configuration provides what the user has not chosen.
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
                App Intents has one default for a parameter. The row is empty at first; the widget uses the default \
                of its family, because its configuration provides what the user has not chosen.
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
            rule: "The options of a type depend on parameters of only one intent.",
            reason: """
                A query in App Intents can read the parameters of one intent. Each row therefore gets its own query; \
                the query of the type, which all other uses share, suggests options that depend on nothing.
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
            rule: "The system decides what happens to a choice when a parent changes or an option no longer exists.",
            reason: """
                App Intents has no equivalent of `ifParentChanges` and `ifVanished`, so they have no effect.
                """,
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
            rule: "A summary in App Intents can express the condition.",
            reason: """
                It can test whether there is a value, and compare strings, numbers, Booleans, cases and identifiers. \
                It cannot test the contents of a list, or compare dates, durations or places; the row is then always \
                shown. If the conditions of an intent lead to more combinations of rows than a summary should have, \
                all its rows are always shown.
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
