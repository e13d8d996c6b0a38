import IntentModel
import IntentRuntime

extension StoreConformance {
    private static let oddTexts = [
        "", " ", "NULL", "'; DROP TABLE instances; --", "\"quoted\" \\ back", "line\nline\r\n\ttab", "a\u{0}b\u{0}",
        "\u{1}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}", "车控 🚗👩‍👩‍👧 e\u{301}", "\u{10FFFF}\u{FFFD}", "100%_*?",
        "١٢٣", "{\"json\": [1, 2]}", "0", "-0", "1e5", "true",
    ]

    private static let oddNumbers: [JSONValue] = [
        .integer(.max), .integer(.min), .integer(0), .number(0.1), .number(-0.0), .number(.leastNonzeroMagnitude),
        .number(.greatestFiniteMagnitude), .number(1e21), .number(123_456_789.123_456_79), .number(1.0 / 3),
    ]

    private static let longNumbers = [
        "18446744073709551615", "0.1234567890123456789", "9223372036854775807.999999999999999999", "1e-400",
        "-1.000000000000000000000000000001E+3",
    ]

    private static func requirePreserved(_ wire: JSONValue, in store: any InstanceStore) throws {
        try requirePreserved(StoredValue(type: "String", wire: wire), in: store)
    }

    private static func requirePreserved(_ value: StoredValue, in store: any InstanceStore) throws {
        let updated = try store.update(try id("a"), at: time) { _ in edit(["odd": value]) }
        let sequence = try store.newestSequence()
        let logged = try store.changes(of: nil, after: sequence - 1, limit: 1).first?.differences.first?.after
        let read = try store.instance(try id("a"))?.values["odd"]
        let listed = try store.instances(of: nil).first?.values["odd"]
        for (place, found) in [
            ("returned", updated.values["odd"]), ("logged", logged), ("read", read), ("listed", listed),
        ] {
            let what = "the bytes of \(value.wire.rendered().prefix(60)) as \(place)"
            guard let found else { throw StoreCheckFailure("\(what): the value is missing") }
            let same = found.wire.renderedBytes() == value.wire.renderedBytes()
            try require(same, is: true, what + ": \(found.wire.rendered().prefix(60))")
            try require(Array(found.type.utf8), is: Array(value.type.utf8), "the type of \(what)")
        }
    }

    static let texts = [
        StoreCheck("The bytes of any text are preserved") { store in
            try store.place(try instance("a"), at: time)
            for text in oddTexts { try requirePreserved(.string(text), in: store) }
        },
        StoreCheck("The bits of any number are preserved") { store in
            try store.place(try instance("a"), at: time)
            for number in oddNumbers { try requirePreserved(number, in: store) }
            for text in longNumbers { try requirePreserved(try JSONValue(parsing: text), in: store) }
        },
        StoreCheck("A whole number is always returned as an integer") { store in
            let whole = StoredValue(
                type: "[Decimal]", wire: .array([.number(3), .object(["n": .number(-2)]), .number(1.5)]))
            let expected = StoredValue(
                type: "[Decimal]", wire: .array([.integer(3), .object(["n": .integer(-2)]), .number(1.5)]))
            try store.place(try instance("a", values: ["n": whole]), at: time)
            try require(try store.instance(try id("a"))?.values, is: ["n": expected], "the values after adding")
            let updated = try store.update(try id("a"), at: time) { _ in edit(["n": whole]) }
            try require(updated.values, is: ["n": expected], "the values after the update")
            try require(
                try store.changes(of: nil, after: 1, limit: 1).map(\.differences), is: [[]], "the log of the update")
        },
        StoreCheck("Texts with different Unicode normalization are different values") { store in
            try store.place(try instance("a", values: ["odd": text("e\u{301}")]), at: time)
            try requirePreserved(.string("\u{E9}"), in: store)
            try requirePreserved(StoredValue(type: "e\u{301}", wire: .null), in: store)
            try requirePreserved(StoredValue(type: "\u{E9}", wire: .null), in: store)
        },
        StoreCheck("Names with different Unicode normalization are equal") { store in
            try store.place(try instance("a", values: ["e\u{301}": number(1)]), at: time)
            let updated = try store.update(try id("a"), at: time) { _ in edit(["\u{E9}": number(2)]) }
            try require(updated.values, is: ["\u{E9}": number(2)], "the values")
            try require(try store.instance(try id("a")), is: updated, "the stored instance")
            try store.update(try id("a"), at: time) { _ in edit(["\u{E9}": nil]) }
            try require(try store.instance(try id("a"))?.values, is: [:], "the values after removing it")
        },
        StoreCheck("The order of an object's members is preserved") { store in
            try store.place(try instance("a"), at: time)
            let object: JSONObject = [
                "identifier": "lock", "displayString": "车锁", "b": .array([.null, .boolean(true)]), "a": .object([:]),
            ]
            try requirePreserved(.object(object), in: store)
        },
        StoreCheck("A text of one megabyte is preserved") { store in
            try store.place(try instance("a"), at: time)
            try requirePreserved(.string(String(repeating: "0123456789abcdé", count: 65_536)), in: store)
        },
        StoreCheck("A value with sixty nested levels is preserved") { store in
            try store.place(try instance("a"), at: time)
            try requirePreserved((0..<60).reduce(JSONValue.null) { value, _ in .array([value]) }, in: store)
        },
        StoreCheck("A thousand values of one instance are preserved") { store in
            let values = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("parameter\($0)", number($0)) })
            try store.place(try instance("a", values: values, defaults: values), at: time)
            let read = try store.instance(try id("a"))
            try require(read?.values, is: values, "the values")
            try require(read?.defaults, is: values, "the defaults")
        },
        StoreCheck("Unusual kinds, families, intents, names, types, causes and marks are preserved") { store in
            for (index, odd) in oddTexts.enumerated() {
                let value = StoredValue(type: odd, wire: .null, marks: [StoredMark(.vanished, identifier: odd)])
                let placed = StoredInstance(
                    id: try id("i\(index)"), kind: WidgetKind(odd), family: SizeFamily(rawValue: odd), intent: odd,
                    values: [odd: value],
                    defaults: [odd: value])
                try store.place(placed, at: time)
                try store.update(placed.id, at: time) { _ in
                    InstanceUpdate(cause: ChangeCause(rawValue: odd), isEdit: false)
                }
                try require(try store.instance(placed.id), is: placed, "the instance of \(odd.debugDescription)")
                try require(
                    try store.instances(of: WidgetKind(odd)), is: [placed], "the list of \(odd.debugDescription)")
                let change = try store.changes(of: placed.id, after: 0, limit: 2).last
                try require(change?.cause.rawValue, is: odd, "the cause of \(odd.debugDescription)")
                try require(change?.familyAfter.rawValue, is: odd, "the family of \(odd.debugDescription)")
            }
        },
    ]
}
