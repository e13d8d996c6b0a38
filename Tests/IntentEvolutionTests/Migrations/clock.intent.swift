// Made by intentgen from clock.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
import Foundation
import IntentRuntime

// If this line does not compile, tool and runtime differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = GeneratedCodeFormat.v1

/// Clock.
nonisolated struct ClockIntent: ConfigurableIntent {
    /// Text Size. “small” unless chosen otherwise.
    let textSize: String
    /// Opacity, 0 to 100. Nil when nothing is chosen.
    let opacity: Int?
    /// Zones. Empty when nothing is chosen.
    let zones: [Int]
    /// Face. Nil when nothing is chosen.
    let face: Bool?
    /// Hand. Nil when nothing is chosen.
    let hand: Int?
    /// Cities. See ``Slots/cities(in:)``; empty when nothing is chosen.
    let cities: [Double]
    /// Alarm. Empty when nothing is chosen.
    let alarm: [Duration]
    /// Seconds. Nil when nothing is chosen.
    let seconds: Bool?

    init(
        textSize: String = "small", opacity: Int? = nil, zones: [Int] = [], face: Bool? = nil, hand: Int? = nil,
        cities: [Double] = [], alarm: [Duration] = [], seconds: Bool? = nil
    ) {
        self.textSize = textSize
        self.opacity = opacity
        self.zones = zones
        self.face = face
        self.hand = hand
        self.cities = cities
        self.alarm = alarm
        self.seconds = seconds
    }

    init(intentValues values: IntentValues) {
        textSize = values.string("textSize", default: "small")
        opacity = values.int("opacity")
        zones = values.list("zones")
        face = values.bool("face")
        hand = values.int("hand")
        cities = values.list("cities")
        alarm = values.list("alarm")
        seconds = values.bool("seconds")
    }

    func write(to values: inout IntentValues) {
        values.set("textSize", to: textSize)
        values.set("opacity", to: opacity)
        values.set("zones", to: zones)
        values.set("face", to: face)
        values.set("hand", to: hand)
        values.set("cities", to: cities)
        values.set("alarm", to: alarm)
        values.set("seconds", to: seconds)
    }

    /// How many slots each family has.
    enum Slots {
        static func cities(in family: SizeFamily) -> SlotCount {
            switch family {
            case .systemSmall: 1
            case .systemLarge: 4
            default: 0
            }
        }
    }

    /// The parameters by their stored names.
    enum Parameters {
        static var textSize: ParameterKey<ClockIntent, String> { "textSize" }
        static var opacity: ParameterKey<ClockIntent, Int> { "opacity" }
        static var zones: ParameterKey<ClockIntent, [Int]> { "zones" }
        static var face: ParameterKey<ClockIntent, Bool> { "face" }
        static var hand: ParameterKey<ClockIntent, Int> { "hand" }
        static var cities: ParameterKey<ClockIntent, [Double]> { "cities" }
        static var alarm: ParameterKey<ClockIntent, [Duration]> { "alarm" }
        static var seconds: ParameterKey<ClockIntent, Bool> { "seconds" }
    }

    static var definition: IntentDefinition {
        IntentDefinition(name: "Clock", json: IntentDefinition.clock.json, migration: ClockIntent.migratedValue)
    }
}

/// What becomes of values of Clock that were stored as other types. Write its functions in a `nonisolated` extension of
/// ``ClockIntent``.
nonisolated protocol ClockIntentMigrating: IntentMigrating {
    /// Text Size, which was stored as `Integer`; nil for no value to carry over, so that the default is in effect.
    static func migrateTextSize(from stored: Int) -> String?
    /// Opacity, which was stored as `Decimal`; nil for no value to carry over, so that the default is in effect.
    static func migrateOpacity(from stored: Double) -> Int?
    /// Zones, which was stored as `[String]`; nil for no value to carry over, so that the default is in effect.
    static func migrateZones(from stored: [String]) -> [Int]?
    /// Face, which was stored as `enum:Face`; nil for no value to carry over, so that the default is in effect.
    static func migrateFace(from stored: Face) -> Bool?
    /// Hand, which was stored as `enum:Hand`; nil for no value to carry over, so that the default is in effect.
    static func migrateHand(from stored: IntentValue) -> Int?
    /// Cities, which was stored as `[object:City]`; nil for no value to carry over, so that the default is in effect.
    static func migrateCities(from stored: [City]) -> [Double]?
    /// Alarm, which was stored as `DateComponents:dateTime`; nil for no value to carry over, so that the default is in
    /// effect.
    static func migrateAlarm(from stored: DateComponents) -> [Duration]?
}

