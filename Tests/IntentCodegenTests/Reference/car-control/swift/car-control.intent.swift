// Made by intentgen from car-control.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
public import IntentRuntime

// If this line does not compile, tool and runtime differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = GeneratedCodeFormat.v1

/// Widget Config. Choose the controls that the widget shows.
public nonisolated struct WidgetConfigIntent: ConfigurableIntent {
    /// Car Controls. One control per slot. See ``Slots/carControls(in:)``; empty when nothing is chosen. The handler
    /// says what a new widget holds.
    public let carControls: [CarControl]
    /// Show Labels. On unless turned off.
    public let showLabels: Bool
    /// Label Size, 8 to 24. 12 unless chosen otherwise. In the editor only while `showLabels` is on.
    public let labelSize: Int

    public init(carControls: [CarControl] = [], showLabels: Bool = true, labelSize: Int = 12) {
        self.carControls = carControls
        self.showLabels = showLabels
        self.labelSize = labelSize
    }

    public init(intentValues values: IntentValues) {
        carControls = values.list("carControls")
        showLabels = values.bool("showLabels", default: true)
        labelSize = values.int("labelSize", default: 12)
    }

    public func write(to values: inout IntentValues) {
        values.set("carControls", to: carControls)
        values.set("showLabels", to: showLabels)
        values.set("labelSize", to: labelSize)
    }

    /// How many slots each family has.
    public enum Slots {
        public static func carControls(in family: SizeFamily) -> SlotCount {
            switch family {
            case .systemSmall: 2
            case .systemMedium: 4
            case .systemLarge: 8
            default: 0
            }
        }
    }

    /// The parameters by their stored names.
    public enum Parameters {
        public static var carControls: ParameterKey<WidgetConfigIntent, [CarControl]> { "carControls" }
        public static var showLabels: ParameterKey<WidgetConfigIntent, Bool> { "showLabels" }
        public static var labelSize: ParameterKey<WidgetConfigIntent, Int> { "labelSize" }
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "WidgetConfig", json: IntentDefinition.carControl.json)
    }
}

/// Answers for Widget Config.
public protocol WidgetConfigIntentHandling: IntentHandling where Intent == WidgetConfigIntent {
    /// Options for Car Controls, in display order. `searchTerm` is nil for the first list.
    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<CarControl>
    /// Options of Car Controls by their identifiers, in this order; those that are gone are left out.
    func carControls(for identifiers: [String], context: LookupContext) async throws -> [CarControl]
    /// What Car Controls holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) async throws -> [CarControl]
}

nonisolated extension WidgetConfigIntentHandling {
    public func intentOptions(
        of parameter: String, for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        switch parameter {
        case "carControls":
            try await provideCarControlsOptionsCollection(
                for: intent, searchTerm: searchTerm, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "carControls":
            try await carControls(for: identifiers, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentDefault(
        of parameter: String, for intent: WidgetConfigIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "carControls":
            try await defaultCarControls(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }
}

/// Car Control.
public nonisolated struct CarControl: IntentObject {
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
    /// Symbol.
    public let symbol: String?

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [], symbol: String? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.symbol = symbol
    }

    public init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentValues(object.properties)
        symbol = values.string("symbol")
    }

    public var objectValue: ObjectValue {
        var values = IntentValues()
        values.set("symbol", to: symbol)
        return ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "CarControl", json: IntentDefinition.carControl.json)
    }
}

/// Count Type.
public nonisolated enum CountType: IntentEnumeration {
    /// Fans.
    case fans
    /// Money.
    case money
    /// A case of a newer definition, kept as it is.
    case unrecognized(String)

    public static var declaredCases: [CountType] { [.fans, .money] }

    public init(caseName: String) {
        switch caseName {
        case "fans": self = .fans
        case "money": self = .money
        default: self = .unrecognized(caseName)
        }
    }

    public var caseName: String {
        switch self {
        case .fans: "fans"
        case .money: "money"
        case .unrecognized(let caseName): caseName
        }
    }

    public static var enumDefinition: IntentDefinition {
        IntentDefinition(name: "CountType", json: IntentDefinition.carControl.json)
    }
}

nonisolated extension WidgetKind {
    /// Car Widget. Lock, find and air your car.
    public static var carWidget: WidgetKind { "com.example.car" }
}

nonisolated extension IntentDefinition {
    /// What car-control.intent.yaml says.
    public static var carControl: IntentDefinition {
        IntentDefinition(json: #"{"schema":1,"group":"group.example.cars","languages":["en","zh-Hans"],"types":[{"name":"CarControl","properties":[{"name":"symbol","type":"String"}]}],"enums":[{"name":"CountType","cases":[{"name":"fans"},{"name":"money","title":{"en":"Money","zh-Hans":"收益"},"synonyms":["income"]}]}],"intents":[{"name":"WidgetConfig","description":"Choose the controls that the widget shows.","parameters":[{"name":"carControls","type":"[object:CarControl]","title":{"en":"Car Controls","zh-Hans":"车控"},"description":"One control per slot.","options":"dynamic","search":true,"uniqueValues":true,"default":"handler","size":{"systemSmall":2,"systemMedium":4,"systemLarge":8}},{"name":"showLabels","type":"Boolean","default":{"value":true}},{"name":"labelSize","type":"Integer","range":{"min":8,"max":24},"control":"stepper","default":{"value":12},"when":[{"parameter":"showLabels","isOneOf":[true]}]}],"eligibleForWidgets":true}],"widgets":[{"name":"CarWidget","kind":"com.example.car","description":"Lock, find and air your car.","intent":"WidgetConfig","families":["systemSmall","systemMedium","systemLarge"]}]}"#)
    }
}
