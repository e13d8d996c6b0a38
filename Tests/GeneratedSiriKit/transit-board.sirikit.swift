// Made by intentgen from transit-board.intent.yaml. Do not edit: change the definition and run intentgen again.
// Xcode makes these classes where the system has the framework Intents.
// swift-format-ignore-file
#if !canImport(Darwin)
public import Intents

// If this line does not compile, tool and library differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = INGeneratedCodeFormat.v1

/// Departures.
public nonisolated class DeparturesIntent: INIntent {
    /// Operator.
    public var `operator`: Operator?
    /// Line.
    public var line: Line?
    /// Stops.
    public var stops: [Stop]?
    /// Notes.
    public var notes: [String]?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.transitBoard.ofIntent("Departures")
    }

    public override func readParameters(from values: INParameterValues) {
        self.`operator` = values.object("operator")
        self.line = values.object("line")
        self.stops = values.objects("stops")
        self.notes = values.strings("notes")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("operator", to: self.`operator`, as: .object)
        values.set("line", to: self.line, as: .object)
        values.set("stops", to: self.stops, as: .object)
        values.set("notes", to: self.notes, as: .string)
    }

    public override func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any DeparturesIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any DeparturesIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles Departures. Of each requirement a handler has one form.
public protocol DeparturesIntentHandling: NSObjectProtocol {
    /// Options for Operator, in display order.
    func provideOperatorOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Operator>?, (any Error)?) -> Void
    )
    func provideOperatorOptionsCollection(for intent: DeparturesIntent) async throws -> INObjectCollection<Operator>
    /// Options for Line, in display order.
    func provideLineOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Line>?, (any Error)?) -> Void
    )
    func provideLineOptionsCollection(for intent: DeparturesIntent) async throws -> INObjectCollection<Line>
    /// Options for Stops, in display order.
    func provideStopsOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Stop>?, (any Error)?) -> Void
    )
    func provideStopsOptionsCollection(for intent: DeparturesIntent) async throws -> INObjectCollection<Stop>
    /// Whether Departures can be done.
    func confirm(intent: DeparturesIntent, completion: @escaping (DeparturesIntentResponse) -> Void)
    func confirm(intent: DeparturesIntent) async -> DeparturesIntentResponse
    /// Does Departures.
    func handle(intent: DeparturesIntent, completion: @escaping (DeparturesIntentResponse) -> Void)
    func handle(intent: DeparturesIntent) async -> DeparturesIntentResponse
    /// What Operator holds in a new widget; need not be there.
    func defaultOperator(for intent: DeparturesIntent) -> Operator?
    /// What Line holds in a new widget; need not be there.
    func defaultLine(for intent: DeparturesIntent) -> Line?
    /// What Stops holds in a new widget; need not be there.
    func defaultStops(for intent: DeparturesIntent) -> [Stop]?
}

extension DeparturesIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<DeparturesIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "operator":
            return INParameterOptions(
                try await self.provideOperatorOptionsCollection(for: question.intent), as: .object)
        case "line":
            return INParameterOptions(try await self.provideLineOptionsCollection(for: question.intent), as: .object)
        case "stops":
            return INParameterOptions(try await self.provideStopsOptionsCollection(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(
        answering question: INParameterQuestion<DeparturesIntent>
    ) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "operator": values.set("operator", to: self.defaultOperator(for: question.intent), as: .object)
        case "line": values.set("line", to: self.defaultLine(for: question.intent), as: .object)
        case "stops": values.set("stops", to: self.defaultStops(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func provideOperatorOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Operator>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideOperatorOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideOperatorOptionsCollection(for: intent) }
    }

    public func provideOperatorOptionsCollection(
        for intent: DeparturesIntent
    ) async throws -> INObjectCollection<Operator> {
        let requirement = INRequirement("provideOperatorOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideOperatorOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideLineOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Line>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideLineOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideLineOptionsCollection(for: intent) }
    }

    public func provideLineOptionsCollection(for intent: DeparturesIntent) async throws -> INObjectCollection<Line> {
        let requirement = INRequirement("provideLineOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideLineOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideStopsOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Stop>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideStopsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideStopsOptionsCollection(for: intent) }
    }

    public func provideStopsOptionsCollection(for intent: DeparturesIntent) async throws -> INObjectCollection<Stop> {
        let requirement = INRequirement("provideStopsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideStopsOptionsCollection(for: intent, with: completion)
        }
    }

    public func confirm(intent: DeparturesIntent, completion: @escaping (DeparturesIntentResponse) -> Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: DeparturesIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: DeparturesIntent) async -> DeparturesIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: DeparturesIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: DeparturesIntent, completion: @escaping (DeparturesIntentResponse) -> Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: DeparturesIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: DeparturesIntent) async -> DeparturesIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: DeparturesIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultOperator(for intent: DeparturesIntent) -> Operator? { nil }

    public func defaultLine(for intent: DeparturesIntent) -> Line? { nil }

    public func defaultStops(for intent: DeparturesIntent) -> [Stop]? { nil }
}

/// How Departures went.
public nonisolated enum DeparturesIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to Departures.
public nonisolated class DeparturesIntentResponse: INIntentResponse {
    public fileprivate(set) var code: DeparturesIntentResponseCode = .unspecified

    public convenience init(code: DeparturesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Operator.
public nonisolated class Operator: INObject {}

/// What a handler makes of a Operator.
public nonisolated class OperatorResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Operator) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Operator]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Operator?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Line.
public nonisolated class Line: INObject {
    /// color.
    public var color: String?

    public override func readProperties(from values: INParameterValues) { self.color = values.string("color") }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("color", to: self.color, as: .string)
    }
}

/// What a handler makes of a Line.
public nonisolated class LineResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Line) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Line]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Line?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Stop.
public nonisolated class Stop: INObject {}

/// What a handler makes of a Stop.
public nonisolated class StopResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Stop) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Stop]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Stop?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// What transit-board.intent.yaml says, and the classes of its intents.
    public static var transitBoard: INIntentDefinition {
        INIntentDefinition(json: #"{"schema":1,"types":[{"name":"Operator"},{"name":"Line","properties":[{"name":"color","type":"String","title":"color"}]},{"name":"Stop"}],"intents":[{"name":"Departures","parameters":[{"name":"operator","type":"object:Operator","options":"dynamic","default":{"first":1}},{"name":"line","type":"object:Line","options":"dynamic","default":"handler","dependsOn":["operator"]},{"name":"stops","type":"[object:Stop]","options":"dynamic","default":{"first":2},"size":{"systemSmall":1,"systemMedium":{"min":1,"max":3},"otherwise":6},"dependsOn":["operator","line"]},{"name":"notes","type":"[String]"}]}],"widgets":[{"name":"Board","intent":"Departures","families":["systemSmall","systemMedium"]}]}"#, intents: [DeparturesIntent.self])
    }
}

#endif
