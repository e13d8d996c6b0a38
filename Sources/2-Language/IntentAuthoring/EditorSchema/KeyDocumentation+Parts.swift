internal import IntentModel
internal import IntentSchema

/// The keys of mappings within declarations.
extension KeyDocumentation {
    static let option: [KeyDocumentation] = [
        KeyDocumentation(
            "title", "a localized string",
            absent: "the value; for a case its title, for an object its identifier in words",
            "The title in a list."),
        KeyDocumentation("subtitle", "a localized string", absent: "none", "The text below the title in a list."),
        image("the title"),
        KeyDocumentation(
            "section", "a localized string", absent: "none", "The heading above the option.",
            example: "section: Europe"),
        KeyDocumentation(
            "synonyms", "a list", absent: "none",
            "Other words that search finds it by, each alone or with its pronunciation.",
            example: "synonyms: [disco bay, { DB: d b }]"),
        renamedFrom("the option"),
    ]

    static let input: [KeyDocumentation] = [
        KeyDocumentation(
            "capitalization", "`none`, `words`, `sentences`, `characters`", absent: "`sentences`",
            "What is capitalized automatically.", example: "capitalization: words"),
        KeyDocumentation("autocorrect", "`true` or `false`", absent: "`true`", "Whether words are corrected."),
        KeyDocumentation(
            "smartQuotes", "`true` or `false`", absent: "`true`", "Whether straight quotes become curly quotes."),
        KeyDocumentation("smartDashes", "`true` or `false`", absent: "`true`", "Whether two hyphens become a dash."),
        KeyDocumentation(
            "keyboard", "the name of a keyboard in UIKit", absent: "`default`", "The keyboard on a touch screen.",
            example: "keyboard: emailAddress"),
        KeyDocumentation("placeholder", "a localized string", absent: "none", "The text of the empty field."),
    ]

    static let range: [KeyDocumentation] = [
        KeyDocumentation("min", "a literal of the type", absent: "no limit", "The minimum, or `today` for a date."),
        KeyDocumentation("max", "a literal of the type", absent: "no limit", "The maximum, or `today` for a date."),
        KeyDocumentation(
            "step", "a number greater than 0", absent: "any number",
            "Numbers and measurements: the difference between values, counted from `min`, or from 0 without one."),
    ]

    static let image: [KeyDocumentation] = [
        KeyDocumentation("system", "a string", absent: "none", "The name of a system symbol."),
        KeyDocumentation("file", "a string", absent: "none", "A file in the app."),
        KeyDocumentation("url", "a string", absent: "none", "The address of the image."),
    ]

    static let optionsFrom: [KeyDocumentation] = [
        KeyDocumentation(
            "file", "a path", absent: "another source", "A JSON file in the definition's folder or below it.",
            example: "file: cars.json"),
        KeyDocumentation(
            "command", "a list of words", absent: "another source",
            "A program that prints the JSON, with its arguments. It runs in the definition's folder, without a shell.",
            example: "command: [list-cars, --json]"),
        KeyDocumentation(
            "url", "an address", absent: "another source", "An address that returns the JSON.",
            example: "url: https://example.com/cars.json"),
        KeyDocumentation(
            "timeout", "a duration", absent: "that of other options",
            "How long a command or an address can take, at most `28s`.",
            example: "timeout: 5s"),
        KeyDocumentation(
            "cache", "a duration", absent: "not cached", "How long an answer is reused.",
            example: "cache: 10m"),
    ]

    static let condition: [KeyDocumentation] = [
        KeyDocumentation(
            "not", "a value, or a list", absent: "none", "The other parameter has none of these values.",
            example: "not: [light, dark]"),
        KeyDocumentation("isSet", "`true` or `false`", absent: "none", "Whether the other parameter has a value."),
        KeyDocumentation(
            "atLeast", "a number", absent: "none", "The minimum of a number, or of the number of values in a list."),
        KeyDocumentation(
            "atMost", "a number", absent: "none", "The maximum of a number, or of the number of values in a list."),
    ]

    static let defaultRule: [KeyDocumentation] = [
        KeyDocumentation(
            "handler", "`true`", absent: "none",
            "The default comes from the handler. Use it where `dynamic` would be a value."
        ),
        KeyDocumentation("first", "a number", absent: "none", "The number of first options to use, in order."),
    ]

    static let families: [KeyDocumentation] = [
        family(.systemSmall, "A small square on a home screen or desktop."),
        family(.systemMedium, "Two small widgets side by side."),
        family(.systemLarge, "Two medium widgets, one above the other."),
        family(.systemExtraLarge, "Two large widgets side by side."),
        family(.systemExtraLargePortrait, "Two large widgets, one above the other."),
        family(.accessoryCircular, "A circle on a lock screen or watch face."),
        family(.accessoryCorner, "A corner of a watch face."),
        family(.accessoryRectangular, "A few lines on a lock screen or watch face."),
        family(.accessoryInline, "One line of text on a lock screen or watch face."),
    ]

    private static func family(_ family: SizeFamily, _ text: String) -> KeyDocumentation {
        KeyDocumentation(family.rawValue, "depends on the map", absent: "`otherwise`", text)
    }
}
