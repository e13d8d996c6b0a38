// Made by intentgen from transit-board.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
public import IntentRuntime

// If this line does not compile, tool and runtime differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = GeneratedCodeFormat.v1

/// Departures.
public nonisolated struct DeparturesIntent: ConfigurableIntent {
    /// Operator. The first option unless chosen otherwise.
    public let `operator`: Operator?
    /// Line. Nil when nothing is chosen. Its options depend on `operator`.
    public let line: Line?
    /// Stops. See ``Slots/stops(in:)``; empty when nothing is chosen. The first 2 options unless chosen otherwise. Its
    /// options depend on `operator` and `line`.
    public let stops: [Stop]
    /// Notes. Empty when nothing is chosen.
    public let notes: [String]

    public init(`operator`: Operator? = nil, line: Line? = nil, stops: [Stop] = [], notes: [String] = []) {
        self.`operator` = `operator`
        self.line = line
        self.stops = stops
        self.notes = notes
    }

    public init(intentValues values: IntentValues) {
        `operator` = values.value("operator")
        line = values.value("line")
        stops = values.list("stops")
        notes = values.list("notes")
    }

    public func write(to values: inout IntentValues) {
        values.set("operator", to: `operator`)
        values.set("line", to: line)
        values.set("stops", to: stops)
        values.set("notes", to: notes)
    }

    /// How many slots each family has.
    public enum Slots {
        public static func stops(in family: SizeFamily) -> SlotCount {
            switch family {
            case .systemSmall: 1
            case .systemMedium: SlotCount(minimum: 1, maximum: 3)
            default: 6
            }
        }
    }

    /// The parameters by their stored names.
    public enum Parameters {
        public static var `operator`: ParameterKey<DeparturesIntent, Operator> { "operator" }
        public static var line: ParameterKey<DeparturesIntent, Line> { "line" }
        public static var stops: ParameterKey<DeparturesIntent, [Stop]> { "stops" }
        public static var notes: ParameterKey<DeparturesIntent, [String]> { "notes" }
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "Departures", json: IntentDefinition.transitBoard.json)
    }
}

/// Answers for Departures.
public protocol DeparturesIntentHandling: IntentHandling where Intent == DeparturesIntent {
    /// Options for Operator, in display order.
    func provideOperatorOptionsCollection(
        for intent: DeparturesIntent, context: OptionsContext
    ) async throws -> OptionCollection<Operator>
    /// Options of Operator by their identifiers, in this order; those that are gone are left out.
    func `operator`(for identifiers: [String], context: LookupContext) async throws -> [Operator]
    /// Options for Line, in display order. Asked only when `operator` has a value.
    func provideLineOptionsCollection(
        for intent: DeparturesIntent, context: OptionsContext
    ) async throws -> OptionCollection<Line>
    /// Options of Line by their identifiers, in this order; those that are gone are left out.
    func line(for identifiers: [String], context: LookupContext) async throws -> [Line]
    /// Options for Stops, in display order. Asked only when `operator` and `line` have values.
    func provideStopsOptionsCollection(
        for intent: DeparturesIntent, context: OptionsContext
    ) async throws -> OptionCollection<Stop>
    /// Options of Stops by their identifiers, in this order; those that are gone are left out.
    func stops(for identifiers: [String], context: LookupContext) async throws -> [Stop]
}

nonisolated extension DeparturesIntentHandling {
    public func intentOptions(
        of parameter: String, for intent: DeparturesIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        switch parameter {
        case "operator":
            try await provideOperatorOptionsCollection(for: intent, context: context).intentValues
        case "line":
            try await provideLineOptionsCollection(for: intent, context: context).intentValues
        case "stops":
            try await provideStopsOptionsCollection(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "operator":
            try await `operator`(for: identifiers, context: context).intentValues
        case "line":
            try await line(for: identifiers, context: context).intentValues
        case "stops":
            try await stops(for: identifiers, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }
}

/// Operator.
public nonisolated struct Operator: IntentObject {
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

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
    }

    public init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
    }

    public var objectValue: ObjectValue {
        ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches)
    }
    public static var definition: IntentDefinition {
        IntentDefinition(name: "Operator", json: IntentDefinition.transitBoard.json)
    }
}

/// Line.
public nonisolated struct Line: IntentObject {
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
    /// color.
    public let color: String?

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [], color: String? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.color = color
    }

    public init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentValues(object.properties)
        color = values.string("color")
    }

    public var objectValue: ObjectValue {
        var values = IntentValues()
        values.set("color", to: color)
        return ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "Line", json: IntentDefinition.transitBoard.json)
    }
}

/// Stop.
public nonisolated struct Stop: IntentObject {
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

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
    }

    public init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
    }

    public var objectValue: ObjectValue {
        ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches)
    }
    public static var definition: IntentDefinition {
        IntentDefinition(name: "Stop", json: IntentDefinition.transitBoard.json)
    }
}

nonisolated extension WidgetKind {
    /// Board.
    public static var board: WidgetKind { "Board" }
}

nonisolated extension IntentDefinition {
    /// What transit-board.intent.yaml says.
    public static var transitBoard: IntentDefinition {
        IntentDefinition(json: #"{"schema":1,"types":[{"name":"Operator"},{"name":"Line","properties":[{"name":"color","type":"String","title":"color"}]},{"name":"Stop"}],"intents":[{"name":"Departures","parameters":[{"name":"operator","type":"object:Operator","options":"dynamic","default":{"first":1}},{"name":"line","type":"object:Line","options":"dynamic","dependsOn":["operator"]},{"name":"stops","type":"[object:Stop]","options":"dynamic","default":{"first":2},"size":{"systemSmall":1,"systemMedium":{"min":1,"max":3},"otherwise":6},"dependsOn":["operator","line"]},{"name":"notes","type":"[String]"}]}],"widgets":[{"name":"Board","intent":"Departures","families":["systemSmall","systemMedium"]}]}"#)
    }
}
