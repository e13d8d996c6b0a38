import IntentModel
import IntentTestSupport
import Testing

/// Tests of the identifiers of values.
@Suite struct OptionIdentifierTests {
    @Test func `a file is identified by its path`() {
        expectEqual(IntentValue.file(FileValue(path: "a/b.txt", name: "Notes")).optionIdentifier, "a/b.txt")
    }

    @Test func `a person is identified by the most specific property`() {
        var person = PersonValue(displayName: "Ada")
        expectEqual(IntentValue.person(person).optionIdentifier, "Ada")
        person.handle = "ada@example.org"
        expectEqual(IntentValue.person(person).optionIdentifier, "ada@example.org")
        person.customIdentifier = "7"
        expectEqual(IntentValue.person(person).optionIdentifier, "7")
        person.contactIdentifier = "C-1"
        expectEqual(IntentValue.person(person).optionIdentifier, "C-1")
    }

    @Test func `a place is identified by its address or coordinates`() throws {
        let coordinate = try #require(PlacemarkValue.Coordinate(latitude: 52.5, longitude: 13.25))
        var place = PlacemarkValue(coordinate: coordinate)
        expectEqual(IntentValue.placemark(place).optionIdentifier, "52.5, 13.25")
        place.locality = "Springfield"
        place.administrativeArea = "Illinois"
        place.isoCountryCode = "US"
        expectEqual(IntentValue.placemark(place).optionIdentifier, "Springfield, Illinois, US")
        place.country = "United States"
        place.name = "Springfield"
        expectEqual(IntentValue.placemark(place).optionIdentifier, "Springfield, Illinois, United States")
    }

    @Test func `a place read from its identifier keeps it`() throws {
        var place = PlacemarkValue(name: "Town Hall", locality: "Springfield")
        place.administrativeArea = "Illinois"
        let identifier = try #require(IntentValue.placemark(place).optionIdentifier)
        let read = try ValueType(.placemark).value(fromText: identifier, in: Schema())
        expectEqual(read.optionIdentifier, identifier)
    }

    @Test func `dates and amounts are identified by their text`() {
        expectEqual(dateValue("2026-11-20").optionIdentifier, "2026-11-20")
        let amount = CurrencyAmountValue(intentText: "12.50 EUR")
        expectEqual(IntentValue.currencyAmount(amount).optionIdentifier, "12.5 EUR")
        let card = PaymentMethodValue(kind: .credit, name: "Visa", identificationHint: "1234")
        expectEqual(IntentValue.paymentMethod(card).optionIdentifier, "credit Visa 1234")
    }
}

@Suite struct ExactDecimalTests {
    @Test(arguments: [
        ("12.50", "12.5"), ("0.10", "0.1"), ("-0", "0"), ("000", "0"), ("1e3", "1000"), ("1.5e-3", "0.0015"),
        (".5", "0.5"), ("5.", "5"), ("+7", "7"), ("100", "100"), ("-12.340", "-12.34"), ("0.1e1", "1"),
        ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
    ])
    func `preserves every digit in the shortest text`(written: String, shortest: String) throws {
        try expectEqual(#require(ExactDecimal(written)).text, shortest)
    }

    @Test func `equal numbers are equal regardless of their notation`() {
        expectEqual(ExactDecimal("1.50"), ExactDecimal("1.5e0"))
        #expect(ExactDecimal("0.1") != ExactDecimal("0.10000000000000000555"))
    }

    @Test(arguments: ["", "a", "1,5", "1e99", "1e-99", "0x1", "123456789012345678901234567890123456789", "٣", "1 "])
    func `rejects numbers with too many digits`(text: String) {
        expectEqual(ExactDecimal(text), nil)
    }
}
