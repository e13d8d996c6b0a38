// For tests. Made by intentgen from every-type.intent.yaml. Do not edit: run intentgen again.
// swift-format-ignore-file
import Foundation
import IntentRuntime

nonisolated extension EverythingIntent {
    /// A configuration in which every parameter has a value.
    public static var fixture: EverythingIntent {
        EverythingIntent(
            plainText: "Plain Text 1", severalText: ["Several Text 1", "Several Text 2"], plainInteger: 1,
            severalInteger: [1, 2], plainDecimal: Double(1), severalDecimal: [Double(1), Double(2)],
            plainFlag: 1 % 2 == 1, severalFlag: [1 % 2 == 1, 2 % 2 == 1],
            plainAddress: URL(intentText: "https://example.com/1"),
            severalAddress: [URL(intentText: "https://example.com/1"), URL(intentText: "https://example.com/2")],
            plainTime: .seconds(60 * 1), severalTime: [.seconds(60 * 1), .seconds(60 * 2)], plainLevel: .low,
            severalLevel: [.low, .high], plainTag: .fixture(1), presetTag: .fixture(1),
            severalTag: [.fixture(1), .fixture(2)], plainMoment: DateComponents(intentText: "2026-01-01T09:30:00"),
            severalMoment: [DateComponents(intentText: "2026-01-01T09:30:00"), DateComponents(intentText: "2026-01-01T09:30:00")],
            plainDay: DateComponents(intentText: "2026-01-01"),
            severalDay: [DateComponents(intentText: "2026-01-01"), DateComponents(intentText: "2026-01-01")],
            plainClock: DateComponents(intentText: "09:30:00"),
            severalClock: [DateComponents(intentText: "09:30:00"), DateComponents(intentText: "09:30:00")],
            plainPaper: FileValue(path: "file-1"), severalPaper: [FileValue(path: "file-1"), FileValue(path: "file-2")],
            plainHuman: PersonValue(displayName: "Person 1"),
            severalHuman: [PersonValue(displayName: "Person 1"), PersonValue(displayName: "Person 2")],
            plainSpot: PlacemarkValue(name: "Place 1"),
            severalSpot: [PlacemarkValue(name: "Place 1"), PlacemarkValue(name: "Place 2")],
            plainPrice: CurrencyAmountValue(intentText: "12.50 EUR"),
            severalPrice: [CurrencyAmountValue(intentText: "12.50 EUR"), CurrencyAmountValue(intentText: "12.50 EUR")],
            plainCard: PaymentMethodValue(kind: .credit, name: "Card 1"),
            presetCard: PaymentMethodValue(kind: .credit, name: "Card 1"),
            severalCard: [PaymentMethodValue(kind: .credit, name: "Card 1"), PaymentMethodValue(kind: .credit, name: "Card 2")],
            plainThing: AnyIntentObject(identifier: "object1", displayString: "Object 1"),
            presetThing: AnyIntentObject(identifier: "object1", displayString: "Object 1"),
            severalThing: [AnyIntentObject(identifier: "object1", displayString: "Object 1"), AnyIntentObject(identifier: "object2", displayString: "Object 2")],
            plainHeat: Measurement<UnitTemperature>(value: Double(1), unit: .kelvin),
            severalHeat: [Measurement<UnitTemperature>(value: Double(1), unit: .kelvin), Measurement<UnitTemperature>(value: Double(2), unit: .kelvin)])
    }
}

nonisolated extension Tag {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Int = 1) -> Tag {
        Tag(
            identifier: "tag" + "\(number)", displayString: "Tag " + "\(number)", ownText: "Own Text " + "\(number)",
            ownInteger: number, ownDecimal: Double(number), ownFlag: number % 2 == 1,
            ownAddress: URL(intentText: "https://example.com/" + "\(number)"), ownTime: .seconds(60 * number),
            ownLevel: Level.declaredCases[0], ownMoment: DateComponents(intentText: "2026-01-01T09:30:00"),
            ownDay: DateComponents(intentText: "2026-01-01"), ownClock: DateComponents(intentText: "09:30:00"),
            ownPaper: FileValue(path: "file-" + "\(number)"),
            ownHuman: PersonValue(displayName: "Person " + "\(number)"),
            ownSpot: PlacemarkValue(name: "Place " + "\(number)"),
            ownPrice: CurrencyAmountValue(intentText: "12.50 EUR"),
            ownCard: PaymentMethodValue(kind: .credit, name: "Card " + "\(number)"),
            ownHeat: Measurement<UnitTemperature>(value: Double(number), unit: .kelvin))
    }
}
