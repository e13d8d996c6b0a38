internal import IntentModel

/// The keys of what stands inside declarations.
extension KeyDocumentation {
    static let option: [KeyDocumentation] = [
        KeyDocumentation(
            "title", "a text", absent: "the value; of a case its title, of an object the identifier in words",
            "What a list shows."),
        KeyDocumentation("subtitle", "a text", absent: "none", "What a list shows below the title."),
        image("the title"),
        KeyDocumentation(
            "section", "a text", absent: "none", "The heading under which the option stands.",
            example: "section: Europe"),
        KeyDocumentation(
            "synonyms", "a list", absent: "none",
            "Other words that a search finds it by, each alone or with how it is said.",
            example: "synonyms: [disco bay, { DB: d b }]"),
        renamedFrom("the option"),
    ]

    static let input: [KeyDocumentation] = [
        KeyDocumentation(
            "capitalization", "`none`, `words`, `sentences`, `characters`", absent: "`sentences`",
            "What is made a capital while typing.", example: "capitalization: words"),
        KeyDocumentation("autocorrect", "`true` or `false`", absent: "`true`", "Whether words are corrected."),
        KeyDocumentation(
            "smartQuotes", "`true` or `false`", absent: "`true`", "Whether straight quotes become curly ones."),
        KeyDocumentation("smartDashes", "`true` or `false`", absent: "`true`", "Whether two hyphens become a dash."),
        KeyDocumentation(
            "keyboard", "a keyboard by UIKit's name", absent: "`default`", "Which keyboard a touch screen shows.",
            example: "keyboard: emailAddress"),
        KeyDocumentation("placeholder", "a text", absent: "none", "What the empty field shows."),
    ]

    static let range: [KeyDocumentation] = [
        KeyDocumentation("min", "a number", absent: "no limit", "The least value."),
        KeyDocumentation("max", "a number", absent: "no limit", "The greatest value."),
        KeyDocumentation(
            "step", "a number above 0", absent: "any number",
            "How far values are apart, counted from `min`, or from 0 without one."),
    ]

    static let image: [KeyDocumentation] = [
        KeyDocumentation("system", "a text", absent: "none", "A symbol of the system by its name."),
        KeyDocumentation("file", "a text", absent: "none", "A file of the app."),
        KeyDocumentation("url", "a text", absent: "none", "An address that the picture is loaded from."),
    ]

    static let optionsFrom: [KeyDocumentation] = [
        KeyDocumentation(
            "file", "a path", absent: "another source", "A JSON file below the definition's folder.",
            example: "file: cars.json"),
        KeyDocumentation(
            "command", "a list of words", absent: "another source",
            "A program with its arguments, run without a shell in the definition's folder, that prints the JSON.",
            example: "command: [list-cars, --json]"),
        KeyDocumentation(
            "url", "an address", absent: "another source", "An address that answers with the JSON.",
            example: "url: https://example.com/cars.json"),
        KeyDocumentation(
            "timeout", "a duration", absent: "as long as other options",
            "How long a command or an address may take, at most `28s`.",
            example: "timeout: 5s"),
        KeyDocumentation(
            "cache", "a duration", absent: "asked each time", "How long an answer may be used again.",
            example: "cache: 10m"),
    ]

    static let condition: [KeyDocumentation] = [
        KeyDocumentation(
            "not", "a value, or a list", absent: "none", "The other parameter is none of these.",
            example: "not: [light, dark]"),
        KeyDocumentation("isSet", "`true` or `false`", absent: "none", "Whether the other parameter has a value."),
        KeyDocumentation(
            "atLeast", "a number", absent: "none", "A number is at least this; a list has at least so many values."),
        KeyDocumentation(
            "atMost", "a number", absent: "none", "A number is at most this; a list has at most so many values."),
    ]

    static let defaultRule: [KeyDocumentation] = [
        KeyDocumentation(
            "handler", "`true`", absent: "none", "The handler in code says it; needed where `dynamic` would be a value."
        ),
        KeyDocumentation("first", "a count", absent: "none", "So many of the first options, in their order."),
    ]

    static let families: [KeyDocumentation] = [
        family(.systemSmall, "A small square on a home screen or desktop."),
        family(.systemMedium, "Two small ones side by side."),
        family(.systemLarge, "Two medium ones above each other."),
        family(.systemExtraLarge, "Two large ones side by side."),
        family(.systemExtraLargePortrait, "Two large ones above each other."),
        family(.accessoryCircular, "A circle on a lock screen or watch face."),
        family(.accessoryCorner, "A corner of a watch face."),
        family(.accessoryRectangular, "A few lines on a lock screen or watch face."),
        family(.accessoryInline, "One line of text on a lock screen or watch face."),
    ]

    private static func family(_ family: SizeFamily, _ text: String) -> KeyDocumentation {
        KeyDocumentation(family.rawValue, "depends on the map", absent: "`otherwise`", text)
    }
}
