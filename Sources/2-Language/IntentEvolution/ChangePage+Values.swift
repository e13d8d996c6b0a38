extension ChangePage {
    static let choices: [ChangePage] = [
        ChangePage(
            .rangeNarrowed, .choices, "The `range` of a parameter no longer includes every former value.",
            reason: """
                A stored value outside the range, or between its steps, is kept but not used; the default applies. \
                Ranges of measurements are compared in the same unit.
                """,
            .parameters(
                "labelSize: { type: Integer, range: 8...24 }",
                "labelSize: { type: Integer, range: 8...20 }")),
        ChangePage(
            .contentsNarrowed, .choices, "A type of file, a currency or a day is no longer allowed.",
            reason: """
                Stored values are still read, but an editor would not accept them, so code may receive values that the \
                definition does not allow. A bound of `today` limits what users can choose on a day, not what is stored.
                """,
            .parameters(
                "alarm: { type: File, contentTypes: [public.audio, public.movie] }",
                "alarm: { type: File, contentTypes: [public.audio] }")),
        ChangePage(
            .freeTextRemoved, .choices, "A parameter no longer accepts free text.",
            reason: """
                Text that users entered is not one of the options, so it counts as vanished; `ifVanished` specifies \
                what happens to it.
                """,
            .parameters(
                "zone: { type: String, options: [utc, cet], freeText: true }",
                "zone: { type: String, options: [utc, cet] }")),
        ChangePage(
            .uniqueValuesAdded, .choices, "A list no longer accepts the same value twice.",
            reason: """
                A stored list with duplicates is still read, but it cannot be edited until the duplicates are removed.
                """,
            .parameters(
                "zones: [String]",
                "zones: { type: [String], uniqueValues: true }")),
        ChangePage(
            .optionsClosed, .choices, "A parameter now accepts only listed options, or none.",
            reason: """
                A stored value may not be one of the options. It then counts as vanished; `ifVanished` specifies what \
                happens to it.
                """,
            .parameters(
                "zone: String",
                "zone: { type: String, options: [utc, cet] }")),
        ChangePage(
            .optionRemoved, .choices, "A listed option was removed.",
            reason: """
                Where the option is stored, it counts as vanished: it stays and is marked, unless `ifVanished` is \
                `useDefault` or `clear`. If the option was renamed, add `renamedFrom` to its successor.
                """,
            .parameters(
                "zone: { type: String, options: [utc, cet] }",
                "zone: { type: String, options: [utc] }")),
        ChangePage(
            .optionContentChanged, .choices, "The value or a property of a listed option changed.",
            reason: """
                All instances with the option receive the new value, at the next edit or when an editor opens.
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
            .optionSourceChanged, .choices, "The options of a parameter have a different source.",
            reason: """
                Users may be offered different options. Stored values are still found if the new source has the same \
                identifiers.
                """,
            .parameters(
                "zone: { type: String, optionsFrom: { file: zones.json } }",
                "zone: { type: String, optionsFrom: { file: cities.json } }")),
        ChangePage(
            .unitChanged, .choices, "The default unit of a number changed.",
            reason: """
                Stored values include their units and stay the same. Numbers without a unit, which users enter and code \
                passes, now have another meaning.
                """,
            .parameters(
                "height: { type: Length, unit: meters }",
                "height: { type: Length, unit: feet }")),
    ]

    static let rows: [ChangePage] = [
        ChangePage(
            .defaultChanged, .rows, "The default of a parameter changed.",
            reason: "Defaults are not stored, so every instance without a stored value gets the new default.",
            .parameters(
                "labelSize: { type: Integer, default: 12 }",
                "labelSize: { type: Integer, default: 14 }")),
        ChangePage(
            .firstOptionsChanged, .rows, "The first options changed, and they are the default.",
            reason: "Every instance without a stored value gets the new first options.",
            .parameters(
                "zones: { type: [String], options: [utc, cet], default: { first: 1 } }",
                "zones: { type: [String], options: [cet, utc], default: { first: 1 } }")),
        ChangePage(
            .sizeShrunk, .rows, "A list has fewer slots in a family.",
            reason: "Values beyond the last slot are kept but not shown; they appear in a larger family.",
            .parameters(
                "zones: { type: [String], size: 4 }",
                "zones: { type: [String], size: 2 }")),
        ChangePage(
            .slotsChanged, .rows, "A list no longer has a `size`.",
            reason: """
                The generated `Slots` have a function for each list with a size. Code that calls it no longer compiles.
                """,
            .parameters(
                "zones: { type: [String], size: 4 }",
                "zones: [String]")),
        ChangePage(
            .conditionsChanged, .rows, "The condition that shows a row changed.",
            reason: "A hidden row has its default value. Its stored value is kept, and applies when the row is shown.",
            .parameters(
                """
                seconds: Boolean
                blink: Boolean
                """,
                """
                seconds: Boolean
                blink: { type: Boolean, when: seconds }
                """)),
        ChangePage(
            .rowFamiliesChanged, .rows, "The families that show a row changed.",
            reason: "A hidden row has its default value. Its stored value is kept, and applies when the row is shown.",
            .parameters(
                "seconds: Boolean",
                "seconds: { type: Boolean, families: [systemLarge] }")),
        ChangePage(
            .dependenciesChanged, .rows, "The parameters that options depend on changed.",
            reason: """
                While a parent has no value, there are no options. When its value changes, the dependent value is reset.
                """,
            .parameters(
                """
                country: String
                city: { type: String, options: dynamic }
                """,
                """
                country: String
                city: { type: String, options: dynamic, dependsOn: [country] }
                """)),
        ChangePage(
            .policyChanged, .rows, "`ifParentChanges` or `ifVanished` changed.",
            reason: """
                They specify what happens to a stored value when its parent changes, or when it is no longer an option.
                """,
            .parameters(
                "city: { type: String, options: dynamic }",
                "city: { type: String, options: dynamic, ifVanished: clear }")),
    ]
}
