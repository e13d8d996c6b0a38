// Made by intentgen from every-type.intent.yaml. Do not edit: change the definition and run intentgen again.
// Xcode makes these classes where the system has the framework Intents.
// swift-format-ignore-file
#if !canImport(Darwin)
public import Intents

// If this line does not compile, tool and library differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = INGeneratedCodeFormat.v1

/// Everything. Only exported: `plainMedia`, `presetMedia` and `severalMedia`.
public nonisolated class EverythingIntent: INIntent {
    /// plainText.
    public var plainText: String?
    /// presetText.
    public var presetText: String?
    /// severalText.
    public var severalText: [String]?
    /// plainInteger.
    public var plainInteger: NSNumber?
    /// presetInteger.
    public var presetInteger: NSNumber?
    /// severalInteger.
    public var severalInteger: [NSNumber]?
    /// plainDecimal.
    public var plainDecimal: NSNumber?
    /// presetDecimal.
    public var presetDecimal: NSNumber?
    /// severalDecimal.
    public var severalDecimal: [NSNumber]?
    /// plainFlag.
    public var plainFlag: NSNumber?
    /// presetFlag.
    public var presetFlag: NSNumber?
    /// severalFlag.
    public var severalFlag: [NSNumber]?
    /// plainAddress.
    public var plainAddress: URL?
    /// presetAddress.
    public var presetAddress: URL?
    /// severalAddress.
    public var severalAddress: [URL]?
    /// plainTime.
    public var plainTime: NSNumber?
    /// presetTime.
    public var presetTime: NSNumber?
    /// severalTime.
    public var severalTime: [NSNumber]?
    /// plainLevel.
    public var plainLevel: Level = .unknown
    /// presetLevel.
    public var presetLevel: Level = .unknown
    /// severalLevel.
    public var severalLevel: [NSNumber]?
    /// plainTag.
    public var plainTag: Tag?
    /// presetTag.
    public var presetTag: Tag?
    /// severalTag.
    public var severalTag: [Tag]?
    /// plainMoment.
    public var plainMoment: DateComponents?
    /// presetMoment.
    public var presetMoment: DateComponents?
    /// severalMoment.
    public var severalMoment: [DateComponents]?
    /// plainDay.
    public var plainDay: DateComponents?
    /// presetDay.
    public var presetDay: DateComponents?
    /// severalDay.
    public var severalDay: [DateComponents]?
    /// plainClock.
    public var plainClock: DateComponents?
    /// presetClock.
    public var presetClock: DateComponents?
    /// severalClock.
    public var severalClock: [DateComponents]?
    /// plainPaper.
    public var plainPaper: INFile?
    /// presetPaper.
    public var presetPaper: INFile?
    /// severalPaper.
    public var severalPaper: [INFile]?
    /// plainHuman.
    public var plainHuman: INPerson?
    /// presetHuman.
    public var presetHuman: INPerson?
    /// severalHuman.
    public var severalHuman: [INPerson]?
    /// plainSpot.
    public var plainSpot: CLPlacemark?
    /// presetSpot.
    public var presetSpot: CLPlacemark?
    /// severalSpot.
    public var severalSpot: [CLPlacemark]?
    /// plainPrice.
    public var plainPrice: INCurrencyAmount?
    /// presetPrice.
    public var presetPrice: INCurrencyAmount?
    /// severalPrice.
    public var severalPrice: [INCurrencyAmount]?
    /// plainCard.
    public var plainCard: INPaymentMethod?
    /// presetCard.
    public var presetCard: INPaymentMethod?
    /// severalCard.
    public var severalCard: [INPaymentMethod]?
    /// plainThing.
    public var plainThing: INObject?
    /// presetThing.
    public var presetThing: INObject?
    /// severalThing.
    public var severalThing: [INObject]?
    /// plainHeat.
    public var plainHeat: Measurement<UnitTemperature>?
    /// presetHeat.
    public var presetHeat: Measurement<UnitTemperature>?
    /// severalHeat.
    public var severalHeat: [Measurement<UnitTemperature>]?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.everyType.ofIntent("Everything")
    }

    public override func readParameters(from values: INParameterValues) {
        self.plainText = values.string("plainText")
        self.presetText = values.string("presetText")
        self.severalText = values.strings("severalText")
        self.plainInteger = values.number("plainInteger")
        self.presetInteger = values.number("presetInteger")
        self.severalInteger = values.numbers("severalInteger")
        self.plainDecimal = values.number("plainDecimal")
        self.presetDecimal = values.number("presetDecimal")
        self.severalDecimal = values.numbers("severalDecimal")
        self.plainFlag = values.number("plainFlag")
        self.presetFlag = values.number("presetFlag")
        self.severalFlag = values.numbers("severalFlag")
        self.plainAddress = values.url("plainAddress")
        self.presetAddress = values.url("presetAddress")
        self.severalAddress = values.urls("severalAddress")
        self.plainTime = values.number("plainTime")
        self.presetTime = values.number("presetTime")
        self.severalTime = values.numbers("severalTime")
        self.plainLevel = values.enumeration("plainLevel")
        self.presetLevel = values.enumeration("presetLevel")
        self.severalLevel = INStoredCases<Level>.numbers("severalLevel", in: values)
        self.plainTag = values.object("plainTag")
        self.presetTag = values.object("presetTag")
        self.severalTag = values.objects("severalTag")
        self.plainMoment = values.dateComponents("plainMoment")
        self.presetMoment = values.dateComponents("presetMoment")
        self.severalMoment = values.dateComponentsList("severalMoment")
        self.plainDay = values.dateComponents("plainDay")
        self.presetDay = values.dateComponents("presetDay")
        self.severalDay = values.dateComponentsList("severalDay")
        self.plainClock = values.dateComponents("plainClock")
        self.presetClock = values.dateComponents("presetClock")
        self.severalClock = values.dateComponentsList("severalClock")
        self.plainPaper = values.file("plainPaper")
        self.presetPaper = values.file("presetPaper")
        self.severalPaper = values.files("severalPaper")
        self.plainHuman = values.person("plainHuman")
        self.presetHuman = values.person("presetHuman")
        self.severalHuman = values.persons("severalHuman")
        self.plainSpot = values.placemark("plainSpot")
        self.presetSpot = values.placemark("presetSpot")
        self.severalSpot = values.placemarks("severalSpot")
        self.plainPrice = values.currencyAmount("plainPrice")
        self.presetPrice = values.currencyAmount("presetPrice")
        self.severalPrice = values.currencyAmounts("severalPrice")
        self.plainCard = values.paymentMethod("plainCard")
        self.presetCard = values.paymentMethod("presetCard")
        self.severalCard = values.paymentMethods("severalCard")
        self.plainThing = values.object("plainThing")
        self.presetThing = values.object("presetThing")
        self.severalThing = values.objects("severalThing")
        self.plainHeat = values.measurement("plainHeat")
        self.presetHeat = values.measurement("presetHeat")
        self.severalHeat = values.measurements("severalHeat")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("plainText", to: self.plainText, as: .string)
        values.set("presetText", to: self.presetText, as: .string)
        values.set("severalText", to: self.severalText, as: .string)
        values.set("plainInteger", to: self.plainInteger, as: .integer)
        values.set("presetInteger", to: self.presetInteger, as: .integer)
        values.set("severalInteger", to: self.severalInteger, as: .integer)
        values.set("plainDecimal", to: self.plainDecimal, as: .decimal)
        values.set("presetDecimal", to: self.presetDecimal, as: .decimal)
        values.set("severalDecimal", to: self.severalDecimal, as: .decimal)
        values.set("plainFlag", to: self.plainFlag, as: .boolean)
        values.set("presetFlag", to: self.presetFlag, as: .boolean)
        values.set("severalFlag", to: self.severalFlag, as: .boolean)
        values.set("plainAddress", to: self.plainAddress, as: .url)
        values.set("presetAddress", to: self.presetAddress, as: .url)
        values.set("severalAddress", to: self.severalAddress, as: .url)
        values.set("plainTime", to: self.plainTime, as: .timeInterval)
        values.set("presetTime", to: self.presetTime, as: .timeInterval)
        values.set("severalTime", to: self.severalTime, as: .timeInterval)
        values.set("plainLevel", to: self.plainLevel)
        values.set("presetLevel", to: self.presetLevel)
        values.set("severalLevel", to: self.severalLevel, as: INStoredCases<Level>.kind)
        values.set("plainTag", to: self.plainTag, as: .object)
        values.set("presetTag", to: self.presetTag, as: .object)
        values.set("severalTag", to: self.severalTag, as: .object)
        values.set("plainMoment", to: self.plainMoment, as: .dateTime)
        values.set("presetMoment", to: self.presetMoment, as: .dateTime)
        values.set("severalMoment", to: self.severalMoment, as: .dateTime)
        values.set("plainDay", to: self.plainDay, as: .date)
        values.set("presetDay", to: self.presetDay, as: .date)
        values.set("severalDay", to: self.severalDay, as: .date)
        values.set("plainClock", to: self.plainClock, as: .time)
        values.set("presetClock", to: self.presetClock, as: .time)
        values.set("severalClock", to: self.severalClock, as: .time)
        values.set("plainPaper", to: self.plainPaper, as: .file)
        values.set("presetPaper", to: self.presetPaper, as: .file)
        values.set("severalPaper", to: self.severalPaper, as: .file)
        values.set("plainHuman", to: self.plainHuman, as: .person)
        values.set("presetHuman", to: self.presetHuman, as: .person)
        values.set("severalHuman", to: self.severalHuman, as: .person)
        values.set("plainSpot", to: self.plainSpot, as: .placemark)
        values.set("presetSpot", to: self.presetSpot, as: .placemark)
        values.set("severalSpot", to: self.severalSpot, as: .placemark)
        values.set("plainPrice", to: self.plainPrice, as: .currencyAmount)
        values.set("presetPrice", to: self.presetPrice, as: .currencyAmount)
        values.set("severalPrice", to: self.severalPrice, as: .currencyAmount)
        values.set("plainCard", to: self.plainCard, as: .paymentMethod)
        values.set("presetCard", to: self.presetCard, as: .paymentMethod)
        values.set("severalCard", to: self.severalCard, as: .paymentMethod)
        values.set("plainThing", to: self.plainThing, as: .object)
        values.set("presetThing", to: self.presetThing, as: .object)
        values.set("severalThing", to: self.severalThing, as: .object)
        values.set("plainHeat", to: self.plainHeat, as: .measurement)
        values.set("presetHeat", to: self.presetHeat, as: .measurement)
        values.set("severalHeat", to: self.severalHeat, as: .measurement)
    }
}

