public nonisolated struct String: IntentRuntime.IntentObject {
    /// The identifier that is stored and that lookup receives.
    public let identifier: Swift.String
    /// The title that a list shows.
    public let displayString: Swift.String
    /// The subtitle that a list shows below the title.
    public let subtitleString: Swift.String?
    /// The image that a list shows next to the title.
    public let displayImage: ImageValue?
    /// The pronunciation of the display string.
    public let pronunciationHint: Swift.String?
    /// Alternative names that a search also finds.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [String]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [String] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        self.identifier = object.identifier
        self.displayString = object.displayString
        self.subtitleString = object.subtitleString
        self.displayImage = object.displayImage
        self.pronunciationHint = object.pronunciationHint
        self.alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values: IntentRuntime.IntentValues = .init(object.properties)
        self.text = values.string("text")
        self.same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values: IntentRuntime.IntentValues = .init()
        values.set("text", to: self.text)
        values.set("same", to: self.same)
        return .init(
            identifier: self.identifier, displayString: self.displayString, subtitleString: self.subtitleString,
            displayImage: self.displayImage, pronunciationHint: self.pronunciationHint,
            alternativeSpeakableMatches: self.alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        .init(name: "String", json: (.hostileNames as IntentRuntime.IntentDefinition).json)
    }
}

public nonisolated struct `Any`: IntentRuntime.IntentObject {
    /// The identifier that is stored and that lookup receives.
    public let identifier: Swift.String
    /// The title that a list shows.
    public let displayString: Swift.String
    /// The subtitle that a list shows below the title.
    public let subtitleString: Swift.String?
    /// The image that a list shows next to the title.
    public let displayImage: ImageValue?
    /// The pronunciation of the display string.
    public let pronunciationHint: Swift.String?
    /// Alternative names that a search also finds.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [`Any`]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [`Any`] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        self.identifier = object.identifier
        self.displayString = object.displayString
        self.subtitleString = object.subtitleString
        self.displayImage = object.displayImage
        self.pronunciationHint = object.pronunciationHint
        self.alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values: IntentRuntime.IntentValues = .init(object.properties)
        self.text = values.string("text")
        self.same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values: IntentRuntime.IntentValues = .init()
        values.set("text", to: self.text)
        values.set("same", to: self.same)
        return .init(
            identifier: self.identifier, displayString: self.displayString, subtitleString: self.subtitleString,
            displayImage: self.displayImage, pronunciationHint: self.pronunciationHint,
            alternativeSpeakableMatches: self.alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        .init(name: "Any", json: (.hostileNames as IntentRuntime.IntentDefinition).json)
    }
}

public nonisolated struct Leaf: IntentRuntime.IntentObject {
    /// The identifier that is stored and that lookup receives.
    public let identifier: Swift.String
    /// The title that a list shows.
    public let displayString: Swift.String
    /// The subtitle that a list shows below the title.
    public let subtitleString: Swift.String?
    /// The image that a list shows next to the title.
    public let displayImage: ImageValue?
    /// The pronunciation of the display string.
    public let pronunciationHint: Swift.String?
    /// Alternative names that a search also finds.
    public let alternativeSpeakableMatches: [Swift.String]
    // A struct cannot contain its own type, but an array of it can.
    private let _tree: [Node]

    /// tree.
    public var tree: Node? { self._tree.first }

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], tree: Node? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self._tree = tree.map { [$0] } ?? []
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        self.identifier = object.identifier
        self.displayString = object.displayString
        self.subtitleString = object.subtitleString
        self.displayImage = object.displayImage
        self.pronunciationHint = object.pronunciationHint
        self.alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values: IntentRuntime.IntentValues = .init(object.properties)
        self._tree = values.list("tree")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values: IntentRuntime.IntentValues = .init()
        values.set("tree", to: self.tree)
        return .init(
            identifier: self.identifier, displayString: self.displayString, subtitleString: self.subtitleString,
            displayImage: self.displayImage, pronunciationHint: self.pronunciationHint,
            alternativeSpeakableMatches: self.alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        .init(name: "Leaf", json: (.hostileNames as IntentRuntime.IntentDefinition).json)
    }
}

public nonisolated enum Double: IntentRuntime.IntentEnumeration {
    /// none.
    case none
    /// some.
    case `some`
    /// Double.
    case Double
    /// A case that this version of the definition does not declare.
    case unrecognized(Swift.String)

    public static var declaredCases: [Double] { [.none, .`some`, .Double] }

    public init(caseName: Swift.String) {
        switch caseName {
        case "none": self = .none
        case "some": self = .`some`
        case "Double": self = .Double
        default: self = .unrecognized(caseName)
        }
    }

    public var caseName: Swift.String {
        switch self {
        case .none: "none"
        case .`some`: "some"
        case .Double: "Double"
        case .unrecognized(let caseName): caseName
        }
    }

    public static var enumDefinition: IntentRuntime.IntentDefinition {
        .init(name: "Double", json: (.hostileNames as IntentRuntime.IntentDefinition).json)
    }
}

