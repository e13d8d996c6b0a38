import IntentModel
import IntentTestSupport
import Testing

/// What is accepted reads back as it was written, and what cannot be kept is refused.
@Suite struct KeptValueTests {
    private func value(_ tag: String, _ text: String) throws -> IntentValue {
        try #require(ValueType(tag: tag)).value(fromText: text, in: Schema())
    }

    private func value(_ tag: String, json: String) throws -> IntentValue {
        try #require(ValueType(tag: tag)).value(fromWire: JSONValue(parsing: json), in: Schema())
    }

    @Test(arguments: [
        (
            "TimeInterval",
            [
                "0", "-0.5", "9223372036854775807", "-9223372036854775808", "9223372036854775807.999999999999999999",
                "-9223372036854775808.999999999999999999", "0.000000000000000001", "0.123456789012345678",
                "1234567890.123456789", "0.1", "1e18", "9007199254740993", "9007199254740993.5",
                "0.50000000000000000000000000000000000", "1e-18",
            ]
        ),
        (
            "Decimal",
            [
                "0", "1.7976931348623157e308", "-1.7976931348623157e308", "5e-324", "2.2250738585072014e-308",
                "2.225073858507201e-308", "9007199254740992", "-9007199254740992", "0.1", "0.30000000000000004",
                "9007199254740994", "123456789012345680000", "1e22", "1e23", "0e-999", "00.10", "30.94066516",
                "0.12345678901234568", "1000000000000000000000000000000",
            ]
        ),
        ("Integer", ["9223372036854775807", "-9223372036854775808", "0", "-1"]),
        (
            "CurrencyAmount",
            [
                "99999999999999999999999999999999999999 EUR", "-0.00000000000000000000000000000000000001 EUR",
                "0.30000000000000004 EUR", "12.50 EUR", "9007199254740993.01 JPY",
            ]
        ),
        ("DateComponents:date", ["0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29", "0004-02-29"]),
        ("DateComponents:time", ["00:00:00", "23:59:59"]),
        ("DateComponents:dateTime", ["0001-01-01T00:00:00", "9999-12-31T23:59:59", "2400-02-29T12:00:01"]),
        (
            "measurement:Length",
            ["1.7976931348623157e308 meters", "5e-324 meters", "0.1 kilometers", "-9007199254740992 miles"]
        ),
        ("Color", ["#00000000", "#ffffff", "#01020304", "accent"]), ("Boolean", ["true", "false"]),
        ("String", ["", "a\u{0}b", "e\u{301}", "\u{E9}", "\u{FEFF}x\u{202E}", "1e400"]),
        ("URL", ["https://example.com/a%2Fb?c=1e400#f", "mailto:a@example.com"]),
        ("File", ["a\u{0}b", "/", "../a b"]), ("Person", ["e\u{301}"]), ("Placemark", ["\u{E9}"]),
    ])
    func `a value is the same in each form`(tag: String, texts: [String]) throws {
        let type = try #require(ValueType(tag: tag))
        for text in texts {
            let value = try value(tag, text)
            for rendered in [
                value.wire.rendered(), value.wire.rendered(pretty: true), value.wire.rendered(columns: 80),
            ] {
                let json = try JSONValue(parsing: rendered)
                for keeps in [true, false] {
                    let read = try type.value(fromWire: json, in: Schema(), keepingMismatches: keeps)
                    expectEqual(read, value, "\(tag) \(text): \(rendered)")
                    expectEqual(read.wire, value.wire, "\(tag) \(text)")
                }
            }
            let schema = try JSONValue(parsing: value.literalJSON.rendered())
            try expectEqual(IntentValue(literalJSON: schema), value, "\(tag) \(text)")
            if let literal = value.literalText { try expectEqual(self.value(tag, literal), value, "\(tag) \(text)") }
            if let written = value.writtenText { try expectEqual(self.value(tag, written), value, "\(tag) \(text)") }
        }
    }

    @Test(arguments: [
        (
            "TimeInterval",
            [
                "1e-19s", "0.1234567890123456789s", "9223372036854775808s", "-9223372036854775809s", "1e400s",
                "0.00000000000000000000000000000000000000000000001ms", "106751991167301d", "1e-400",
                "1e99999999999999999999",
                "99999999999999999999.5", "0.10000000000000000000000000000000000000001",
            ]
        ),
        (
            "Decimal",
            [
                "1e-400", "2e-324", "4.9e-324", "1e400", "1.8e308", "9007199254740993", "9007199254740993.5",
                "0.1234567890123456789", "0.12345678901234567", "0.10000000000000001", "1.00000000000000000001",
                "18446744073709551615", "1797693134862315808e290",
            ]
        ),
        ("Integer", ["9223372036854775808", "-9223372036854775809", "1.5", "1e3"]),
        (
            "CurrencyAmount",
            [
                "0.000000000000000000000000000000000000001 EUR", "100000000000000000000000000000000000000.5 EUR",
                "999999999999999999999999999999999999999 EUR", "1e39 EUR",
            ]
        ),
        ("DateComponents:date", ["10000-01-01", "0000-01-01", "2023-02-29", "1900-02-29", "-0001-01-01"]),
        ("DateComponents:time", ["24:00:00", "23:59:60", "09:30:00.5", "09:30:00+18:00", "09:30:00Z"]),
        (
            "DateComponents:dateTime",
            ["9999-12-31T24:00:00", "2026-11-20T09:30:00-18:00", "2026-11-20T09:30:00.000001"]
        ),
        ("measurement:Length", ["1e-400 meters", "1e400 meters", "9007199254740993 meters"]),
        ("Color", ["#0000000", "#000000000"]),
    ])
    func `a text that no value keeps is refused`(tag: String, texts: [String]) {
        for text in texts {
            #expect(throws: ValueTextError.self, "\(tag) \(text)") { try value(tag, text) }
        }
    }

