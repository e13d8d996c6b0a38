/// The keys of files, types, enums, intents and widgets.
extension KeyDocumentation {
    static let file: [KeyDocumentation] = [
        KeyDocumentation(
            "intentDefinition", "`1`", absent: nil, "The version of the language. Every definition begins with it.",
            example: "intentDefinition: 1"),
        KeyDocumentation(
            "language", "a language tag", absent: "`en`",
            "The language in which the file's plain texts are written, and which every text falls back to.",
            example: "language: zh-Hans"),
        KeyDocumentation(
            "languages", "a list of language tags", absent: "no promise",
            "Languages that every text of the file is promised in. A text that lacks one is a warning, `missing-translation`.",
            example: "languages: [en, de]"),
        KeyDocumentation(
            "group", "letters, digits, `.`, `-`, `_`", absent: "`default`",
            "Whose store the configured widgets are kept in. All files of one run agree on it.",
            example: "group: group.example.cars"),
        classPrefix(
            "none", "Stands before the names of the file's types, enums and intents in Swift and in Xcode's files."),
        KeyDocumentation(
            "types", "a map of types by name", absent: "none",
            "Things that a user chooses among, each with an identifier.",
            example: "types:\n  City: { properties: { country: String } }"),
        KeyDocumentation(
            "enums", "a map of enums by name", absent: "none", "Closed lists of cases that are known beforehand.",
            example: "enums:\n  Theme: { cases: [light, dark] }"),
        KeyDocumentation(
            "intents", "a map of intents by name", absent: "none",
            "What can be configured: an intent is a form, its parameters are the rows.",
            example: "intents:\n  Weather:\n    parameters:\n      city: String"),
        KeyDocumentation(
            "widgets", "a map of widgets by name", absent: "none",
            "The widgets, each with the families it is offered in.",
            example: "widgets:\n  WeatherWidget: { intent: Weather, families: [systemSmall] }"),
    ]

    static let type: [KeyDocumentation] = [
        title("the type"),
        description("what it is"),
        KeyDocumentation(
            "properties", "a map of properties by name", absent: "none",
            "What a value carries besides identifier, title, subtitle and image.",
            example: "properties: { symbol: String, tags: [String] }"),
        KeyDocumentation(
            "options", "`dynamic`, `none`, a list or a map", absent: "`dynamic`",
            "What every parameter of this type offers, unless it says otherwise itself.",
            example: "options: { oslo: Oslo, wien: { title: Wien, country: Austria } }"),
        KeyDocumentation(
            "optionsFrom", "a map", absent: "none",
            "Where the options of every parameter of this type are read from, in place of `options`.",
            example: "optionsFrom: { file: cities.json }"),
        renamedFrom("the type"), deprecated, swiftName(), ownPrefix("the type"),
    ]

    static let property: [KeyDocumentation] =
        [
            KeyDocumentation(
                "type", "a type, or one in brackets", absent: nil,
                "What the property holds; in brackets several of it.",
                example: "type: [String]"),
            title("the property"),
        ] + settings.filter { !parameterSettings.contains($0.key) } + [
            renamedFrom("the property"), deprecated, swiftName(),
        ]

    /// Settings of what a person enters, which nobody does with a property.
    private static let parameterSettings = ["multiline", "input", "range", "control", "mode"]

    static let enumeration: [KeyDocumentation] = [
        title("the enum"),
        KeyDocumentation(
            "cases", "a list of names, or a map", absent: nil,
            "The cases in their order: names alone, names with their titles, or names with maps.",
            example: "cases: { fans: Fans, money: { title: Money, synonyms: [income] } }"),
        renamedFrom("the enum"), reserved("cases of the enum"), deprecated, swiftName(), ownPrefix("the enum"),
    ]

    static let enumCase: [KeyDocumentation] = [
        title("the case"),
        KeyDocumentation(
            "index", "a whole number, 1 or more", absent: "one more than the case before, first 1",
            "The number that Apple's systems know the case by. What is stored here is its name.", example: "index: 7"),
        KeyDocumentation(
            "synonyms", "a list", absent: "none",
            "Other words that people use for it, each alone or with how it is said. A search finds it by them.",
            example: "synonyms: [disco bay, { DB: d b }]"),
        KeyDocumentation(
            "pronunciation", "a text", absent: "as it is written", "How the title is said.",
            example: "pronunciation: d b"),
        image("the title"),
        renamedFrom("the case"), deprecated, swiftName(),
    ]

    static let unknownCase: [KeyDocumentation] = [
        KeyDocumentation(
            "title", "a text", absent: "Unknown", "What a row without a value shows. The case itself is never offered.",
            example: "unknown: { title: Any direction }"),
        KeyDocumentation("index", "`0`", absent: "`0`", "Its number, which cannot be another."),
    ]

    static let intent: [KeyDocumentation] =
        [
            title("the form"),
            description("what is configured"),
            KeyDocumentation(
                "parameters", "a map of parameters by name", absent: "none",
                "The rows of the form, in their order. In an intent that is neither for widgets nor has a `summary` they are no "
                    + "rows, and data for code.",
                example: "parameters:\n  city: { type: City, search: true }"),
            KeyDocumentation(
                "eligibleForWidgets", "`true` or `false`", absent: "whether a widget names the intent",
                "Whether widgets can be configured with it. `false` beside a widget that names it is an error.",
                example: "eligibleForWidgets: true"),
            KeyDocumentation(
                "summary", "a sentence, a map of sentences, or `true`", absent: "not in Shortcuts",
                "Makes the intent available in Shortcuts, and is its sentence, with `${parameter}` for values. Where rows "
                    + "depend on others it is a map: the keys are the conditional parameters that are shown.",
                example: "summary: 'Show ${city} for ${days} days'"),
            renamedFrom("the intent"), reserved("parameters of the intent"), deprecated,
            swiftName("its name with `Intent` behind it"), ownPrefix("the intent"),
        ] + actions

    static let widget: [KeyDocumentation] = [
        KeyDocumentation(
            "kind", "any text", absent: "the widget's name",
            "What placed widgets are stored under. It stays when the name changes.",
            example: "kind: com.example.weather"),
        title("the widget"),
        description("what it shows"),
        KeyDocumentation(
            "intent", "an intent's name", absent: "nothing can be configured", "The intent that configures it.",
            example: "intent: Weather"),
        KeyDocumentation(
            "families", "a list of families", absent: nil, "The sizes and places that it is offered in, at least one.",
            example: "families: [systemSmall, systemMedium]"),
        KeyDocumentation(
            "renamedFrom", "a list of kinds", absent: "none",
            "Kinds that the widget had before, or names where it had no kind, the newest first. Widgets stored under them "
                + "are found again.",
            example: "renamedFrom: [com.example.old]"),
        deprecated, swiftName("its name with a small first letter"),
    ]

    private static func ownPrefix(_ of: String) -> KeyDocumentation {
        classPrefix(
            "the file's",
            "Stands before the name of \(of) in Swift and in Xcode's files; a `swiftName` is whole without it.")
    }

    static func image(_ beside: String) -> KeyDocumentation {
        KeyDocumentation(
            "image", "a name, or a map", absent: "none", "The picture that a list shows beside \(beside).",
            example: "image: { system: tram.fill }")
    }
}
