/// The order of an intent's parameters.
struct ParameterOrder {
    private let positions: [String: Int]

    init(_ parameters: [XcodeDeclaration]) {
        positions = Dictionary(
            parameters.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The names of a combination in this order; as they are where one is unknown or stands twice.
    func normal(_ combination: String) -> String {
        let names = combination.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard names.count > 1 else { return combination }
        var known: [(position: Int, name: Substring)] = []
        for name in names {
            let name = Substring(name)
            guard let position = positions[String(name)] else { return combination }
            known.append((position, name))
        }
        known.sort { $0.position < $1.position }
        guard zip(known, known.dropFirst()).allSatisfy({ $0.position < $1.position }) else { return combination }
        return known.map(\.name).joined(separator: ",")
    }
}
