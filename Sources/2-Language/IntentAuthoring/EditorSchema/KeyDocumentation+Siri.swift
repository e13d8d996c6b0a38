/// The keys for Siri, Shortcuts and Xcode's files.
extension KeyDocumentation {
    static func classPrefix(_ absent: String, _ text: String) -> KeyDocumentation {
        KeyDocumentation(
            "classPrefix", "the beginning of a Swift identifier", absent: absent, text, example: "classPrefix: Car")
    }

    static let actions: [KeyDocumentation] = [
        KeyDocumentation(
            "verb", "one of SiriKit's verbs", absent: "`View` for widgets, otherwise `Do`",
            "The verb that Siri uses for the intent.", example: "verb: Order"),
        KeyDocumentation(
            "category", "one of SiriKit's categories", absent: "that of the verb",
            "The category of the intent, if it differs from the one that Xcode uses for the verb.",
            example: "category: generic"),
        KeyDocumentation(
            "requiresConfirmation", "`true` or `false`", absent: "`false`", "Whether Siri asks before the intent runs.",
            example: "requiresConfirmation: true"),
        KeyDocumentation(
            "restricted", "`whileLocked`, `whileProtectedDataUnavailable`", absent: "none",
            "When the intent cannot run.", example: "restricted: whileLocked"),
        KeyDocumentation(
            "image", "a name", absent: "none", "The name of the default image in the app.",
            example: "image: teapot"),
        KeyDocumentation(
            "inputParameter", "the name of a parameter", absent: "none",
            "The parameter that receives the output of the previous action in Shortcuts.",
            example: "inputParameter: text"),
        KeyDocumentation(
            "keyParameter", "the name of a parameter, or `none`", absent: "that of `inputParameter`",
            "The most important parameter, which Shortcuts shows first.", example: "keyParameter: tea"),
        KeyDocumentation(
            "system", "a class such as `INPlayMediaIntent`", absent: "an intent of the app",
            "Apple's intent that this one customizes. It is checked and exported, but no struct is generated.",
            example: "system: INPlayMediaIntent"),
        KeyDocumentation(
            "suggestions", "a phrase, a map, `summary`, or a list of these", absent: "not suggested",
            "Phrases with which the app donates the intent, so that the system can suggest it.",
            example: "suggestions: [ 'Order ${soup}', { with: [soup, quantity], primary: true } ]"),
        KeyDocumentation(
            "response", "a map", absent: "the codes `success` and `failure`, without texts",
            "What the intent returns when it has run.",
            example: "response: { output: state, properties: { state: String }, codes: { success: 'It is ${state}' } }"),
    ]

    static let siriOfParameter = KeyDocumentation(
        "siri", "`true`, or a map", absent: "`false`",
        "Whether Siri and Shortcuts can ask for the value. A map also contains the texts.",
        example: "siri: { ask: Which soup?, unsupported: { soldOut: '${soup} is sold out.' } }")

    static let siri: [KeyDocumentation] = [
        KeyDocumentation(
            "enabled", "`true` or `false`", absent: "`true`",
            "Whether Siri and Shortcuts can ask. `false` keeps the texts for later.",
            example: "enabled: false"),
        KeyDocumentation(
            "ask", "a localized string", absent: "Siri's text", "The question.", example: "ask: Which soup?"),
        KeyDocumentation(
            "introduce", "a localized string", absent: "There are ${count} options matching ‘${soup}’.",
            "The text before a choice. `${count}` is the number of options.",
            example: "introduce: '${count} soups are called ${soup}.'"),
        KeyDocumentation(
            "choose", "a localized string", absent: "Which one?",
            "The question of a choice, which can contain `${count}`.",
            example: "choose: Which of the ${count}?"),
        KeyDocumentation(
            "confirm", "a localized string", absent: "Just to confirm, you wanted ‘${soup}’?",
            "The question that confirms a value.", example: "confirm: Really ${soup}?"),
        KeyDocumentation(
            "unsupported", "a map from reasons to texts", absent: "none",
            "The reasons for which a handler can refuse a value, in order, with their texts, which can contain `${displayName}`, "
                + "`${maximumValue}` and `${minimumValue}`.",
            example: "unsupported: { soldOut: '${soup} is sold out.' }"),
    ]

    static let suggestion: [KeyDocumentation] = [
        KeyDocumentation(
            "title", "a localized string", absent: "the sentence of the summary",
            "The phrase, with `${parameter}` for values.",
            example: "title: Order ${soup}"),
        KeyDocumentation(
            "subtitle", "a localized string", absent: "none", "The text below the title.",
            example: "subtitle: For ${guest}"),
        KeyDocumentation(
            "with", "a list of parameters", absent: "those that the texts mention",
            "The parameters that have values in the suggestion. Required without a `title`.",
            example: "with: [soup, quantity]"),
        KeyDocumentation(
            "primary", "`true` or `false`", absent: "`false`", "Whether it is the most important suggestion.",
            example: "primary: true"),
        KeyDocumentation(
            "background", "`true` or `false`", absent: "`true`", "Whether it runs without opening the app.",
            example: "background: false"),
    ]

    static let response: [KeyDocumentation] = [
        KeyDocumentation(
            "output", "the name of a property", absent: "none",
            "The property that is passed to the next action in Shortcuts.", example: "output: state"),
        KeyDocumentation(
            "properties", "a map of properties by name", absent: "none",
            "The properties of the response, declared like those of a type.", example: "properties: { state: String }"
        ),
        KeyDocumentation(
            "codes", "a map of codes by name", absent: "`success` and `failure`",
            "The outcomes with their texts, in order. `success` and `failure` always exist.",
            example: "codes: { success: 'It is ${state}', notFound: {} }"),
    ]

    static let responseCode: [KeyDocumentation] = [
        KeyDocumentation(
            "say", "a localized string", absent: "nothing", "The spoken text.", example: "say: It is ${state}"),
        KeyDocumentation(
            "show", "a localized string", absent: "nothing", "The text on the screen, a short form.",
            example: "show: '${state}'"),
        KeyDocumentation(
            "success", "`true` or `false`", absent: "`true` if the name begins with `success`",
            "Whether the intent succeeded.", example: "success: true"),
        swiftName(),
    ]
}
