public import IntentRuntime

/// Provides operators, the lines of the chosen operator, and the stops of the chosen line.
public struct TransitHandler: TransitBoardIntentHandling {
    private let network = TransitNetwork.shared

    public init() {}

    public func provideOperatorOptionsCollection(
        for intent: TransitBoardIntent, context: OptionsContext
    ) -> OptionCollection<TransitOperator> {
        OptionCollection(network.operators.map(TransitOperator.init))
    }

    public func `operator`(
        for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext
    ) -> [TransitOperator] {
        identifiers.compactMap { identifier in network.operators.first { $0.identifier == identifier } }
            .map(TransitOperator.init)
    }

    public func provideLineOptionsCollection(
        for intent: TransitBoardIntent, context: OptionsContext
    ) -> OptionCollection<TransitLine> {
        lines(of: intent)
    }

    public func line(
        for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext
    ) -> [TransitLine] {
        lines(of: intent).values(for: identifiers)
    }

    public func provideStopsOptionsCollection(
        for intent: TransitBoardIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<TransitStop> {
        let term = searchTerm?.lowercased() ?? ""
        return OptionCollection(
            stops(of: intent).filter { term.isEmpty || $0.lowercased().contains(term) }.map(TransitStop.init(name:)))
    }

    public func stops(
        for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext
    ) -> [TransitStop] {
        OptionCollection(stops(of: intent).map(TransitStop.init(name:))).values(for: identifiers)
    }

    /// The lines of the chosen operator; all lines if the parents are unknown.
    private func lines(of intent: TransitBoardIntent) -> OptionCollection<TransitLine> {
        let operators = intent.operator.map { chosen in
            network.operators.filter { $0.identifier == chosen.identifier }
        }
        return OptionCollection((operators ?? network.operators).flatMap(\.lines).map(TransitLine.init))
    }

    /// The stops of the chosen line; all stops if the parents are unknown.
    private func stops(of intent: TransitBoardIntent) -> [String] {
        let lines = network.operators.flatMap(\.lines)
        guard let chosen = intent.line else { return lines.flatMap(\.stops) }
        return lines.first { $0.identifier == chosen.identifier }?.stops ?? []
    }
}

extension TransitHandler: ConfigurationValidating {
    /// Refuses a walk that takes longer than the operator announces departures ahead.
    public func validate(
        _ intent: TransitBoardIntent, context: ValidationContext
    ) -> [ConfigurationRefusal<TransitBoardIntent>] {
        guard let chosen = network.operators.first(where: { $0.identifier == intent.operator?.identifier }),
            intent.walkingTime >= .seconds(60 * chosen.minutesAhead)
        else { return [] }
        let limit = "\(chosen.name) announces departures \(chosen.minutesAhead) minutes ahead"
        return [ConfigurationRefusal(\.walkingTime, "\(limit); choose a shorter time to walk there")]
    }
}

extension TransitOperator {
    package init(_ from: TransitNetwork.Operator) {
        self.init(identifier: from.identifier, displayString: from.name)
    }
}

extension TransitLine {
    package init(_ from: TransitNetwork.Line) {
        self.init(identifier: from.identifier, displayString: from.name, color: from.color)
    }
}

extension TransitStop {
    /// Stops with the same name are one stop, even on different lines.
    package init(name: String) {
        let identifier = name.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
        self.init(identifier: identifier, displayString: name)
    }
}

/// The public transport of a small fictional city.
package struct TransitNetwork: Sendable {
    /// A company that operates lines.
    package struct Operator: Sendable {
        package let identifier: String
        package let name: String
        /// How far ahead departures are announced.
        package let minutesAhead: Int
        package let lines: [Line]
    }

    /// A line with its stops in order.
    package struct Line: Sendable {
        package let identifier: String
        package let name: String
        package let color: String
        package let stops: [String]
    }

    package let operators: [Operator]

    package static let shared = TransitNetwork(operators: [
        Operator(
            identifier: "harbour-rail", name: "Harbour Rail", minutesAhead: 60,
            lines: [
                Line(
                    identifier: "h1", name: "H1", color: "teal",
                    stops: ["Old Quay", "Fish Market", "Customs House", "Lighthouse"]),
                Line(identifier: "h2", name: "H2", color: "orange", stops: ["Old Quay", "Shipyard", "Sand Point"]),
            ]),
        Operator(
            identifier: "city-trams", name: "City Trams", minutesAhead: 30,
            lines: [
                Line(
                    identifier: "t4", name: "Tram 4", color: "red",
                    stops: ["University", "Opera", "Town Hall", "Botanic Garden", "North Cemetery"]),
                Line(identifier: "t9", name: "Tram 9", color: "green", stops: ["Opera", "Hospital", "Brewery"]),
            ]),
    ])
}
