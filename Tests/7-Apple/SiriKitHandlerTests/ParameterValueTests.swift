import GeneratedSiriKit
import Intents
import Testing

/// Conversion of values of every type to the stored form and back.
@Suite struct ParameterValueTests {
    private func makeIntent() -> EverythingIntent {
        let intent = EverythingIntent()
        intent.plainText = "text"
        intent.severalText = ["a", "b"]
        intent.plainInteger = 7
        intent.severalInteger = [1, 2]
        intent.plainDecimal = 0.5
        intent.plainFlag = true
        intent.severalFlag = [true, false]
        intent.plainAddress = URL(string: "https://example.com/a")
        intent.plainTime = 90
        intent.plainLevel = .high
        intent.severalLevel = [NSNumber(value: Level.low.rawValue), NSNumber(value: Level.high.rawValue)]
        intent.plainMoment = DateComponents(year: 2026, month: 11, day: 20, hour: 9, minute: 30)
        intent.plainDay = DateComponents(year: 2026, month: 11, day: 20)
        intent.plainClock = DateComponents(hour: 9, minute: 30)
        intent.plainPaper = INFile(
            fileURL: URL(fileURLWithPath: "/tmp/a.txt"), filename: "a.txt", typeIdentifier: "public.plain-text")
        intent.plainHuman = INPerson(
            personHandle: INPersonHandle(value: "a@example.com", type: .emailAddress), nameComponents: nil,
            displayName: "Ada", image: nil, contactIdentifier: nil, customIdentifier: "ada")
        intent.plainPrice = INCurrencyAmount(amount: NSDecimalNumber(string: "12.50"), currencyCode: "EUR")
        intent.plainCard = INPaymentMethod(type: .credit, name: "Card", identificationHint: "1234", icon: nil)
        intent.plainThing = INObject(identifier: "thing", display: "Thing")
        intent.plainHeat = Measurement(value: 21, unit: .celsius)
        intent.plainTag = makeTag()
        return intent
    }

    private func makeTag() -> GeneratedSiriKit.Tag {
        let tag = GeneratedSiriKit.Tag(
            identifier: "tag", display: "Tag", subtitle: "one", image: INImage(systemImageNamed: "tag"))
        tag.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "label")]
        tag.ownInteger = 3
        tag.ownLevel = .low
        tag.ownSpot = nil
        return tag
    }

    private func stored(_ intent: EverythingIntent) throws -> EverythingIntent {
        try #require(intent.copy() as? EverythingIntent)
    }

    @Test func `scalars survive storing`() throws {
        let intent = try stored(makeIntent())
        #expect(intent.plainText == "text")
        #expect(intent.severalText == ["a", "b"])
        #expect(intent.plainInteger as? Int == 7)
        #expect(intent.severalInteger == [1, 2])
        #expect(intent.plainDecimal?.doubleValue == 0.5)
        #expect(intent.plainFlag?.boolValue == true)
        #expect(intent.severalFlag?.map(\.boolValue) == [true, false])
        #expect(intent.plainAddress?.absoluteString == "https://example.com/a")
        #expect(intent.plainTime as? TimeInterval == 90)
        #expect(intent.plainHeat == Measurement(value: 21, unit: .celsius))
    }

    @Test func `enum cases survive storing`() throws {
        let intent = try stored(makeIntent())
        #expect(intent.plainLevel == .high)
        #expect(intent.severalLevel == [1, 2])
        #expect(intent.presetLevel == .unknown)
    }

    @Test func `dates survive storing and get a calendar`() throws {
        let intent = try stored(makeIntent())
        #expect(intent.plainMoment?.minute == 30)
        #expect(intent.plainMoment?.date != nil)
        #expect(intent.plainDay?.day == 20)
        #expect(intent.plainDay?.hour == nil)
        #expect(intent.plainClock?.hour == 9)
    }

    @Test func `files, persons and other values survive storing`() throws {
        let original = makeIntent()
        let intent = try stored(original)
        #expect(intent.plainPaper == original.plainPaper)
        #expect(intent.plainHuman == original.plainHuman)
        #expect(intent.plainPrice == original.plainPrice)
        #expect(intent.plainCard == original.plainCard)
        #expect(intent.plainThing == original.plainThing)
    }

    @Test func `objects survive storing with their properties`() throws {
        let original = makeIntent()
        let tag = try #require(try stored(original).plainTag)
        #expect(tag == original.plainTag)
        #expect(tag.ownInteger == 3)
        #expect(tag.ownLevel == .low)
        #expect(tag.displayImage == INImage(systemImageNamed: "tag"))
        #expect(tag.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["label"])
    }

    @Test func `missing values stay missing`() throws {
        let intent = try stored(EverythingIntent())
        #expect(intent.plainText == nil)
        #expect(intent.severalText == nil)
        #expect(intent.plainLevel == .unknown)
        #expect(intent.plainTag == nil)
    }

    @Test func `a file without a URL is not stored`() throws {
        let intent = EverythingIntent()
        intent.plainPaper = INFile(data: Data("a".utf8), filename: "a.txt", typeIdentifier: nil)
        #expect(intent.plainPaper?.data == Data("a".utf8))
        #expect(try stored(intent).plainPaper == nil)
    }
}
