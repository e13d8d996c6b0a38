extension ChangePage {
    static let types: [ChangePage] = [
        ChangePage(
            .typeRemoved, .types, "A type stays.",
            reason: """
                Its struct is gone from the generated code. What was stored of it is told of where a parameter \
                had the type.
                """,
            .file(
                "types: { City: {}, Zone: {} }",
                "types: { City: {} }")),
        ChangePage(
            .propertyRemoved, .types, "A property of a type stays.",
            reason: """
                What is stored of it is kept with its object, but nothing reads it, and code that does not \
                compile any more.
                """,
            .types(
                "City: { properties: { zone: String } }",
                "City: {}")),
        ChangePage(
            .propertyTypeChanged, .types, "The type of a property stays, or becomes one that every stored value fits.",
            reason: """
                Properties are stored without their types and read as what is declared now. What does not fit is \
                kept with its object, and the property has no value.
                """,
            .types(
                "City: { properties: { zone: String } }",
                "City: { properties: { zone: Integer } }")),
        ChangePage(
            .propertyTypeWidened, .types,
            "The type of a property stays in Swift, also where everything that is stored fits.",
            reason: """
                Integer becomes Decimal, a type a list of it, a case, an URL or a date a String without loss. \
                Code that uses the property has to follow.
                """,
            .types(
                "City: { properties: { height: Integer } }",
                "City: { properties: { height: Decimal } }")),
        ChangePage(
            .propertiesReordered, .types, "The properties of a type keep their order.",
            reason: "The initialiser of the struct takes them in this order, and handlers make objects by it.",
            .types(
                "City: { properties: { zone: String, height: Integer } }",
                "City: { properties: { height: Integer, zone: String } }")),
        ChangePage(
            .enumRemoved, .types, "An enum stays.",
            reason: """
                Its Swift is gone from the generated code. What was stored of it is told of where a parameter \
                had the enum.
                """,
            .file(
                "enums: { Face: { cases: [round, square] }, Hand: { cases: [long, short] } }",
                "enums: { Face: { cases: [round, square] } }")),
        ChangePage(
            .caseRemoved, .types, "A case of an enum stays, or is a former name of another one, or reserved.",
            reason: """
                A stored case that the definition does not know reads as `unrecognized`, and is written back as \
                it is. With `reserved` that is what was decided, and only source breaks.
                """,
            .enums(
                "Face: { cases: [round, square] }",
                "Face: { cases: [round] }")),
        ChangePage(
            .caseAdded, .types, "An enum has the cases that it had.",
            reason: """
                A `switch` over all cases does not compile until it has the new one. What is stored stays as it \
                is. An older app reads the new case as `unrecognized`.
                """,
            .enums(
                "Face: { cases: [round] }",
                "Face: { cases: [round, square] }")),
        ChangePage(
            .caseNumberChanged, .types, "A case keeps its number in Xcode's files.",
            reason: """
                Siri and Shortcuts keep numbers where our store keeps names: after a change, a phrase that a \
                user saved means another case. A new case stands behind the others, or has an `index` of its \
                own.
                """,
            .enums(
                "Face: { cases: [round, square] }",
                "Face: { cases: [oval, round, square] }")),
    ]
}
