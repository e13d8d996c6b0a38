internal import IntentDiagnostics

extension DiagnosticPage {
    static let references: [DiagnosticPage] = [
        DiagnosticPage(
            .unknownType, .names,
            rule: "A type is one of the language's, or one that a file of the run declares under `types` or `enums`.",
            reason: """
                All files given to one command form one schema. Where a file of them could not be read, only near misses \
                are reported, since the file may declare the rest.
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
                It is the name, not the title, and capitals count. `unknown` is "no value", which no default and no \
                condition can ask for: leave `default` out, or write `{ isSet: false }`.
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
            rule: "A widget family is one of those that the platform has.",
            reason: """
                They are systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, \
                accessoryCircular, accessoryCorner, accessoryRectangular and accessoryInline. In `size` and `default`, \
                `otherwise` stands for all that are not named.
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
                "`when`, `dependsOn`, `inputParameter`, `keyParameter` and the `with` of a suggestion name parameters of the "
                + "same intent.",
            reason: "The `output` of a response names one of its properties.",
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
            rule: "The `intent` of a widget is one that a file of the run declares.",
            reason: "A widget without `intent` is a static one, which has nothing to configure.",
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
