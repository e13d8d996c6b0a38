// Made by intentgen from hostile-texts.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
public import IntentRuntime

// If this line does not compile, tool and runtime differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = GeneratedCodeFormat.v1

/// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError()
/// /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"###
/// \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public nonisolated struct HostileIntent: ConfigurableIntent {
    /// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. “"; fatalError() \(fatalError()) \#(fatalError()) */
    /// fatalError() /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F}
    /// \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D}
    /// #if false trailing \” unless chosen otherwise.
    public let title: String
    /// """. The handler says what a new widget holds. Its options depend on `title`. Deprecated: "; fatalError()
    /// \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    public let thing: Thing?

    public init(
        title: String = "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\",
        thing: Thing? = nil
    ) {
        self.title = title
        self.thing = thing
    }

    public init(intentValues values: IntentValues) {
        title = values.string("title", default: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\")
        thing = values.value("thing")
    }

    public func write(to values: inout IntentValues) {
        values.set("title", to: title)
        values.set("thing", to: thing)
    }

    /// The parameters by their stored names.
    public enum Parameters {
        public static var title: ParameterKey<HostileIntent, String> { "title" }
        @available(*, deprecated, message: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\")
        public static var thing: ParameterKey<HostileIntent, Thing> { "thing" }
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "Hostile", json: IntentDefinition.hostileTexts.json)
    }
}

/// Answers for "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public protocol HostileIntentHandling: IntentHandling where Intent == HostileIntent {
    /// Options for """, in display order. Asked only when `title` has a value.
    func provideThingOptionsCollection(
        for intent: HostileIntent, context: OptionsContext
    ) async throws -> OptionCollection<Thing>
    /// Options of """ by their identifiers, in this order; those that are gone are left out.
    func thing(for identifiers: [String], context: LookupContext) async throws -> [Thing]
    /// What """ holds in a new widget; nil for no value.
    func defaultThing(for intent: HostileIntent, context: DefaultContext) async throws -> Thing?
}

nonisolated extension HostileIntentHandling {
    public func intentOptions(
        of parameter: String, for intent: HostileIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        switch parameter {
        case "thing":
            try await provideThingOptionsCollection(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "thing":
            try await thing(for: identifiers, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentDefault(
        of parameter: String, for intent: HostileIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "thing":
            try await defaultThing(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }
}

/// Thing.
public nonisolated struct Thing: IntentObject {
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
    /// note.
    public let note: String?

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [], note: String? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.note = note
    }

    public init(objectValue object: ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentValues(object.properties)
        note = values.string("note")
    }

    public var objectValue: ObjectValue {
        var values = IntentValues()
        values.set("note", to: note)
        return ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentDefinition {
        IntentDefinition(name: "Thing", json: IntentDefinition.hostileTexts.json)
    }
}

/// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public nonisolated enum Mood: IntentEnumeration {
    /// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. Deprecated: "; fatalError() \(fatalError()) \#(fatalError())
    /// */ fatalError() /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F}
    /// \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D}
    /// #if false trailing \.
    case odd
    case even
    /// A case of a newer definition, kept as it is.
    case unrecognized(String)

    public static var declaredCases: [Mood] { [.odd, .even] }

    public init(caseName: String) {
        switch caseName {
        case "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\":
            self = .odd
        case "even": self = .even
        default: self = .unrecognized(caseName)
        }
    }

    public var caseName: String {
        switch self {
        case .odd:
            "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\"
        case .even: "even"
        case .unrecognized(let caseName): caseName
        }
    }

    public static var enumDefinition: IntentDefinition {
        IntentDefinition(name: "Mood", json: IntentDefinition.hostileTexts.json)
    }
}

nonisolated extension WidgetKind {
    /// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    @available(*, deprecated, message: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\")
    public static var hostileWidget: WidgetKind {
        "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\"
    }
}

nonisolated extension IntentDefinition {
    /// What hostile-texts.intent.yaml says.
    public static var hostileTexts: IntentDefinition {
        IntentDefinition(json: "{\"schema\":1,\"types\":[{\"name\":\"Thing\",\"properties\":[{\"name\":\"note\",\"type\":\"String\",\"title\":\"note\"}]}],\"enums\":[{\"name\":\"Mood\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"cases\":[{\"name\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"swiftName\":\"odd\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"deprecated\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"},{\"name\":\"even\",\"title\":\"\"}]}],\"intents\":[{\"name\":\"Hostile\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"description\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"parameters\":[{\"name\":\"title\",\"type\":\"String\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"default\":{\"value\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"}},{\"name\":\"thing\",\"type\":\"object:Thing\",\"title\":\"\\\"\\\"\\\"\",\"options\":\"dynamic\",\"default\":\"handler\",\"dependsOn\":[\"title\"],\"deprecated\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"}]}],\"widgets\":[{\"name\":\"W\",\"swiftName\":\"hostileWidget\",\"kind\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"intent\":\"Hostile\",\"families\":[\"systemSmall\"],\"deprecated\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"}]}")
    }
}
