/// A small invented city's public transport.
struct TransitNetwork: Sendable {
    /// Who runs lines.
    struct Operator: Sendable {
        let identifier: String
        let name: String
        let lines: [Line]
    }

    /// A line with its stops from one end to the other.
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
