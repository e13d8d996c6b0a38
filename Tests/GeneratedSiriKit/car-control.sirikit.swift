// Made by intentgen from car-control.intent.yaml. Do not edit: change the definition and run intentgen again.
// Xcode makes these classes where the system has the framework Intents.
// swift-format-ignore-file
#if !canImport(Darwin)
public import Intents

// If this line does not compile, tool and library differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = INGeneratedCodeFormat.v1

/// Widget Config. Choose the controls that the widget shows.
public nonisolated class WidgetConfigIntent: INIntent {
    /// Car Controls. One control per slot.
    public var carControls: [CarControl]?
    /// Show Labels.
    public var showLabels: NSNumber?
    /// Label Size.
    public var labelSize: NSNumber?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.carControl.ofIntent("WidgetConfig")
    }

    public override class func isSearched(_ parameter: String) -> Bool { ["carControls"].contains(parameter) }

    public override func readParameters(from values: INParameterValues) {
        self.carControls = values.objects("carControls")
        self.showLabels = values.number("showLabels")
        self.labelSize = values.number("labelSize")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("carControls", to: self.carControls, as: .object)
        values.set("showLabels", to: self.showLabels, as: .boolean)
        values.set("labelSize", to: self.labelSize, as: .integer)
    }

    public override func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any WidgetConfigIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any WidgetConfigIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles Widget Config. Of each requirement a handler has one form.
public protocol WidgetConfigIntentHandling: NSObjectProtocol {
    /// Options for Car Controls, in display order. `searchTerm` is nil for the first list.
    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<CarControl>?, (any Error)?) -> Void
    )
    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?
    ) async throws -> INObjectCollection<CarControl>
    /// Whether Widget Config can be done.
    func confirm(intent: WidgetConfigIntent, completion: @escaping (WidgetConfigIntentResponse) -> Void)
    func confirm(intent: WidgetConfigIntent) async -> WidgetConfigIntentResponse
    /// Does Widget Config.
    func handle(intent: WidgetConfigIntent, completion: @escaping (WidgetConfigIntentResponse) -> Void)
    func handle(intent: WidgetConfigIntent) async -> WidgetConfigIntentResponse
    /// What Car Controls holds in a new widget; need not be there.
    func defaultCarControls(for intent: WidgetConfigIntent) -> [CarControl]?
}

extension WidgetConfigIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<WidgetConfigIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "carControls":
            return INParameterOptions(
                try await self.provideCarControlsOptionsCollection(for: question.intent, searchTerm: question.searchTerm),
                as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(
        answering question: INParameterQuestion<WidgetConfigIntent>
    ) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "carControls": values.set("carControls", to: self.defaultCarControls(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<CarControl>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideCarControlsOptionsCollection(for:searchTerm:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideCarControlsOptionsCollection(for: intent, searchTerm: searchTerm)
        }
    }

    public func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?
    ) async throws -> INObjectCollection<CarControl> {
        let requirement = INRequirement("provideCarControlsOptionsCollection(for:searchTerm:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideCarControlsOptionsCollection(for: intent, searchTerm: searchTerm, with: completion)
        }
    }

    public func confirm(intent: WidgetConfigIntent, completion: @escaping (WidgetConfigIntentResponse) -> Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: WidgetConfigIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: WidgetConfigIntent) async -> WidgetConfigIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: WidgetConfigIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: WidgetConfigIntent, completion: @escaping (WidgetConfigIntentResponse) -> Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: WidgetConfigIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: WidgetConfigIntent) async -> WidgetConfigIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: WidgetConfigIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultCarControls(for intent: WidgetConfigIntent) -> [CarControl]? { nil }
}

/// How Widget Config went.
public nonisolated enum WidgetConfigIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to Widget Config.
public nonisolated class WidgetConfigIntentResponse: INIntentResponse {
    public fileprivate(set) var code: WidgetConfigIntentResponseCode = .unspecified

    public convenience init(code: WidgetConfigIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Car Control.
public nonisolated class CarControl: INObject {
    /// Symbol.
    public var symbol: String?

    public override func readProperties(from values: INParameterValues) { self.symbol = values.string("symbol") }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("symbol", to: self.symbol, as: .string)
    }
}

/// What a handler makes of a CarControl.
public nonisolated class CarControlResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: CarControl) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [CarControl]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: CarControl?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Count Type.
public nonisolated enum CountType: Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// Fans.
    case fans = 1
    /// Money.
    case money = 2

    public init(storedName: String) {
        switch storedName {
        case "fans": self = .fans
        case "money": self = .money
        default: self = .unknown
        }
    }

    public static func storedName(of value: CountType) -> String? {
        switch value {
        case .fans: "fans"
        case .money: "money"
        case .unknown: nil
        }
    }
}

/// What a handler makes of a CountType.
public nonisolated class CountTypeResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: CountType) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: CountType) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// What car-control.intent.yaml says, and the classes of its intents.
    public static var carControl: INIntentDefinition {
        INIntentDefinition(json: #"{"schema":1,"group":"group.example.cars","languages":["en","zh-Hans"],"types":[{"name":"CarControl","properties":[{"name":"symbol","type":"String"}]}],"enums":[{"name":"CountType","cases":[{"name":"fans"},{"name":"money","title":{"en":"Money","zh-Hans":"收益"},"synonyms":["income"]}]}],"intents":[{"name":"WidgetConfig","description":"Choose the controls that the widget shows.","parameters":[{"name":"carControls","type":"[object:CarControl]","title":{"en":"Car Controls","zh-Hans":"车控"},"description":"One control per slot.","options":"dynamic","search":true,"uniqueValues":true,"default":"handler","size":{"systemSmall":2,"systemMedium":4,"systemLarge":8}},{"name":"showLabels","type":"Boolean","default":{"value":true}},{"name":"labelSize","type":"Integer","range":{"min":8,"max":24},"control":"stepper","default":{"value":12},"when":[{"parameter":"showLabels","isOneOf":[true]}]}],"eligibleForWidgets":true}],"widgets":[{"name":"CarWidget","kind":"com.example.car","description":"Lock, find and air your car.","intent":"WidgetConfig","families":["systemSmall","systemMedium","systemLarge"]}]}"#, intents: [WidgetConfigIntent.self])
    }
}

#endif
