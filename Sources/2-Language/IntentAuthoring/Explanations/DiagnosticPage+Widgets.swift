internal import IntentDiagnostics

extension DiagnosticPage {
    static let widgets: [DiagnosticPage] = [
        DiagnosticPage(
            .overBudget, .texts, [.warning],
            rule: "The `timeline` of a widget needs no more reloads a day than the system grants.",
            reason: """
                WidgetKit grants a widget that is viewed often from 40 to 70 reloads in 24 hours, and other widgets \
                fewer; reloads beyond that are delayed. These are the numbers of `apple-documentation`, the preset of \
                the host and of the simulator.
                A timeline with several entries needs fewer reloads: 60 entries, one for each minute, are 24 reloads a \
                day. Reloads that a program requests while its app is in the foreground are not counted.
                """,
            example: """
                intentDefinition: 1
                widgets:
                  Clock:
                    families: [systemSmall]
                    timeline: { every: 1 min }
                """,
            fixed: """
                intentDefinition: 1
                widgets:
                  Clock:
                    families: [systemSmall]
                    timeline: { every: 1 min, entries: 60 }
                """),
        DiagnosticPage(
            .tooManyShortcuts, .texts,
            rule: "All files together declare at most ten App Shortcuts.",
            reason: "The system ignores the App Shortcuts of an app that declares more.",
            example: shortcuts(11), fixed: shortcuts(10)),
        DiagnosticPage(
            .phraseWithoutName, .texts,
            rule: "Every phrase of an App Shortcut contains `${applicationName}`.",
            reason: """
                Siri recognizes the app by its name, which replaces the placeholder. It can be anywhere in the phrase. \
                A phrase may also contain one parameter, whose type is an enum or a type.
                """,
            example: """
                intentDefinition: 1
                intents:
                  OrderSoup: {}
                appShortcuts:
                  OrderSoup:
                    intent: OrderSoup
                    symbol: cup.and.saucer
                    phrases: [Order soup]
                """,
            fixed: """
                intentDefinition: 1
                intents:
                  OrderSoup: {}
                appShortcuts:
                  OrderSoup:
                    intent: OrderSoup
                    symbol: cup.and.saucer
                    phrases: ['Order soup with ${applicationName}']
                """),
    ]

    private static func shortcuts(_ count: Int) -> String {
        let lines = (1...count).map { number in
            "  Order\(number): { intent: Order, symbol: cart, phrases: ['Order \(number) in ${applicationName}'] }"
        }
        return (["intentDefinition: 1", "intents:", "  Order: {}", "appShortcuts:"] + lines).joined(separator: "\n")
    }
}
