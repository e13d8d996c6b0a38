internal import IntentDiagnostics

extension DiagnosticPage {
    static let values: [DiagnosticPage] = [
        DiagnosticPage(
            .duplicateOption, .values,
            rule: "An option appears once in its list. A value appears once in a default with unique values.",
            reason: """
                Options are compared by what is stored: `5m` and `300s` are the same duration. `uniqueValues` is \
                true for lists of objects unless it is set to false.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      snooze: { type: TimeInterval, options: [5m, 10m, 300s] }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      snooze: { type: TimeInterval, options: [5m, 10m, 15m] }
                """),
        DiagnosticPage(
            .defaultOutOfRange, .values,
            rule: "A literal default is within the `range` of its parameter and on one of its steps.",
            reason: """
                A default is checked as if the user had chosen it. Steps are counted from `min`, or from 0 if there \
                is none.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      size: { type: Integer, range: 8...24, default: 6 }
                      offset: { type: Integer, range: { min: 0, max: 60, step: 15 }, default: 20 }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      size: { type: Integer, range: 8...24, default: 8 }
                      offset: { type: Integer, range: { min: 0, max: 60, step: 15 }, default: 15 }
                """),
        DiagnosticPage(
            .defaultNotAnOption, .values,
            rule: "If the options are listed, a literal default is one of them.",
            reason: """
                Otherwise the user could not choose it again. With `freeText: true`, a String can have another \
                value. The first options can only be a default, such as `{ first: 2 }`, if the parameter has \
                options.
                """,
            example: """
                intentDefinition: 1
                types:
                  City: { options: { oslo: Oslo, rome: Rome } }
                intents:
                  Clock:
                    parameters:
                      city: { type: City, default: Rome }
                """,
            fixed: """
                intentDefinition: 1
                types:
                  City: { options: { oslo: Oslo, rome: Rome } }
                intents:
                  Clock:
                    parameters:
                      city: { type: City, default: rome }
                """),
        DiagnosticPage(
            .defaultTooLong, .values,
            rule: "A literal default has at most as many values as the largest size of its parameter.",
            reason: """
                In a default by family, the size of that family is the limit. If a default fits only the larger \
                families, the additional values are kept for them and nothing is reported.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: 2, default: [Oslo, Rome, Lima] }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: 3, default: [Oslo, Rome, Lima] }
                """),
        DiagnosticPage(
            .sizeWithoutArray, .values,
            rule: "`size` applies only to lists, whose type is in brackets.",
            reason: """
                A parameter whose type is not in brackets holds one value, so there is no number of slots.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: String, size: 3 }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: 3 }
                """),
        DiagnosticPage(
            .sizeMissingFamily, .values,
            rule: "Sizes by family include every family of the widgets that show the intent, or `otherwise`.",
            reason: """
                Otherwise the number of slots in that family is unknown. A parameter with `families` needs sizes \
                only for these.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: { systemSmall: 1 } }
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall, systemMedium] }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: { systemSmall: 1, systemMedium: 4 } }
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall, systemMedium] }
                """),
        DiagnosticPage(
            .sizeForUnsupportedFamily, .values, [.warning],
            rule: "Sizes are for families of widgets that show the intent.",
            reason: """
                The size would never be used. This is a warning, because the widget may be added later. Nothing is \
                reported if no widget shows the intent.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: { systemSmall: 1, systemLarge: 8 } }
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall] }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      cities: { type: [String], size: { systemSmall: 1, systemLarge: 8 } }
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall, systemLarge] }
                """),
    ]
}

extension DiagnosticPage {
    static let relations: [DiagnosticPage] = [
        DiagnosticPage(
            .whenCycle, .relations,
            rule: "The `when` of a parameter does not depend on that parameter.",
            reason: """
                Otherwise whether a row is shown would depend on itself. A cycle is reported once, at the `when` of \
                its first member, with the path. `when` may refer to later parameters if they do not refer back.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: { type: Boolean, when: { face: digital } }
                      face: { type: String, when: { blink: true } }
                      blink: { type: Boolean, when: { seconds: true } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      seconds: { type: Boolean, when: { face: digital } }
                      face: String
                      blink: { type: Boolean, when: { seconds: true } }
                """),
        DiagnosticPage(
            .whenNever, .relations,
            rule: "A condition can be true.",
            reason: """
                Otherwise the row would never be shown. The condition may require a number outside a range, a value \
                that is not a listed option, no value for a parameter that has a default, or none of the possible \
                values.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      size: { type: Integer, range: 8...24 }
                      shadow: { type: Boolean, when: { size: { atLeast: 30 } } }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      size: { type: Integer, range: 8...24 }
                      shadow: { type: Boolean, when: { size: { atLeast: 20 } } }
                """),
        DiagnosticPage(
            .dependsOnLater, .relations,
            rule: "`dependsOn` names parameters that are declared earlier.",
            reason: """
                Users go through the rows from top to bottom: a choice can change the options below it, not above \
                it. This also rules out cycles.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      city: { type: String, options: dynamic, dependsOn: [country] }
                      country: { type: String, options: dynamic }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      country: { type: String, options: dynamic }
                      city: { type: String, options: dynamic, dependsOn: [country] }
                """),
    ]
}
