internal import IntentDiagnostics

extension DiagnosticPage {
    static let texts: [DiagnosticPage] = [
        DiagnosticPage(
            .intentNotForWidgets, .texts,
            rule: "An intent that a widget shows is eligible for widgets.",
            reason: """
                `eligibleForWidgets` is true if a widget shows the intent, so you need not write it. `false` \
                contradicts the widget. So does `system`: Apple's own intents cannot configure widgets, and controls and \
                App Shortcuts cannot run them.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock: { eligibleForWidgets: false }
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall] }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock: {}
                widgets:
                  ClockWidget: { intent: Clock, families: [systemSmall] }
                """),
        DiagnosticPage(
            .missingTranslation, .texts, [.warning],
            rule: "Every text has a translation for each language under `languages`.",
            reason: """
                In a language without a translation, users see the text in the development language. A text for `zh` \
                also covers `zh-Hans`. Titles that are derived from names need no translations.
                """,
            example: """
                intentDefinition: 1
                languages: [en, de]
                intents:
                  Clock:
                    title: { en: Clock, de: Uhr }
                    description: What the clock shows.
                """,
            fixed: """
                intentDefinition: 1
                languages: [en, de]
                intents:
                  Clock:
                    title: { en: Clock, de: Uhr }
                    description: { en: What the clock shows., de: Was die Uhr zeigt. }
                """),
        DiagnosticPage(
            .unknownPlaceholder, .xcode,
            rule:
                "A placeholder, `${name}`, is the name of a parameter of its intent, of a property of its "
                + "response, or of one of the values that Siri provides.",
            reason: """
                Otherwise nothing could replace it, and the user would see the dollar sign. Only prompts, dialogs, \
                summaries, suggestions and codes have placeholders.
                `${count}` is the number of options, in a `prompt` and in `introduce` and `choose` of `siri`. \
                `${displayName}`, `${maximumValue}` and `${minimumValue}` can only be in the texts of `unsupported`.
                """,
            example: """
                intentDefinition: 1
                intents:
                  SetAlarm:
                    summary: Set an alarm for ${tim}
                    suggestions: Wake me at ${time} on ${day}
                    parameters:
                      time: { type: String, siri: { ask: 'Which of ${count}?' } }
                    response:
                      properties: { rest: TimeInterval }
                      codes: { success: 'It is ${time}, in ${rst}' }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  SetAlarm:
                    summary: Set an alarm for ${time}
                    suggestions: Wake me at ${time}
                    parameters:
                      time: { type: String, siri: { choose: 'Which of ${count}?' } }
                    response:
                      properties: { rest: TimeInterval }
                      codes: { success: 'It is ${time}, in ${rest}' }
                """),
        DiagnosticPage(
            .summaryNever, .xcode,
            rule: "Each entry of a `summary` is for conditional parameters that can be shown together.",
            reason: """
                Otherwise Shortcuts would never show the sentence. The key of an entry lists the conditional \
                parameters that are shown, separated by commas. `otherwise` is for none of them, and for each \
                combination without an entry.
                """,
            example: """
                intentDefinition: 1
                enums:
                  Choice: { cases: [byName, byNumber] }
                intents:
                  StopAlarm:
                    summary:
                      otherwise: Stop an alarm
                      name, number: Stop ${name} and ${number}
                    parameters:
                      choice: Choice
                      name: { type: String, when: { choice: byName } }
                      number: { type: Integer, when: { choice: byNumber } }
                """,
            fixed: """
                intentDefinition: 1
                enums:
                  Choice: { cases: [byName, byNumber] }
                intents:
                  StopAlarm:
                    summary:
                      otherwise: Stop an alarm
                      name: Stop ${name}
                      number: Stop ${number}
                    parameters:
                      choice: Choice
                      name: { type: String, when: { choice: byName } }
                      number: { type: Integer, when: { choice: byNumber } }
                """),
        DiagnosticPage(
            .notExportable, .xcode, [.warning, .note],
            rule: "Everything in an exported definition can be represented in Xcode's intent definition files.",
            reason: """
                These files cannot represent widgets, controls, App Shortcuts, help texts, listed options, steps, \
                policies, defaults by family, the `families` of a parameter, or more than one `when`. Each is reported \
                once per declaration, and the rest is exported. They may not preserve a default of 0 or false, which \
                is reported as a note.
                """,
            example: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      size: { type: Integer, range: { min: 8, max: 24, step: 4 }, description: Of the hands. }
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  Clock:
                    parameters:
                      size: { type: Integer, range: 8...24 }
                """),
    ]
}
