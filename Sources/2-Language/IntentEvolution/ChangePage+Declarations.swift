extension ChangePage {
    static let names: [ChangePage] = [
        ChangePage(
            .swiftNameChanged, .names, "The Swift name of a declaration changed.",
            reason: """
                Code that uses the old name no longer compiles. Stored values are not affected. The Swift name follows \
                the declared name unless `swiftName` specifies another one.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: { type: Integer, swiftName: size }")),
        ChangePage(
            .formerNameDropped, .names, "A name was removed from `renamedFrom`.",
            reason: """
                Instances that have not been edited since the declaration was renamed still store their values under \
                the former name. Keep it, because you cannot know when the last of them is removed.
                """,
            .parameters(
                "place: { type: String, renamedFrom: [town] }",
                "place: String")),
        ChangePage(
            .reservedNameDropped, .names, "A name was removed from `reserved`.",
            reason: """
                Older instances may still store values under the name. While it is reserved, they are ignored. If a \
                new declaration gets the name, it reads them.
                """,
            .intent(
                "reserved: [zone]",
                "title: Clock")),
        ChangePage(
            .groupChanged, .names, "The `group`, which names the store, changed.",
            reason: """
                Existing instances stay in the store of the former group, which an app with the new group does not \
                read.
                """,
            .file(
                """
                group: group.example.clocks
                intents: { Clock: {} }
                """,
                """
                group: group.example.times
                intents: { Clock: {} }
                """)),
    ]

    static let types: [ChangePage] = [
        ChangePage(
            .typeRemoved, .types, "A type was removed.",
            reason: """
                Its struct is no longer generated. If a parameter used the type, a separate change reports what happens \
                to stored values.
                """,
            .file(
                "types: { City: {}, Zone: {} }",
                "types: { City: {} }")),
        ChangePage(
            .propertyRemoved, .types, "A property of a type was removed.",
            reason: """
                Its stored values are kept with their objects but no longer read. Code that uses the property no longer \
                compiles.
                """,
            .types(
                "City: { properties: { zone: String } }",
                "City: {}")),
        ChangePage(
            .propertyTypeChanged, .types, "The type of a property changed so that stored values do not fit it.",
            reason: """
                Properties are stored without their types and read as the current type. A value that does not fit is \
                kept with its object, but the property has no value.
                """,
            .types(
                "City: { properties: { zone: String } }",
                "City: { properties: { zone: Integer } }")),
        ChangePage(
            .propertyTypeWidened, .types, "The type of a property changed, and all stored values fit the new type.",
            reason: """
                Without loss, an Integer becomes a Decimal, a value becomes a list, and a case, URL or date becomes a \
                String. Code that uses the property must be updated.
                """,
            .types(
                "City: { properties: { height: Integer } }",
                "City: { properties: { height: Decimal } }")),
        ChangePage(
            .propertiesReordered, .types, "The properties of a type are in a different order.",
            reason: """
                The initializer of the generated struct has its parameters in this order, so code that calls it must \
                be updated.
                """,
            .types(
                "City: { properties: { zone: String, height: Integer } }",
                "City: { properties: { height: Integer, zone: String } }")),
        ChangePage(
            .enumRemoved, .types, "An enum was removed.",
            reason: """
                Its Swift enum is no longer generated. If a parameter used the enum, a separate change reports what \
                happens to stored values.
                """,
            .file(
                "enums: { Face: { cases: [round, square] }, Hand: { cases: [long, short] } }",
                "enums: { Face: { cases: [round, square] } }")),
        ChangePage(
            .caseRemoved, .types, "A case of an enum was removed.",
            reason: """
                A stored value of the case is read as `unrecognized` and is not lost. If the case was renamed, add \
                `renamedFrom` to its successor. If the removal is final, add the name to `reserved`; then only source \
                code breaks.
                """,
            .enums(
                "Face: { cases: [round, square] }",
                "Face: { cases: [round] }")),
        ChangePage(
            .caseAdded, .types, "A case was added to an enum.",
            reason: """
                A `switch` over all cases does not compile until it handles the new case. Stored values are not \
                affected. An older app reads the new case as `unrecognized`.
                """,
            .enums(
                "Face: { cases: [round] }",
                "Face: { cases: [round, square] }")),
        ChangePage(
            .caseNumberChanged, .types, "The number of a case in Xcode's files changed.",
            reason: """
                Stores identify cases by name, but Siri and Shortcuts identify them by number: a shortcut that a user \
                saved now means another case. Add new cases at the end, or give them an `index`.
                """,
            .enums(
                "Face: { cases: [round, square] }",
                "Face: { cases: [oval, round, square] }")),
    ]

    static let parameters: [ChangePage] = [
        ChangePage(
            .intentRemoved, .parameters, "An intent was removed.",
            reason: """
                Its instances become orphans: they stay in the store with their values, but nothing shows them. If the \
                intent was renamed, add `renamedFrom` to its successor.
                """,
            .file(
                "intents: { Clock: {}, Alarm: {} }",
                "intents: { Clock: {} }")),
        ChangePage(
            .eligibilityLost, .parameters, "An intent can no longer be used in widgets.",
            reason: "Widgets in other definitions may use the intent. Xcode no longer offers it for widgets.",
            .intent(
                "eligibleForWidgets: true",
                "eligibleForWidgets: false")),
        ChangePage(
            .parameterRemoved, .parameters, "A parameter was removed.",
            reason: """
                Its stored values stay in the store but are no longer read, and code that uses it no longer compiles. \
                If the parameter was renamed, add `renamedFrom` to its successor. If the removal is final, add the name \
                to `reserved`; then only source code breaks.
                """,
            .parameters(
                """
                labelSize: Integer
                zone: String
                """,
                "zone: String")),
        ChangePage(
            .valuesMerged, .parameters, "A parameter or property was merged into one that already existed.",
            reason: """
                If an instance has stored values for both, only one of them is read. Cases and options can be \
                merged without loss, because a value is never two of them at once; types and intents, if they declare \
                the same.
                """,
            .parameters(
                """
                city: String
                town: String
                """,
                "city: { type: String, renamedFrom: [town] }")),
        ChangePage(
            .parameterTypeChanged, .parameters, "The type of a parameter changed so that no stored value fits it.",
            reason: """
                Stored values are kept but not used; the default applies. `intentgen generate --against` generates code \
                that compiles only after you implement a function that converts the values.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: Boolean")),
        ChangePage(
            .parameterTypeNarrowed, .parameters,
            "The type of a parameter changed so that only some stored values fit it.",
            reason: """
                A Decimal without a fraction becomes an Integer, a string becomes a case of that name, a list with one \
                value becomes that value, and a date and time at midnight becomes a date. Other stored values are kept \
                but not used; the default applies. `intentgen generate --against` generates code that compiles only \
                after you implement a function that converts them.
                """,
            .parameters(
                "labelSize: Decimal",
                "labelSize: Integer")),
        ChangePage(
            .parameterTypeWidened, .parameters,
            "The type of a parameter changed, and all stored values fit the new type.",
            reason: """
                Without loss, an Integer becomes a Decimal, a value becomes a list, a case or URL becomes a String, and \
                a date becomes a date and time. Code that uses the property must be updated.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: Decimal")),
        ChangePage(
            .optionalityChanged, .parameters, "A parameter gained or lost its static default.",
            reason: """
                The Swift property is optional unless there is a static default. Code that unwraps the value, or does \
                not, must be updated.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: { type: Integer, default: 12 }")),
    ]
}
