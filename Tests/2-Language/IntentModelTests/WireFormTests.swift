import IntentModel
import IntentTestSupport
import Testing

@Suite struct WireFormTests {
    @Test(arguments: [
        ("123456789012.345", true), ("-0.00012345678901", true), ("1234567890123.456", false),
        ("-123456789012345.6", false),
    ])
    func `an amount is a number of at most 15 digits`(number: String, isExact: Bool) throws {
        let json = try JSONValue(parsing: #"{"amount":\#(number),"currencyCode":"EUR"}"#)
        let type = try #require(ValueType(tag: "CurrencyAmount"))
        let value = try? type.value(fromWire: json, in: Schema())
        expectEqual(value, (isExact ? .currencyAmount(CurrencyAmountValue(intentText: "\(number) EUR")) : nil))
    }

    @Test(
        arguments: [
            ("String", "\"NO\"", .string("NO")),
            ("Integer", "-9223372036854775808", .integer(.min)),
            ("Decimal", "0.5", .decimal(0.5)), ("Decimal", "3", .decimal(3)),
            ("Boolean", "false", .boolean(false)),
            ("URL", #""https://example.com/车?a=b%20c#d""#, .url("https://example.com/车?a=b%20c#d")),
            ("TimeInterval", "90", .timeInterval(.seconds(90))),
            ("TimeInterval", "0.1", .timeInterval(.milliseconds(100))),
            ("TimeInterval", "-2.25", .timeInterval(.milliseconds(-2250))),
            ("TimeInterval", "1e-9", .timeInterval(.nanoseconds(1))),
            (
                "measurement:Length", #"{"value":3,"unit":"kilometers"}"#,
                .measurement(MeasurementValue(value: 3, unit: "kilometers"))
            ),
            ("enum:CountType", "\"fans\"", .enumeration("fans")),
            ("enum:CountType", "\"of a newer version\"", .enumeration("of a newer version")),
            ("DateComponents:date", "\"2026-11-20\"", dateValue("2026-11-20")),
            ("DateComponents:time", "\"09:30:00\"", dateValue("09:30:00")),
            ("DateComponents:dateTime", "\"2026-11-20T09:30:00\"", dateValue("2026-11-20T09:30:00")),
            ("File", #"{"path":"a/b.txt","name":"b.txt"}"#, .file(FileValue(path: "a/b.txt"))),
            (
                "File", #"{"path":"/x","name":"Notes","type":"public.plain-text"}"#,
                .file(FileValue(path: "/x", name: "Notes", typeIdentifier: "public.plain-text"))
            ),
            ("Person", #"{"displayName":"Ada"}"#, .person(PersonValue(displayName: "Ada"))),
            (
                "Person",
                #"{"displayName":"Ada","handle":"a@b.c","handleType":"emailAddress","contactIdentifier":"C","#
                    + #""customIdentifier":"7","image":{"system":"person"}}"#,
                .person(
                    PersonValue(
                        displayName: "Ada", handle: "a@b.c", handleType: .emailAddress, contactIdentifier: "C",
                        customIdentifier: "7", image: .system("person")))
            ),
            ("Placemark", #"{"name":"Berlin"}"#, .placemark(PlacemarkValue(name: "Berlin"))),
            (
                "Placemark", #"{"latitude":52.5,"longitude":-13,"locality":"Berlin"}"#,
                .placemark(
                    PlacemarkValue(
                        coordinate: PlacemarkValue.Coordinate(latitude: 52.5, longitude: -13), locality: "Berlin"))
            ),
            (
                "CurrencyAmount", #"{"amount":"0.1","currencyCode":"EUR"}"#,
                .currencyAmount(CurrencyAmountValue(intentText: "0.10 EUR"))
            ),
            (
                "PaymentMethod", #"{"type":"applePay"}"#, .paymentMethod(PaymentMethodValue(kind: .applePay))
            ),
            (
                "PaymentMethod", #"{"type":"credit","name":"Visa","identificationHint":"1234","image":"card"}"#,
                .paymentMethod(
                    PaymentMethodValue(
                        kind: .credit, name: "Visa", identificationHint: "1234", image: .named("card")))
            ),
            ("Color", ##""#ff8800""##, .color(ColorValue(intentText: "#ff8800"))),
            (
                "[Color]", ##"["#0000007f",null,"accent"]"##,
                .list([.color(ColorValue(intentText: "#0000007f")), nil, .color(ColorValue(.accent))])
            ),
            (
                "Object", #"{"identifier":"lock","displayString":"Lock"}"#,
                .object(ObjectValue(identifier: "lock", displayString: "Lock"))
            ),
            ("[Integer]", "[1,null,3]", .list([.integer(1), nil, .integer(3)])),
            ("[Integer]", "[]", .list([])),
            (
                "object:CarControl", #"{"identifier":"lock","displayString":"车锁"}"#,
                .object(ObjectValue(identifier: "lock", displayString: "车锁"))
            ),
        ] as [(String, String, IntentValue)])
    func `reads and writes the form of each type`(tag: String, json: String, value: IntentValue) throws {
        let type = try #require(ValueType(tag: tag))
        try expectEqual(type.value(fromWire: JSONValue(parsing: json), in: sampleSchema()), value)
        expectEqual(type.wire(for: value).rendered(), json)
    }

    @Test func `writes an object in one order and reads it back`() throws {
        let object = ObjectValue(
            identifier: "lock", displayString: "车锁", subtitleString: "All doors", displayImage: .system("key"),
            pronunciationHint: "che suo", alternativeSpeakableMatches: ["lock", "doors"],
            properties: ["tags": .list([.string("a"), nil]), "symbol": .string("key"), "kind": .enumeration("money")])
        let type = ValueType(.object("CarControl"))
        let json = type.wire(for: .object(object))
        expectEqual(
            json.rendered(),
            #"{"identifier":"lock","displayString":"车锁","subtitleString":"All doors","displayImage":{"system":"key"},"#
                + #""pronunciationHint":"che suo","alternativeSpeakableMatches":["lock","doors"],"#
                + #""kind":"money","symbol":"key","tags":["a",null]}"#)
        try expectEqual(type.value(fromWire: json, in: sampleSchema()), .object(object))
    }

    @Test(
        arguments: [
            (#""logo""#, .named("logo")), (#"{"system":"key"}"#, .system("key")),
            (#"{"file":"a.png"}"#, .file("a.png")),
            (#"{"url":"https://a/b.png"}"#, .url("https://a/b.png")),
        ] as [(String, ImageValue)])
    func `reads and writes each image`(json: String, image: ImageValue) throws {
        try expectEqual(ImageValue(wire: JSONValue(parsing: json)), image)
        expectEqual(image.wire.rendered(), json)
    }

    @Test func `reads an object from its identifier alone`() throws {
        let value = try ValueType(.object("CarControl"), isList: true).value(fromWire: ["lock"], in: sampleSchema())
        expectEqual(value, .list([.object(ObjectValue(identifier: "lock", displayString: "lock"))]))
    }

    @Test func `writes a single value of a list as a list`() {
        expectEqual(ValueType(.integer, isList: true).wire(for: .integer(3)), [3])
    }

    @Test(arguments: [
        ("String", "1", "", "a string is expected, not a number"),
        ("Integer", "1.5", "", "a whole number of at most 64 bits is expected"),
        ("Integer", "9223372036854775808", "", "a whole number of at most 64 bits is expected"),
        ("Integer", "\"1\"", "", "a whole number is expected, not a string"),
        ("Decimal", "true", "", "a number is expected, not a boolean"),
        ("Boolean", "1", "", "true or false is expected, not a number"),
        ("Boolean", "null", "", "true or false is expected, not null"),
        ("URL", "\"a b\"", "", "a URL cannot contain spaces"),
        ("TimeInterval", "1e30", "", "'1e30' is too long for a duration"),
        ("TimeInterval", "[]", "", "a number is expected, not an array"),
        ("measurement:Length", "3", "", "an object with \"value\" and \"unit\" is expected, not a number"),
        (
            "measurement:Length", #"{"value":3}"#, "",
            "an object with only \"value\" and \"unit\" is expected"
        ),
        ("measurement:Length", #"{"value":"3","unit":"meters"}"#, "value", "a number is expected, not a string"),
        ("enum:CountType", "2", "", "a string is expected, not a number"),
        ("[Integer]", "3", "", "an array is expected, not a number"),
        ("[Integer]", "[1,\"2\"]", "[1]", "a whole number is expected, not a string"),
        ("object:CarControl", "{}", "", "an object needs an \"identifier\""),
        ("[object:CarControl]", #"[null,{"identifier":1}]"#, "[1].identifier", "a string is expected, not a number"),
        (
            "object:CarControl", #"{"identifier":"a","displayImage":{"system":1}}"#, "displayImage.system",
            "a string is expected, not a number"
        ),
        (
            "object:CarControl", #"{"identifier":"a","alternativeSpeakableMatches":["b",1]}"#,
            "alternativeSpeakableMatches[1]", "a string is expected, not a number"
        ),
    ])
    func `reports the path and what is allowed`(tag: String, json: String, path: String, message: String) throws {
        let type = try #require(ValueType(tag: tag))
        let json = try JSONValue(parsing: json)
        let error = #expect(throws: WireError.self) { try type.value(fromWire: json, in: sampleSchema()) }
        expectEqual(error?.path, path)
        expectEqual(error?.message, message)
    }

    @Test func `suggests the most similar unit`() throws {
        let json: JSONValue = ["value": 3, "unit": "kilometres"]
        let type = try #require(ValueType(tag: "measurement:Length"))
        let error = #expect(throws: WireError.self) { try type.value(fromWire: json, in: sampleSchema()) }
        expectEqual(error?.path, "unit")
        expectEqual(error?.suggestion, "kilometers")
    }

    @Test func `keeps members that a newer definition added`() throws {
        let text = #"{"identifier":"a","displayString":"A","count":"many","seats":[2,{"b":1}],"symbol":"key"}"#
        let type = ValueType(.object("CarControl"))
        let value = try type.value(fromWire: JSONValue(parsing: text), in: sampleSchema())
        guard case .object(let object) = value else { return #expect(Bool(false), "no object") }
        expectEqual(object.properties, ["symbol": .string("key")])
        expectEqual(object.unknownProperties, ["count": "many", "seats": [2, ["b": 1]]])
        expectEqual(type.wire(for: value).rendered(), text)
        let refreshed = ObjectValue(identifier: "a", displayString: "B").keepingUnknownProperties(of: object)
        expectEqual(
            JSONValue.object(refreshed.wire).rendered(),
            #"{"identifier":"a","displayString":"B","count":"many","seats":[2,{"b":1}]}"#)
        expectEqual(
            ObjectValue(identifier: "b", displayString: "B").keepingUnknownProperties(of: object).unknownProperties, [:]
        )
    }

    @Test(
        arguments: [
            (#"{"identifier":"a","simbol":"key"}"#, "", "symbol"),
            (#"{"identifier":"a","count":"many"}"#, "count", nil),
            (#"{"identifier":"a","tags":"one"}"#, "tags", nil),
        ] as [(String, String, String?)])
    func `rejects mismatches in user input`(json: String, path: String, suggestion: String?) throws {
        let json = try JSONValue(parsing: json)
        let error = #expect(throws: WireError.self) {
            try ValueType(.object("CarControl")).value(fromWire: json, in: sampleSchema(), keepingMismatches: false)
        }
        expectEqual(error?.path, path)
        expectEqual(error?.suggestion, suggestion)
    }

    @Test(
        arguments: [
            (#"{"identifier":"a","icon":"key"}"#, ["symbol": .string("key")]),
            (#"{"identifier":"a","picture":"old","icon":"newer"}"#, ["symbol": .string("newer")]),
            (#"{"identifier":"a","icon":"old","symbol":"present"}"#, ["symbol": .string("present")]),
            (#"{"identifier":"a","tags":"one"}"#, ["tags": .list([.string("one")])]),
            (#"{"identifier":"a","kind":"followers"}"#, ["kind": .enumeration("fans")]),
            (#"{"identifier":"a","symbol":null}"#, [:]),
        ] as [(String, [String: IntentValue])])
    func `reads properties of an older definition`(json: String, properties: [String: IntentValue]) throws {
        let value = try ValueType(.object("CarControl")).value(fromWire: JSONValue(parsing: json), in: sampleSchema())
        guard case .object(let object) = value else { return #expect(Bool(false), "no object") }
        expectEqual(object.properties, properties)
    }

    @Test func `reads a former case as the current one`() throws {
        let value = try ValueType(.enumeration("CountType")).value(fromWire: "followers", in: sampleSchema())
        expectEqual(value, .enumeration("fans"))
    }

    @Test(arguments: 0..<100)
    func `reads back every duration in milliseconds`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let milliseconds = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)
        let value = IntentValue.timeInterval(.milliseconds(milliseconds))
        let type = ValueType(.timeInterval)
        let json = try JSONValue(parsing: type.wire(for: value).rendered())
        try expectEqual(type.value(fromWire: json, in: sampleSchema()), value)
    }
}
