/// The keys for Siri, Shortcuts and Xcode's files.
extension KeyDocumentation {
    static func classPrefix(_ absent: String, _ text: String) -> KeyDocumentation {
        KeyDocumentation(
            "classPrefix", "the beginning of a Swift identifier", absent: absent, text, example: "classPrefix: Car")
    }

    static let actions: [KeyDocumentation] = [
        KeyDocumentation(
            "verb", "one of SiriKit's verbs", absent: "`View` for widgets, else `Do`",
            "What the intent does, as Siri says it.", example: "verb: Order"),
        KeyDocumentation(
            "category", "one of SiriKit's categories", absent: "the verb's",
            "The kind of the intent, where it is not the one that Xcode pairs with the verb.",
            example: "category: generic"),
        KeyDocumentation(
            "requiresConfirmation", "`true` or `false`", absent: "`false`", "Whether Siri asks before the intent runs.",
            example: "requiresConfirmation: true"),
        KeyDocumentation(
            "restricted", "`whileLocked`, `whileProtectedDataUnavailable`", absent: "it always runs",
            "When the intent may not run.", example: "restricted: whileLocked"),
        KeyDocumentation(
            "image", "a name", absent: "none", "The default image, by its name among the app's.",
            example: "image: teapot"),
        KeyDocumentation(
            "inputParameter", "a parameter's name", absent: "none",
            "The parameter that takes the output of the action before, in Shortcuts.", example: "inputParameter: text"),
        KeyDocumentation(
            "keyParameter", "a parameter's name, or `none`", absent: "that of `inputParameter`",
            "The most important parameter, which Shortcuts shows first.", example: "keyParameter: tea"),
        KeyDocumentation(
            "system", "a class such as `INPlayMediaIntent`", absent: "it is the app's own",
            "The intent of Apple's that this one customises. It is checked and exported, and no struct is generated for it.",
            example: "system: INPlayMediaIntent"),
        KeyDocumentation(
            "suggestions", "a phrase, a map, `summary`, or a list of these", absent: "it is not suggested",
            "Phrases with which the app donates the intent, so that it can be suggested.",
            example: "suggestions: [ 'Order ${soup}', { with: [soup, quantity], primary: true } ]"),
        KeyDocumentation(
            "response", "a map", absent: "the codes `success` and `failure`, without texts",
            "What the intent answers when it has run.",
            example: "response: { output: state, properties: { state: String }, codes: { success: 'It is ${state}' } }"),
    ]

    static let siriOfParameter = KeyDocumentation(
        "siri", "`true`, or a map", absent: "they do not ask",
        "Whether Siri and Shortcuts may ask for the value; a map says how.",
        example: "siri: { ask: Which soup?, unsupported: { soldOut: '${soup} is sold out.' } }")

    static let siri: [KeyDocumentation] = [
        KeyDocumentation(
            "enabled", "`true` or `false`", absent: "`true`",
            "Whether they may ask; where it is `false`, the texts are kept for the time when they may.",
            example: "enabled: false"),
        KeyDocumentation("ask", "a text", absent: "Siri's own words", "The question.", example: "ask: Which soup?"),
        KeyDocumentation(
            "introduce", "a text", absent: "There are ${count} options matching ‘${soup}’.",
            "What is said before a choice; `${count}` is the number of options.",
            example: "introduce: '${count} soups are called ${soup}.'"),
        KeyDocumentation(
            "choose", "a text", absent: "Which one?", "The question of a choice; it may have `${count}`.",
            example: "choose: Which of the ${count}?"),
        KeyDocumentation(
            "confirm", "a text", absent: "Just to confirm, you wanted ‘${soup}’?",
            "The question whether a value was understood.", example: "confirm: Really ${soup}?"),
        KeyDocumentation(
            "unsupported", "a map from reasons to texts", absent: "none",
            "Why a handler may refuse a value, in order, and what is said then; the texts may have `${displayName}`, "
                + "`${maximumValue}` and `${minimumValue}`.",
            example: "unsupported: { soldOut: '${soup} is sold out.' }"),
    ]

    static let suggestion: [KeyDocumentation] = [
        KeyDocumentation(
            "title", "a text", absent: "the summary's sentence", "The phrase, with `${parameter}` for values.",
            example: "title: Order ${soup}"),
        KeyDocumentation(
            "subtitle", "a text", absent: "none", "What stands below it.", example: "subtitle: For ${guest}"),
        KeyDocumentation(
            "with", "a list of parameters", absent: "those that the texts mention",
            "The parameters that have values in it. Without a `title` it is needed.", example: "with: [soup, quantity]"),
        KeyDocumentation(
            "primary", "`true` or `false`", absent: "`false`", "Whether it is the most important one.",
            example: "primary: true"),
        KeyDocumentation(
            "background", "`true` or `false`", absent: "`true`", "Whether it runs without opening the app.",
            example: "background: false"),
    ]

    static let response: [KeyDocumentation] = [
        KeyDocumentation(
            "output", "a property's name", absent: "none",
            "The property that is handed on to the next action in Shortcuts.", example: "output: state"),
        KeyDocumentation(
            "properties", "a map of properties by name", absent: "none",
            "What the answer carries, declared like the properties of a type.", example: "properties: { state: String }"
        ),
        KeyDocumentation(
            "codes", "a map of codes by name", absent: "`success` and `failure`",
            "The outcomes with what is said then, in order. `success` and `failure` are there without being written.",
            example: "codes: { success: 'It is ${state}', notFound: {} }"),
    ]

    static let responseCode: [KeyDocumentation] = [
        KeyDocumentation("say", "a text", absent: "nothing", "What is spoken.", example: "say: It is ${state}"),
        KeyDocumentation(
            "show", "a text", absent: "nothing", "What is shown, the short form.", example: "show: '${state}'"),
        KeyDocumentation(
            "success", "`true` or `false`", absent: "whether the name begins with `success`",
            "Whether the intent did what it was asked for.", example: "success: true"),
        swiftName(),
    ]
}
