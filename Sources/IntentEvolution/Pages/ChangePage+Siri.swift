extension ChangePage {
    static let siri: [ChangePage] = [
        ChangePage(
            .systemIntentChanged, .siri, "An intent customises the intent of Apple's that it did, or none.",
            reason: "No Swift is generated for one of Apple's own. What users saved in Shortcuts names the class.",
            .intent(
                "system: INPlayMediaIntent",
                "system: INSearchForMediaIntent")),
        ChangePage(
            .actionChanged, .siri,
            """
            `verb`, `category`, `requiresConfirmation`, `restricted`, `inputParameter` and `keyParameter` \
            stay.
            """,
            reason: """
                They decide what Siri says, whether it asks before it acts, and what Shortcuts hands to the \
                action.
                """,
            .intent(
                "verb: View",
                "verb: Open")),
        ChangePage(
            .shortcutsLost, .siri, "An intent that is in Shortcuts stays there.",
            reason: """
                Without a `summary` it is not offered, and shortcuts of users that have it as a step do not run.
                """,
            .intent(
                "summary: Show the time",
                "title: Clock")),
        ChangePage(
            .suggestionRemoved, .siri, "A phrase that an app donates is declared.",
            reason: "A donation whose parameters are none of the declared ones is not taken.",
            .intent(
                """
                summary: Show the time
                suggestions: ['Show the time']
                """,
                "summary: Show the time")),
        ChangePage(
            .siriRequestLost, .siri, "What Siri and Shortcuts may ask for, they may go on to ask for.",
            reason: "An action whose parameter was asked for fails without a value.",
            .parameters(
                "city: { type: String, siri: true }",
                "city: String")),
        ChangePage(
            .unsupportedReasonsChanged, .siri,
            "The reasons for which a value may be refused keep their names and numbers.",
            reason: """
                The classes that Xcode generates have a case for each, and the numbers follow the order. New \
                ones stand behind.
                """,
            .parameters(
                """
                city: { type: String, siri: { unsupported: { closed: It is closed., far: It is far. } } }
                """,
                "city: { type: String, siri: { unsupported: { far: It is far. } } }")),
        ChangePage(
            .responsePropertyRemoved, .siri, "A property of a response stays.",
            reason: "Handlers fill it in, and shortcuts of users may take it from there.",
            .intent(
                "response: { properties: { time: String } }",
                "response: {}")),
        ChangePage(
            .responsePropertyTypeChanged, .siri, "The type of a property of a response stays.",
            reason: "Handlers fill it in, and shortcuts of users may take it from there.",
            .intent(
                "response: { properties: { time: String } }",
                "response: { properties: { time: Integer } }")),
        ChangePage(
            .responseCodeRemoved, .siri, "A code of a response stays.",
            reason: "Handlers answer with it.",
            .intent(
                "response: { codes: { late: It is late. } }",
                "response: { codes: {} }")),
        ChangePage(
            .responseCodeAdded, .siri, "A response has the codes that it had.",
            reason: "A `switch` over all codes does not compile until it has the new one.",
            .intent(
                "response: { codes: { late: It is late. } }",
                "response: { codes: { late: It is late., early: It is early. } }")),
        ChangePage(
            .responseCodeNumberChanged, .siri, "A code of a response keeps its number.",
            reason: "Own codes count from 100 in their order. New ones stand behind.",
            .intent(
                "response: { codes: { late: It is late., early: It is early. } }",
                "response: { codes: { early: It is early., late: It is late. } }")),
        ChangePage(
            .responseOutcomeChanged, .siri,
            "A code of a response that is one of success stays so, and one of failure, too.",
            reason: "Shortcuts goes on after a success, and stops after a failure.",
            .intent(
                "response: { codes: { late: It is late. } }",
                "response: { codes: { late: { say: It is late., success: true } } }")),
        ChangePage(
            .responseOutputChanged, .siri, "The `output` of a response stays.",
            reason: "The next action of a shortcut takes it.",
            .intent(
                "response: { output: time, properties: { time: String, zone: String } }",
                "response: { output: zone, properties: { time: String, zone: String } }")),
    ]
}