/// Handles Everything. Of each requirement a handler has one form.
public protocol EverythingIntentHandling: NSObjectProtocol {
    /// Whether Everything can be done.
    func confirm(intent: EverythingIntent, completion: @escaping (EverythingIntentResponse) -> Void)
    func confirm(intent: EverythingIntent) async -> EverythingIntentResponse
    /// Does Everything.
    func handle(intent: EverythingIntent, completion: @escaping (EverythingIntentResponse) -> Void)
    func handle(intent: EverythingIntent) async -> EverythingIntentResponse
}

extension EverythingIntentHandling {
    public func confirm(intent: EverythingIntent, completion: @escaping (EverythingIntentResponse) -> Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: EverythingIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: EverythingIntent) async -> EverythingIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: EverythingIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: EverythingIntent, completion: @escaping (EverythingIntentResponse) -> Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: EverythingIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: EverythingIntent) async -> EverythingIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: EverythingIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }
}

/// How Everything went.
public nonisolated enum EverythingIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to Everything.
public nonisolated class EverythingIntentResponse: INIntentResponse {
    public fileprivate(set) var code: EverythingIntentResponseCode = .unspecified

    public convenience init(code: EverythingIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Tag. Only exported: `ownMedia`.
public nonisolated class Tag: INObject {
    /// ownText.
    public var ownText: String?
    /// ownInteger.
    public var ownInteger: NSNumber?
    /// ownDecimal.
    public var ownDecimal: NSNumber?
    /// ownFlag.
    public var ownFlag: NSNumber?
    /// ownAddress.
    public var ownAddress: URL?
    /// ownTime.
    public var ownTime: NSNumber?
    /// ownLevel.
    public var ownLevel: Level = .unknown
    /// ownTag.
    public var ownTag: Tag?
    /// ownMoment. Year to second, Gregorian.
    public var ownMoment: DateComponents?
    /// ownDay. Year, month and day, Gregorian.
    public var ownDay: DateComponents?
    /// ownClock. Hour, minute and second.
    public var ownClock: DateComponents?
    /// ownPaper.
    public var ownPaper: INFile?
    /// ownHuman.
    public var ownHuman: INPerson?
    /// ownSpot.
    public var ownSpot: CLPlacemark?
    /// ownPrice.
    public var ownPrice: INCurrencyAmount?
    /// ownCard.
    public var ownCard: INPaymentMethod?
    /// ownThing.
    public var ownThing: INObject?
    /// ownHeat.
    public var ownHeat: Measurement<UnitTemperature>?

    public override func readProperties(from values: INParameterValues) {
        self.ownText = values.string("ownText")
        self.ownInteger = values.number("ownInteger")
        self.ownDecimal = values.number("ownDecimal")
        self.ownFlag = values.number("ownFlag")
        self.ownAddress = values.url("ownAddress")
        self.ownTime = values.number("ownTime")
        self.ownLevel = values.enumeration("ownLevel")
        self.ownTag = values.object("ownTag")
        self.ownMoment = values.dateComponents("ownMoment")
        self.ownDay = values.dateComponents("ownDay")
        self.ownClock = values.dateComponents("ownClock")
        self.ownPaper = values.file("ownPaper")
        self.ownHuman = values.person("ownHuman")
        self.ownSpot = values.placemark("ownSpot")
        self.ownPrice = values.currencyAmount("ownPrice")
        self.ownCard = values.paymentMethod("ownCard")
        self.ownThing = values.object("ownThing")
        self.ownHeat = values.measurement("ownHeat")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("ownText", to: self.ownText, as: .string)
        values.set("ownInteger", to: self.ownInteger, as: .integer)
        values.set("ownDecimal", to: self.ownDecimal, as: .decimal)
        values.set("ownFlag", to: self.ownFlag, as: .boolean)
        values.set("ownAddress", to: self.ownAddress, as: .url)
        values.set("ownTime", to: self.ownTime, as: .timeInterval)
        values.set("ownLevel", to: self.ownLevel)
        values.set("ownTag", to: self.ownTag, as: .object)
        values.set("ownMoment", to: self.ownMoment, as: .dateTime)
        values.set("ownDay", to: self.ownDay, as: .date)
        values.set("ownClock", to: self.ownClock, as: .time)
        values.set("ownPaper", to: self.ownPaper, as: .file)
        values.set("ownHuman", to: self.ownHuman, as: .person)
        values.set("ownSpot", to: self.ownSpot, as: .placemark)
        values.set("ownPrice", to: self.ownPrice, as: .currencyAmount)
        values.set("ownCard", to: self.ownCard, as: .paymentMethod)
        values.set("ownThing", to: self.ownThing, as: .object)
        values.set("ownHeat", to: self.ownHeat, as: .measurement)
    }
}

/// What a handler makes of a Tag.
public nonisolated class TagResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Tag) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Tag]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Tag?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Level.
public nonisolated enum Level: Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// low.
    case low = 1
    /// high.
    case high = 2

    public init(storedName: String) {
        switch storedName {
        case "low": self = .low
        case "high": self = .high
        default: self = .unknown
        }
    }

    public static func storedName(of value: Level) -> String? {
        switch value {
        case .low: "low"
        case .high: "high"
        case .unknown: nil
        }
    }
}

