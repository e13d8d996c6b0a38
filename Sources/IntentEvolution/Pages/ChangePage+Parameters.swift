extension ChangePage {
    static let parameters: [ChangePage] = [
        ChangePage(
            .intentRemoved, .parameters, "An intent stays, or is a former name of another one.",
            reason: """
                Instances remember the intent that they were placed with. Without it they are orphans: they stay \
                in the store with their values, and nothing shows them.
                """,
            .file(
                "intents: { Clock: {}, Alarm: {} }",
                "intents: { Clock: {} }")),
        ChangePage(
            .eligibilityLost, .parameters, "An intent that is for widgets stays so.",
            reason: "Widgets of other definitions may name it, and Xcode offers it for widgets no more.",
            .intent(
                "eligibleForWidgets: true",
                "eligibleForWidgets: false")),
        ChangePage(
            .parameterRemoved, .parameters, "A parameter stays, or is a former name of another one, or reserved.",
            reason: """
                What users chose stays in the store, but nothing reads it, and code that does not compile any \
                more. With `reserved` that is what was decided, and only source breaks.
                """,
            .parameters(
                """
                labelSize: Integer
                zone: String
                """,
                "zone: String")),
        ChangePage(
            .valuesMerged, .parameters, "A former name is not that of a declaration that was there beside it.",
            reason: """
                Of an instance that has a value for both, one is read and the other one is not. Cases, options, \
                types and intents may be merged, since nobody has two of them at once.
                """,
            .parameters(
                """
                city: String
                town: String
                """,
                "city: { type: String, renamedFrom: [town] }")),
        ChangePage(
            .parameterTypeChanged, .parameters,
            "The type of a parameter stays, or becomes one that every stored value fits.",
            reason: """
                What is stored is kept, and the default is in effect. `intentgen generate --against` makes code \
                that compiles once it says what becomes of these values.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: Boolean")),
        ChangePage(
            .parameterTypeNarrowed, .parameters,
            "The type of a parameter does not become one that only some stored values fit.",
            reason: """
                A Decimal becomes an Integer where it is whole, a text a case where there is one of that name, a \
                list one value where it has no more, a date with a time a date where it is midnight. The rest is \
                kept, and the default is in effect. `intentgen generate --against` makes code that compiles once \
                it says what becomes of the rest.
                """,
            .parameters(
                "labelSize: Decimal",
                "labelSize: Integer")),
        ChangePage(
            .parameterTypeWidened, .parameters,
            "The type of a parameter stays in Swift, also where everything that is stored fits.",
            reason: """
                Integer becomes Decimal, a type a list of it, a case or an URL a String, a date one with a time \
                without loss. Code that uses the property has to follow.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: Decimal")),
        ChangePage(
            .optionalityChanged, .parameters,
            "A parameter that has a static default keeps one, and one that has none gets none.",
            reason: """
                With a static default the property of the struct is no optional. Code that unwraps it, or does \
                not, has to follow.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: { type: Integer, default: 12 }")),
    ]
}
