import IntentModel
import Testing

/// What tells values from others: in slots, among options, in conditions.
@Suite struct OptionIdentifierTests {
    @Test func isThePathOfAFile() {
        #expect(IntentValue.file(FileValue(path: "a/b.txt", name: "Notes")).optionIdentifier == "a/b.txt")
    }

    @Test func isTheMostExactOfWhatAPersonHas() {
        var person = PersonValue(displayName: "Ada")
        #expect(IntentValue.person(person).optionIdentifier == "Ada")
        person.handle = "ada@example.org"
        #expect(IntentValue.person(person).optionIdentifier == "ada@example.org")
        person.customIdentifier = "7"
        #expect(IntentValue.person(person).optionIdentifier == "7")
        person.contactIdentifier = "C-1"
        #expect(IntentValue.person(person).optionIdentifier == "C-1")
    }

    @Test func isTheAddressOfAPlaceInOneLineElseItsCoordinates() throws {
        let coordinate = try #require(PlacemarkValue.Coordinate(latitude: 52.5, longitude: 13.25))
        var place = PlacemarkValue(coordinate: coordinate)
        #expect(IntentValue.placemark(place).optionIdentifier == "52.5, 13.25")
        place.locality = "Springfield"
        place.administrativeArea = "Illinois"
        place.isoCountryCode = "US"
        #expect(IntentValue.placemark(place).optionIdentifier == "Springfield, Illinois, US")
        place.country = "United States"
        place.name = "Springfield"
        #expect(IntentValue.placemark(place).optionIdentifier == "Springfield, Illinois, United States")
    }

    @Test func aPlaceReadFromItsIdentifierHasThatIdentifier() throws {
        var place = PlacemarkValue(name: "Town Hall", locality: "Springfield")
        place.administrativeArea = "Illinois"
        let identifier = try #require(IntentValue.placemark(place).optionIdentifier)
        let read = try ValueType(.placemark).value(fromText: identifier, in: Schema())
        #expect(read.optionIdentifier == identifier)
    }

    @Test func isTheTextOfADateAndOfAnAmount() {
        #expect(dateValue("2026-11-20").optionIdentifier == "2026-11-20")
        let amount = CurrencyAmountValue(intentText: "12.50 EUR")
        #expect(IntentValue.currencyAmount(amount).optionIdentifier == "12.5 EUR")
        let card = PaymentMethodValue(kind: .credit, name: "Visa", identificationHint: "1234")
        #expect(IntentValue.paymentMethod(card).optionIdentifier == "credit Visa 1234")
    }
}
