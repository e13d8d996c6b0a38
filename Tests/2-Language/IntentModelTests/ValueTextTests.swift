import Foundation
import IntentModel
import IntentTestSupport
import Testing

@Suite struct ValueTextTests {
    @Test(
        arguments: [
            ("String", " any text ", .string(" any text ")), ("String", "", .string("")),
            ("Integer", "+12", .integer(12)), ("Integer", "-9223372036854775808", .integer(.min)),
            ("Integer", "007", .integer(7)),
            ("Decimal", "1e3", .decimal(1000)), ("Decimal", "-.5", .decimal(-0.5)), ("Decimal", "5.", .decimal(5)),
            ("Decimal", "+1.25E-2", .decimal(0.0125)), ("Decimal", "0.1", .decimal(0.1)),
            ("Decimal", "123456789012345680000000000000", .decimal(1.2345678901234568e29)),
            ("Boolean", "true", .boolean(true)), ("Boolean", "false", .boolean(false)),
            ("TimeInterval", "250ms", .timeInterval(.milliseconds(250))),
            ("TimeInterval", "30s", .timeInterval(.seconds(30))),
            ("TimeInterval", "5m", .timeInterval(.seconds(300))),
            ("TimeInterval", "1.5h", .timeInterval(.seconds(5400))),
            ("TimeInterval", "1d", .timeInterval(.seconds(86400))), ("TimeInterval", "90", .timeInterval(.seconds(90))),
            ("TimeInterval", "0.1", .timeInterval(.milliseconds(100))),
            ("TimeInterval", "1e3s", .timeInterval(.seconds(1000))),
            ("measurement:Length", "3 kilometers", .measurement(MeasurementValue(value: 3, unit: "kilometers"))),
            ("enum:CountType", "fans", .enumeration("fans")), ("enum:CountType", "other", .enumeration("other")),
            ("object:CarControl", "lock", .object(ObjectValue(identifier: "lock", displayString: "lock"))),
            ("[Integer]", "3", .integer(3)),
            ("Object", "lock", .object(ObjectValue(identifier: "lock", displayString: "lock"))),
            ("DateComponents:date", "2024-02-29", dateValue("2024-02-29")),
            ("DateComponents:time", "09:30", dateValue("09:30:00")),
            ("DateComponents:dateTime", "2000-02-29T23:59", dateValue("2000-02-29T23:59:00")),
            ("File", "notes/a.txt", .file(FileValue(path: "notes/a.txt", name: "a.txt"))),
            ("Person", "Ada Lovelace", .person(PersonValue(displayName: "Ada Lovelace"))),
            ("Placemark", "Berlin", .placemark(PlacemarkValue(name: "Berlin"))),
            ("CurrencyAmount", "12.50 EUR", .currencyAmount(CurrencyAmountValue(intentText: "12.5 EUR"))),
            ("Color", "#ff8800", .color(ColorValue(red: 1, green: 136 / 255, blue: 0))),
            ("Color", "#FF880080", .color(ColorValue(red: 1, green: 136 / 255, blue: 0, opacity: 128 / 255))),
            ("Color", "#00000000", .color(ColorValue(red: 0, green: 0, blue: 0, opacity: 0))),
            ("Color", "orange", .color(ColorValue(.orange))), ("Color", "accent", .color(ColorValue(.accent))),
            ("CurrencyAmount", "-0.10  JPY", .currencyAmount(CurrencyAmountValue(intentText: "-0.1 JPY"))),
        ] as [(String, String, IntentValue)])
    func `reads a literal of each type`(tag: String, text: String, value: IntentValue) throws {
        try expectEqual(#require(ValueType(tag: tag)).value(fromText: text, in: sampleSchema()), value)
    }

    @Test(arguments: [
        ("Integer", ["", "+", "1.0", "1_000", "0x10", "0o7", " 1", "1 ", "--1", "٣", "9223372036854775808", "1e3"]),
        (
            "Decimal",
            [
                "", ".", "e3", "1e", "1e+", "1_0", "0x1p3", "inf", "nan", "1e400", "1,5", " 1", "1.2.3", "٣", "1e3e3",
                "1e-400",
            ]
        ),
        ("Boolean", ["", "yes", "True", "1", "on"]),
        ("TimeInterval", ["", "s", "5  s", "5w", "5mins", "1h30m", "1e400s", "9e30d", "--5s"]),
        ("measurement:Length", ["", "3", "3 horses", "kilometers", "3 kilometers more", "3kilometers"]),
        ("enum:CountType", [""]), ("object:CarControl", [""]), ("Object", [""]), ("File", [""]), ("Person", [""]),
        ("Placemark", [""]), ("PaymentMethod", ["", "credit"]),
        (
            "Color",
            [
                "", "#", "#f80", "ff8800", "#ff880", "#ff88001", "#ff8800ff0", "#gg8800", "#+f8800", "#-00000",
                "# f8800",
                "＃ff8800", "#ff880０", "Orange", "orange ", "rgb(0,0,0)",
            ]
        ), ("system:MediaItem", ["x"]),
        (
            "DateComponents:date",
            [
                "", "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
                "2026-1-1", "20261120", "2026-11-20T09:30:00", "09:30", "+026-01-01", "2026-11-20 ", "２０２６-11-20",
            ]
        ),
        (
            "DateComponents:time",
            ["", "24:00", "9:30", "09:60", "09:30:60", "09", "09:30Z", "09:30:00.5", "2026-11-20"]
        ),
        (
            "DateComponents:dateTime",
            ["", "2026-11-20", "09:30", "2026-11-20 09:30", "2026-11-20T", "2026-02-30T09:30", "2026-11-20T09:30Z"]
        ),
        (
            "CurrencyAmount",
            [
                "", "12.50", "EUR", "12.50 eur", "12.50 EURO", "12,50 EUR", "1 2 EUR", "€5", "1e400 EUR",
                "123456789012345678901234567890123456789 EUR", "5 ÄÖÜ",
            ]
        ),
        (
            "URL",
            [
                "", "a b", "https://a/\u{0}", "https://a/%zz", "https://a/100%", "<https://a>", "https://a:b/",
                "http://[::1", "9a:b", "https://a/\u{202E}",
            ]
        ),
    ])
    func `rejects malformed literals`(tag: String, texts: [String]) throws {
        let type = try #require(ValueType(tag: tag))
        for text in texts {
            #expect(throws: ValueTextError.self, "\(text)") { try type.value(fromText: text, in: sampleSchema()) }
        }
    }

    @Test(arguments: [("minutes", 300), ("m", 300), ("days", 432_000), (nil, 5)] as [(String?, Int)])
    func `reads a duration without a unit in the default unit`(unit: String?, seconds: Int) throws {
        let value = try ValueType(.timeInterval).value(fromText: "5", in: sampleSchema(), unit: unit)
        expectEqual(value, .timeInterval(.seconds(seconds)))
        let named = try ValueType(.timeInterval).value(fromText: "5s", in: sampleSchema(), unit: unit)
        expectEqual(named, .timeInterval(.seconds(5)))
    }

    @Test func `a malformed measurement is reported with an example`() throws {
        let type = try #require(ValueType(tag: "measurement:Length"))
        let error = #expect(throws: ValueTextError.self) { try type.value(fromText: "3 4 5", in: sampleSchema()) }
        expectEqual(error?.message, "'3 4 5' is not a measurement such as '3 meters'")
    }

    @Test func `reads a measurement without a unit in the default unit`() throws {
        let type = try #require(ValueType(tag: "measurement:Length"))
        try expectEqual(
            type.value(fromText: "3", in: sampleSchema(), unit: "miles"),
            .measurement(MeasurementValue(value: 3, unit: "miles")))
    }

    @Test(arguments: [
        "https://example.com", "https://user:secret@example.com:8080/a/b?c=d&e=f#g", "mailto:a@example.com",
        "myapp://open?id=7", "file:///tmp/a%20b", "../relative/path", "//host/path", "#fragment", "a/b:c",
        "http://[::1]:80/", "https://例え.jp/車", "tel:+358-40", "a%2Fb",
    ])
    func `accepts URLs that Foundation parses`(text: String) throws {
        try expectEqual(ValueType(.url).value(fromText: text, in: sampleSchema()), .url(text))
        #expect(URL(string: text) != nil)
    }

    @Test(
        arguments: [
            (Duration.seconds(90), "90"), (.milliseconds(250), "0.25"), (.milliseconds(-1500), "-1.5"),
            (.milliseconds(-500), "-0.5"),
            (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000000001"),
            (Duration(secondsComponent: .max, attosecondsComponent: 0), "9223372036854775807"), (.zero, "0"),
        ] as [(Duration, String)])
    func `writes seconds exactly`(duration: Duration, text: String) {
        expectEqual(duration.secondsText, text)
        expectEqual(duration.seconds, Double(text))
    }
}

@Suite struct ValueSuggestionTests {
    @Test(
        arguments: [
            (
                "Boolean",
                [("off", "false"), ("FALSE", "false"), ("Yes", "true"), ("1", "true"), ("ture", "true"), ("x", nil)]
            ),
            (
                "Decimal",
                [
                    ("0,5", "0.5"), ("50%", "0.5"), ("1,234,567", "1234567"), ("9007199254740993", "9007199254740992"),
                    ("0.1234567890123456789", "0.12345678901234568"), ("1e400", nil), ("1e-400", nil),
                ]
            ),
            (
                "TimeInterval",
                [
                    ("1h30m", "90m"), ("2 hours", "2h"), ("PT15M", "15m"), ("1,5h", "90m"), ("1:30:00", "90m"),
                    ("1h30", "90m"), ("2 min 5", "125s"), ("1d 12", "36h"), ("1s5", nil), ("1h300", nil), ("30 5", nil),
                    ("soon", nil),
                ]
            ),
            (
                "measurement:Length",
                [
                    ("3.5 km", "3.5 kilometers"), ("3 KM", "3 kilometers"), ("3 mi", "3 miles"),
                    ("3.5km", "3.5 kilometers"), ("3meters", "3 meters"), ("3 \u{3BC}m", "3 micrometers"),
                    ("3 kilometer", "3 kilometers"), ("3x", nil), ("0,5 km", "0.5 kilometers"),
                    ("3 kilometres", "3 kilometers"), ("5 kms", "5 kilometers"), ("1,5e3 km", nil),
                ]
            ),
            (
                "measurement:Area",
                [
                    ("3 m²", "3 squareMeters"), ("3 km2", "3 squareKilometers"), ("3 ft^2", "3 squareFeet"),
                    ("3 ha", "3 hectares"),
                ]
            ),
            ("measurement:Volume", [("3 m³", "3 cubicMeters"), ("3 ml", "3 milliliters"), ("3 cl", "3 centiliters")]),
            ("measurement:Temperature", [("21 °C", "21 celsius"), ("70 F", "70 fahrenheit"), ("3 k", "3 kelvin")]),
            (
                "measurement:Power",
                [("3 kW", "3 kilowatts"), ("3 mW", "3 milliwatts"), ("3 MW", "3 megawatts"), ("3 mw", nil)]
            ),
            (
                "measurement:Pressure",
                [("1013 hPa", "1013 hectopascals"), ("2 bar", "2 bars"), ("30 psi", "30 poundsForcePerSquareInch")]
            ),
            ("measurement:Energy", [("3 kWh", "3 kilowattHours"), ("3 kcal", "3 kilocalories")]),
            ("measurement:Speed", [("3 km/h", "3 kilometersPerHour"), ("3 mph", "3 milesPerHour")]),
            (
                "CurrencyAmount",
                [
                    ("9.99 eur", "9.99 EUR"), ("€9.99", "9.99 EUR"), ("9,99 EUR", "9.99 EUR"), ("EUR 9.99", "9.99 EUR"),
                    ("9.99EUR", "9.99 EUR"), ("-5 $", "-5 USD"), ("1,234 EUR", nil), ("12.50", nil),
                    ("5 euros", "5 EUR"), ("5 dollars", "5 USD"),
                    ("1.5.5 EUR", nil), ("9 EUR 99", nil), ("1.234,50 €", "1234.5 EUR"),
                ]
            ),
        ] as [(String, [(String, String?)])])
    func `what people type is suggested as a literal`(tag: String, texts: [(String, String?)]) throws {
        let type = try #require(ValueType(tag: tag))
        for (text, suggestion) in texts {
            let error = #expect(throws: ValueTextError.self, "\(text)") { try type.value(fromText: text, in: Schema()) }
            expectEqual(error?.suggestion, suggestion, "\(tag) \(text)")
        }
    }

    @Test(
        arguments: [
            (
                "Decimal",
                [
                    ("\u{2212}1.5", "-1.5"), ("\u{A0}2 ", "2"), ("１．５", "1.5"), ("٣٫٥", "3.5"), ("+4", "4"),
                    ("\u{200E}1e3", "1000"), ("-0", "0"),
                ]
            ), ("Integer", [(" 12 ", "12"), ("\u{2013}7", "-7"), ("＋８", "8")]), ("Boolean", [("true ", "true")]),
            (
                "TimeInterval",
                [
                    ("1h30m", "5400"), ("1h 30m", "5400"), ("1 hour and 5 minutes", "3900"), ("\u{2212}1h30m", "-5400"),
                    ("30\u{A0}min", "1800"), ("PT15M", "900"), ("2 hours", "7200"), ("5  s", "5"),
                    ("1d2h3m4s5ms", "93784.005"),
                ]
            ),
            (
                "measurement:Length",
                [
                    ("3.5km", "3.5 kilometers"), ("3.5\u{202F}km", "3.5 kilometers"), ("5 ft 11 in", "71 inches"),
                    ("1e3km", "1000 kilometers"), ("1.5e-1km", "0.15 kilometers"),
                    ("5'11\"", "71 inches"), ("3kilometers", "3 kilometers"), ("-2 km", "-2 kilometers"),
                ]
            ), ("measurement:Duration", [("1h30min", "90 minutes")]),
            ("measurement:Temperature", [("21°C", "21 celsius"), ("68 degF", "68 fahrenheit")]),
            ("measurement:Area", [("3m²", "3 squareMeters"), ("3m2", "3 squareMeters")]),
            ("measurement:FuelEfficiency", [("5 L/100km", "5 litersPer100Kilometers")]),
            ("CurrencyAmount", [("9.99EUR", "9.99 EUR"), ("\u{2212}5\u{A0}EUR", "-5 EUR")]),
            ("Color", [(" orange ", "orange"), ("＃ff8800", "#ff8800")]), ("String", [("１ ", "１ ")]),
            ("DateComponents:date", [("２０２６-11-20", "2026-11-20"), ("2026\u{2011}11\u{2011}20", "2026-11-20")]),
        ] as [(String, [(String, String)])])
    func `reads what people type with one meaning`(tag: String, texts: [(String, String)]) throws {
        let type = try #require(ValueType(tag: tag))
        for (text, literal) in texts {
            let typed = try type.value(fromTyped: text, in: Schema())
            try expectEqual(typed, type.value(fromText: literal, in: Schema()), "\(tag) \(text)")
        }
    }

    @Test(
        arguments: [
            (
                "Decimal",
                [
                    ("0,5", "0.5"), (",5", "0.5"), ("1.234,5", "1234.5"), ("1,234.5", "1234.5"), ("1 000", "1000"),
                    ("1'000'000", "1000000"), ("1_000", "1000"), ("1,00,000", "100000"), ("0,500", "0.5"),
                    ("1234,567", "1234.567"), ("12,5 %", "0.125"), ("\u{2212}0,5", "-0.5"), ("1,2,3", nil),
                    ("1,2.3,4", nil),
                    ("12 34", nil), ("5 apples", nil),
                ]
            ),
            ("Integer", [("1,500", "1500"), ("5.0", "5"), ("0,5", nil), ("50%", "50"), ("1e3", "1000"), ("1.5", nil)]),
            ("Boolean", [("Ja", "true"), ("ON", "true"), ("０", "false"), ("nope", nil)]),
            (
                "TimeInterval",
                [("1,5 h", "90m"), ("1h 2h", nil), ("30m 1h", nil), ("1H30M", "90m"), ("1:30:00", "90m"), ("5x", nil)]
            ), ("measurement:Length", [("3,5 KM", "3.5 kilometers"), ("5 in 11 ft", nil), ("3 kg", nil)]),
            ("measurement:Temperature", [("21 C 5 K", nil)]),
            (
                "Color",
                [
                    ("rgb(255, 136, 0)", "#ff8800"), ("RGBA(255 136 0 / 0.5)", "#ff880080"), ("rgb(256,0,0)", nil),
                    ("rgb(1,2)", nil), ("transparent", "clear"), ("accentColor", "accent"),
                ]
            ),
            (
                "CurrencyAmount",
                [("eur 5", "5 EUR"), ("9,99€", "9.99 EUR"), ("-€5", "-5 EUR"), ("5 € 5", nil), ("$ 5 USD", nil)]
            ),
            (
                "DateComponents:date",
                [
                    ("24.12.2026", "2026-12-24"), ("12/24/2026", "2026-12-24"), ("24/12/2026", "2026-12-24"),
                    ("2026/1/5", "2026-01-05"), ("20261120", "2026-11-20"), ("20 Nov 2026", "2026-11-20"),
                    ("November 20th, 2026", "2026-11-20"), ("05/05/2026", "2026-05-05"), ("24.12.26", "2026-12-24"),
                    ("24/12/26", nil), ("31.02.2026", nil), ("5 of Nov 2026", nil), ("tomorrow", nil),
                ]
            ),
            (
                "DateComponents:time",
                [
                    ("7:30 pm", "19:30:00"), ("7.30 PM", "19:30:00"), ("12:05am", "00:05:00"), ("7 p.m.", "19:00:00"),
                    ("9:30", "09:30:00"), ("19h30", "19:30:00"), ("0730", "07:30:00"), ("19:30 am", nil),
                    ("0:30 pm", nil),
                    ("7", "07:00:00"), ("T07:30", "07:30:00"), ("24:00", "00:00:00"), ("24:01", nil), ("25", nil),
                    ("25:00", nil),
                    ("noon", nil),
                ]
            ),
            (
                "DateComponents:dateTime",
                [
                    ("2026-11-20 9:30", "2026-11-20T09:30:00"), ("24.12.2026, 7:30 pm", "2026-12-24T19:30:00"),
                    ("Nov 20, 2026 19:30", "2026-11-20T19:30:00"), ("2026-11-20", nil),
                ]
            ),
        ] as [(String, [(String, String?)])])
    func `suggests the literal that is typed in another form`(tag: String, texts: [(String, String?)]) throws {
        let type = try #require(ValueType(tag: tag))
        for (text, suggestion) in texts {
            let error = #expect(throws: ValueTextError.self, "\(text)") {
                try type.value(fromTyped: text, in: Schema())
            }
            expectEqual(error?.suggestion, suggestion, "\(tag) \(text)")
            if let suggestion { _ = try type.value(fromText: suggestion, in: Schema()) }
        }
    }

    @Test(arguments: [
        ("Decimal", "1,000", "1 or 1000"), ("Integer", "1.000", "1 or 1000"), ("Decimal", "-1,250", "-1.25 or -1250"),
        ("CurrencyAmount", "1,000 EUR", "1 EUR or 1000 EUR"), ("CurrencyAmount", "¥500", "500 JPY or 500 CNY"),
        ("measurement:Length", "1,500 km", "1.5 kilometers or 1500 kilometers"), ("TimeInterval", "1:30", "90m or 90s"),
        ("TimeInterval", "1,500 s", "1500ms or 25m"),
        ("DateComponents:date", "03/04/2026", "2026-04-03 or 2026-03-04"),
        ("DateComponents:dateTime", "3/4/2026 7:30 pm", "2026-04-03T19:30:00 or 2026-03-04T19:30:00"),
    ])
    func `a text with two meanings is refused with both`(tag: String, text: String, meanings: String) throws {
        let type = try #require(ValueType(tag: tag))
        let error = #expect(throws: ValueTextError.self) { try type.value(fromTyped: text, in: Schema()) }
        expectEqual(error?.message, "'\(text)' can be \(meanings); write one of them")
        expectEqual(error?.suggestion, nil)
    }

    @Test func `each symbol belongs to one unit of a dimension`() throws {
        for name in IntentModel.Dimension.names {
            let dimension = IntentModel.Dimension(name)
            let units = try #require(dimension).units.map(\.name)
            var owners: [String: String] = [:]
            for unit in units where !unit.hasPrefix("imperial") {
                for symbol in UnitSymbols.all(of: unit) {
                    expectEqual(owners.updateValue(unit, forKey: symbol) ?? unit, unit, "\(name) \(symbol)")
                }
            }
        }
    }
}

@Suite struct ValueTypeTagTests {
    @Test(arguments: [
        "String", "Integer", "Decimal", "Boolean", "URL", "TimeInterval", "measurement:Length", "enum:CountType",
        "object:CarControl", "[object:CarControl]", "[Integer]", "object:a:b]",
        "DateComponents:dateTime", "DateComponents:date", "[DateComponents:time]", "File", "[File]", "Person",
        "Placemark", "CurrencyAmount", "PaymentMethod", "Color", "[Color]", "Object", "[Object]", "system:MediaItem",
    ])
    func `parsing a tag returns its type`(tag: String) throws {
        try expectEqual(#require(ValueType(tag: tag)).tag, tag)
    }

    @Test(arguments: [
        "", "integer", "[]", "[Integer", "Integer]", "measurement:Shoes", "enum:", "[[Integer]]", "x:y",
        "DateComponents", "DateComponents:", "DateComponents:day", "system:", "file",
    ])
    func `rejects unknown tags`(tag: String) {
        expectEqual(ValueType(tag: tag), nil)
    }
}

@Suite struct ElementTypeTests {
    @Test(
        arguments: [
            ("Object", true, true), ("object:A", true, true), ("File", false, true), ("Person", false, true),
            ("Placemark", false, true), ("PaymentMethod", false, true), ("String", false, false),
            ("enum:A", false, false), ("CurrencyAmount", false, false), ("system:A", false, false),
        ] as [(String, Bool, Bool)])
    func `some values have an identifier`(tag: String, isObject: Bool, hasIdentifier: Bool) throws {
        let type = try #require(ElementType(tag: tag))
        expectEqual(type.isObject, isObject)
        expectEqual(type.isMatchedByIdentifier, hasIdentifier)
        expectEqual(type.isSystem, tag.hasPrefix("system"))
    }
}

/// Tests of the URLs from which options can be requested.
@Suite struct OptionURLTests {
    @Test(arguments: [
        "https://example.com", "HTTPS://example.com/cars.json?a=b#c", "https://example.com:8443/",
        "http://localhost", "http://LOCALHOST:8080/cars", "http://127.0.0.1/", "http://127.255.0.9:1", "http://[::1]/x",
    ])
    func `allows HTTPS and this machine`(_ text: String) {
        expectEqual(URLText.problem(ofSource: text), nil)
    }

