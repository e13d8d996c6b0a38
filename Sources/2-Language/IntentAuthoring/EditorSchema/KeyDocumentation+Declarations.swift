/// The keys of files, types, enums, intents and widgets.
extension KeyDocumentation {
    static let file: [KeyDocumentation] = [
        KeyDocumentation(
            "intentDefinition", "`1`", absent: nil,
            "The version of the language. Every definition has this key, usually first.",
            example: "intentDefinition: 1"),
        KeyDocumentation(
            "language", "a language tag", absent: "`en`",
            "The language of the texts in this file. Missing translations fall back to it.",
            example: "language: zh-Hans"),
        KeyDocumentation(
            "languages", "a list of language tags", absent: "none",
            "Languages in which every text must exist. A missing translation is a warning, `missing-translation`.",
            example: "languages: [en, de]"),
        KeyDocumentation(
            "group", "letters, digits, `.`, `-`, `_`", absent: "`default`",
            "The store of the configured widgets. All files of a run have the same group.",
            example: "group: group.example.cars"),
        classPrefix(
            "none", "A prefix for the names of the file's types, enums and intents in Swift and in Xcode's files."),
        KeyDocumentation(
            "types", "a map of types by name", absent: "none",
            "Things that users choose from, each with an identifier.",
            example: "types:\n  City: { properties: { country: String } }"),
        KeyDocumentation(
            "enums", "a map of enums by name", absent: "none", "Fixed lists of cases.",
            example: "enums:\n  Theme: { cases: [light, dark] }"),
        KeyDocumentation(
            "intents", "a map of intents by name", absent: "none",
            "What users can configure. An intent is a form, and its parameters are the rows.",
            example: "intents:\n  Weather:\n    parameters:\n      city: String"),
        KeyDocumentation(
            "widgets", "a map of widgets by name", absent: "none",
            "The widgets, each with the families it is available in.",
            example: "widgets:\n  WeatherWidget: { intent: Weather, families: [systemSmall] }"),
        KeyDocumentation(
            "controls", "a map of controls by name", absent: "none",
            "The buttons and toggles in system spaces such as Control Center, each with the intent that it runs.",
            example: "controls:\n  DoorLock: { intent: LockDoor, symbol: lock, toggle: isLocked }"),
        KeyDocumentation(
            "appShortcuts", "a map of App Shortcuts by name", absent: "none",
            "The intents that Siri, Spotlight and the Shortcuts app offer, with their phrases; at most ten in all files.",
            example: "appShortcuts:\n  OrderSoup:\n    intent: OrderSoup\n    symbol: cup.and.saucer\n    "
                + "phrases: ['Order soup with ${applicationName}']"),
    ]

    static let type: [KeyDocumentation] = [
        title("the type"),
        description("what it is"),
        KeyDocumentation(
            "properties", "a map of properties by name", absent: "none",
            "The properties of a value in addition to its identifier, title, subtitle and image.",
            example: "properties: { symbol: String, tags: [String] }"),
        KeyDocumentation(
            "options", "`dynamic`, `none`, a list or a map", absent: "`dynamic`",
            "The options of every parameter of this type that has none of its own.",
            example: "options: { oslo: Oslo, wien: { title: Wien, country: Austria } }"),
        KeyDocumentation(
            "optionsFrom", "a map", absent: "none",
            "The source of the options of every parameter of this type, instead of `options`.",
            example: "optionsFrom: { file: cities.json }"),
        renamedFrom("the type"), deprecated, swiftName(), ownPrefix("the type"),
    ]

    static let property: [KeyDocumentation] =
        [
            KeyDocumentation(
                "type", "a type, or one in brackets", absent: nil,
                "The type of the property. In brackets, it is a list.",
                example: "type: [String]"),
            title("the property"),
        ] + settings.filter { !parameterSettings.contains($0.key) } + [
            renamedFrom("the property"), deprecated, swiftName(),
        ]

    /// Settings that apply only to what users enter.
    private static let parameterSettings = ["multiline", "input", "range", "control", "mode"]

