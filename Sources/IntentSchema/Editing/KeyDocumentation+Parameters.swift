/// The keys of parameters.
extension KeyDocumentation {
    static let parameter: [KeyDocumentation] = rows + settings + choices + relations

    private static let rows: [KeyDocumentation] = [
        KeyDocumentation(
            "type", "a type, or one in brackets", absent: nil,
            "What the row holds; in brackets several of it, one in each slot.", example: "type: [City]"),
        title("the row"),
        description("what the row is for; every editor shows it as help"),
        KeyDocumentation(
            "prompt", "a text", absent: "none",
            "What the row says while it is empty; `${name}` in it stands for the value of another row.",
            example: "prompt: Pick a stop"),
        siriOfParameter,
        KeyDocumentation(
            "families", "a list of families", absent: "all", "The families in which the row is there.",
            example: "families: [systemLarge]"),
    ]

    static let settings: [KeyDocumentation] = [
        KeyDocumentation(
            "multiline", "`true` or `false`", absent: "`false`", "Of a String: whether it may have several lines.",
            example: "multiline: true"),
        KeyDocumentation(
            "input", "`sentences`, `verbatim`, or a map", absent: "`sentences`",
            "Of a String: how it is typed. `verbatim` is without capitals, correction, smart quotes and dashes.",
            example: "input: { capitalization: words, autocorrect: false }"),
        KeyDocumentation(
            "range", "`1...10`, `1...`, `...10`, or a map", absent: "no limit",
            "Of Integer, Decimal and measurements: the least and the greatest value, and the step between values.",
            example: "range: { min: 0, max: 100, step: 5 }"),
        KeyDocumentation(
            "control", "`field`, `stepper`, `slider`", absent: "`field`", "Of Integer and Decimal: how it is set.",
            example: "control: slider"),
        KeyDocumentation(
            "trueTitle", "a text", absent: "`true`", "Of a Boolean: what its being on is called.",
            example: "trueTitle: Shown"),
        KeyDocumentation(
            "falseTitle", "a text", absent: "`false`", "Of a Boolean: what its being off is called.",
            example: "falseTitle: Hidden"),
        KeyDocumentation(
            "unit", "a unit's name", absent: "for TimeInterval `units`, for measurements none",
            "Of measurements: what a number without a unit is meant in; a `range` needs it. Of TimeInterval: the one unit that "
                + "it is asked for in.",
            example: "unit: kilometers"),
        KeyDocumentation(
            "units", "two units of time with `...` between", absent: "`seconds...days`",
            "Of TimeInterval: the units that an editor offers, from the smallest to the largest.",
            example: "units: minutes...hours"),
        KeyDocumentation(
            "defaultUnit", "a unit of time", absent: "seconds, or the smallest of `units`",
            "Of TimeInterval: what a number without a unit is meant in, one of `units`.",
            example: "defaultUnit: minutes"),
        KeyDocumentation(
            "kind", "`dateTime`, `date`, `time`", absent: "`dateTime`",
            "Of DateComponents: which parts of a point in time it holds.",
            example: "kind: date"),
        KeyDocumentation(
            "format", "`style`, `relative`, or a template", absent: "`style`",
            "Of DateComponents: how it is shown: in its two styles, with near days by their names, or by a pattern such as `MMM d, y`.",
            example: "format: relative"),
        KeyDocumentation(
            "dateStyle", "`full`, `long`, `medium`, `short`, `none`", absent: "`full`",
            "Of DateComponents with a date: how much of the date is shown.", example: "dateStyle: medium"),
        KeyDocumentation(
            "timeStyle", "`full`, `long`, `medium`, `short`, `none`", absent: "`full`",
            "Of DateComponents with a time: how much of the time is shown.", example: "timeStyle: short"),
        KeyDocumentation(
            "contentTypes", "`any`, `image`, `plainText`, or a list of type identifiers", absent: "`any`",
            "Of File: the kinds of files that may be chosen.", example: "contentTypes: [public.json, public.image]"),
        KeyDocumentation(
            "mode", "`contact`", absent: "`contact`", "Of Person: how one is chosen; so far there is one way.",
            example: "mode: contact"),
        KeyDocumentation(
            "display", "`name`, `city`", absent: "`name`", "Of Placemark: what is shown of the place.",
            example: "display: city"),
        KeyDocumentation(
            "currencies", "a list of currency codes", absent: "any",
            "Of CurrencyAmount: the currencies that may be chosen.",
            example: "currencies: [EUR, USD]"),
    ]

    private static let choices: [KeyDocumentation] = [
        KeyDocumentation(
            "options", "`dynamic`, `none`, a list or a map",
            absent: "what the type says; `dynamic` for types, else free",
            "What may be chosen: `dynamic` asks a handler in code, a list or map gives the values, `none` offers nothing.",
            example: "options: { celsius: °C, kelvin: K }"),
        KeyDocumentation(
            "optionsFrom", "a map", absent: "none", "Where the options are read from, in place of `options`.",
            example: "optionsFrom: { file: cars.json }"),
        KeyDocumentation(
            "search", "`true` or `false`", absent: "`false`",
            "Whether the handler gets the search term, and finds among more options than it lists. It needs dynamic options.",
            example: "search: true"),
        KeyDocumentation(
            "freeText", "`true` or `false`", absent: "`false`",
            "Of a String with options: whether the user may type another value.", example: "freeText: true"),
        KeyDocumentation(
            "uniqueValues", "`true` or `false`", absent: "`true` for types, else `false`",
            "Of a list: whether a value fills one slot at most.", example: "uniqueValues: true"),
        KeyDocumentation(
            "default", "a value, a list, `dynamic`, or a map", absent: "no value",
            "What a new widget holds: a value, an option's identifier, what the handler says (`dynamic`), the first options "
                + "(`{ first: 4 }`), or one of these for each family.",
            example: "default: { systemSmall: [lock], otherwise: { first: 4 } }"),
        KeyDocumentation(
            "size", "a count, a range of counts, or a map by family", absent: "no limit",
            "Of a list: how many slots there are. `4` is four slots of which each may be empty, `1...4` is up to four values.",
            example: "size: { systemSmall: 2, systemMedium: 4, otherwise: 1...8 }"),
    ]

    private static let relations: [KeyDocumentation] = [
        KeyDocumentation(
            "when", "a parameter's name, or a map", absent: "always",
            "What other parameters must be for the row to be there. Several conditions all hold.",
            example: "when: { showLabels: true, count: { atLeast: 3 } }"),
        KeyDocumentation(
            "dependsOn", "a list of earlier parameters", absent: "none",
            "Parameters whose values the options depend on: they are asked again when one changes.",
            example: "dependsOn: [city]"),
        KeyDocumentation(
            "ifParentChanges", "`reset`, `keep`", absent: "`reset`",
            "What becomes of the value when a parameter of `dependsOn` gets another one.",
            example: "ifParentChanges: keep"),
        KeyDocumentation(
            "ifVanished", "`keepAndFlag`, `useDefault`, `clear`", absent: "`keepAndFlag`",
            "What becomes of a chosen option that is no longer known.", example: "ifVanished: useDefault"),
        renamedFrom("the parameter"), deprecated, swiftName(),
    ]
}