    @Test(arguments: [
        "http://example.com", "http://localhost.example.com", "http://localhost@example.com", "http://128.0.0.1",
        "http://127.0.0.1.example.com", "http://127.0.0.256", "http://127.0.0.01", "http://127.1", "http://[::2]",
        "http://example.com\\@localhost/", "http://example.com#@localhost", "http://example.com?@localhost",
        "http://0.0.0.0", "http://127.0.0.+1", "http://localhost.",
    ])
    func `rejects HTTP to other machines`(_ text: String) {
        expectEqual(URLText.problem(ofSource: text)?.message.contains("needs https"), true, "\(text)")
    }

    @Test(arguments: [
        "", "cars.json", "/cars.json", "//example.com/", "ftp://example.com", "https:example.com", "https://",
        "file:///etc/passwd", "https:///x", "http://:80", "javascript:alert(1)", "https://a b",
    ])
    func `rejects texts that are not absolute URLs`(_ text: String) {
        #expect(URLText.problem(ofSource: text) != nil)
    }

    @Test(arguments: [
        "https://ann@example.com/", "https://ann:word@example.com/", "http://ann@localhost/", "https://@example.com/",
    ])
    func `rejects user names and passwords`(_ address: String) {
        expectEqual(
            URLText.problem(ofSource: address)?.message, "the URL of options cannot contain a user name or a password")
    }

    @Test func `allows an at sign in the path`() {
        expectEqual(URLText.problem(ofSource: "https://example.com/@ann/cars.json?to=a@b"), nil)
    }
}
