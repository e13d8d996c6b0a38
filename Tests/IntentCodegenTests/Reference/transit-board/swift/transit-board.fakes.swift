// For tests. Made by intentgen from transit-board.intent.yaml. Do not edit: run intentgen again.
// swift-format-ignore-file
public import IntentRuntime
import Foundation

/// Answers for Departures by closures, which a test may set. What is not set answers with fixtures.
public nonisolated struct DeparturesIntentHandlingFake: DeparturesIntentHandling {
    public var operatorOptions:
        @Sendable (DeparturesIntent, OptionsContext) async throws -> OptionCollection<Operator> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var operatorLookup: @Sendable ([String], LookupContext) async throws -> [Operator] = { identifiers, _ in
        OptionCollection<Operator>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var lineOptions:
        @Sendable (DeparturesIntent, OptionsContext) async throws -> OptionCollection<Line> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var lineLookup: @Sendable ([String], LookupContext) async throws -> [Line] = { identifiers, _ in
        OptionCollection<Line>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var stopsOptions:
        @Sendable (DeparturesIntent, OptionsContext) async throws -> OptionCollection<Stop> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var stopsLookup: @Sendable ([String], LookupContext) async throws -> [Stop] = { identifiers, _ in
        OptionCollection<Stop>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }

    /// As it answers when nothing is set.
    public init() {}

    public func provideOperatorOptionsCollection(
        for intent: DeparturesIntent, context: OptionsContext
    ) async throws -> OptionCollection<Operator> {
        try await self.operatorOptions(intent, context)
    }

    public func `operator`(for identifiers: [String], context: LookupContext) async throws -> [Operator] {
        try await self.operatorLookup(identifiers, context)
    }

    public func provideLineOptionsCollection(
        for intent: DeparturesIntent, context: OptionsContext
    ) async throws -> OptionCollection<Line> {
        try await self.lineOptions(intent, context)
    }

    public func line(for identifiers: [String], context: LookupContext) async throws -> [Line] {
        try await self.lineLookup(identifiers, context)
    }

    public func provideStopsOptionsCollection(
        for intent: DeparturesIntent, context: OptionsContext
    ) async throws -> OptionCollection<Stop> {
        try await self.stopsOptions(intent, context)
    }

    public func stops(for identifiers: [String], context: LookupContext) async throws -> [Stop] {
        try await self.stopsLookup(identifiers, context)
    }
}

nonisolated extension DeparturesIntent {
    /// A configuration in which every parameter has a value.
    public static var fixture: DeparturesIntent {
        DeparturesIntent(operator: .fixture(1), line: .fixture(1), stops: [.fixture(1)], notes: ["Notes 1", "Notes 2"])
    }
}

nonisolated extension Operator {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Int = 1) -> Operator {
        Operator(identifier: "operator" + "\(number)", displayString: "Operator " + "\(number)")
    }
}

nonisolated extension Line {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Int = 1) -> Line {
        Line(identifier: "line" + "\(number)", displayString: "Line " + "\(number)", color: "Color " + "\(number)")
    }
}

nonisolated extension Stop {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Int = 1) -> Stop {
        Stop(identifier: "stop" + "\(number)", displayString: "Stop " + "\(number)")
    }
}