    @Test(arguments: [
        ("TimeInterval", ["1e-19", "0.1234567890123456789", "9223372036854775808", "1e19", "1e-400"]),
        (
            "Decimal",
            [
                "9007199254740993", "-9007199254740993", "9223372036854775807", "18446744073709551615", "1e-400",
                "4.9e-324", "0.1234567890123456789", "0.12345678901234567", "1.0000000000000001",
                "1.00000000000000000001", "9007199254740993.5",
            ]
        ),
        ("Integer", ["9223372036854775808", "1.00000000000000000001", "1.0", "-0"]),
        (
            "CurrencyAmount",
            [
                #"{"amount":0.10000000000000000001,"currencyCode":"EUR"}"#,
                #"{"amount":123456789012345678901,"currencyCode":"EUR"}"#,
                #"{"amount":1e-400,"currencyCode":"EUR"}"#,
            ]
        ),
        (
            "measurement:Length",
            [#"{"value":9007199254740993,"unit":"meters"}"#, #"{"value":1e-400,"unit":"meters"}"#]
        ),
        (
            "Placemark",
            [
                #"{"latitude":0.1234567890123456789,"longitude":0}"#, #"{"latitude":0,"longitude":1e-400}"#,
                #"{"latitude":90.00000000000000000001,"longitude":0}"#,
            ]
        ),
    ])
    func `a number in JSON that no value keeps is refused`(tag: String, texts: [String]) {
        for text in texts { #expect(throws: WireError.self, "\(tag) \(text)") { try value(tag, json: text) } }
    }

    @Test(arguments: [
        ("0.10000000000000001", 0.1), ("52.520007999999997", 52.520008), ("-0.29999999999999999", -0.3),
        ("1.1000000000000001", 1.1), ("123456.789", 123456.789), ("9007199254740992", 9_007_199_254_740_992),
    ])
    func `a number is read that a program writes with 17 digits`(text: String, number: Double) throws {
        try expectEqual(value("Decimal", json: text), .decimal(number))
    }

    @Test(arguments: [
        "18446744073709551615", "0.1234567890123456789", "1e-400", "-1.00000000000000000000000000000001E+3",
        "52.520007999999997",
    ])
    func `a number in JSON keeps its digits`(text: String) throws {
        for json in ["[\(text)]", #"{"a":\#(text)}"#, text] {
            let value = try JSONValue(parsing: json)
            expectEqual(value.rendered(), json)
            try expectEqual(JSONValue(parsing: value.rendered(columns: 80)), value)
            #expect(value.renderedBytes().count <= value.maximumRenderedByteCount)
        }
        let stored = try value("Placemark", json: #"{"name":"a","of a newer version":\#(text)}"#)
        #expect(stored.wire.rendered().contains(text))
    }

    @Test func `zero has no sign`() throws {
        for value in try [value("Decimal", "-0"), value("Decimal", "-0e9"), value("Decimal", json: "-0.0")] {
            expectEqual(value.wire.rendered(), "0")
            expectEqual(value.optionIdentifier, "0")
        }
        try expectEqual(value("CurrencyAmount", "-0.00 EUR").optionIdentifier, "0 EUR")
        try expectEqual(value("Integer", "-0"), .integer(0))
        try expectEqual(value("TimeInterval", "-0s"), .timeInterval(.zero))
    }

    @Test(arguments: 0..<200)
    func `any number is the same in each form`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let number = Double(bitPattern: generator.next())
        if number.isFinite {
            let value = IntentValue.decimal(number)
            try expectEqual(self.value("Decimal", number.shortText), value)
            try expectEqual(self.value("Decimal", json: number.description), value)
            try expectEqual(self.value("Decimal", json: value.wire.rendered()), value)
        }
        let duration = Duration(
            secondsComponent: Int64.random(in: .min ... .max, using: &generator)
                >> Int64.random(in: 0...62, using: &generator),
            attosecondsComponent: Int64.random(
                in: -999_999_999_999_999_999...999_999_999_999_999_999, using: &generator))
        let value = IntentValue.timeInterval(duration)
        try expectEqual(self.value("TimeInterval", json: value.wire.rendered()), value)
        try expectEqual(self.value("TimeInterval", duration.literalText), value)
        try expectEqual(self.value("TimeInterval", duration.secondsText), value)
    }
}
