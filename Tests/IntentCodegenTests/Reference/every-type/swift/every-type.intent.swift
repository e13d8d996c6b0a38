// Made by intentgen from every-type.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
public import Foundation
public import IntentRuntime
import IntentMeasurements

// If this line does not compile, tool and runtime differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = GeneratedCodeFormat.v1

/// Everything. Only exported: `plainMedia`, `presetMedia` and `severalMedia`.
public nonisolated struct EverythingIntent: ConfigurableIntent {
    /// plainText. Nil when nothing is chosen.
    public let plainText: String?
    /// presetText. “a "text"\(x)” unless chosen otherwise.
    public let presetText: String
    /// severalText. Empty when nothing is chosen.
    public let severalText: [String]
    /// plainInteger. Nil when nothing is chosen.
    public let plainInteger: Int?
    /// presetInteger. -7 unless chosen otherwise.
    public let presetInteger: Int
    /// severalInteger. Empty when nothing is chosen.
    public let severalInteger: [Int]
    /// plainDecimal. Nil when nothing is chosen.
    public let plainDecimal: Double?
    /// presetDecimal. 0.5 unless chosen otherwise.
    public let presetDecimal: Double
    /// severalDecimal. Empty when nothing is chosen.
    public let severalDecimal: [Double]
    /// plainFlag. Nil when nothing is chosen.
    public let plainFlag: Bool?
    /// presetFlag. Off unless turned on.
    public let presetFlag: Bool
    /// severalFlag. Empty when nothing is chosen.
    public let severalFlag: [Bool]
    /// plainAddress. Nil when nothing is chosen.
    public let plainAddress: URL?
    /// presetAddress. https://example.com/a?b=c unless chosen otherwise.
    public let presetAddress: URL
    /// severalAddress. Empty when nothing is chosen.
    public let severalAddress: [URL]
    /// plainTime. Nil when nothing is chosen.
    public let plainTime: Duration?
    /// presetTime. 1.5 s unless chosen otherwise.
    public let presetTime: Duration
    /// severalTime. Empty when nothing is chosen.
    public let severalTime: [Duration]
    /// plainLevel. Nil when nothing is chosen.
    public let plainLevel: Level?
    /// presetLevel. `high` unless chosen otherwise.
    public let presetLevel: Level
    /// severalLevel. Empty when nothing is chosen.
    public let severalLevel: [Level]
    /// plainTag. Nil when nothing is chosen.
    public let plainTag: Tag?
    /// presetTag. Nil when nothing is chosen.
    public let presetTag: Tag?
    /// severalTag. Empty when nothing is chosen.
    public let severalTag: [Tag]
    /// plainMoment. Year to second, Gregorian. Nil when nothing is chosen.
    public let plainMoment: DateComponents?
    /// presetMoment. Year to second, Gregorian. 2026-11-20T09:30:00 unless chosen otherwise.
    public let presetMoment: DateComponents
    /// severalMoment. Year to second, Gregorian. Empty when nothing is chosen.
    public let severalMoment: [DateComponents]
    /// plainDay. Year, month and day, Gregorian. Nil when nothing is chosen.
    public let plainDay: DateComponents?
    /// presetDay. Year, month and day, Gregorian. 2028-02-29 unless chosen otherwise.
    public let presetDay: DateComponents
    /// severalDay. Year, month and day, Gregorian. Empty when nothing is chosen.
    public let severalDay: [DateComponents]
    /// plainClock. Hour, minute and second. Nil when nothing is chosen.
    public let plainClock: DateComponents?
    /// presetClock. Hour, minute and second. 06:05:00 unless chosen otherwise.
    public let presetClock: DateComponents
    /// severalClock. Hour, minute and second. Empty when nothing is chosen.
    public let severalClock: [DateComponents]
    /// plainPaper. Nil when nothing is chosen.
    public let plainPaper: FileValue?
    /// presetPaper. a "file".txt unless chosen otherwise.
    public let presetPaper: FileValue
    /// severalPaper. Empty when nothing is chosen.
    public let severalPaper: [FileValue]
    /// plainHuman. Nil when nothing is chosen.
    public let plainHuman: PersonValue?
    /// presetHuman. Ada unless chosen otherwise.
    public let presetHuman: PersonValue
    /// severalHuman. Empty when nothing is chosen.
    public let severalHuman: [PersonValue]
    /// plainSpot. Nil when nothing is chosen.
    public let plainSpot: PlacemarkValue?
    /// presetSpot. Berlin unless chosen otherwise.
    public let presetSpot: PlacemarkValue
    /// severalSpot. Empty when nothing is chosen.
    public let severalSpot: [PlacemarkValue]
    /// plainPrice. Nil when nothing is chosen.
    public let plainPrice: CurrencyAmountValue?
    /// presetPrice. 12.5 EUR unless chosen otherwise.
    public let presetPrice: CurrencyAmountValue
    /// severalPrice. Empty when nothing is chosen.
    public let severalPrice: [CurrencyAmountValue]
    /// plainCard. Nil when nothing is chosen.
    public let plainCard: PaymentMethodValue?
    /// presetCard. Nil when nothing is chosen.
    public let presetCard: PaymentMethodValue?
    /// severalCard. Empty when nothing is chosen.
    public let severalCard: [PaymentMethodValue]
    /// plainThing. Nil when nothing is chosen.
    public let plainThing: AnyIntentObject?
    /// presetThing. Nil when nothing is chosen.
    public let presetThing: AnyIntentObject?
    /// severalThing. Empty when nothing is chosen.
    public let severalThing: [AnyIntentObject]
    /// plainHeat. Nil when nothing is chosen.
    public let plainHeat: Measurement<UnitTemperature>?
    /// presetHeat. -3 celsius unless chosen otherwise.
    public let presetHeat: Measurement<UnitTemperature>
    /// severalHeat. Empty when nothing is chosen.
    public let severalHeat: [Measurement<UnitTemperature>]

    public init(
        plainText: String? = nil, presetText: String = "a \"text\"\\(x)", severalText: [String] = [],
        plainInteger: Int? = nil, presetInteger: Int = -7, severalInteger: [Int] = [], plainDecimal: Double? = nil,
        presetDecimal: Double = 0.5, severalDecimal: [Double] = [], plainFlag: Bool? = nil, presetFlag: Bool = false,
        severalFlag: [Bool] = [], plainAddress: URL? = nil,
        presetAddress: URL = URL(intentText: "https://example.com/a?b=c"), severalAddress: [URL] = [],
        plainTime: Duration? = nil, presetTime: Duration = .milliseconds(1500), severalTime: [Duration] = [],
        plainLevel: Level? = nil, presetLevel: Level = .high, severalLevel: [Level] = [], plainTag: Tag? = nil,
        presetTag: Tag? = nil, severalTag: [Tag] = [], plainMoment: DateComponents? = nil,
        presetMoment: DateComponents = DateComponents(intentText: "2026-11-20T09:30:00"),
        severalMoment: [DateComponents] = [], plainDay: DateComponents? = nil,
        presetDay: DateComponents = DateComponents(intentText: "2028-02-29"), severalDay: [DateComponents] = [],
        plainClock: DateComponents? = nil, presetClock: DateComponents = DateComponents(intentText: "06:05:00"),
        severalClock: [DateComponents] = [], plainPaper: FileValue? = nil,
        presetPaper: FileValue = FileValue(path: "a \"file\".txt"), severalPaper: [FileValue] = [],
        plainHuman: PersonValue? = nil, presetHuman: PersonValue = PersonValue(displayName: "Ada"),
        severalHuman: [PersonValue] = [], plainSpot: PlacemarkValue? = nil,
        presetSpot: PlacemarkValue = PlacemarkValue(name: "Berlin"), severalSpot: [PlacemarkValue] = [],
        plainPrice: CurrencyAmountValue? = nil,
        presetPrice: CurrencyAmountValue = CurrencyAmountValue(intentText: "12.5 EUR"),
        severalPrice: [CurrencyAmountValue] = [], plainCard: PaymentMethodValue? = nil,
        presetCard: PaymentMethodValue? = nil, severalCard: [PaymentMethodValue] = [],
        plainThing: AnyIntentObject? = nil, presetThing: AnyIntentObject? = nil, severalThing: [AnyIntentObject] = [],
        plainHeat: Measurement<UnitTemperature>? = nil,
        presetHeat: Measurement<UnitTemperature> = Measurement(value: -3.0, unit: .celsius),
        severalHeat: [Measurement<UnitTemperature>] = []
    ) {
        self.plainText = plainText
        self.presetText = presetText
        self.severalText = severalText
        self.plainInteger = plainInteger
        self.presetInteger = presetInteger
        self.severalInteger = severalInteger
        self.plainDecimal = plainDecimal
        self.presetDecimal = presetDecimal
        self.severalDecimal = severalDecimal
        self.plainFlag = plainFlag
        self.presetFlag = presetFlag
        self.severalFlag = severalFlag
        self.plainAddress = plainAddress
        self.presetAddress = presetAddress
        self.severalAddress = severalAddress
        self.plainTime = plainTime
        self.presetTime = presetTime
        self.severalTime = severalTime
        self.plainLevel = plainLevel
        self.presetLevel = presetLevel
        self.severalLevel = severalLevel
        self.plainTag = plainTag
        self.presetTag = presetTag
        self.severalTag = severalTag
        self.plainMoment = plainMoment
        self.presetMoment = presetMoment
        self.severalMoment = severalMoment
        self.plainDay = plainDay
        self.presetDay = presetDay
        self.severalDay = severalDay
        self.plainClock = plainClock
        self.presetClock = presetClock
        self.severalClock = severalClock
        self.plainPaper = plainPaper
        self.presetPaper = presetPaper
        self.severalPaper = severalPaper
        self.plainHuman = plainHuman
        self.presetHuman = presetHuman
        self.severalHuman = severalHuman
        self.plainSpot = plainSpot
        self.presetSpot = presetSpot
        self.severalSpot = severalSpot
        self.plainPrice = plainPrice
        self.presetPrice = presetPrice
        self.severalPrice = severalPrice
        self.plainCard = plainCard
        self.presetCard = presetCard
        self.severalCard = severalCard
        self.plainThing = plainThing
        self.presetThing = presetThing
        self.severalThing = severalThing
        self.plainHeat = plainHeat
        self.presetHeat = presetHeat
        self.severalHeat = severalHeat
    }

    public init(intentValues values: IntentValues) {
        plainText = values.string("plainText")
        presetText = values.string("presetText", default: "a \"text\"\\(x)")
        severalText = values.list("severalText")
        plainInteger = values.int("plainInteger")
        presetInteger = values.int("presetInteger", default: -7)
        severalInteger = values.list("severalInteger")
        plainDecimal = values.double("plainDecimal")
        presetDecimal = values.double("presetDecimal", default: 0.5)
        severalDecimal = values.list("severalDecimal")
        plainFlag = values.bool("plainFlag")
        presetFlag = values.bool("presetFlag", default: false)
        severalFlag = values.list("severalFlag")
        plainAddress = values.value("plainAddress")
        presetAddress = values.value("presetAddress", default: URL(intentText: "https://example.com/a?b=c"))
        severalAddress = values.list("severalAddress")
        plainTime = values.duration("plainTime")
        presetTime = values.duration("presetTime", default: .milliseconds(1500))
        severalTime = values.list("severalTime")
        plainLevel = values.value("plainLevel")
        presetLevel = values.value("presetLevel", default: .high)
        severalLevel = values.list("severalLevel")
        plainTag = values.value("plainTag")
        presetTag = values.value("presetTag")
        severalTag = values.list("severalTag")
        plainMoment = values.value("plainMoment")
        presetMoment = values.value("presetMoment", default: DateComponents(intentText: "2026-11-20T09:30:00"))
        severalMoment = values.list("severalMoment")
        plainDay = values.value("plainDay")
        presetDay = values.value("presetDay", default: DateComponents(intentText: "2028-02-29"))
        severalDay = values.list("severalDay")
        plainClock = values.value("plainClock")
        presetClock = values.value("presetClock", default: DateComponents(intentText: "06:05:00"))
        severalClock = values.list("severalClock")
        plainPaper = values.value("plainPaper")
        presetPaper = values.value("presetPaper", default: FileValue(path: "a \"file\".txt"))
        severalPaper = values.list("severalPaper")
        plainHuman = values.value("plainHuman")
        presetHuman = values.value("presetHuman", default: PersonValue(displayName: "Ada"))
        severalHuman = values.list("severalHuman")
        plainSpot = values.value("plainSpot")
        presetSpot = values.value("presetSpot", default: PlacemarkValue(name: "Berlin"))
        severalSpot = values.list("severalSpot")
        plainPrice = values.value("plainPrice")
        presetPrice = values.value("presetPrice", default: CurrencyAmountValue(intentText: "12.5 EUR"))
        severalPrice = values.list("severalPrice")
        plainCard = values.value("plainCard")
        presetCard = values.value("presetCard")
        severalCard = values.list("severalCard")
        plainThing = values.value("plainThing")
        presetThing = values.value("presetThing")
        severalThing = values.list("severalThing")
        plainHeat = values.value("plainHeat")
        presetHeat = values.value("presetHeat", default: Measurement(value: -3.0, unit: .celsius))
        severalHeat = values.list("severalHeat")
    }

    public func write(to values: inout IntentValues) {
        values.set("plainText", to: plainText)
        values.set("presetText", to: presetText)
        values.set("severalText", to: severalText)
        values.set("plainInteger", to: plainInteger)
        values.set("presetInteger", to: presetInteger)
        values.set("severalInteger", to: severalInteger)
        values.set("plainDecimal", to: plainDecimal)
        values.set("presetDecimal", to: presetDecimal)
        values.set("severalDecimal", to: severalDecimal)
        values.set("plainFlag", to: plainFlag)
        values.set("presetFlag", to: presetFlag)
        values.set("severalFlag", to: severalFlag)
        values.set("plainAddress", to: plainAddress)
        values.set("presetAddress", to: presetAddress)
        values.set("severalAddress", to: severalAddress)
        values.set("plainTime", to: plainTime)
        values.set("presetTime", to: presetTime)
        values.set("severalTime", to: severalTime)
        values.set("plainLevel", to: plainLevel)
        values.set("presetLevel", to: presetLevel)
        values.set("severalLevel", to: severalLevel)
        values.set("plainTag", to: plainTag)
        values.set("presetTag", to: presetTag)
        values.set("severalTag", to: severalTag)
        values.set("plainMoment", to: plainMoment)
        values.set("presetMoment", to: presetMoment)
        values.set("severalMoment", to: severalMoment)
        values.set("plainDay", to: plainDay)
        values.set("presetDay", to: presetDay)
        values.set("severalDay", to: severalDay)
        values.set("plainClock", to: plainClock)
        values.set("presetClock", to: presetClock)
        values.set("severalClock", to: severalClock)
        values.set("plainPaper", to: plainPaper)
        values.set("presetPaper", to: presetPaper)
        values.set("severalPaper", to: severalPaper)
        values.set("plainHuman", to: plainHuman)
        values.set("presetHuman", to: presetHuman)
        values.set("severalHuman", to: severalHuman)
        values.set("plainSpot", to: plainSpot)
        values.set("presetSpot", to: presetSpot)
        values.set("severalSpot", to: severalSpot)
        values.set("plainPrice", to: plainPrice)
        values.set("presetPrice", to: presetPrice)
        values.set("severalPrice", to: severalPrice)
        values.set("plainCard", to: plainCard)
        values.set("presetCard", to: presetCard)
        values.set("severalCard", to: severalCard)
        values.set("plainThing", to: plainThing)
        values.set("presetThing", to: presetThing)
        values.set("severalThing", to: severalThing)
        values.set("plainHeat", to: plainHeat)
        values.set("presetHeat", to: presetHeat)
        values.set("severalHeat", to: severalHeat)
    }

    /// The parameters by their stored names.
    public enum Parameters {
        public static var plainText: ParameterKey<EverythingIntent, String> { "plainText" }
        public static var presetText: ParameterKey<EverythingIntent, String> { "presetText" }
        public static var severalText: ParameterKey<EverythingIntent, [String]> { "severalText" }
        public static var plainInteger: ParameterKey<EverythingIntent, Int> { "plainInteger" }
        public static var presetInteger: ParameterKey<EverythingIntent, Int> { "presetInteger" }
        public static var severalInteger: ParameterKey<EverythingIntent, [Int]> { "severalInteger" }
        public static var plainDecimal: ParameterKey<EverythingIntent, Double> { "plainDecimal" }
        public static var presetDecimal: ParameterKey<EverythingIntent, Double> { "presetDecimal" }
        public static var severalDecimal: ParameterKey<EverythingIntent, [Double]> { "severalDecimal" }
        public static var plainFlag: ParameterKey<EverythingIntent, Bool> { "plainFlag" }
        public static var presetFlag: ParameterKey<EverythingIntent, Bool> { "presetFlag" }
        public static var severalFlag: ParameterKey<EverythingIntent, [Bool]> { "severalFlag" }
        public static var plainAddress: ParameterKey<EverythingIntent, URL> { "plainAddress" }
        public static var presetAddress: ParameterKey<EverythingIntent, URL> { "presetAddress" }
        public static var severalAddress: ParameterKey<EverythingIntent, [URL]> { "severalAddress" }
        public static var plainTime: ParameterKey<EverythingIntent, Duration> { "plainTime" }
        public static var presetTime: ParameterKey<EverythingIntent, Duration> { "presetTime" }
        public static var severalTime: ParameterKey<EverythingIntent, [Duration]> { "severalTime" }
        public static var plainLevel: ParameterKey<EverythingIntent, Level> { "plainLevel" }
        public static var presetLevel: ParameterKey<EverythingIntent, Level> { "presetLevel" }
        public static var severalLevel: ParameterKey<EverythingIntent, [Level]> { "severalLevel" }
        public static var plainTag: ParameterKey<EverythingIntent, Tag> { "plainTag" }
        public static var presetTag: ParameterKey<EverythingIntent, Tag> { "presetTag" }
        public static var severalTag: ParameterKey<EverythingIntent, [Tag]> { "severalTag" }
        public static var plainMoment: ParameterKey<EverythingIntent, DateComponents> { "plainMoment" }
        public static var presetMoment: ParameterKey<EverythingIntent, DateComponents> { "presetMoment" }
        public static var severalMoment: ParameterKey<EverythingIntent, [DateComponents]> { "severalMoment" }
        public static var plainDay: ParameterKey<EverythingIntent, DateComponents> { "plainDay" }
        public static var presetDay: ParameterKey<EverythingIntent, DateComponents> { "presetDay" }
        public static var severalDay: ParameterKey<EverythingIntent, [DateComponents]> { "severalDay" }
        public static var plainClock: ParameterKey<EverythingIntent, DateComponents> { "plainClock" }
        public static var presetClock: ParameterKey<EverythingIntent, DateComponents> { "presetClock" }
        public static var severalClock: ParameterKey<EverythingIntent, [DateComponents]> { "severalClock" }
        public static var plainPaper: ParameterKey<EverythingIntent, FileValue> { "plainPaper" }
        public static var presetPaper: ParameterKey<EverythingIntent, FileValue> { "presetPaper" }
        public static var severalPaper: ParameterKey<EverythingIntent, [FileValue]> { "severalPaper" }
        public static var plainHuman: ParameterKey<EverythingIntent, PersonValue> { "plainHuman" }
        public static var presetHuman: ParameterKey<EverythingIntent, PersonValue> { "presetHuman" }
        public static var severalHuman: ParameterKey<EverythingIntent, [PersonValue]> { "severalHuman" }
        public static var plainSpot: ParameterKey<EverythingIntent, PlacemarkValue> { "plainSpot" }
        public static var presetSpot: ParameterKey<EverythingIntent, PlacemarkValue> { "presetSpot" }
        public static var severalSpot: ParameterKey<EverythingIntent, [PlacemarkValue]> { "severalSpot" }
        public static var plainPrice: ParameterKey<EverythingIntent, CurrencyAmountValue> { "plainPrice" }
        public static var presetPrice: ParameterKey<EverythingIntent, CurrencyAmountValue> { "presetPrice" }
        public static var severalPrice: ParameterKey<EverythingIntent, [CurrencyAmountValue]> { "severalPrice" }
        public static var plainCard: ParameterKey<EverythingIntent, PaymentMethodValue> { "plainCard" }
        public static var presetCard: ParameterKey<EverythingIntent, PaymentMethodValue> { "presetCard" }
        public static var severalCard: ParameterKey<EverythingIntent, [PaymentMethodValue]> { "severalCard" }
        public static var plainThing: ParameterKey<EverythingIntent, AnyIntentObject> { "plainThing" }
        public static var presetThing: ParameterKey<EverythingIntent, AnyIntentObject> { "presetThing" }
        public static var severalThing: ParameterKey<EverythingIntent, [AnyIntentObject]> { "severalThing" }
        public static var plainHeat: ParameterKey<EverythingIntent, Measurement<UnitTemperature>> { "plainHeat" }
        public static var presetHeat: ParameterKey<EverythingIntent, Measurement<UnitTemperature>> { "presetHeat" }
        public static var severalHeat: ParameterKey<EverythingIntent, [Measurement<UnitTemperature>]> { "severalHeat" }
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "Everything", json: IntentDefinition.everyType.json)
    }
}

