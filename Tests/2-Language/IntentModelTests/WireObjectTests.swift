import IntentModel
import IntentTestSupport
import Testing

/// Tests of the wire forms of files, people, places, amounts and payment methods.
@Suite struct WireObjectTests {
    @Test(arguments: [
        ("File", "{}", "", "path"), ("File", #"{"path":""}"#, "", "nonempty \"path\""),
        ("File", "1", "", "a path alone"),
        ("File", #"{"path":"a","contents":"x"}"#, "", "'contents' is not a member of a file"),
        ("File", #"{"path":"a","name":1}"#, "name", "a string is expected, not a number"),
        ("Person", #"{"handle":"a"}"#, "", "displayName"), ("Person", #""""#, "", "nonempty name"),
        ("Person", #"{"displayName":"A","handleType":"fax"}"#, "handleType", "'fax' is not one of"),
        ("Person", #"{"displayName":"A","image":{"x":"y"}}"#, "image", "not 'x'"),
        ("Placemark", "{}", "", "at least one"), ("Placemark", #"{"latitude":1}"#, "", "must be given together"),
        ("Placemark", #"{"latitude":91,"longitude":0}"#, "", "-90...90"),
        ("Placemark", #"{"latitude":0,"longitude":-181}"#, "", "-180...180"),
        ("Placemark", #"{"name":"a","planet":"Mars"}"#, "", "'planet' is not a member of a place"),
        ("CurrencyAmount", #"{"amount":"1"}"#, "", "currencyCode"), ("CurrencyAmount", #""1 EUR""#, "", "an object"),
        ("CurrencyAmount", #"{"amount":"1","currencyCode":"eur"}"#, "currencyCode", "three capital letters"),
        ("CurrencyAmount", #"{"amount":"one","currencyCode":"EUR"}"#, "amount", "is not an amount"),
        ("CurrencyAmount", #"{"amount":0.1234567890123456,"currencyCode":"EUR"}"#, "amount", "as a string"),
        ("CurrencyAmount", #"{"amount":"1","currencyCode":"EUR","tax":1}"#, "", "'tax' is not a member"),
        ("PaymentMethod", "{}", "", "checking"), ("PaymentMethod", #"{"type":"crdit"}"#, "type", "is not one of"),
        ("PaymentMethod", #"{"type":"credit","limit":5}"#, "", "'limit' is not a member"),
        ("Color", ##""#f80""##, "", "is not a color"), ("Color", "1", "", "a string is expected"),
        ("Object", #"{"identifier":"a","size":1}"#, "", "'size' is not a property"),
        ("DateComponents:date", #""2026-02-30""#, "", "does not exist"), ("DateComponents:date", "1", "", "a date"),
        ("DateComponents:time", #""2026-11-20""#, "", "a time"), ("system:MediaItem", "{}", "", "Apple's systems"),
    ])
    func `reports what is wrong`(tag: String, json: String, path: String, message: String) throws {
        let type = try #require(ValueType(tag: tag))
        let error = #expect(throws: WireError.self) {
            try type.value(fromWire: JSONValue(parsing: json), in: Schema(), keepingMismatches: false)
        }
        expectEqual(error?.path, path)
        expectEqual(error?.message.contains(message), true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test(arguments: [
        ("File", #"{"path":"a","name":"a","size":3}"#), ("Person", #"{"displayName":"A","nick":{"x":[1]}}"#),
        ("Placemark", #"{"name":"a","ocean":"b"}"#), ("Object", #"{"identifier":"a","displayString":"a","size":1}"#),
        ("CurrencyAmount", #"{"amount":"1","currencyCode":"EUR","tax":0.5}"#),
        ("PaymentMethod", #"{"type":"debit","limit":5}"#),
    ])
    func `preserves members that a newer version stored`(tag: String, json: String) throws {
        let type = try #require(ValueType(tag: tag))
        let value = try type.value(fromWire: JSONValue(parsing: json), in: Schema())
        expectEqual(type.wire(for: value).rendered(), json)
    }

    @Test(arguments: [
        ("File", #""a/b.txt""#, #"{"path":"a/b.txt","name":"b.txt"}"#),
        ("File", #"{"path":"a/b.txt","name":null}"#, #"{"path":"a/b.txt","name":"b.txt"}"#),
        ("Person", #""Ada""#, #"{"displayName":"Ada"}"#), ("Placemark", #""Berlin""#, #"{"name":"Berlin"}"#),
        ("CurrencyAmount", #"{"currencyCode":"EUR","amount":12.50}"#, #"{"amount":"12.5","currencyCode":"EUR"}"#),
        ("CurrencyAmount", #"{"amount":7,"currencyCode":"EUR"}"#, #"{"amount":"7","currencyCode":"EUR"}"#),
        ("Object", #""lock""#, #"{"identifier":"lock","displayString":"lock"}"#),
        ("DateComponents:dateTime", #""2026-11-20T09:30""#, #""2026-11-20T09:30:00""#),
    ])
    func `reads short forms`(tag: String, json: String, expected: String) throws {
        let type = try #require(ValueType(tag: tag))
        let value = try type.value(fromWire: JSONValue(parsing: json), in: Schema(), keepingMismatches: false)
        expectEqual(type.wire(for: value).rendered(), expected)
    }

    @Test func `a refreshed value keeps members of a newer version`() throws {
        let type = ValueType(.person)
        let stored = try type.value(fromWire: ["displayName": "Ada", "customIdentifier": "7", "x": 1], in: Schema())
        let fresh = IntentValue.person(PersonValue(displayName: "Ada Lovelace", customIdentifier: "7"))
        let other = IntentValue.person(PersonValue(displayName: "Grace", customIdentifier: "8"))
        expectEqual(type.wire(for: fresh.keepingUnknownProperties(of: stored))["x"], 1)
        expectEqual(other.keepingUnknownProperties(of: stored), other)
    }

    @Test func `converts a date only if nothing is lost`() throws {
        guard case .dateComponents(let day) = dateValue("2026-11-20"),
            case .dateComponents(let midnight) = dateValue("2026-11-20T00:00:00"),
            case .dateComponents(let morning) = dateValue("2026-11-20T09:30:00")
        else { return }
        expectEqual(day.lossless(as: .dateTime), midnight)
        expectEqual(midnight.lossless(as: .date), day)
        expectEqual(morning.lossless(as: .date), nil)
        expectEqual(morning.lossless(as: .time), nil)
        expectEqual(day.lossless(as: .time), nil)
    }
}