nonisolated extension IntentRuntime.IntentDefinition {
    /// The contents of hostile-names.intent.yaml.
    public static var hostileNames: IntentRuntime.IntentDefinition {
        .init(json: #"{"schema":1,"types":[{"name":"String","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:String]","title":"same"}]},{"name":"Bool","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Bool]","title":"same"}]},{"name":"Int","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Int]","title":"same"}]},{"name":"Duration","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Duration]","title":"same"}]},{"name":"URL","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:URL]","title":"same"}]},{"name":"Measurement","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Measurement]","title":"same"}]},{"name":"Sendable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Sendable]","title":"same"}]},{"name":"Hashable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Hashable]","title":"same"}]},{"name":"Array","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Array]","title":"same"}]},{"name":"Optional","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Optional]","title":"same"}]},{"name":"IntentValues","title":"IntentValues","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentValues]","title":"same"}]},{"name":"IntentObject","title":"IntentObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentObject]","title":"same"}]},{"name":"ObjectValue","title":"ObjectValue","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:ObjectValue]","title":"same"}]},{"name":"SizeFamily","title":"SizeFamily","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:SizeFamily]","title":"same"}]},{"name":"OptionsContext","title":"OptionsContext","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:OptionsContext]","title":"same"}]},{"name":"Void","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Void]","title":"same"}]},{"name":"Result","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Result]","title":"same"}]},{"name":"Error","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Error]","title":"same"}]},{"name":"Identifiable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Identifiable]","title":"same"}]},{"name":"Codable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Codable]","title":"same"}]},{"name":"Decoder","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Decoder]","title":"same"}]},{"name":"Never","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never]","title":"same"}]},{"name":"Never2","title":"Never2","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never2]","title":"same"}]},{"name":"Key","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Key]","title":"same"}]},{"name":"Element","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Element]","title":"same"}]},{"name":"Any","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Any]","title":"same"}]},{"name":"AnyObject","title":"AnyObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:AnyObject]","title":"same"}]},{"name":"WidgetKind","title":"WidgetKind","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:WidgetKind]","title":"same"}]},{"name":"IntentDefinition","title":"IntentDefinition","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentDefinition]","title":"same"}]},{"name":"Intents","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Intents]","title":"same"}]},{"name":"Node","properties":[{"name":"next","type":"object:Node","title":"next"},{"name":"_next","type":"object:Leaf","title":"_next"},{"name":"all","type":"[object:Node]","title":"all"}]},{"name":"Leaf","properties":[{"name":"tree","type":"object:Node","title":"tree"}]},{"name":"Members","properties":[{"name":"definition","type":"String","title":"definition"},{"name":"hash","type":"String","title":"hash"},{"name":"description","type":"String","title":"description"},{"name":"Slots","type":"String"},{"name":"Parameters","type":"String"},{"name":"values","type":"String","title":"values"},{"name":"value","type":"String","title":"value"},{"name":"intentValues","type":"String","title":"intentValues"},{"name":"init","type":"String","title":"init"},{"name":"default","type":"String","title":"default"},{"name":"class","type":"String","title":"class"},{"name":"in","type":"String","title":"in"},{"name":"inout","type":"String","title":"inout"},{"name":"var","type":"String","title":"var"},{"name":"let","type":"String","title":"let"},{"name":"encode","type":"String","title":"encode"},{"name":"write","type":"String","title":"write"},{"name":"caseName","type":"String","title":"caseName"},{"name":"declaredCases","type":"String","title":"declaredCases"},{"name":"RawValue","type":"String","title":"RawValue"},{"name":"String","type":"String"},{"name":"family","type":"String","title":"family"},{"name":"id","type":"String","title":"id"},{"name":"intent","type":"String","title":"intent"},{"name":"context","type":"String","title":"context"},{"name":"identifiers","type":"String","title":"identifiers"},{"name":"parameter","type":"String","title":"parameter"},{"name":"searchTerm","type":"String","title":"searchTerm"},{"name":"to","type":"String","title":"to"},{"name":"from","type":"String","title":"from"},{"name":"Self","type":"String"},{"name":"Any","type":"String"},{"name":"some","type":"String","title":"some"},{"name":"any","type":"String","title":"any"},{"name":"await","type":"String","title":"await"},{"name":"async","type":"String","title":"async"},{"name":"throws","type":"String","title":"throws"},{"name":"nil","type":"String","title":"nil"},{"name":"true","type":"String","title":"true"},{"name":"super","type":"String","title":"super"},{"name":"generatedCodeFormat","type":"String","title":"generatedCodeFormat"},{"name":"object","type":"String","title":"object"},{"name":"none","type":"String","title":"none"},{"name":"get","type":"String","title":"get"},{"name":"set","type":"String","title":"set"},{"name":"foo","type":"String","title":"foo"},{"name":"Foo","type":"String"},{"name":"operator","type":"String","title":"operator"},{"name":"subscript","type":"String","title":"subscript"},{"name":"nonisolated","type":"String","title":"nonisolated"},{"name":"unowned","type":"String","title":"unowned"},{"name":"actor","type":"String","title":"actor"},{"name":"macro","type":"String","title":"macro"},{"name":"package","type":"String","title":"package"},{"name":"open","type":"String","title":"open"},{"name":"each","type":"String","title":"each"},{"name":"repeat","type":"String","title":"repeat"},{"name":"rethrows","type":"String","title":"rethrows"},{"name":"as","type":"String","title":"as"},{"name":"is","type":"String","title":"is"},{"name":"static","type":"String","title":"static"},{"name":"prefix","type":"String","title":"prefix"},{"name":"left","type":"String","title":"left"}]},{"name":"Needed","properties":[{"name":"Intent","type":"object:Leaf"},{"name":"Swift","type":"object:Leaf"},{"name":"Foundation","type":"object:Leaf"},{"name":"IntentRuntime","type":"object:Leaf","title":"IntentRuntime"},{"name":"IntentMeasurements","type":"object:Leaf","title":"IntentMeasurements"},{"name":"Intents","type":"object:Leaf"},{"name":"AppIntents","type":"object:Leaf","title":"AppIntents"},{"name":"IntentAppIntents","type":"object:Leaf","title":"IntentAppIntents"},{"name":"HandlerError","type":"object:Leaf","title":"HandlerError"},{"name":"OptionCollection","type":"object:Leaf","title":"OptionCollection"},{"name":"SlotList","type":"object:Leaf","title":"SlotList"},{"name":"LocalizedStringResource","type":"object:Leaf","title":"LocalizedStringResource"},{"name":"IntentDescription","type":"object:Leaf","title":"IntentDescription"},{"name":"ListedAppIntentOptions","type":"object:Leaf","title":"ListedAppIntentOptions"},{"name":"TypeDisplayRepresentation","type":"object:Leaf","title":"TypeDisplayRepresentation"},{"name":"NeededIntent","type":"object:Leaf","title":"NeededIntent"},{"name":"LeafEntity","type":"object:Leaf","title":"LeafEntity"},{"name":"INHandlerRole","type":"object:Leaf","title":"INHandlerRole"},{"name":"INIntentCall","type":"object:Leaf","title":"INIntentCall"},{"name":"INParameterQuestion","type":"object:Leaf","title":"INParameterQuestion"},{"name":"INStoredCases","type":"object:Leaf","title":"INStoredCases"},{"name":"a","type":"String","title":"a"},{"name":"e","type":"URL","title":"e"}]}],"enums":[{"name":"IntentEnumeration","title":"IntentEnumeration","cases":[{"name":"definition","title":"definition"},{"name":"hash","title":"hash"},{"name":"description","title":"description"},{"name":"Slots"},{"name":"Parameters"},{"name":"values","title":"values"},{"name":"value","title":"value"},{"name":"intentValues","title":"intentValues"},{"name":"self","title":"self"},{"name":"init","title":"init"},{"name":"default","title":"default"},{"name":"class","title":"class"},{"name":"in","title":"in"},{"name":"inout","title":"inout"},{"name":"var","title":"var"},{"name":"let","title":"let"},{"name":"encode","title":"encode"},{"name":"write","title":"write"},{"name":"RawValue","title":"RawValue"},{"name":"String"},{"name":"family","title":"family"},{"name":"id","title":"id"},{"name":"intent","title":"intent"},{"name":"context","title":"context"},{"name":"identifiers","title":"identifiers"},{"name":"parameter","title":"parameter"},{"name":"searchTerm","title":"searchTerm"},{"name":"to","title":"to"},{"name":"from","title":"from"},{"name":"Self"},{"name":"Any"},{"name":"some","title":"some"},{"name":"any","title":"any"},{"name":"await","title":"await"},{"name":"async","title":"async"},{"name":"throws","title":"throws"},{"name":"nil","title":"nil"},{"name":"true","title":"true"},{"name":"super","title":"super"},{"name":"generatedCodeFormat","title":"generatedCodeFormat"},{"name":"object","title":"object"},{"name":"none","title":"none"},{"name":"get","title":"get"},{"name":"set","title":"set"},{"name":"foo","title":"foo"},{"name":"Foo"},{"name":"operator","title":"operator"},{"name":"subscript","title":"subscript"},{"name":"nonisolated","title":"nonisolated"},{"name":"unowned","title":"unowned"},{"name":"actor","title":"actor"},{"name":"macro","title":"macro"},{"name":"package","title":"package"},{"name":"open","title":"open"},{"name":"each","title":"each"},{"name":"repeat","title":"repeat"},{"name":"rethrows","title":"rethrows"},{"name":"as","title":"as"},{"name":"is","title":"is"},{"name":"static","title":"static"},{"name":"prefix","title":"prefix"},{"name":"left","title":"left"}]},{"name":"NeededCases","title":"NeededCases","cases":[{"name":"Intent"},{"name":"ID"},{"name":"Swift"},{"name":"Foundation"},{"name":"IntentRuntime","title":"IntentRuntime"},{"name":"IntentMeasurements","title":"IntentMeasurements"},{"name":"Intents"},{"name":"AppIntents","title":"AppIntents"},{"name":"IntentAppIntents","title":"IntentAppIntents"},{"name":"HandlerError","title":"HandlerError"},{"name":"OptionCollection","title":"OptionCollection"},{"name":"SlotList","title":"SlotList"},{"name":"LocalizedStringResource","title":"LocalizedStringResource"},{"name":"IntentDescription","title":"IntentDescription"},{"name":"ListedAppIntentOptions","title":"ListedAppIntentOptions"},{"name":"TypeDisplayRepresentation","title":"TypeDisplayRepresentation"},{"name":"NeededIntent","title":"NeededIntent"},{"name":"LeafEntity","title":"LeafEntity"},{"name":"INHandlerRole","title":"INHandlerRole"},{"name":"INIntentCall","title":"INIntentCall"},{"name":"INParameterQuestion","title":"INParameterQuestion"},{"name":"INStoredCases","title":"INStoredCases"}]},{"name":"Double","cases":[{"name":"none","title":"none"},{"name":"some","title":"some"},{"name":"Double"}]}],"intents":[{"name":"Names","parameters":[{"name":"definition","type":"Boolean","title":"definition","default":{"value":true}},{"name":"hash","type":"Boolean","title":"hash","default":{"value":true}},{"name":"description","type":"Boolean","title":"description","default":{"value":true}},{"name":"values","type":"Boolean","title":"values","default":{"value":true}},{"name":"value","type":"Boolean","title":"value","default":{"value":true}},{"name":"intentValue","type":"Boolean","title":"intentValue","default":{"value":true}},{"name":"init","type":"Boolean","title":"init","default":{"value":true}},{"name":"default","type":"Boolean","title":"default","default":{"value":true}},{"name":"class","type":"Boolean","title":"class","default":{"value":true}},{"name":"in","type":"Boolean","title":"in","default":{"value":true}},{"name":"inout","type":"Boolean","title":"inout","default":{"value":true}},{"name":"var","type":"Boolean","title":"var","default":{"value":true}},{"name":"let","type":"Boolean","title":"let","default":{"value":true}},{"name":"encode","type":"Boolean","title":"encode","default":{"value":true}},{"name":"write","type":"Boolean","title":"write","default":{"value":true}},{"name":"caseName","type":"Boolean","title":"caseName","default":{"value":true}},{"name":"declaredCases","type":"Boolean","title":"declaredCases","default":{"value":true}},{"name":"RawValue","type":"Boolean","title":"RawValue","default":{"value":true}},{"name":"String","type":"Boolean","default":{"value":true}},{"name":"family","type":"Boolean","title":"family","default":{"value":true}},{"name":"id","type":"Boolean","title":"id","default":{"value":true}},{"name":"intent","type":"Boolean","title":"intent","default":{"value":true}},{"name":"context","type":"Boolean","title":"context","default":{"value":true}},{"name":"identifiers","type":"Boolean","title":"identifiers","default":{"value":true}},{"name":"parameter","type":"Boolean","title":"parameter","default":{"value":true}},{"name":"searchTerm","type":"Boolean","title":"searchTerm","default":{"value":true}},{"name":"to","type":"Boolean","title":"to","default":{"value":true}},{"name":"from","type":"Boolean","title":"from","default":{"value":true}},{"name":"Self","type":"Boolean","default":{"value":true}},{"name":"Any","type":"Boolean","default":{"value":true}},{"name":"some","type":"Boolean","title":"some","default":{"value":true}},{"name":"any","type":"Boolean","title":"any","default":{"value":true}},{"name":"await","type":"Boolean","title":"await","default":{"value":true}},{"name":"async","type":"Boolean","title":"async","default":{"value":true}},{"name":"throws","type":"Boolean","title":"throws","default":{"value":true}},{"name":"nil","type":"Boolean","title":"nil","default":{"value":true}},{"name":"true","type":"Boolean","title":"true","default":{"value":true}},{"name":"super","type":"Boolean","title":"super","default":{"value":true}},{"name":"generatedCodeFormat","type":"Boolean","title":"generatedCodeFormat","default":{"value":true}},{"name":"object","type":"Boolean","title":"object","default":{"value":true}},{"name":"none","type":"Boolean","title":"none","default":{"value":true}},{"name":"get","type":"Boolean","title":"get","default":{"value":true}},{"name":"set","type":"Boolean","title":"set","default":{"value":true}},{"name":"foo","type":"Boolean","title":"foo","default":{"value":true}},{"name":"Foo","type":"Boolean","default":{"value":true}},{"name":"operator","type":"Boolean","title":"operator","default":{"value":true}},{"name":"subscript","type":"Boolean","title":"subscript","default":{"value":true}},{"name":"nonisolated","type":"Boolean","title":"nonisolated","default":{"value":true}},{"name":"unowned","type":"Boolean","title":"unowned","default":{"value":true}},{"name":"actor","type":"Boolean","title":"actor","default":{"value":true}},{"name":"macro","type":"Boolean","title":"macro","default":{"value":true}},{"name":"package","type":"Boolean","title":"package","default":{"value":true}},{"name":"open","type":"Boolean","title":"open","default":{"value":true}},{"name":"each","type":"Boolean","title":"each","default":{"value":true}},{"name":"repeat","type":"Boolean","title":"repeat","default":{"value":true}},{"name":"rethrows","type":"Boolean","title":"rethrows","default":{"value":true}},{"name":"as","type":"Boolean","title":"as","default":{"value":true}},{"name":"is","type":"Boolean","title":"is","default":{"value":true}},{"name":"static","type":"Boolean","title":"static","default":{"value":true}},{"name":"prefix","type":"Boolean","title":"prefix","default":{"value":true}},{"name":"left","type":"Boolean","title":"left","default":{"value":true}},{"name":"valueString","type":"object:String","title":"valueString","options":"dynamic"},{"name":"valueBool","type":"object:Bool","title":"valueBool","options":"dynamic"},{"name":"valueInt","type":"object:Int","title":"valueInt","options":"dynamic"},{"name":"valueDuration","type":"object:Duration","title":"valueDuration","options":"dynamic"},{"name":"valueURL","type":"object:URL","title":"valueURL","options":"dynamic"},{"name":"valueMeasurement","type":"object:Measurement","title":"valueMeasurement","options":"dynamic"},{"name":"valueSendable","type":"object:Sendable","title":"valueSendable","options":"dynamic"},{"name":"valueHashable","type":"object:Hashable","title":"valueHashable","options":"dynamic"},{"name":"valueArray","type":"object:Array","title":"valueArray","options":"dynamic"},{"name":"valueOptional","type":"object:Optional","title":"valueOptional","options":"dynamic"},{"name":"valueIntentValues","type":"object:IntentValues","title":"valueIntentValues","options":"dynamic"},{"name":"valueIntentObject","type":"object:IntentObject","title":"valueIntentObject","options":"dynamic"},{"name":"valueObjectValue","type":"object:ObjectValue","title":"valueObjectValue","options":"dynamic"},{"name":"valueSizeFamily","type":"object:SizeFamily","title":"valueSizeFamily","options":"dynamic"},{"name":"valueOptionsContext","type":"object:OptionsContext","title":"valueOptionsContext","options":"dynamic"},{"name":"valueVoid","type":"object:Void","title":"valueVoid","options":"dynamic"},{"name":"valueResult","type":"object:Result","title":"valueResult","options":"dynamic"},{"name":"valueError","type":"object:Error","title":"valueError","options":"dynamic"},{"name":"valueIdentifiable","type":"object:Identifiable","title":"valueIdentifiable","options":"dynamic"},{"name":"valueCodable","type":"object:Codable","title":"valueCodable","options":"dynamic"},{"name":"valueDecoder","type":"object:Decoder","title":"valueDecoder","options":"dynamic"},{"name":"valueNever","type":"object:Never","title":"valueNever","options":"dynamic"},{"name":"valueNever2","type":"object:Never2","title":"valueNever2","options":"dynamic"},{"name":"valueKey","type":"object:Key","title":"valueKey","options":"dynamic"},{"name":"valueElement","type":"object:Element","title":"valueElement","options":"dynamic"},{"name":"valueAny","type":"object:Any","title":"valueAny","options":"dynamic"},{"name":"valueAnyObject","type":"object:AnyObject","title":"valueAnyObject","options":"dynamic"},{"name":"valueWidgetKind","type":"object:WidgetKind","title":"valueWidgetKind","options":"dynamic"},{"name":"valueIntentDefinition","type":"object:IntentDefinition","title":"valueIntentDefinition","options":"dynamic"},{"name":"valueIntents","type":"object:Intents","title":"valueIntents","options":"dynamic"},{"name":"a","type":"String","title":"a"},{"name":"b","type":"Integer","title":"b"},{"name":"c","type":"Decimal","title":"c"},{"name":"d","type":"TimeInterval","title":"d"},{"name":"e","type":"URL","title":"e"},{"name":"f","type":"enum:Double","title":"f","default":{"value":{"case":"none"}}}]},{"name":"Dynamic","parameters":[{"name":"definition","type":"[object:Leaf]","title":"definition","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"hash","type":"[object:Leaf]","title":"hash","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"description","type":"[object:Leaf]","title":"description","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"values","type":"[object:Leaf]","title":"values","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"value","type":"[object:Leaf]","title":"value","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intentValue","type":"[object:Leaf]","title":"intentValue","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"init","type":"[object:Leaf]","title":"init","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"default","type":"[object:Leaf]","title":"default","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"class","type":"[object:Leaf]","title":"class","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"in","type":"[object:Leaf]","title":"in","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"inout","type":"[object:Leaf]","title":"inout","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"var","type":"[object:Leaf]","title":"var","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"let","type":"[object:Leaf]","title":"let","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"encode","type":"[object:Leaf]","title":"encode","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"write","type":"[object:Leaf]","title":"write","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"caseName","type":"[object:Leaf]","title":"caseName","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"declaredCases","type":"[object:Leaf]","title":"declaredCases","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"RawValue","type":"[object:Leaf]","title":"RawValue","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"String","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"family","type":"[object:Leaf]","title":"family","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"id","type":"[object:Leaf]","title":"id","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intent","type":"[object:Leaf]","title":"intent","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"context","type":"[object:Leaf]","title":"context","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"identifiers","type":"[object:Leaf]","title":"identifiers","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"parameter","type":"[object:Leaf]","title":"parameter","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"searchTerm","type":"[object:Leaf]","title":"searchTerm","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"to","type":"[object:Leaf]","title":"to","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"from","type":"[object:Leaf]","title":"from","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Self","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Any","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"some","type":"[object:Leaf]","title":"some","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"await","type":"[object:Leaf]","title":"await","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"async","type":"[object:Leaf]","title":"async","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"throws","type":"[object:Leaf]","title":"throws","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nil","type":"[object:Leaf]","title":"nil","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"true","type":"[object:Leaf]","title":"true","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"super","type":"[object:Leaf]","title":"super","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"generatedCodeFormat","type":"[object:Leaf]","title":"generatedCodeFormat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"object","type":"[object:Leaf]","title":"object","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"none","type":"[object:Leaf]","title":"none","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"get","type":"[object:Leaf]","title":"get","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"set","type":"[object:Leaf]","title":"set","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Foo","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"operator","type":"[object:Leaf]","title":"operator","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"subscript","type":"[object:Leaf]","title":"subscript","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nonisolated","type":"[object:Leaf]","title":"nonisolated","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"unowned","type":"[object:Leaf]","title":"unowned","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"actor","type":"[object:Leaf]","title":"actor","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"macro","type":"[object:Leaf]","title":"macro","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"package","type":"[object:Leaf]","title":"package","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"open","type":"[object:Leaf]","title":"open","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"each","type":"[object:Leaf]","title":"each","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"repeat","type":"[object:Leaf]","title":"repeat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"rethrows","type":"[object:Leaf]","title":"rethrows","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"as","type":"[object:Leaf]","title":"as","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"is","type":"[object:Leaf]","title":"is","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"static","type":"[object:Leaf]","title":"static","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"prefix","type":"[object:Leaf]","title":"prefix","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"left","type":"[object:Leaf]","title":"left","options":"dynamic","default":"handler","size":{"otherwise":3}}]},{"name":"Needed","parameters":[{"name":"Intent","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"ID","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"Swift","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"Foundation","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"IntentRuntime","type":"object:Leaf","title":"IntentRuntime","options":"dynamic","default":"handler"},{"name":"IntentMeasurements","type":"object:Leaf","title":"IntentMeasurements","options":"dynamic","default":"handler"},{"name":"Intents","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"AppIntents","type":"object:Leaf","title":"AppIntents","options":"dynamic","default":"handler"},{"name":"IntentAppIntents","type":"object:Leaf","title":"IntentAppIntents","options":"dynamic","default":"handler"},{"name":"HandlerError","type":"object:Leaf","title":"HandlerError","options":"dynamic","default":"handler"},{"name":"OptionCollection","type":"object:Leaf","title":"OptionCollection","options":"dynamic","default":"handler"},{"name":"SlotList","type":"object:Leaf","title":"SlotList","options":"dynamic","default":"handler"},{"name":"LocalizedStringResource","type":"object:Leaf","title":"LocalizedStringResource","options":"dynamic","default":"handler"},{"name":"IntentDescription","type":"object:Leaf","title":"IntentDescription","options":"dynamic","default":"handler"},{"name":"ListedAppIntentOptions","type":"object:Leaf","title":"ListedAppIntentOptions","options":"dynamic","default":"handler"},{"name":"TypeDisplayRepresentation","type":"object:Leaf","title":"TypeDisplayRepresentation","options":"dynamic","default":"handler"},{"name":"NeededIntent","type":"object:Leaf","title":"NeededIntent","options":"dynamic","default":"handler"},{"name":"LeafEntity","type":"object:Leaf","title":"LeafEntity","options":"dynamic","default":"handler"},{"name":"INHandlerRole","type":"object:Leaf","title":"INHandlerRole","options":"dynamic","default":"handler"},{"name":"INIntentCall","type":"object:Leaf","title":"INIntentCall","options":"dynamic","default":"handler"},{"name":"INParameterQuestion","type":"object:Leaf","title":"INParameterQuestion","options":"dynamic","default":"handler"},{"name":"INStoredCases","type":"object:Leaf","title":"INStoredCases","options":"dynamic","default":"handler"},{"name":"a","type":"Integer","title":"a"},{"name":"b","type":"Decimal","title":"b"},{"name":"c","type":"TimeInterval","title":"c"},{"name":"d","type":"URL","title":"d","default":{"value":{"url":"https://example.com"}}},{"name":"e","type":"enum:NeededCases","title":"e","default":{"value":{"case":"Swift"}}},{"name":"f","type":"object:Leaf","title":"f","options":[{"identifier":"a","title":"A"}],"default":{"first":1}}]}],"widgets":[{"name":"definition","title":"definition","families":["systemSmall"]},{"name":"hash","title":"hash","families":["systemSmall"]},{"name":"hashValue","title":"hashValue","families":["systemSmall"]},{"name":"description","title":"description","families":["systemSmall"]},{"name":"Slots","swiftName":"Slots","families":["systemSmall"]},{"name":"Parameters","swiftName":"Parameters","families":["systemSmall"]},{"name":"values","title":"values","families":["systemSmall"]},{"name":"value","title":"value","families":["systemSmall"]},{"name":"intentValues","title":"intentValues","families":["systemSmall"]},{"name":"intentValue","title":"intentValue","families":["systemSmall"]},{"name":"self","title":"self","families":["systemSmall"]},{"name":"init","title":"init","families":["systemSmall"]},{"name":"default","title":"default","families":["systemSmall"]},{"name":"class","title":"class","families":["systemSmall"]},{"name":"in","title":"in","families":["systemSmall"]},{"name":"inout","title":"inout","families":["systemSmall"]},{"name":"var","title":"var","families":["systemSmall"]},{"name":"let","title":"let","families":["systemSmall"]},{"name":"encode","title":"encode","families":["systemSmall"]},{"name":"write","title":"write","families":["systemSmall"]},{"name":"caseName","title":"caseName","families":["systemSmall"]},{"name":"declaredCases","title":"declaredCases","families":["systemSmall"]},{"name":"RawValue","swiftName":"RawValue","title":"RawValue","families":["systemSmall"]},{"name":"String","swiftName":"String","families":["systemSmall"]},{"name":"family","title":"family","families":["systemSmall"]},{"name":"id","title":"id","families":["systemSmall"]},{"name":"intent","title":"intent","families":["systemSmall"]},{"name":"context","title":"context","families":["systemSmall"]},{"name":"identifiers","title":"identifiers","families":["systemSmall"]},{"name":"parameter","title":"parameter","families":["systemSmall"]},{"name":"searchTerm","title":"searchTerm","families":["systemSmall"]},{"name":"to","title":"to","families":["systemSmall"]},{"name":"from","title":"from","families":["systemSmall"]},{"name":"Self","swiftName":"Self","families":["systemSmall"]},{"name":"Any","swiftName":"Any","families":["systemSmall"]},{"name":"some","title":"some","families":["systemSmall"]},{"name":"any","title":"any","families":["systemSmall"]},{"name":"await","title":"await","families":["systemSmall"]},{"name":"async","title":"async","families":["systemSmall"]},{"name":"throws","title":"throws","families":["systemSmall"]},{"name":"nil","title":"nil","families":["systemSmall"]},{"name":"true","title":"true","families":["systemSmall"]},{"name":"super","title":"super","families":["systemSmall"]},{"name":"generatedCodeFormat","title":"generatedCodeFormat","families":["systemSmall"]},{"name":"object","title":"object","families":["systemSmall"]},{"name":"none","title":"none","families":["systemSmall"]},{"name":"get","title":"get","families":["systemSmall"]},{"name":"set","title":"set","families":["systemSmall"]},{"name":"foo","title":"foo","families":["systemSmall"]},{"name":"Foo","swiftName":"Foo","families":["systemSmall"]},{"name":"operator","title":"operator","families":["systemSmall"]},{"name":"subscript","title":"subscript","families":["systemSmall"]},{"name":"nonisolated","title":"nonisolated","families":["systemSmall"]},{"name":"unowned","title":"unowned","families":["systemSmall"]},{"name":"actor","title":"actor","families":["systemSmall"]},{"name":"macro","title":"macro","families":["systemSmall"]},{"name":"package","title":"package","families":["systemSmall"]},{"name":"open","title":"open","families":["systemSmall"]},{"name":"each","title":"each","families":["systemSmall"]},{"name":"repeat","title":"repeat","families":["systemSmall"]},{"name":"rethrows","title":"rethrows","families":["systemSmall"]},{"name":"as","title":"as","families":["systemSmall"]},{"name":"is","title":"is","families":["systemSmall"]},{"name":"static","title":"static","families":["systemSmall"]},{"name":"prefix","title":"prefix","families":["systemSmall"]},{"name":"left","title":"left","families":["systemSmall"]}]}"#)
    }
}

nonisolated extension NamesIntent {
    /// A configuration with a value for every parameter.
    public static var fixture: NamesIntent {
        .init(
            valueString: .fixture(1), valueBool: .fixture(1), valueInt: .fixture(1), valueDuration: .fixture(1),
            valueURL: .fixture(1), valueMeasurement: .fixture(1), valueSendable: .fixture(1),
            valueHashable: .fixture(1), valueArray: .fixture(1), valueOptional: .fixture(1),
            valueIntentValues: .fixture(1), valueIntentObject: .fixture(1), valueObjectValue: .fixture(1),
            valueSizeFamily: .fixture(1), valueOptionsContext: .fixture(1), valueVoid: .fixture(1),
            valueResult: .fixture(1), valueError: .fixture(1), valueIdentifiable: .fixture(1),
            valueCodable: .fixture(1), valueDecoder: .fixture(1), valueNever: .fixture(1), valueNever2: .fixture(1),
            valueKey: .fixture(1), valueElement: .fixture(1), valueAny: .fixture(1), valueAnyObject: .fixture(1),
            valueWidgetKind: .fixture(1), valueIntentDefinition: .fixture(1), valueIntents: .fixture(1), a: "A 1", b: 1,
            c: .init(1), d: .seconds(60 * 1), e: .init(intentText: "https://example.com/1"))
    }
}

nonisolated extension Measurement {
    /// Returns a sample object. Objects with the same number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Measurement {
        .init(
            identifier: "measurement" + "\(number)", displayString: "Measurement " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension `Any` {
    /// Returns a sample object. Objects with the same number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> `Any` {
        .init(identifier: "any" + "\(number)", displayString: "Any " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Members {
    /// Returns a sample object. Objects with the same number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Members {
        .init(
            identifier: "members" + "\(number)", displayString: "Members " + "\(number)",
            definition: "Definition " + "\(number)", hash: "Hash " + "\(number)",
            description: "Description " + "\(number)", Slots: "Slots " + "\(number)",
            Parameters: "Parameters " + "\(number)", values: "Values " + "\(number)", value: "Value " + "\(number)",
            intentValues: "Intent Values " + "\(number)", init: "Init " + "\(number)",
            default: "Default " + "\(number)", class: "Class " + "\(number)", in: "In " + "\(number)",
            `inout`: "Inout " + "\(number)", var: "Var " + "\(number)", let: "Let " + "\(number)",
            encode: "Encode " + "\(number)", write: "Write " + "\(number)", caseName: "Case Name " + "\(number)",
            declaredCases: "Declared Cases " + "\(number)", RawValue: "Raw Value " + "\(number)",
            String: "String " + "\(number)", family: "Family " + "\(number)", id: "Id " + "\(number)",
            intent: "Intent " + "\(number)", context: "Context " + "\(number)",
            identifiers: "Identifiers " + "\(number)", parameter: "Parameter " + "\(number)",
            searchTerm: "Search Term " + "\(number)", to: "To " + "\(number)", from: "From " + "\(number)",
            Self: "Self " + "\(number)", Any: "Any " + "\(number)", some: "Some " + "\(number)",
            any: "Any " + "\(number)", await: "Await " + "\(number)", async: "Async " + "\(number)",
            throws: "Throws " + "\(number)", nil: "Nil " + "\(number)", true: "True " + "\(number)",
            super: "Super " + "\(number)", generatedCodeFormat: "Generated Code Format " + "\(number)",
            object: "Object " + "\(number)", none: "None " + "\(number)", get: "Get " + "\(number)",
            set: "Set " + "\(number)", foo: "Foo " + "\(number)", Foo: "Foo " + "\(number)",
            operator: "Operator " + "\(number)", subscript: "Subscript " + "\(number)",
            nonisolated: "Nonisolated " + "\(number)", unowned: "Unowned " + "\(number)", actor: "Actor " + "\(number)",
            macro: "Macro " + "\(number)", package: "Package " + "\(number)", open: "Open " + "\(number)",
            each: "Each " + "\(number)", repeat: "Repeat " + "\(number)", rethrows: "Rethrows " + "\(number)",
            as: "As " + "\(number)", is: "Is " + "\(number)", static: "Static " + "\(number)",
            prefix: "Prefix " + "\(number)", left: "Left " + "\(number)")
    }
}

public struct DynamicDefinitionQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "definition", for: identifiers, in: DynamicIntent(), as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "definition", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

public struct DynamicInitQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "init", for: identifiers, in: DynamicIntent(), as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "init", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

public struct DynamicSelfQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "Self", for: identifiers, in: DynamicIntent(), as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "Self", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

public struct DynamicGeneratedCodeFormatQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(
            of: "generatedCodeFormat", for: identifiers, in: DynamicIntent(), as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "generatedCodeFormat", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

public nonisolated struct StringEntity: AppEntity, StoredObjectEntity {
    public typealias Value = String

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.String.title", defaultValue: "String", table: "hostile-names"))
    public static let defaultQuery: StringEntityQuery = StringEntityQuery()
    /// The object that the entity represents.
    public let value: String

    public init(_ value: String) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

nonisolated extension `Any`: AppIntentConvertible {
    public init?(appIntentValue entity: AnyEntity) { self = entity.value }

    public var appIntentValue: AnyEntity? { (.init(self) as AnyEntity) }
}

nonisolated extension Never2: AppIntentConvertible {
    public init?(appIntentValue entity: Never2Entity) { self = entity.value }

    public var appIntentValue: Never2Entity? { (.init(self) as Never2Entity) }
}

public nonisolated enum DoubleAppEnum: Swift.String, AppEnum {
    /// none.
    case none = "none"
    /// some.
    case `some` = "some"
    /// Double.
    case Double = "Double"

    public typealias Value = Double

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("enums.Double.title", defaultValue: "Double", table: "hostile-names"))

    public static var caseDisplayRepresentations: [DoubleAppEnum: DisplayRepresentation] {
        [
            .none: DisplayRepresentation(title: LocalizedStringResource("enums.Double.cases.none.title", defaultValue: "none", table: "hostile-names")),
            .`some`: DisplayRepresentation(title: LocalizedStringResource("enums.Double.cases.some.title", defaultValue: "some", table: "hostile-names")),
            .Double: DisplayRepresentation(title: LocalizedStringResource("enums.Double.cases.Double.title", defaultValue: "Double", table: "hostile-names")),
        ]
    }
}

public struct IntentValues_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "intentValues", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.intentValues.title", defaultValue: "intentValues", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

public struct Self__<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Self", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Self.title", defaultValue: "Self", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

public struct Parameter_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "parameter", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.parameter.title", defaultValue: "parameter", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

public nonisolated enum NamesIntentResponseCode: Swift.Int, Swift.Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

public nonisolated class String: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [String]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

public nonisolated class StringResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: String) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [String]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: String?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

public nonisolated class `Any`: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [`Any`]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

public nonisolated class Node: INObject {
    /// next.
    public var next: Node?
    /// _next.
    public var _next: Leaf?
    /// all.
    public var all: [Node]?

    public override func readProperties(from values: INParameterValues) {
        self.next = values.object("next")
        self._next = values.object("_next")
        self.all = values.objects("all")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("next", to: self.next, as: .object)
        values.set("_next", to: self._next, as: .object)
        values.set("all", to: self.all, as: .object)
    }
}

public nonisolated enum Double: Swift.Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// none.
    case none = 1
    /// some.
    case `some` = 2
    /// Double.
    case double = 3

    public init(storedName: Swift.String) {
        switch storedName {
        case "none": self = .none
        case "some": self = .`some`
        case "Double": self = .double
        default: self = .unknown
        }
    }

    public static func storedName(of value: Double) -> Swift.String? {
        switch value {
        case .none: "none"
        case .`some`: "some"
        case .double: "Double"
        case .unknown: nil
        }
    }
}

public nonisolated class DoubleResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: Double) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// The contents of hostile-names.intent.yaml and the classes of its intents.
    public static var hostileNames: INIntentDefinition {
        .init(json: #"{"schema":1,"types":[{"name":"String","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:String]","title":"same"}]},{"name":"Bool","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Bool]","title":"same"}]},{"name":"Int","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Int]","title":"same"}]},{"name":"Duration","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Duration]","title":"same"}]},{"name":"URL","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:URL]","title":"same"}]},{"name":"Measurement","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Measurement]","title":"same"}]},{"name":"Sendable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Sendable]","title":"same"}]},{"name":"Hashable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Hashable]","title":"same"}]},{"name":"Array","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Array]","title":"same"}]},{"name":"Optional","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Optional]","title":"same"}]},{"name":"IntentValues","title":"IntentValues","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentValues]","title":"same"}]},{"name":"IntentObject","title":"IntentObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentObject]","title":"same"}]},{"name":"ObjectValue","title":"ObjectValue","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:ObjectValue]","title":"same"}]},{"name":"SizeFamily","title":"SizeFamily","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:SizeFamily]","title":"same"}]},{"name":"OptionsContext","title":"OptionsContext","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:OptionsContext]","title":"same"}]},{"name":"Void","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Void]","title":"same"}]},{"name":"Result","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Result]","title":"same"}]},{"name":"Error","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Error]","title":"same"}]},{"name":"Identifiable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Identifiable]","title":"same"}]},{"name":"Codable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Codable]","title":"same"}]},{"name":"Decoder","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Decoder]","title":"same"}]},{"name":"Never","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never]","title":"same"}]},{"name":"Never2","title":"Never2","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never2]","title":"same"}]},{"name":"Key","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Key]","title":"same"}]},{"name":"Element","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Element]","title":"same"}]},{"name":"Any","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Any]","title":"same"}]},{"name":"AnyObject","title":"AnyObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:AnyObject]","title":"same"}]},{"name":"WidgetKind","title":"WidgetKind","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:WidgetKind]","title":"same"}]},{"name":"IntentDefinition","title":"IntentDefinition","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentDefinition]","title":"same"}]},{"name":"Intents","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Intents]","title":"same"}]},{"name":"Node","properties":[{"name":"next","type":"object:Node","title":"next"},{"name":"_next","type":"object:Leaf","title":"_next"},{"name":"all","type":"[object:Node]","title":"all"}]},{"name":"Leaf","properties":[{"name":"tree","type":"object:Node","title":"tree"}]},{"name":"Members","properties":[{"name":"definition","type":"String","title":"definition"},{"name":"hash","type":"String","title":"hash"},{"name":"description","type":"String","title":"description"},{"name":"Slots","type":"String"},{"name":"Parameters","type":"String"},{"name":"values","type":"String","title":"values"},{"name":"value","type":"String","title":"value"},{"name":"intentValues","type":"String","title":"intentValues"},{"name":"init","type":"String","title":"init"},{"name":"default","type":"String","title":"default"},{"name":"class","type":"String","title":"class"},{"name":"in","type":"String","title":"in"},{"name":"inout","type":"String","title":"inout"},{"name":"var","type":"String","title":"var"},{"name":"let","type":"String","title":"let"},{"name":"encode","type":"String","title":"encode"},{"name":"write","type":"String","title":"write"},{"name":"caseName","type":"String","title":"caseName"},{"name":"declaredCases","type":"String","title":"declaredCases"},{"name":"RawValue","type":"String","title":"RawValue"},{"name":"String","type":"String"},{"name":"family","type":"String","title":"family"},{"name":"id","type":"String","title":"id"},{"name":"intent","type":"String","title":"intent"},{"name":"context","type":"String","title":"context"},{"name":"identifiers","type":"String","title":"identifiers"},{"name":"parameter","type":"String","title":"parameter"},{"name":"searchTerm","type":"String","title":"searchTerm"},{"name":"to","type":"String","title":"to"},{"name":"from","type":"String","title":"from"},{"name":"Self","type":"String"},{"name":"Any","type":"String"},{"name":"some","type":"String","title":"some"},{"name":"any","type":"String","title":"any"},{"name":"await","type":"String","title":"await"},{"name":"async","type":"String","title":"async"},{"name":"throws","type":"String","title":"throws"},{"name":"nil","type":"String","title":"nil"},{"name":"true","type":"String","title":"true"},{"name":"super","type":"String","title":"super"},{"name":"generatedCodeFormat","type":"String","title":"generatedCodeFormat"},{"name":"object","type":"String","title":"object"},{"name":"none","type":"String","title":"none"},{"name":"get","type":"String","title":"get"},{"name":"set","type":"String","title":"set"},{"name":"foo","type":"String","title":"foo"},{"name":"Foo","type":"String"},{"name":"operator","type":"String","title":"operator"},{"name":"subscript","type":"String","title":"subscript"},{"name":"nonisolated","type":"String","title":"nonisolated"},{"name":"unowned","type":"String","title":"unowned"},{"name":"actor","type":"String","title":"actor"},{"name":"macro","type":"String","title":"macro"},{"name":"package","type":"String","title":"package"},{"name":"open","type":"String","title":"open"},{"name":"each","type":"String","title":"each"},{"name":"repeat","type":"String","title":"repeat"},{"name":"rethrows","type":"String","title":"rethrows"},{"name":"as","type":"String","title":"as"},{"name":"is","type":"String","title":"is"},{"name":"static","type":"String","title":"static"},{"name":"prefix","type":"String","title":"prefix"},{"name":"left","type":"String","title":"left"}]},{"name":"Needed","properties":[{"name":"Intent","type":"object:Leaf"},{"name":"Swift","type":"object:Leaf"},{"name":"Foundation","type":"object:Leaf"},{"name":"IntentRuntime","type":"object:Leaf","title":"IntentRuntime"},{"name":"IntentMeasurements","type":"object:Leaf","title":"IntentMeasurements"},{"name":"Intents","type":"object:Leaf"},{"name":"AppIntents","type":"object:Leaf","title":"AppIntents"},{"name":"IntentAppIntents","type":"object:Leaf","title":"IntentAppIntents"},{"name":"HandlerError","type":"object:Leaf","title":"HandlerError"},{"name":"OptionCollection","type":"object:Leaf","title":"OptionCollection"},{"name":"SlotList","type":"object:Leaf","title":"SlotList"},{"name":"LocalizedStringResource","type":"object:Leaf","title":"LocalizedStringResource"},{"name":"IntentDescription","type":"object:Leaf","title":"IntentDescription"},{"name":"ListedAppIntentOptions","type":"object:Leaf","title":"ListedAppIntentOptions"},{"name":"TypeDisplayRepresentation","type":"object:Leaf","title":"TypeDisplayRepresentation"},{"name":"NeededIntent","type":"object:Leaf","title":"NeededIntent"},{"name":"LeafEntity","type":"object:Leaf","title":"LeafEntity"},{"name":"INHandlerRole","type":"object:Leaf","title":"INHandlerRole"},{"name":"INIntentCall","type":"object:Leaf","title":"INIntentCall"},{"name":"INParameterQuestion","type":"object:Leaf","title":"INParameterQuestion"},{"name":"INStoredCases","type":"object:Leaf","title":"INStoredCases"},{"name":"a","type":"String","title":"a"},{"name":"e","type":"URL","title":"e"}]}],"enums":[{"name":"IntentEnumeration","title":"IntentEnumeration","cases":[{"name":"definition","title":"definition"},{"name":"hash","title":"hash"},{"name":"description","title":"description"},{"name":"Slots"},{"name":"Parameters"},{"name":"values","title":"values"},{"name":"value","title":"value"},{"name":"intentValues","title":"intentValues"},{"name":"self","title":"self"},{"name":"init","title":"init"},{"name":"default","title":"default"},{"name":"class","title":"class"},{"name":"in","title":"in"},{"name":"inout","title":"inout"},{"name":"var","title":"var"},{"name":"let","title":"let"},{"name":"encode","title":"encode"},{"name":"write","title":"write"},{"name":"RawValue","title":"RawValue"},{"name":"String"},{"name":"family","title":"family"},{"name":"id","title":"id"},{"name":"intent","title":"intent"},{"name":"context","title":"context"},{"name":"identifiers","title":"identifiers"},{"name":"parameter","title":"parameter"},{"name":"searchTerm","title":"searchTerm"},{"name":"to","title":"to"},{"name":"from","title":"from"},{"name":"Self"},{"name":"Any"},{"name":"some","title":"some"},{"name":"any","title":"any"},{"name":"await","title":"await"},{"name":"async","title":"async"},{"name":"throws","title":"throws"},{"name":"nil","title":"nil"},{"name":"true","title":"true"},{"name":"super","title":"super"},{"name":"generatedCodeFormat","title":"generatedCodeFormat"},{"name":"object","title":"object"},{"name":"none","title":"none"},{"name":"get","title":"get"},{"name":"set","title":"set"},{"name":"foo","title":"foo"},{"name":"Foo"},{"name":"operator","title":"operator"},{"name":"subscript","title":"subscript"},{"name":"nonisolated","title":"nonisolated"},{"name":"unowned","title":"unowned"},{"name":"actor","title":"actor"},{"name":"macro","title":"macro"},{"name":"package","title":"package"},{"name":"open","title":"open"},{"name":"each","title":"each"},{"name":"repeat","title":"repeat"},{"name":"rethrows","title":"rethrows"},{"name":"as","title":"as"},{"name":"is","title":"is"},{"name":"static","title":"static"},{"name":"prefix","title":"prefix"},{"name":"left","title":"left"}]},{"name":"NeededCases","title":"NeededCases","cases":[{"name":"Intent"},{"name":"ID"},{"name":"Swift"},{"name":"Foundation"},{"name":"IntentRuntime","title":"IntentRuntime"},{"name":"IntentMeasurements","title":"IntentMeasurements"},{"name":"Intents"},{"name":"AppIntents","title":"AppIntents"},{"name":"IntentAppIntents","title":"IntentAppIntents"},{"name":"HandlerError","title":"HandlerError"},{"name":"OptionCollection","title":"OptionCollection"},{"name":"SlotList","title":"SlotList"},{"name":"LocalizedStringResource","title":"LocalizedStringResource"},{"name":"IntentDescription","title":"IntentDescription"},{"name":"ListedAppIntentOptions","title":"ListedAppIntentOptions"},{"name":"TypeDisplayRepresentation","title":"TypeDisplayRepresentation"},{"name":"NeededIntent","title":"NeededIntent"},{"name":"LeafEntity","title":"LeafEntity"},{"name":"INHandlerRole","title":"INHandlerRole"},{"name":"INIntentCall","title":"INIntentCall"},{"name":"INParameterQuestion","title":"INParameterQuestion"},{"name":"INStoredCases","title":"INStoredCases"}]},{"name":"Double","cases":[{"name":"none","title":"none"},{"name":"some","title":"some"},{"name":"Double"}]}],"intents":[{"name":"Names","parameters":[{"name":"definition","type":"Boolean","title":"definition","default":{"value":true}},{"name":"hash","type":"Boolean","title":"hash","default":{"value":true}},{"name":"description","type":"Boolean","title":"description","default":{"value":true}},{"name":"values","type":"Boolean","title":"values","default":{"value":true}},{"name":"value","type":"Boolean","title":"value","default":{"value":true}},{"name":"intentValue","type":"Boolean","title":"intentValue","default":{"value":true}},{"name":"init","type":"Boolean","title":"init","default":{"value":true}},{"name":"default","type":"Boolean","title":"default","default":{"value":true}},{"name":"class","type":"Boolean","title":"class","default":{"value":true}},{"name":"in","type":"Boolean","title":"in","default":{"value":true}},{"name":"inout","type":"Boolean","title":"inout","default":{"value":true}},{"name":"var","type":"Boolean","title":"var","default":{"value":true}},{"name":"let","type":"Boolean","title":"let","default":{"value":true}},{"name":"encode","type":"Boolean","title":"encode","default":{"value":true}},{"name":"write","type":"Boolean","title":"write","default":{"value":true}},{"name":"caseName","type":"Boolean","title":"caseName","default":{"value":true}},{"name":"declaredCases","type":"Boolean","title":"declaredCases","default":{"value":true}},{"name":"RawValue","type":"Boolean","title":"RawValue","default":{"value":true}},{"name":"String","type":"Boolean","default":{"value":true}},{"name":"family","type":"Boolean","title":"family","default":{"value":true}},{"name":"id","type":"Boolean","title":"id","default":{"value":true}},{"name":"intent","type":"Boolean","title":"intent","default":{"value":true}},{"name":"context","type":"Boolean","title":"context","default":{"value":true}},{"name":"identifiers","type":"Boolean","title":"identifiers","default":{"value":true}},{"name":"parameter","type":"Boolean","title":"parameter","default":{"value":true}},{"name":"searchTerm","type":"Boolean","title":"searchTerm","default":{"value":true}},{"name":"to","type":"Boolean","title":"to","default":{"value":true}},{"name":"from","type":"Boolean","title":"from","default":{"value":true}},{"name":"Self","type":"Boolean","default":{"value":true}},{"name":"Any","type":"Boolean","default":{"value":true}},{"name":"some","type":"Boolean","title":"some","default":{"value":true}},{"name":"any","type":"Boolean","title":"any","default":{"value":true}},{"name":"await","type":"Boolean","title":"await","default":{"value":true}},{"name":"async","type":"Boolean","title":"async","default":{"value":true}},{"name":"throws","type":"Boolean","title":"throws","default":{"value":true}},{"name":"nil","type":"Boolean","title":"nil","default":{"value":true}},{"name":"true","type":"Boolean","title":"true","default":{"value":true}},{"name":"super","type":"Boolean","title":"super","default":{"value":true}},{"name":"generatedCodeFormat","type":"Boolean","title":"generatedCodeFormat","default":{"value":true}},{"name":"object","type":"Boolean","title":"object","default":{"value":true}},{"name":"none","type":"Boolean","title":"none","default":{"value":true}},{"name":"get","type":"Boolean","title":"get","default":{"value":true}},{"name":"set","type":"Boolean","title":"set","default":{"value":true}},{"name":"foo","type":"Boolean","title":"foo","default":{"value":true}},{"name":"Foo","type":"Boolean","default":{"value":true}},{"name":"operator","type":"Boolean","title":"operator","default":{"value":true}},{"name":"subscript","type":"Boolean","title":"subscript","default":{"value":true}},{"name":"nonisolated","type":"Boolean","title":"nonisolated","default":{"value":true}},{"name":"unowned","type":"Boolean","title":"unowned","default":{"value":true}},{"name":"actor","type":"Boolean","title":"actor","default":{"value":true}},{"name":"macro","type":"Boolean","title":"macro","default":{"value":true}},{"name":"package","type":"Boolean","title":"package","default":{"value":true}},{"name":"open","type":"Boolean","title":"open","default":{"value":true}},{"name":"each","type":"Boolean","title":"each","default":{"value":true}},{"name":"repeat","type":"Boolean","title":"repeat","default":{"value":true}},{"name":"rethrows","type":"Boolean","title":"rethrows","default":{"value":true}},{"name":"as","type":"Boolean","title":"as","default":{"value":true}},{"name":"is","type":"Boolean","title":"is","default":{"value":true}},{"name":"static","type":"Boolean","title":"static","default":{"value":true}},{"name":"prefix","type":"Boolean","title":"prefix","default":{"value":true}},{"name":"left","type":"Boolean","title":"left","default":{"value":true}},{"name":"valueString","type":"object:String","title":"valueString","options":"dynamic","default":"handler"},{"name":"valueBool","type":"object:Bool","title":"valueBool","options":"dynamic","default":"handler"},{"name":"valueInt","type":"object:Int","title":"valueInt","options":"dynamic","default":"handler"},{"name":"valueDuration","type":"object:Duration","title":"valueDuration","options":"dynamic","default":"handler"},{"name":"valueURL","type":"object:URL","title":"valueURL","options":"dynamic","default":"handler"},{"name":"valueMeasurement","type":"object:Measurement","title":"valueMeasurement","options":"dynamic","default":"handler"},{"name":"valueSendable","type":"object:Sendable","title":"valueSendable","options":"dynamic","default":"handler"},{"name":"valueHashable","type":"object:Hashable","title":"valueHashable","options":"dynamic","default":"handler"},{"name":"valueArray","type":"object:Array","title":"valueArray","options":"dynamic","default":"handler"},{"name":"valueOptional","type":"object:Optional","title":"valueOptional","options":"dynamic","default":"handler"},{"name":"valueIntentValues","type":"object:IntentValues","title":"valueIntentValues","options":"dynamic","default":"handler"},{"name":"valueIntentObject","type":"object:IntentObject","title":"valueIntentObject","options":"dynamic","default":"handler"},{"name":"valueObjectValue","type":"object:ObjectValue","title":"valueObjectValue","options":"dynamic","default":"handler"},{"name":"valueSizeFamily","type":"object:SizeFamily","title":"valueSizeFamily","options":"dynamic","default":"handler"},{"name":"valueOptionsContext","type":"object:OptionsContext","title":"valueOptionsContext","options":"dynamic","default":"handler"},{"name":"valueVoid","type":"object:Void","title":"valueVoid","options":"dynamic","default":"handler"},{"name":"valueResult","type":"object:Result","title":"valueResult","options":"dynamic","default":"handler"},{"name":"valueError","type":"object:Error","title":"valueError","options":"dynamic","default":"handler"},{"name":"valueIdentifiable","type":"object:Identifiable","title":"valueIdentifiable","options":"dynamic","default":"handler"},{"name":"valueCodable","type":"object:Codable","title":"valueCodable","options":"dynamic","default":"handler"},{"name":"valueDecoder","type":"object:Decoder","title":"valueDecoder","options":"dynamic","default":"handler"},{"name":"valueNever","type":"object:Never","title":"valueNever","options":"dynamic","default":"handler"},{"name":"valueNever2","type":"object:Never2","title":"valueNever2","options":"dynamic","default":"handler"},{"name":"valueKey","type":"object:Key","title":"valueKey","options":"dynamic","default":"handler"},{"name":"valueElement","type":"object:Element","title":"valueElement","options":"dynamic","default":"handler"},{"name":"valueAny","type":"object:Any","title":"valueAny","options":"dynamic","default":"handler"},{"name":"valueAnyObject","type":"object:AnyObject","title":"valueAnyObject","options":"dynamic","default":"handler"},{"name":"valueWidgetKind","type":"object:WidgetKind","title":"valueWidgetKind","options":"dynamic","default":"handler"},{"name":"valueIntentDefinition","type":"object:IntentDefinition","title":"valueIntentDefinition","options":"dynamic","default":"handler"},{"name":"valueIntents","type":"object:Intents","title":"valueIntents","options":"dynamic","default":"handler"},{"name":"a","type":"String","title":"a"},{"name":"b","type":"Integer","title":"b"},{"name":"c","type":"Decimal","title":"c"},{"name":"d","type":"TimeInterval","title":"d"},{"name":"e","type":"URL","title":"e"},{"name":"f","type":"enum:Double","title":"f","default":{"value":{"case":"none"}}}]},{"name":"Dynamic","parameters":[{"name":"definition","type":"[object:Leaf]","title":"definition","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"hash","type":"[object:Leaf]","title":"hash","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"description","type":"[object:Leaf]","title":"description","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"values","type":"[object:Leaf]","title":"values","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"value","type":"[object:Leaf]","title":"value","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intentValue","type":"[object:Leaf]","title":"intentValue","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"init","type":"[object:Leaf]","title":"init","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"default","type":"[object:Leaf]","title":"default","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"class","type":"[object:Leaf]","title":"class","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"in","type":"[object:Leaf]","title":"in","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"inout","type":"[object:Leaf]","title":"inout","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"var","type":"[object:Leaf]","title":"var","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"let","type":"[object:Leaf]","title":"let","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"encode","type":"[object:Leaf]","title":"encode","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"write","type":"[object:Leaf]","title":"write","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"caseName","type":"[object:Leaf]","title":"caseName","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"declaredCases","type":"[object:Leaf]","title":"declaredCases","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"RawValue","type":"[object:Leaf]","title":"RawValue","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"String","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"family","type":"[object:Leaf]","title":"family","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"id","type":"[object:Leaf]","title":"id","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intent","type":"[object:Leaf]","title":"intent","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"context","type":"[object:Leaf]","title":"context","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"identifiers","type":"[object:Leaf]","title":"identifiers","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"parameter","type":"[object:Leaf]","title":"parameter","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"searchTerm","type":"[object:Leaf]","title":"searchTerm","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"to","type":"[object:Leaf]","title":"to","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"from","type":"[object:Leaf]","title":"from","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Self","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Any","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"some","type":"[object:Leaf]","title":"some","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"await","type":"[object:Leaf]","title":"await","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"async","type":"[object:Leaf]","title":"async","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"throws","type":"[object:Leaf]","title":"throws","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nil","type":"[object:Leaf]","title":"nil","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"true","type":"[object:Leaf]","title":"true","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"super","type":"[object:Leaf]","title":"super","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"generatedCodeFormat","type":"[object:Leaf]","title":"generatedCodeFormat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"object","type":"[object:Leaf]","title":"object","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"none","type":"[object:Leaf]","title":"none","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"get","type":"[object:Leaf]","title":"get","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"set","type":"[object:Leaf]","title":"set","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Foo","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"operator","type":"[object:Leaf]","title":"operator","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"subscript","type":"[object:Leaf]","title":"subscript","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nonisolated","type":"[object:Leaf]","title":"nonisolated","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"unowned","type":"[object:Leaf]","title":"unowned","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"actor","type":"[object:Leaf]","title":"actor","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"macro","type":"[object:Leaf]","title":"macro","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"package","type":"[object:Leaf]","title":"package","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"open","type":"[object:Leaf]","title":"open","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"each","type":"[object:Leaf]","title":"each","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"repeat","type":"[object:Leaf]","title":"repeat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"rethrows","type":"[object:Leaf]","title":"rethrows","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"as","type":"[object:Leaf]","title":"as","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"is","type":"[object:Leaf]","title":"is","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"static","type":"[object:Leaf]","title":"static","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"prefix","type":"[object:Leaf]","title":"prefix","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"left","type":"[object:Leaf]","title":"left","options":"dynamic","default":"handler","size":{"otherwise":3}}]},{"name":"Needed","parameters":[{"name":"Intent","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"ID","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"Swift","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"Foundation","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"IntentRuntime","type":"object:Leaf","title":"IntentRuntime","options":"dynamic","default":"handler"},{"name":"IntentMeasurements","type":"object:Leaf","title":"IntentMeasurements","options":"dynamic","default":"handler"},{"name":"Intents","type":"object:Leaf","options":"dynamic","default":"handler"},{"name":"AppIntents","type":"object:Leaf","title":"AppIntents","options":"dynamic","default":"handler"},{"name":"IntentAppIntents","type":"object:Leaf","title":"IntentAppIntents","options":"dynamic","default":"handler"},{"name":"HandlerError","type":"object:Leaf","title":"HandlerError","options":"dynamic","default":"handler"},{"name":"OptionCollection","type":"object:Leaf","title":"OptionCollection","options":"dynamic","default":"handler"},{"name":"SlotList","type":"object:Leaf","title":"SlotList","options":"dynamic","default":"handler"},{"name":"LocalizedStringResource","type":"object:Leaf","title":"LocalizedStringResource","options":"dynamic","default":"handler"},{"name":"IntentDescription","type":"object:Leaf","title":"IntentDescription","options":"dynamic","default":"handler"},{"name":"ListedAppIntentOptions","type":"object:Leaf","title":"ListedAppIntentOptions","options":"dynamic","default":"handler"},{"name":"TypeDisplayRepresentation","type":"object:Leaf","title":"TypeDisplayRepresentation","options":"dynamic","default":"handler"},{"name":"NeededIntent","type":"object:Leaf","title":"NeededIntent","options":"dynamic","default":"handler"},{"name":"LeafEntity","type":"object:Leaf","title":"LeafEntity","options":"dynamic","default":"handler"},{"name":"INHandlerRole","type":"object:Leaf","title":"INHandlerRole","options":"dynamic","default":"handler"},{"name":"INIntentCall","type":"object:Leaf","title":"INIntentCall","options":"dynamic","default":"handler"},{"name":"INParameterQuestion","type":"object:Leaf","title":"INParameterQuestion","options":"dynamic","default":"handler"},{"name":"INStoredCases","type":"object:Leaf","title":"INStoredCases","options":"dynamic","default":"handler"},{"name":"a","type":"Integer","title":"a"},{"name":"b","type":"Decimal","title":"b"},{"name":"c","type":"TimeInterval","title":"c"},{"name":"d","type":"URL","title":"d","default":{"value":{"url":"https://example.com"}}},{"name":"e","type":"enum:NeededCases","title":"e","default":{"value":{"case":"Swift"}}},{"name":"f","type":"object:Leaf","title":"f","options":[{"identifier":"a","title":"A"}],"default":{"first":1}}]}],"widgets":[{"name":"definition","title":"definition","families":["systemSmall"]},{"name":"hash","title":"hash","families":["systemSmall"]},{"name":"hashValue","title":"hashValue","families":["systemSmall"]},{"name":"description","title":"description","families":["systemSmall"]},{"name":"Slots","swiftName":"Slots","families":["systemSmall"]},{"name":"Parameters","swiftName":"Parameters","families":["systemSmall"]},{"name":"values","title":"values","families":["systemSmall"]},{"name":"value","title":"value","families":["systemSmall"]},{"name":"intentValues","title":"intentValues","families":["systemSmall"]},{"name":"intentValue","title":"intentValue","families":["systemSmall"]},{"name":"self","title":"self","families":["systemSmall"]},{"name":"init","title":"init","families":["systemSmall"]},{"name":"default","title":"default","families":["systemSmall"]},{"name":"class","title":"class","families":["systemSmall"]},{"name":"in","title":"in","families":["systemSmall"]},{"name":"inout","title":"inout","families":["systemSmall"]},{"name":"var","title":"var","families":["systemSmall"]},{"name":"let","title":"let","families":["systemSmall"]},{"name":"encode","title":"encode","families":["systemSmall"]},{"name":"write","title":"write","families":["systemSmall"]},{"name":"caseName","title":"caseName","families":["systemSmall"]},{"name":"declaredCases","title":"declaredCases","families":["systemSmall"]},{"name":"RawValue","swiftName":"RawValue","title":"RawValue","families":["systemSmall"]},{"name":"String","swiftName":"String","families":["systemSmall"]},{"name":"family","title":"family","families":["systemSmall"]},{"name":"id","title":"id","families":["systemSmall"]},{"name":"intent","title":"intent","families":["systemSmall"]},{"name":"context","title":"context","families":["systemSmall"]},{"name":"identifiers","title":"identifiers","families":["systemSmall"]},{"name":"parameter","title":"parameter","families":["systemSmall"]},{"name":"searchTerm","title":"searchTerm","families":["systemSmall"]},{"name":"to","title":"to","families":["systemSmall"]},{"name":"from","title":"from","families":["systemSmall"]},{"name":"Self","swiftName":"Self","families":["systemSmall"]},{"name":"Any","swiftName":"Any","families":["systemSmall"]},{"name":"some","title":"some","families":["systemSmall"]},{"name":"any","title":"any","families":["systemSmall"]},{"name":"await","title":"await","families":["systemSmall"]},{"name":"async","title":"async","families":["systemSmall"]},{"name":"throws","title":"throws","families":["systemSmall"]},{"name":"nil","title":"nil","families":["systemSmall"]},{"name":"true","title":"true","families":["systemSmall"]},{"name":"super","title":"super","families":["systemSmall"]},{"name":"generatedCodeFormat","title":"generatedCodeFormat","families":["systemSmall"]},{"name":"object","title":"object","families":["systemSmall"]},{"name":"none","title":"none","families":["systemSmall"]},{"name":"get","title":"get","families":["systemSmall"]},{"name":"set","title":"set","families":["systemSmall"]},{"name":"foo","title":"foo","families":["systemSmall"]},{"name":"Foo","swiftName":"Foo","families":["systemSmall"]},{"name":"operator","title":"operator","families":["systemSmall"]},{"name":"subscript","title":"subscript","families":["systemSmall"]},{"name":"nonisolated","title":"nonisolated","families":["systemSmall"]},{"name":"unowned","title":"unowned","families":["systemSmall"]},{"name":"actor","title":"actor","families":["systemSmall"]},{"name":"macro","title":"macro","families":["systemSmall"]},{"name":"package","title":"package","families":["systemSmall"]},{"name":"open","title":"open","families":["systemSmall"]},{"name":"each","title":"each","families":["systemSmall"]},{"name":"repeat","title":"repeat","families":["systemSmall"]},{"name":"rethrows","title":"rethrows","families":["systemSmall"]},{"name":"as","title":"as","families":["systemSmall"]},{"name":"is","title":"is","families":["systemSmall"]},{"name":"static","title":"static","families":["systemSmall"]},{"name":"prefix","title":"prefix","families":["systemSmall"]},{"name":"left","title":"left","families":["systemSmall"]}]}"#, intents: [NamesIntent.self, DynamicIntent.self, NeededIntent.self])
    }
}
