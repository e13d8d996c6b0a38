internal import IntentDiagnostics

extension DiagnosticPage {
    static let values: [DiagnosticPage] = [
        DiagnosticPage(
            .duplicateOption, .values,
            rule: "An option stands once in its list, and a value once among the defaults of unique values.",
            reason: """
                Options are told apart by what is stored: `5m` and `300s` are the same duration. `uniqueValues` is true for \
                lists of objects unless it is written false.
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
            rule: "A literal default is within the `range` of its parameter, and on its steps.",
            reason: """
                A default is checked as if the user had chosen it. Steps count from `min`, or from 0 where there is none.
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
            rule: "A literal default is one of the options, where the options are listed.",
            reason: """
                The user could not choose it back. `freeText: true` lets a String be something else; and the first options \
                of a list can only be taken, `{ first: 2 }`, where there are options.
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
            rule: "A literal default has no more values than the largest size of its parameter.",
            reason: """
                In a default by family, the size of that family counts. What is beyond a smaller family's size is kept for \
                the larger ones and not reported.
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
            rule: "`size` is for lists, whose type stands in brackets.",
            reason: "Without brackets a parameter holds one value, and there is nothing to count.",
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
            rule: "Sizes by family have one for each family that a widget of the intent shows, or `otherwise`.",
            reason:
                "Else nobody could say how many slots the editor has there. A parameter with `families` needs sizes for "
                + "these only.",
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
            rule: "A size is given for families that a widget of the intent shows.",
            reason: """
                It would never be used. It is a warning since the widget may still be to come; nothing is said where no \
                widget of the run uses the intent.
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
