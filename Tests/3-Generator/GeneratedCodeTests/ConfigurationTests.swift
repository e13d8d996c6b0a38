import Foundation
import IntentRuntime
import Testing

@Suite struct ConfigurationTests {
    @Test func `a configuration has the definition's defaults`() {
        for configuration in [EverythingIntent(), EverythingIntent(intentValues: IntentValues())] {
            #expect(configuration.text == nil)
            #expect(configuration.presetText == "a \"b\" \\(c)")
            #expect(configuration.presetNumber == -7)
            #expect(configuration.presetRatio == 0.5)
            #expect(configuration.presetFlag)
            #expect(configuration.presetAddress.absoluteString == "https://example.com/a?b=c")
            #expect(configuration.presetTime == .seconds(90))
            #expect(configuration.presetHeat == Measurement(value: -3, unit: .celsius))
            #expect(configuration.presetLevel == .high)
            #expect(
                configuration.presetMoment
                    == DateComponents(year: 2026, month: 11, day: 20, hour: 9, minute: 30, second: 0))
            #expect(configuration.presetDay == DateComponents(year: 2028, month: 2, day: 29))
            #expect(configuration.presetClock == DateComponents(hour: 6, minute: 5, second: 0))
            #expect(configuration.presetFile.name == "a.txt")
            #expect(configuration.presetPerson == PersonValue(displayName: "Ada"))
            #expect(configuration.presetPlace.name == "Berlin")
            #expect(configuration.presetPrice.decimal == Decimal(string: "12.5"))
            #expect(configuration.card == nil)
            #expect(configuration.numbers.isEmpty)
            #expect(configuration.tag == nil)
        }
    }

    @Test func `a printed configuration contains no secret`() {
        let account = AccountIntent(host: "mail.example.com", port: 993, token: "s3cret-token")
        let printed = [String(describing: account), String(reflecting: account), "\([account])"]
        var dumped = ""
        dump(account, to: &dumped)
        for text in printed + [dumped] {
            #expect(!text.contains("s3cret"))
            #expect(text.contains("••••••••") && text.contains("mail.example.com") && text.contains("993"))
        }
        #expect(Mirror(reflecting: account).children.map(\.label) == ["host", "port", "token"])
        #expect(account.token == "s3cret-token")
    }

    @Test func `a configuration reads back what it wrote`() {
        #expect(EverythingIntent(intentValues: Samples.full.intentValues) == Samples.full)
        #expect(Samples.full.intentValues["texts"] == .list([.string("a"), .string("b")]))
        #expect(EverythingIntent().intentValues["text"] == nil)
    }

    @Test func `a value of the wrong type becomes the default`() {
        let values = IntentValues(["presetNumber": .string("7"), "presetLevel": .boolean(true), "texts": .integer(1)])
        let configuration = EverythingIntent(intentValues: values)
        #expect(configuration.presetNumber == -7)
        #expect(configuration.presetLevel == .high)
        #expect(configuration.texts == [])
    }

    @Test func `a list keeps its empty slots`() {
        let values = IntentValues(["numbers": .list([nil, .integer(4), nil])])
        let numbers = EverythingIntent(intentValues: values).numbers
        #expect(Array(numbers) == [4])
        #expect(numbers.slots(in: .systemMedium) == [nil, 4, nil])
        #expect(EverythingIntent(intentValues: values) != EverythingIntent(numbers: [4]))
    }

    @Test func `equal choices make equal configurations`() {
        let other = EverythingIntent(presetNumber: 1)
        #expect(EverythingIntent() == EverythingIntent())
        #expect(EverythingIntent() != other)
        #expect(Set([EverythingIntent(), EverythingIntent(), other]).count == 2)
    }

    @Test(arguments: [EverythingIntent(), Samples.full])
    func `a configuration can be encoded and decoded`(_ configuration: EverythingIntent) throws {
        let data = try JSONEncoder().encode(configuration)
        #expect(try JSONDecoder().decode(EverythingIntent.self, from: data) == configuration)
    }

    @Test func `a configuration's JSON uses stored names`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(HostileIntent(text: "t", choice: "c", mood: .even))
        #expect(String(decoding: data, as: UTF8.self) == #"{"choice":"c","mood":"even","text":"t"}"#)
    }

    @Test func `invalid JSON is refused`() {
        for text in ["[]", #"{"number":"x"}"#, #"{"tag":{"displayString":"t"}}"#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(EverythingIntent.self, from: Data(text.utf8))
            }
        }
    }

    @Test func `configurations can be encoded inside other values`() throws {
        struct Entry: Codable, Equatable {
            var configuration: EverythingIntent
            var level: Level
            var tag: Tag?
        }
        let entry = Entry(configuration: Samples.full, level: .unrecognized("new"), tag: Samples.tag)
        #expect(try JSONDecoder().decode(Entry.self, from: JSONEncoder().encode(entry)) == entry)
    }

    @Test(arguments: [(SizeFamily.systemSmall, 1, 1), (.systemMedium, 1, 3), (.accessoryInline, 6, 6)])
    func `each family has its number of slots`(family: SizeFamily, minimum: Int, maximum: Int) {
        #expect(EverythingIntent.Slots.numbers(in: family) == SlotCount(minimum: minimum, maximum: maximum))
        #expect(EverythingIntent.Slots.tags(in: family) == 3)
        #expect(EverythingIntent.Slots.numbers(in: .unrecognized("systemHuge")) == 6)
    }

    @Test func `values fill the slots`() {
        let numbers = EverythingIntent(numbers: [1, 2]).numbers
        #expect(numbers.slots(in: .systemMedium) == [1, 2, nil])
        #expect(numbers.slots(in: .systemSmall) == [1])
        #expect(numbers.overflow(in: .systemSmall) == [2])
    }

    @Test func `keys have the stored names`() {
        #expect(EverythingIntent.Parameters.presetLevel.name == "presetLevel")
        #expect(EverythingIntent.key(\.share).name == "ratio")
        var edit = Edit<EverythingIntent>()
        edit[\.numbers] = [1, 2]
        edit[\.level] = .low
        edit[\.text] = nil
        #expect(edit[\.numbers] == [1, 2])
        #expect(edit[\.level] == .low)
    }
}

