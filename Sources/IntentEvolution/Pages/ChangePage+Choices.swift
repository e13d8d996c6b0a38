extension ChangePage {
    static let choices: [ChangePage] = [
        ChangePage(
            .rangeNarrowed, .choices, "Every number that could be chosen may be chosen.",
            reason: """
                A stored number outside the `range`, or between its steps, is kept, and the default is in \
                effect. Ranges of measurements are compared in one unit.
                """,
            .parameters(
                "labelSize: { type: Integer, range: 8...24 }",
                "labelSize: { type: Integer, range: 8...20 }")),
        ChangePage(
            .contentsNarrowed, .choices, "Every file and every currency that could be chosen may be chosen.",
            reason: """
                What is stored is still read, but an editor would not take it, so that code may meet what the \
                definition does not allow.
                """,
            .parameters(
                "alarm: { type: File, contentTypes: [public.audio, public.movie] }",
                "alarm: { type: File, contentTypes: [public.audio] }")),
        ChangePage(
            .freeTextRemoved, .choices, "A parameter that takes free text goes on to take it.",
            reason: "What users typed is none of the options: it has vanished, as `ifVanished` says.",
            .parameters(
                "zone: { type: String, options: [utc, cet], freeText: true }",
                "zone: { type: String, options: [utc, cet] }")),
        ChangePage(
            .uniqueValuesAdded, .choices, "A value that could fill several slots may fill several.",
            reason: """
                Stored rows that have a value twice are still read, but an edit of them is refused until it is \
                there once.
                """,
            .parameters(
                "zones: [String]",
                "zones: { type: [String], uniqueValues: true }")),
        ChangePage(
            .optionsClosed, .choices,
            """
            A parameter that took any value, or the options of another source, does not come to have a \
            closed list.
            """,
            reason: """
                A stored value may be none of the options. It has vanished then, as `ifVanished` says. This is \
                also told where `options` become `none`.
                """,
            .parameters(
                "zone: String",
                "zone: { type: String, options: [utc, cet] }")),
        ChangePage(
            .optionRemoved, .choices, "A listed option stays, or is a former identifier of another one.",
            reason: """
                Where it is chosen, it has vanished: it stays and is marked, unless `ifVanished` says \
                `useDefault` or `clear`.
                """,
            .parameters(
                "zone: { type: String, options: [utc, cet] }",
                "zone: { type: String, options: [utc] }")),
        ChangePage(
            .optionContentChanged, .choices, "A listed option says what it said.",
            reason: """
                The own properties of an object, or the value behind an identifier, come to all instances that \
                chose it: at the next edit, or when an editor opens.
                """,
            .file(
                """
                types: { City: { properties: { zone: String } } }
                intents:
                  Clock:
                    parameters:
                      city: { type: City, options: { oslo: { zone: CET } } }
                """,
                """
                types: { City: { properties: { zone: String } } }
                intents:
                  Clock:
                    parameters:
                      city: { type: City, options: { oslo: { zone: Europe/Oslo } } }
                """)),
        ChangePage(
            .optionSourceChanged, .choices, "Options come from where they came from.",
            reason: """
                Users may be offered something else. What they chose is found again where the identifiers are \
                the same.
                """,
            .parameters(
                "zone: { type: String, optionsFrom: { file: zones.json } }",
                "zone: { type: String, optionsFrom: { file: cities.json } }")),
        ChangePage(
            .unitChanged, .choices, "A bare number is meant in the unit that it was meant in.",
            reason: """
                Stored values have their unit with them. What is typed, and what code makes of a bare number, \
                means something else.
                """,
            .parameters(
                "height: { type: Length, unit: meters }",
                "height: { type: Length, unit: feet }")),
    ]
}
