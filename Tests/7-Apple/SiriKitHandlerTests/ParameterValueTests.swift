import GeneratedSiriKit
import IntentTestSupport
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
        expectEqual(intent.plainText, "text")
        expectEqual(intent.severalText, ["a", "b"])
        expectEqual(intent.plainInteger as? Int, 7)
        expectEqual(intent.severalInteger, [1, 2])
        expectEqual(intent.plainDecimal?.doubleValue, 0.5)
        expectEqual(intent.plainFlag?.boolValue, true)
        expectEqual(intent.severalFlag?.map(\.boolValue), [true, false])
        expectEqual(intent.plainAddress?.absoluteString, "https://example.com/a")
        expectEqual(intent.plainTime as? TimeInterval, 90)
        expectEqual(intent.plainHeat, Measurement(value: 21, unit: .celsius))
    }

    @Test func `enum cases survive storing`() throws {
        let intent = try stored(makeIntent())
        expectEqual(intent.plainLevel, .high)
        expectEqual(intent.severalLevel, [1, 2])
        expectEqual(intent.presetLevel, .unknown)
    }

    @Test func `dates survive storing and get a calendar`() throws {
        let intent = try stored(makeIntent())
        expectEqual(intent.plainMoment?.minute, 30)
        #expect(intent.plainMoment?.date != nil)
        expectEqual(intent.plainDay?.day, 20)
        expectEqual(intent.plainDay?.hour, nil)
        expectEqual(intent.plainClock?.hour, 9)
    }

    @Test func `colors are their texts, and other texts no value`() throws {
        let intent = makeIntent()
        intent.plainTint = "#FF880080"
        intent.severalTint = ["accent", "no color", "#000000"]
        expectEqual(try stored(intent).plainTint, "#ff880080")
        expectEqual(try stored(intent).severalTint, ["accent", "#000000"])
        intent.plainTint = "#f80"
        expectEqual(try stored(intent).plainTint, nil)
    }

    @Test func `files, persons and other values survive storing`() throws {
        let original = makeIntent()
        let intent = try stored(original)
        expectEqual(intent.plainPaper, original.plainPaper)
        expectEqual(intent.plainHuman, original.plainHuman)
        expectEqual(intent.plainPrice, original.plainPrice)
        expectEqual(intent.plainCard, original.plainCard)
        expectEqual(intent.plainThing, original.plainThing)
    }

    @Test func `objects survive storing with their properties`() throws {
        let original = makeIntent()
        let tag = try #require(try stored(original).plainTag)
        expectEqual(tag, original.plainTag)
        expectEqual(tag.ownInteger, 3)
        expectEqual(tag.ownLevel, .low)
        expectEqual(tag.displayImage, INImage(systemImageNamed: "tag"))
        expectEqual(tag.alternativeSpeakableMatches?.map(\.spokenPhrase), ["label"])
    }

    @Test func `missing values stay missing`() throws {
        let intent = try stored(EverythingIntent())
        expectEqual(intent.plainText, nil)
        expectEqual(intent.severalText, nil)
        expectEqual(intent.plainLevel, .unknown)
        expectEqual(intent.plainTag, nil)
    }

    @Test func `a file without a URL is not stored`() throws {
        let intent = EverythingIntent()
        intent.plainPaper = INFile(data: Data("a".utf8), filename: "a.txt", typeIdentifier: nil)
        expectEqual(intent.plainPaper?.data, Data("a".utf8))
        try expectEqual(stored(intent).plainPaper, nil)
    }
}