/// Sample values of every type.
nonisolated enum Samples {
    static let tag = Tag(
        identifier: "t", displayString: "Tag", subtitleString: "sub", displayImage: .system("star"),
        pronunciationHint: "tæg", alternativeSpeakableMatches: ["label"], text: "x", count: 3, share: 0.25,
        active: false,
        address: URL(string: "https://example.com"), lasts: .milliseconds(1500), level: Level.none,
        heat: Measurement(value: 20, unit: .celsius), parent: Tag(identifier: "p", displayString: "Parent"),
        children: [Tag(identifier: "c", displayString: "Child")], words: ["a", "b"],
        day: DateComponents(year: 2026, month: 1, day: 2), file: FileValue(path: "/a/b.pdf"), person: person,
        place: place, price: price, card: card, tint: ColorValue(.mint),
        other: AnyIntentObject(identifier: "o", displayString: "Other", subtitleString: "of no type"))

    static let person = PersonValue(
        displayName: "Ada", handle: "ada@example.org", handleType: .emailAddress, customIdentifier: "7",
        image: .system("person"))
    static let place: PlacemarkValue = {
        var place = PlacemarkValue(
            name: "Town Hall", coordinate: PlacemarkValue.Coordinate(latitude: 52.5, longitude: 13.25),
            locality: "Berlin")
        place.isoCountryCode = "DE"
        return place
    }()
    static let price = CurrencyAmountValue(intentText: "0.10 EUR")
    static let card = PaymentMethodValue(kind: .credit, name: "Visa", identificationHint: "1234")

    static let full = EverythingIntent(
        text: "t", presetText: "", texts: ["a", "b"], number: .max, presetNumber: 1, numbers: [1], share: -0.125,
        presetRatio: 1e300, ratios: [0.1, 2], flag: false, presetFlag: false, flags: [true, false],
        address: URL(string: "https://example.com/%20"), addresses: [URL(fileURLWithPath: "/tmp/a")], time: .seconds(1),
        presetTime: .milliseconds(250), times: [.zero], heat: Measurement(value: 1, unit: .kelvin),
        presetHeat: Measurement(value: 70, unit: .fahrenheit), heats: [Measurement(value: 0, unit: .celsius)],
        level: .unrecognized("medium"), presetLevel: .low, levels: [.high, .none], tag: tag, tags: [tag], word: "w",
        moment: DateComponents(year: 1999, month: 12, day: 31, hour: 23, minute: 59, second: 59),
        presetMoment: DateComponents(year: 1, month: 1, day: 1, hour: 0, minute: 0, second: 0),
        presetDay: DateComponents(year: 9999, month: 12, day: 31),
        presetClock: DateComponents(hour: 0, minute: 0, second: 1),
        days: [DateComponents(year: 2026, month: 1, day: 2)],
        file: FileValue(path: "/a", name: "A", typeIdentifier: "public.data"), presetFile: FileValue(path: "b"),
        files: [FileValue(path: "c")], person: person, presetPerson: person, people: [person], place: place,
        presetPlace: place, places: [place], price: price, presetPrice: price, prices: [price], card: card,
        cards: [card], tint: ColorValue(.accent), presetTint: ColorValue(red: 0, green: 1, blue: 0),
        tints: [ColorValue(intentText: "#00000080")], thing: AnyIntentObject(identifier: "t", displayString: "T"),
        things: [AnyIntentObject(identifier: "u", displayString: "U")])
}

@Suite struct ObjectAndEnumTests {
    @Test func `an object reads back what it wrote`() {
        #expect(Tag(objectValue: Samples.tag.objectValue) == Samples.tag)
        #expect(Samples.tag.parent?.identifier == "p")
        #expect(Samples.tag.id == "t")
        #expect(Samples.tag != Tag(identifier: "t", displayString: "Tag"))
    }

    @Test func `an object can be encoded and decoded`() throws {
        let data = try JSONEncoder().encode([Samples.tag])
        #expect(try JSONDecoder().decode([Tag].self, from: data) == [Samples.tag])
        #expect(
            try JSONDecoder().decode(Tag.self, from: Data(#""x""#.utf8)) == Tag(identifier: "x", displayString: "x"))
    }

    @Test func `an unknown case is preserved`() throws {
        let level = Level(caseName: "medium")
        #expect(level == .unrecognized("medium"))
        #expect(level.intentValue == .enumeration("medium"))
        let data = try JSONEncoder().encode([level, .low])
        #expect(String(decoding: data, as: UTF8.self) == #"["medium","low"]"#)
        #expect(try JSONDecoder().decode([Level].self, from: data) == [level, .low])
    }

    @Test func `declared cases are in order, without the unrecognized one`() {
        #expect(Level.declaredCases == [.low, .high, .none])
        #expect(Level.declaredCases.map(\.caseName) == ["low", "high", "none"])
        #expect(Level.declaredCases.map { Level(caseName: $0.caseName) } == Level.declaredCases)
    }

    @Test func `an unrecognized case with a declared name equals it`() {
        #expect(Level.unrecognized("low") == .low)
        #expect(Set([Level.unrecognized("low"), .low]).count == 1)
    }
}