/// Tag. Only exported: `ownMedia`.
public nonisolated struct Tag: IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: String
    /// What a list shows.
    public let displayString: String
    /// What a list shows below it.
    public let subtitleString: String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [String]
    /// ownText.
    public let ownText: String?
    /// ownInteger.
    public let ownInteger: Int?
    /// ownDecimal.
    public let ownDecimal: Double?
    /// ownFlag.
    public let ownFlag: Bool?
    /// ownAddress.
    public let ownAddress: URL?
    /// ownTime.
    public let ownTime: Duration?
    /// ownLevel.
    public let ownLevel: Level?
    // A struct cannot hold its own type; a list of one can.
    private let _ownTag: [Tag]

    /// ownTag.
    public var ownTag: Tag? { _ownTag.first }

    /// ownMoment. Year to second, Gregorian.
    public let ownMoment: DateComponents?
    /// ownDay. Year, month and day, Gregorian.
    public let ownDay: DateComponents?
    /// ownClock. Hour, minute and second.
    public let ownClock: DateComponents?
    /// ownPaper.
    public let ownPaper: FileValue?
    /// ownHuman.
    public let ownHuman: PersonValue?
    /// ownSpot.
    public let ownSpot: PlacemarkValue?
    /// ownPrice.
    public let ownPrice: CurrencyAmountValue?
    /// ownCard.
    public let ownCard: PaymentMethodValue?
    /// ownThing.
    public let ownThing: AnyIntentObject?
    /// ownHeat.
    public let ownHeat: Measurement<UnitTemperature>?

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [], ownText: String? = nil,
        ownInteger: Int? = nil, ownDecimal: Double? = nil, ownFlag: Bool? = nil, ownAddress: URL? = nil,
        ownTime: Duration? = nil, ownLevel: Level? = nil, ownTag: Tag? = nil, ownMoment: DateComponents? = nil,
        ownDay: DateComponents? = nil, ownClock: DateComponents? = nil, ownPaper: FileValue? = nil,
        ownHuman: PersonValue? = nil, ownSpot: PlacemarkValue? = nil, ownPrice: CurrencyAmountValue? = nil,
        ownCard: PaymentMethodValue? = nil, ownThing: AnyIntentObject? = nil,
        ownHeat: Measurement<UnitTemperature>? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.ownText = ownText
        self.ownInteger = ownInteger
        self.ownDecimal = ownDecimal
        self.ownFlag = ownFlag
        self.ownAddress = ownAddress
        self.ownTime = ownTime
        self.ownLevel = ownLevel
        self._ownTag = ownTag.map { [$0] } ?? []
        self.ownMoment = ownMoment
        self.ownDay = ownDay
        self.ownClock = ownClock
        self.ownPaper = ownPaper
        self.ownHuman = ownHuman
        self.ownSpot = ownSpot
        self.ownPrice = ownPrice
        self.ownCard = ownCard
        self.ownThing = ownThing
        self.ownHeat = ownHeat
    }

    public init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentValues(object.properties)
        ownText = values.string("ownText")
        ownInteger = values.int("ownInteger")
        ownDecimal = values.double("ownDecimal")
        ownFlag = values.bool("ownFlag")
        ownAddress = values.value("ownAddress")
        ownTime = values.duration("ownTime")
        ownLevel = values.value("ownLevel")
        _ownTag = values.list("ownTag")
        ownMoment = values.value("ownMoment")
        ownDay = values.value("ownDay")
        ownClock = values.value("ownClock")
        ownPaper = values.value("ownPaper")
        ownHuman = values.value("ownHuman")
        ownSpot = values.value("ownSpot")
        ownPrice = values.value("ownPrice")
        ownCard = values.value("ownCard")
        ownThing = values.value("ownThing")
        ownHeat = values.value("ownHeat")
    }

    public var objectValue: ObjectValue {
        var values = IntentValues()
        values.set("ownText", to: ownText)
        values.set("ownInteger", to: ownInteger)
        values.set("ownDecimal", to: ownDecimal)
        values.set("ownFlag", to: ownFlag)
        values.set("ownAddress", to: ownAddress)
        values.set("ownTime", to: ownTime)
        values.set("ownLevel", to: ownLevel)
        values.set("ownTag", to: ownTag)
        values.set("ownMoment", to: ownMoment)
        values.set("ownDay", to: ownDay)
        values.set("ownClock", to: ownClock)
        values.set("ownPaper", to: ownPaper)
        values.set("ownHuman", to: ownHuman)
        values.set("ownSpot", to: ownSpot)
        values.set("ownPrice", to: ownPrice)
        values.set("ownCard", to: ownCard)
        values.set("ownThing", to: ownThing)
        values.set("ownHeat", to: ownHeat)
        return ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "Tag", json: IntentDefinition.everyType.json)
    }
}

