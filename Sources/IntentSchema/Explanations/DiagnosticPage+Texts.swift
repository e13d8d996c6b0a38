internal import IntentDiagnostics

extension DiagnosticPage {
    static let texts: [DiagnosticPage] = [
        DiagnosticPage(
            .intentNotForWidgets, .texts,
            rule: "An intent that a widget shows is not said to be unfit for widgets.",
            reason: """
                `eligibleForWidgets` is true where a widget of the run names the intent, so it need not be written there; \
                `false` contradicts the widget. So does `system`: no widget can be configured with one of Apple's own intents.
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
            rule: "A text has a translation for every language that `languages` promises.",
            reason: """
                Readers of that language see the text of the development language instead. A text for `zh` serves readers \
                of `zh-Hans`, too. Titles that are made from names are not asked for translations.
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
                "A placeholder, `${name}`, names a parameter of its intent, a property of its response, or one of the few "
                + "words that Siri fills in.",
            reason: """
                Nothing could be put in its place, and the user would see the dollar sign. Placeholders are such in prompts, \
                dialogs, summaries, suggestions and codes only.
                `${count}` is the number of options, in a `prompt` and in `introduce` and `choose` of `siri`; \
                `${displayName}`, `${maximumValue}` and `${minimumValue}` are in the texts of `unsupported` only.
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
            rule: "Each entry of a `summary` is for a set of conditional parameters that can be shown together.",
            reason: """
                Shortcuts would never show the sentence. The key names the conditional parameters that are shown, \
                separated by commas; `otherwise` is for none of them, and for each set without an entry.
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
            rule: "What is exported for Xcode has a place in Xcode's intent definition files.",
            reason: """
                They have none for widgets, help texts, listed options, steps, policies, defaults by family, the `families` \
                of a parameter, and more than one `when`. It is said once for each declaration, and the rest is exported. \
                For a default that is 0 or false they have no sure word, which is a note.
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