/// What a handler makes of a Level.
public nonisolated class LevelResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Level) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: Level) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// What every-type.intent.yaml says, and the classes of its intents.
    public static var everyType: INIntentDefinition {
        INIntentDefinition(json: #"{"schema":1,"types":[{"name":"Tag","properties":[{"name":"ownText","type":"String","title":"ownText"},{"name":"ownInteger","type":"Integer","title":"ownInteger"},{"name":"ownDecimal","type":"Decimal","title":"ownDecimal"},{"name":"ownFlag","type":"Boolean","title":"ownFlag"},{"name":"ownAddress","type":"URL","title":"ownAddress"},{"name":"ownTime","type":"TimeInterval","title":"ownTime"},{"name":"ownLevel","type":"enum:Level","title":"ownLevel"},{"name":"ownTag","type":"object:Tag","title":"ownTag"},{"name":"ownMoment","type":"DateComponents:dateTime","title":"ownMoment"},{"name":"ownDay","type":"DateComponents:date","title":"ownDay"},{"name":"ownClock","type":"DateComponents:time","title":"ownClock"},{"name":"ownPaper","type":"File","title":"ownPaper"},{"name":"ownHuman","type":"Person","title":"ownHuman"},{"name":"ownSpot","type":"Placemark","title":"ownSpot"},{"name":"ownPrice","type":"CurrencyAmount","title":"ownPrice"},{"name":"ownCard","type":"PaymentMethod","title":"ownCard"},{"name":"ownThing","type":"Object","title":"ownThing"},{"name":"ownMedia","type":"system:MediaItem","title":"ownMedia"},{"name":"ownHeat","type":"measurement:Temperature","title":"ownHeat"}]}],"enums":[{"name":"Level","cases":[{"name":"low","title":"low"},{"name":"high","title":"high"}]}],"intents":[{"name":"Everything","parameters":[{"name":"plainText","type":"String","title":"plainText"},{"name":"presetText","type":"String","title":"presetText","default":{"value":"a \"text\"\\(x)"}},{"name":"severalText","type":"[String]","title":"severalText"},{"name":"plainInteger","type":"Integer","title":"plainInteger"},{"name":"presetInteger","type":"Integer","title":"presetInteger","default":{"value":-7}},{"name":"severalInteger","type":"[Integer]","title":"severalInteger"},{"name":"plainDecimal","type":"Decimal","title":"plainDecimal"},{"name":"presetDecimal","type":"Decimal","title":"presetDecimal","default":{"value":{"decimal":0.5}}},{"name":"severalDecimal","type":"[Decimal]","title":"severalDecimal"},{"name":"plainFlag","type":"Boolean","title":"plainFlag"},{"name":"presetFlag","type":"Boolean","title":"presetFlag","default":{"value":false}},{"name":"severalFlag","type":"[Boolean]","title":"severalFlag"},{"name":"plainAddress","type":"URL","title":"plainAddress"},{"name":"presetAddress","type":"URL","title":"presetAddress","default":{"value":{"url":"https://example.com/a?b=c"}}},{"name":"severalAddress","type":"[URL]","title":"severalAddress"},{"name":"plainTime","type":"TimeInterval","title":"plainTime"},{"name":"presetTime","type":"TimeInterval","title":"presetTime","default":{"value":{"seconds":"1.5"}}},{"name":"severalTime","type":"[TimeInterval]","title":"severalTime"},{"name":"plainLevel","type":"enum:Level","title":"plainLevel"},{"name":"presetLevel","type":"enum:Level","title":"presetLevel","default":{"value":{"case":"high"}}},{"name":"severalLevel","type":"[enum:Level]","title":"severalLevel"},{"name":"plainTag","type":"object:Tag","title":"plainTag"},{"name":"presetTag","type":"object:Tag","title":"presetTag"},{"name":"severalTag","type":"[object:Tag]","title":"severalTag"},{"name":"plainMoment","type":"DateComponents:dateTime","title":"plainMoment"},{"name":"presetMoment","type":"DateComponents:dateTime","title":"presetMoment","default":{"value":{"date":"2026-11-20T09:30:00"}}},{"name":"severalMoment","type":"[DateComponents:dateTime]","title":"severalMoment"},{"name":"plainDay","type":"DateComponents:date","title":"plainDay"},{"name":"presetDay","type":"DateComponents:date","title":"presetDay","default":{"value":{"date":"2028-02-29"}}},{"name":"severalDay","type":"[DateComponents:date]","title":"severalDay"},{"name":"plainClock","type":"DateComponents:time","title":"plainClock"},{"name":"presetClock","type":"DateComponents:time","title":"presetClock","default":{"value":{"date":"06:05:00"}}},{"name":"severalClock","type":"[DateComponents:time]","title":"severalClock"},{"name":"plainPaper","type":"File","title":"plainPaper"},{"name":"presetPaper","type":"File","title":"presetPaper","default":{"value":{"file":{"path":"a \"file\".txt","name":"a \"file\".txt"}}}},{"name":"severalPaper","type":"[File]","title":"severalPaper"},{"name":"plainHuman","type":"Person","title":"plainHuman"},{"name":"presetHuman","type":"Person","title":"presetHuman","default":{"value":{"person":{"displayName":"Ada"}}}},{"name":"severalHuman","type":"[Person]","title":"severalHuman"},{"name":"plainSpot","type":"Placemark","title":"plainSpot"},{"name":"presetSpot","type":"Placemark","title":"presetSpot","default":{"value":{"placemark":{"name":"Berlin"}}}},{"name":"severalSpot","type":"[Placemark]","title":"severalSpot"},{"name":"plainPrice","type":"CurrencyAmount","title":"plainPrice"},{"name":"presetPrice","type":"CurrencyAmount","title":"presetPrice","default":{"value":{"currencyAmount":{"amount":"12.5","currencyCode":"EUR"}}}},{"name":"severalPrice","type":"[CurrencyAmount]","title":"severalPrice"},{"name":"plainCard","type":"PaymentMethod","title":"plainCard"},{"name":"presetCard","type":"PaymentMethod","title":"presetCard"},{"name":"severalCard","type":"[PaymentMethod]","title":"severalCard"},{"name":"plainThing","type":"Object","title":"plainThing"},{"name":"presetThing","type":"Object","title":"presetThing"},{"name":"severalThing","type":"[Object]","title":"severalThing"},{"name":"plainMedia","type":"system:MediaItem","title":"plainMedia"},{"name":"presetMedia","type":"system:MediaItem","title":"presetMedia"},{"name":"severalMedia","type":"[system:MediaItem]","title":"severalMedia"},{"name":"plainHeat","type":"measurement:Temperature","title":"plainHeat"},{"name":"presetHeat","type":"measurement:Temperature","title":"presetHeat","default":{"value":{"number":-3,"unit":"celsius"}}},{"name":"severalHeat","type":"[measurement:Temperature]","title":"severalHeat"}]}]}"#, intents: [EverythingIntent.self])
    }
}

#endif
