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

    public func `operator`(for identifiers: [String], context: LookupContext) -> [TransitOperator] {
        identifiers.compactMap { identifier in network.operators.first { $0.identifier == identifier } }
            .map(TransitOperator.init)
    }

    public func provideLineOptionsCollection(
        for intent: TransitBoardIntent, context: OptionsContext
    ) -> OptionCollection<TransitLine> {
        let chosen = network.operators.first { $0.identifier == intent.operator?.identifier }
        return OptionCollection(chosen?.lines.map(TransitLine.init) ?? [])
    }

    public func line(for identifiers: [String], context: LookupContext) -> [TransitLine] {
        identifiers.compactMap(network.line).map(TransitLine.init)
    }

    public func provideStopsOptionsCollection(
        for intent: TransitBoardIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<TransitStop> {
        let stops = intent.line.flatMap { network.line($0.identifier) }?.stops ?? []
        let term = searchTerm?.lowercased() ?? ""
        return OptionCollection(
            stops.filter { term.isEmpty || $0.lowercased().contains(term) }.map(TransitStop.init(name:)))
    }

    public func stops(for identifiers: [String], context: LookupContext) -> [TransitStop] {
        let stops = network.operators.flatMap(\.lines).flatMap(\.stops).map(TransitStop.init(name:))
        return identifiers.compactMap { identifier in stops.first { $0.identifier == identifier } }
    }
}

extension TransitOperator {
    init(_ from: TransitNetwork.Operator) {
        self.init(identifier: from.identifier, displayString: from.name)
    }
}

extension TransitLine {
    init(_ from: TransitNetwork.Line) {
        self.init(identifier: from.identifier, displayString: from.name, color: from.color)
    }
}

extension TransitStop {
    /// Stops with the same name are one stop, even on different lines.
    init(name: String) {
        let identifier = name.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
        self.init(identifier: identifier, displayString: name)
    }
}

/// The public transport of a small fictional city.
struct TransitNetwork: Sendable {
    /// A company that operates lines.
    struct Operator: Sendable {
        let identifier: String
        let name: String
        let lines: [Line]
    }

    /// A line with its stops in order.
    struct Line: Sendable {
        let identifier: String
        let name: String
        let color: String
        let stops: [String]
    }

    let operators: [Operator]

    static let shared = TransitNetwork(operators: [
        Operator(
            identifier: "harbour-rail", name: "Harbour Rail",
            lines: [
                Line(
                    identifier: "h1", name: "H1", color: "teal",
                    stops: ["Old Quay", "Fish Market", "Customs House", "Lighthouse"]),
                Line(identifier: "h2", name: "H2", color: "orange", stops: ["Old Quay", "Shipyard", "Sand Point"]),
            ]),
        Operator(
            identifier: "city-trams", name: "City Trams",
            lines: [
                Line(
                    identifier: "t4", name: "Tram 4", color: "red",
                    stops: ["University", "Opera", "Town Hall", "Botanic Garden", "North Cemetery"]),
                Line(identifier: "t9", name: "Tram 9", color: "green", stops: ["Opera", "Hospital", "Brewery"]),
            ]),
    ])

    func line(_ identifier: String) -> Line? {
        operators.lazy.flatMap(\.lines).first { $0.identifier == identifier }
    }
}