/// Level.
public nonisolated enum Level: IntentEnumeration {
    /// low.
    case low
    /// high.
    case high
    /// A case of a newer definition, kept as it is.
    case unrecognized(String)

    public static var declaredCases: [Level] { [.low, .high] }

    public init(caseName: String) {
        switch caseName {
        case "low": self = .low
        case "high": self = .high
        default: self = .unrecognized(caseName)
        }
    }

    public var caseName: String {
        switch self {
        case .low: "low"
        case .high: "high"
        case .unrecognized(let caseName): caseName
        }
    }

    public static var enumDefinition: IntentDefinition {
        IntentDefinition(name: "Level", json: IntentDefinition.everyType.json)
    }
}

nonisolated extension IntentDefinition {
    /// What every-type.intent.yaml says.
    public static var everyType: IntentDefinition {
        IntentDefinition(json: #"{"schema":1,"types":[{"name":"Tag","properties":[{"name":"ownText","type":"String","title":"ownText"},{"name":"ownInteger","type":"Integer","title":"ownInteger"},{"name":"ownDecimal","type":"Decimal","title":"ownDecimal"},{"name":"ownFlag","type":"Boolean","title":"ownFlag"},{"name":"ownAddress","type":"URL","title":"ownAddress"},{"name":"ownTime","type":"TimeInterval","title":"ownTime"},{"name":"ownLevel","type":"enum:Level","title":"ownLevel"},{"name":"ownTag","type":"object:Tag","title":"ownTag"},{"name":"ownMoment","type":"DateComponents:dateTime","title":"ownMoment"},{"name":"ownDay","type":"DateComponents:date","title":"ownDay"},{"name":"ownClock","type":"DateComponents:time","title":"ownClock"},{"name":"ownPaper","type":"File","title":"ownPaper"},{"name":"ownHuman","type":"Person","title":"ownHuman"},{"name":"ownSpot","type":"Placemark","title":"ownSpot"},{"name":"ownPrice","type":"CurrencyAmount","title":"ownPrice"},{"name":"ownCard","type":"PaymentMethod","title":"ownCard"},{"name":"ownThing","type":"Object","title":"ownThing"},{"name":"ownMedia","type":"system:MediaItem","title":"ownMedia"},{"name":"ownHeat","type":"measurement:Temperature","title":"ownHeat"}]}],"enums":[{"name":"Level","cases":[{"name":"low","title":"low"},{"name":"high","title":"high"}]}],"intents":[{"name":"Everything","parameters":[{"name":"plainText","type":"String","title":"plainText"},{"name":"presetText","type":"String","title":"presetText","default":{"value":"a \"text\"\\(x)"}},{"name":"severalText","type":"[String]","title":"severalText"},{"name":"plainInteger","type":"Integer","title":"plainInteger"},{"name":"presetInteger","type":"Integer","title":"presetInteger","default":{"value":-7}},{"name":"severalInteger","type":"[Integer]","title":"severalInteger"},{"name":"plainDecimal","type":"Decimal","title":"plainDecimal"},{"name":"presetDecimal","type":"Decimal","title":"presetDecimal","default":{"value":{"decimal":0.5}}},{"name":"severalDecimal","type":"[Decimal]","title":"severalDecimal"},{"name":"plainFlag","type":"Boolean","title":"plainFlag"},{"name":"presetFlag","type":"Boolean","title":"presetFlag","default":{"value":false}},{"name":"severalFlag","type":"[Boolean]","title":"severalFlag"},{"name":"plainAddress","type":"URL","title":"plainAddress"},{"name":"presetAddress","type":"URL","title":"presetAddress","default":{"value":{"url":"https://example.com/a?b=c"}}},{"name":"severalAddress","type":"[URL]","title":"severalAddress"},{"name":"plainTime","type":"TimeInterval","title":"plainTime"},{"name":"presetTime","type":"TimeInterval","title":"presetTime","default":{"value":{"seconds":"1.5"}}},{"name":"severalTime","type":"[TimeInterval]","title":"severalTime"},{"name":"plainLevel","type":"enum:Level","title":"plainLevel"},{"name":"presetLevel","type":"enum:Level","title":"presetLevel","default":{"value":{"case":"high"}}},{"name":"severalLevel","type":"[enum:Level]","title":"severalLevel"},{"name":"plainTag","type":"object:Tag","title":"plainTag"},{"name":"presetTag","type":"object:Tag","title":"presetTag"},{"name":"severalTag","type":"[object:Tag]","title":"severalTag"},{"name":"plainMoment","type":"DateComponents:dateTime","title":"plainMoment"},{"name":"presetMoment","type":"DateComponents:dateTime","title":"presetMoment","default":{"value":{"date":"2026-11-20T09:30:00"}}},{"name":"severalMoment","type":"[DateComponents:dateTime]","title":"severalMoment"},{"name":"plainDay","type":"DateComponents:date","title":"plainDay"},{"name":"presetDay","type":"DateComponents:date","title":"presetDay","default":{"value":{"date":"2028-02-29"}}},{"name":"severalDay","type":"[DateComponents:date]","title":"severalDay"},{"name":"plainClock","type":"DateComponents:time","title":"plainClock"},{"name":"presetClock","type":"DateComponents:time","title":"presetClock","default":{"value":{"date":"06:05:00"}}},{"name":"severalClock","type":"[DateComponents:time]","title":"severalClock"},{"name":"plainPaper","type":"File","title":"plainPaper"},{"name":"presetPaper","type":"File","title":"presetPaper","default":{"value":{"file":{"path":"a \"file\".txt","name":"a \"file\".txt"}}}},{"name":"severalPaper","type":"[File]","title":"severalPaper"},{"name":"plainHuman","type":"Person","title":"plainHuman"},{"name":"presetHuman","type":"Person","title":"presetHuman","default":{"value":{"person":{"displayName":"Ada"}}}},{"name":"severalHuman","type":"[Person]","title":"severalHuman"},{"name":"plainSpot","type":"Placemark","title":"plainSpot"},{"name":"presetSpot","type":"Placemark","title":"presetSpot","default":{"value":{"placemark":{"name":"Berlin"}}}},{"name":"severalSpot","type":"[Placemark]","title":"severalSpot"},{"name":"plainPrice","type":"CurrencyAmount","title":"plainPrice"},{"name":"presetPrice","type":"CurrencyAmount","title":"presetPrice","default":{"value":{"currencyAmount":{"amount":"12.5","currencyCode":"EUR"}}}},{"name":"severalPrice","type":"[CurrencyAmount]","title":"severalPrice"},{"name":"plainCard","type":"PaymentMethod","title":"plainCard"},{"name":"presetCard","type":"PaymentMethod","title":"presetCard"},{"name":"severalCard","type":"[PaymentMethod]","title":"severalCard"},{"name":"plainThing","type":"Object","title":"plainThing"},{"name":"presetThing","type":"Object","title":"presetThing"},{"name":"severalThing","type":"[Object]","title":"severalThing"},{"name":"plainMedia","type":"system:MediaItem","title":"plainMedia"},{"name":"presetMedia","type":"system:MediaItem","title":"presetMedia"},{"name":"severalMedia","type":"[system:MediaItem]","title":"severalMedia"},{"name":"plainHeat","type":"measurement:Temperature","title":"plainHeat"},{"name":"presetHeat","type":"measurement:Temperature","title":"presetHeat","default":{"value":{"number":-3,"unit":"celsius"}}},{"name":"severalHeat","type":"[measurement:Temperature]","title":"severalHeat"}]}]}"#)
    }
}
