/// The keys of parameters.
extension KeyDocumentation {
    static let parameter: [KeyDocumentation] = rows + settings + choices + relations

    private static let rows: [KeyDocumentation] = [
        KeyDocumentation(
            "type", "a type, or one in brackets", absent: nil,
            "The type of the value. In brackets, it is a list with one value per slot.", example: "type: [City]"),
        title("the row"),
        description("what the row is for, which editors show as help"),
        KeyDocumentation(
            "prompt", "a localized string", absent: "none",
            "The text of the row while it is empty. `${name}` is replaced by the value of another parameter.",
            example: "prompt: Pick a stop"),
        siriOfParameter,
        KeyDocumentation(
            "families", "a list of families", absent: "all", "The families that show the row.",
            example: "families: [systemLarge]"),
    ]

    static let settings: [KeyDocumentation] = [
        KeyDocumentation(
            "multiline", "`true` or `false`", absent: "`false`", "String: whether it can have several lines.",
            example: "multiline: true"),
        KeyDocumentation(
            "input", "`sentences`, `verbatim`, or a map", absent: "`sentences`",
            "String: how it is entered. `verbatim` turns off capitalization, correction, smart quotes and smart dashes. "
                + "URL, numbers, measurements, TimeInterval and CurrencyAmount: a map with a `placeholder`.",
            example: "input: { capitalization: words, autocorrect: false }"),
        KeyDocumentation(
            "range", "`1...10`, `5m...`, `today...`, or a map", absent: "no limit",
            "Numbers, measurements, TimeInterval, DateComponents and CurrencyAmount: the minimum and the maximum. "
                + "Numbers and measurements: also the step between values.",
            example: "range: { min: 0, max: 100, step: 5 }"),
        KeyDocumentation(
            "control", "`field`, `stepper`, `slider`", absent: "`field`",
            "Integer and Decimal: the control that sets it.",
            example: "control: slider"),
        KeyDocumentation(
            "trueTitle", "a localized string", absent: "`true`", "Boolean: the title of the value true.",
            example: "trueTitle: Shown"),
        KeyDocumentation(
            "falseTitle", "a localized string", absent: "`false`", "Boolean: the title of the value false.",
            example: "falseTitle: Hidden"),
        KeyDocumentation(
            "unit", "the name of a unit", absent: "TimeInterval: `units`; measurements: none",
            "Measurements: the unit of numbers without one, which a `range` requires. TimeInterval: the only unit that editors "
                + "show.",
            example: "unit: kilometers"),
        KeyDocumentation(
            "units", "two units of time, separated by `...`", absent: "`seconds...days`",
            "TimeInterval: the units that editors show, from the smallest to the largest.",
            example: "units: minutes...hours"),
        KeyDocumentation(
            "defaultUnit", "a unit of time", absent: "seconds, or the smallest of `units`",
            "TimeInterval: the unit of numbers without one, one of `units`.",
            example: "defaultUnit: minutes"),
        KeyDocumentation(
            "kind", "`dateTime`, `date`, `time`", absent: "`dateTime`",
            "DateComponents: whether it has a date, a time, or both.",
            example: "kind: date"),
        KeyDocumentation(
            "format", "`style`, `relative`, or a template", absent: "`style`",
            "DateComponents: how it is shown: in its two styles, relative to today, or with a template such as `MMM d, y`.",
            example: "format: relative"),
        KeyDocumentation(
            "dateStyle", "`full`, `long`, `medium`, `short`, `none`", absent: "`full`",
            "DateComponents with a date: how much of the date is shown.", example: "dateStyle: medium"),
        KeyDocumentation(
            "timeStyle", "`full`, `long`, `medium`, `short`, `none`", absent: "`full`",
            "DateComponents with a time: how much of the time is shown.", example: "timeStyle: short"),
        KeyDocumentation(
            "contentTypes", "`any`, `image`, `plainText`, or a list of type identifiers", absent: "`any`",
            "File: the types of files that can be chosen.", example: "contentTypes: [public.json, public.image]"),
        KeyDocumentation(
            "mode", "`contact`", absent: "`contact`", "Person: how one is chosen. There is only one way.",
            example: "mode: contact"),
        KeyDocumentation(
            "display", "`name`, `city`", absent: "`name`", "Placemark: the part of the place that is shown.",
            example: "display: city"),
        KeyDocumentation(
            "currencies", "a list of currency codes", absent: "any",
            "CurrencyAmount: the currencies that can be chosen.",
            example: "currencies: [EUR, USD]"),
    ]

    private static let choices: [KeyDocumentation] = [
        KeyDocumentation(
            "options", "`dynamic`, `none`, a list or a map",
            absent: "those of the type; `dynamic` for object types, any value for others",
            "What users can choose: `dynamic` options come from a handler in code, a list or map contains the options, and `none` offers none.",
            example: "options: { celsius: °C, kelvin: K }"),
        KeyDocumentation(
            "optionsFrom", "a map", absent: "none", "The source of the options, instead of `options`.",
            example: "optionsFrom: { file: cars.json }"),
        KeyDocumentation(
            "search", "`true` or `false`", absent: "`false`",
            "Whether the handler receives the search term, so that it can find more options than it lists. Requires dynamic options.",
            example: "search: true"),
        KeyDocumentation(
            "freeText", "`true` or `false`", absent: "`false`",
            "String with options: whether users can enter other values.", example: "freeText: true"),
        KeyDocumentation(
            "uniqueValues", "`true` or `false`", absent: "`true` for object types, otherwise `false`",
            "List: whether a value can fill only one slot.", example: "uniqueValues: true"),
        KeyDocumentation(
            "default", "a value, a list, `dynamic`, or a map", absent: "no value",
            "The initial value: a literal, the identifier of an option, `dynamic` for one from the handler, `{ first: 4 }` for the "
                + "first options, or a map from families to one of these.",
            example: "default: { systemSmall: [lock], otherwise: { first: 4 } }"),
        KeyDocumentation(
            "size", "a number, a range, or a map by family", absent: "no limit",
            "List: the number of slots. `4` means four slots, each of which can be empty; `1...4` means up to four values.",
            example: "size: { systemSmall: 2, systemMedium: 4, otherwise: 1...8 }"),
    ]

    private static let relations: [KeyDocumentation] = [
        KeyDocumentation(
            "when", "the name of a parameter, or a map", absent: "always shown",
            "The values of other parameters that show the row. If there are several conditions, all must be true.",
            example: "when: { showLabels: true, count: { atLeast: 3 } }"),
        KeyDocumentation(
            "dependsOn", "a list of earlier parameters", absent: "none",
            "Parameters that the options depend on. The options are requested again when one of them changes.",
            example: "dependsOn: [city]"),
        KeyDocumentation(
            "ifParentChanges", "`reset`, `keep`", absent: "`reset`",
            "What happens to the value when a parameter in `dependsOn` changes.",
            example: "ifParentChanges: keep"),
        KeyDocumentation(
            "ifVanished", "`keepAndFlag`, `useDefault`, `clear`", absent: "`keepAndFlag`",
            "What happens to a chosen option that no longer exists.", example: "ifVanished: useDefault"),
        renamedFrom("the parameter"), deprecated, swiftName(),
    ]
}