    static let enumeration: [KeyDocumentation] = [
        title("the enum"),
        KeyDocumentation(
            "cases", "a list of names, or a map", absent: nil,
            "The cases, in order: names, names with titles, or names with maps.",
            example: "cases: { fans: Fans, money: { title: Money, synonyms: [income] } }"),
        renamedFrom("the enum"), reserved("cases of the enum"), deprecated, swiftName(), ownPrefix("the enum"),
    ]

    static let enumCase: [KeyDocumentation] = [
        title("the case"),
        KeyDocumentation(
            "index", "a whole number, 1 or more", absent: "one more than the case before; the first is 1",
            "The number of the case in Apple's systems. Stores contain its name.", example: "index: 7"),
        KeyDocumentation(
            "synonyms", "a list", absent: "none",
            "Other words for it, each alone or with its pronunciation. Search finds them, too.",
            example: "synonyms: [disco bay, { DB: d b }]"),
        KeyDocumentation(
            "pronunciation", "a string", absent: "as it is written", "The pronunciation of the title.",
            example: "pronunciation: d b"),
        image("the title"),
        renamedFrom("the case"), deprecated, swiftName(),
    ]

    static let unknownCase: [KeyDocumentation] = [
        KeyDocumentation(
            "title", "a localized string", absent: "Unknown",
            "The text of a row without a value. The case itself cannot be chosen.",
            example: "unknown: { title: Any direction }"),
        KeyDocumentation("index", "`0`", absent: "`0`", "Its index, which cannot be changed."),
    ]

    static let intent: [KeyDocumentation] =
        [
            title("the form"),
            description("what is configured"),
            KeyDocumentation(
                "parameters", "a map of parameters by name", absent: "none",
                "The rows of the form, in order. In an intent that is not for widgets and has no `summary`, they are data for code "
                    + "and not shown.",
                example: "parameters:\n  city: { type: City, search: true }"),
            KeyDocumentation(
                "eligibleForWidgets", "`true` or `false`", absent: "`true` if a widget shows the intent",
                "Whether the intent can configure widgets. `false` is an error if a widget shows the intent.",
                example: "eligibleForWidgets: true"),
            KeyDocumentation(
                "summary", "a sentence, a map of sentences, or `true`", absent: "not in Shortcuts",
                "Makes the intent available in Shortcuts and is its sentence, with `${parameter}` for values. If rows depend on "
                    + "others, it is a map from the conditional parameters that are shown to sentences.",
                example: "summary: 'Show ${city} for ${days} days'"),
            renamedFrom("the intent"), reserved("parameters of the intent"), deprecated,
            swiftName("its name followed by `Intent`"), ownPrefix("the intent"),
        ] + actions

    static let widget: [KeyDocumentation] = [
        KeyDocumentation(
            "kind", "any text", absent: "the widget's name",
            "The name under which instances of the widget are stored. Keep it when you rename the widget.",
            example: "kind: com.example.weather"),
        title("the widget"),
        description("what it shows"),
        KeyDocumentation(
            "intent", "the name of an intent", absent: "nothing to configure", "The intent that configures the widget.",
            example: "intent: Weather"),
        KeyDocumentation(
            "families", "a list of families", absent: nil, "The families the widget is available in, at least one.",
            example: "families: [systemSmall, systemMedium]"),
        KeyDocumentation(
            "timeline", "a map", absent: "nothing is declared",
            "The timelines that the widget's provider returns, for the simulator and for the warning `over-budget`.",
            example: "timeline: { every: 1 min, entries: 60 }"),
        KeyDocumentation(
            "renamedFrom", "a list of kinds", absent: "none",
            "Former kinds of the widget, or former names if it had no kind, the newest first. Instances stored under them are "
                + "found again.",
            example: "renamedFrom: [com.example.old]"),
        deprecated, swiftName("its name with a lowercase first letter"),
    ]

    private static func ownPrefix(_ of: String) -> KeyDocumentation {
        classPrefix(
            "the file's",
            "A prefix for the name of \(of) in Swift and in Xcode's files. It is not added to a `swiftName`.")
    }

    static func image(_ beside: String) -> KeyDocumentation {
        KeyDocumentation(
            "image", "a name, or a map", absent: "none", "The image that a list shows next to \(beside).",
            example: "image: { system: tram.fill }")
    }
}
