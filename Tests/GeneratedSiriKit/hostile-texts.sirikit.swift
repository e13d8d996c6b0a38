// Made by intentgen from hostile-texts.intent.yaml. Do not edit: change the definition and run intentgen again.
// Xcode makes these classes where the system has the framework Intents.
// swift-format-ignore-file
#if !canImport(Darwin)
public import Intents

// If this line does not compile, tool and library differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = INGeneratedCodeFormat.v1

/// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError()
/// /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"###
/// \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public nonisolated class HostileIntent: INIntent {
    /// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    public var title: String?
    /// """. Deprecated: "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next
    /// end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError()
    /// ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    public var thing: Thing?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.hostileTexts.ofIntent("Hostile")
    }

    public override func readParameters(from values: INParameterValues) {
        self.title = values.string("title")
        self.thing = values.object("thing")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("title", to: self.title, as: .string)
        values.set("thing", to: self.thing, as: .object)
    }

    public override func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any HostileIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any HostileIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. Of each requirement a handler has one form.
public protocol HostileIntentHandling: NSObjectProtocol {
    /// Options for """, in display order.
    func provideThingOptionsCollection(
        for intent: HostileIntent, with completion: @escaping (INObjectCollection<Thing>?, (any Error)?) -> Void
    )
    func provideThingOptionsCollection(for intent: HostileIntent) async throws -> INObjectCollection<Thing>
    /// Whether "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \ can be done.
    func confirm(intent: HostileIntent, completion: @escaping (HostileIntentResponse) -> Void)
    func confirm(intent: HostileIntent) async -> HostileIntentResponse
    /// Does "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    func handle(intent: HostileIntent, completion: @escaping (HostileIntentResponse) -> Void)
    func handle(intent: HostileIntent) async -> HostileIntentResponse
    /// What """ holds in a new widget; need not be there.
    func defaultThing(for intent: HostileIntent) -> Thing?
}

extension HostileIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<HostileIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "thing":
            return INParameterOptions(try await self.provideThingOptionsCollection(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(
        answering question: INParameterQuestion<HostileIntent>
    ) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "thing": values.set("thing", to: self.defaultThing(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func provideThingOptionsCollection(
        for intent: HostileIntent, with completion: @escaping (INObjectCollection<Thing>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideThingOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideThingOptionsCollection(for: intent) }
    }

    public func provideThingOptionsCollection(for intent: HostileIntent) async throws -> INObjectCollection<Thing> {
        let requirement = INRequirement("provideThingOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideThingOptionsCollection(for: intent, with: completion)
        }
    }

    public func confirm(intent: HostileIntent, completion: @escaping (HostileIntentResponse) -> Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: HostileIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: HostileIntent) async -> HostileIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: HostileIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: HostileIntent, completion: @escaping (HostileIntentResponse) -> Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: HostileIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: HostileIntent) async -> HostileIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: HostileIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultThing(for intent: HostileIntent) -> Thing? { nil }
}

/// How "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \ went.
public nonisolated enum HostileIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph
/// next end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError()
/// ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public nonisolated class HostileIntentResponse: INIntentResponse {
    public fileprivate(set) var code: HostileIntentResponseCode = .unspecified

    public convenience init(code: HostileIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Thing.
public nonisolated class Thing: INObject {
    /// note.
    public var note: String?

    public override func readProperties(from values: INParameterValues) { self.note = values.string("note") }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("note", to: self.note, as: .string)
    }
}

/// What a handler makes of a Thing.
public nonisolated class ThingResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Thing) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Thing]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Thing?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public nonisolated enum Mood: Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. Deprecated: "; fatalError() \(fatalError()) \#(fatalError())
    /// */ fatalError() /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F}
    /// \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D}
    /// #if false trailing \.
    case odd = 1
    case even = 2

    public init(storedName: String) {
        switch storedName {
        case "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\":
            self = .odd
        case "even": self = .even
        default: self = .unknown
        }
    }

    public static func storedName(of value: Mood) -> String? {
        switch value {
        case .odd:
            "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\"
        case .even: "even"
        case .unknown: nil
        }
    }
}

/// What a handler makes of a Mood.
public nonisolated class MoodResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Mood) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: Mood) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// What hostile-texts.intent.yaml says, and the classes of its intents.
    public static var hostileTexts: INIntentDefinition {
        INIntentDefinition(json: "{\"schema\":1,\"types\":[{\"name\":\"Thing\",\"properties\":[{\"name\":\"note\",\"type\":\"String\",\"title\":\"note\"}]}],\"enums\":[{\"name\":\"Mood\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"cases\":[{\"name\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"swiftName\":\"odd\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"deprecated\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"},{\"name\":\"even\",\"title\":\"\"}]}],\"intents\":[{\"name\":\"Hostile\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"description\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"parameters\":[{\"name\":\"title\",\"type\":\"String\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"default\":{\"value\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"}},{\"name\":\"thing\",\"type\":\"object:Thing\",\"title\":\"\\\"\\\"\\\"\",\"options\":\"dynamic\",\"default\":\"handler\",\"dependsOn\":[\"title\"],\"deprecated\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"}]}],\"widgets\":[{\"name\":\"W\",\"swiftName\":\"hostileWidget\",\"kind\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"title\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\",\"intent\":\"Hostile\",\"families\":[\"systemSmall\"],\"deprecated\":\"\\\"; fatalError() \\\\(fatalError()) \\\\#(fatalError()) */ fatalError() /* a\\nb\\r\\nc\\rd line\\u2028paragraph\\u2029next\\u0085end\\u000b\\u000c nul\\u0000bell\\u0007delete\\u007f \\u202etxet\\u202c\\u2066x\\u2069 \\\"#\\\"##\\\"### \\\\#\\\\##( ```swift\\nfatalError()\\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\\\\"}]}", intents: [HostileIntent.self])
    }
}

#endif
