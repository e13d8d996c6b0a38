internal import IntentDiagnostics

extension DiagnosticPage {
    static let relations: [DiagnosticPage] = [
        DiagnosticPage(
            .whenCycle, .relations,
            rule: "The `when` of a parameter does not lead back to it.",
            reason: """
                Whether a row is there would depend on itself. A circle is reported once, at the `when` of its first \
                member, with the way around. `when` may look forward as long as it does not come back.
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
            rule: "A condition asks for something that its parameter can be.",
            reason: """
                The row would never be shown. It may ask for a number outside a range, for a value that is not among the \
                listed options, for "no value" of a parameter that has a default, or for none of all values there are.
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
            rule: "`dependsOn` names parameters that stand earlier in the file.",
            reason: """
                A user goes through the rows from the top: a choice may change what is offered below it, not above. It also \
                keeps the dependencies free of circles.
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