nonisolated extension ClockIntent: ClockIntentMigrating {
    static func migratedValue(of parameter: String, from stored: IntentValue, type: String) -> IntentValue? {
        switch (parameter, type) {
        case ("textSize", "Integer"): stored.migrated(by: migrateTextSize as (Int) -> String?)
        case ("opacity", "Decimal"): stored.migrated(by: migrateOpacity as (Double) -> Int?)
        case ("zones", "[String]"): stored.migrated(by: migrateZones as ([String]) -> [Int]?)
        case ("face", "enum:Face"): stored.migrated(by: migrateFace as (Face) -> Bool?)
        case ("hand", "enum:Hand"): stored.migrated(by: migrateHand as (IntentValue) -> Int?)
        case ("cities", "[object:City]"): stored.migrated(by: migrateCities as ([City]) -> [Double]?)
        case ("alarm", "DateComponents:dateTime"): stored.migrated(by: migrateAlarm as (DateComponents) -> [Duration]?)
        default: nil
        }
    }
}

/// City.
nonisolated struct City: IntentObject {
    /// What is stored, and what lookup is asked for.
    let identifier: String
    /// What a list shows.
    let displayString: String
    /// What a list shows below it.
    let subtitleString: String?
    /// What a list shows beside it.
    let displayImage: ImageValue?
    /// How the display string is said.
    let pronunciationHint: String?
    /// Other words for it, as people say them.
    let alternativeSpeakableMatches: [String]
    /// Zone.
    let zone: String?

    init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [], zone: String? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.zone = zone
    }

    init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentValues(object.properties)
        zone = values.string("zone")
    }

    var objectValue: ObjectValue {
        var values = IntentValues()
        values.set("zone", to: zone)
        return ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    static var definition: IntentDefinition { IntentDefinition(name: "City", json: IntentDefinition.clock.json) }
}

/// Face.
nonisolated enum Face: IntentEnumeration {
    /// Round.
    case round
    /// Square.
    case square
    /// A case of a newer definition, kept as it is.
    case unrecognized(String)

    static var declaredCases: [Face] { [.round, .square] }

    init(caseName: String) {
        switch caseName {
        case "round": self = .round
        case "square": self = .square
        default: self = .unrecognized(caseName)
        }
    }

    var caseName: String {
        switch self {
        case .round: "round"
        case .square: "square"
        case .unrecognized(let caseName): caseName
        }
    }

    static var enumDefinition: IntentDefinition { IntentDefinition(name: "Face", json: IntentDefinition.clock.json) }
}

nonisolated extension WidgetKind {
    /// Clock Widget.
    static var clockWidget: WidgetKind { "com.example.clock" }
}

nonisolated extension IntentDefinition {
    /// What clock.intent.yaml says.
    static var clock: IntentDefinition {
        IntentDefinition(json: #"{"schema":1,"types":[{"name":"City","properties":[{"name":"zone","type":"String"}]}],"enums":[{"name":"Face","cases":[{"name":"round"},{"name":"square"}]}],"intents":[{"name":"Clock","parameters":[{"name":"textSize","type":"String","options":[{"value":"small"},{"value":"large"}],"default":{"value":"small"},"renamedFrom":["labelSize"]},{"name":"opacity","type":"Integer","range":{"min":0,"max":100}},{"name":"zones","type":"[Integer]"},{"name":"face","type":"Boolean"},{"name":"hand","type":"Integer"},{"name":"cities","type":"[Decimal]","size":{"systemSmall":1,"systemLarge":4}},{"name":"alarm","type":"[TimeInterval]"},{"name":"seconds","type":"Boolean"}],"eligibleForWidgets":true}],"widgets":[{"name":"ClockWidget","kind":"com.example.clock","intent":"Clock","families":["systemSmall","systemLarge"]}]}"#, migrations: ["Clock": ClockIntent.migratedValue])
    }
}
