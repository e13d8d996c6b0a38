/// What values must be: all conditions of at least one alternative hold. The value of `when`, and of `require` in a rule.
package struct Requirement: Hashable, Sendable {
    /// Each with conditions that must all hold; none if nothing is required.
    package private(set) var alternatives: [[Condition]]

    /// - Parameter alternatives: An empty one, which always holds, makes the others useless.
    package init(anyOf alternatives: [[Condition]] = []) {
        self.alternatives = alternatives.contains([]) ? [] : alternatives
    }

    /// - Parameter conditions: All of them must hold.
    package init(allOf conditions: [Condition]) { self.init(anyOf: [conditions]) }

    /// Nothing is required.
    package var isEmpty: Bool { alternatives.isEmpty }

    /// The conditions of all alternatives.
    package var conditions: [Condition] { alternatives.count == 1 ? alternatives[0] : alternatives.flatMap(\.self) }

    /// The parameters whose values decide, each once.
    package var parameters: [String] { conditions.flatMap(\.parameters).uniqued() }

    /// Whether the requirement is met.
    package func holds(where test: (Condition) -> Bool) -> Bool {
        alternatives.isEmpty || alternatives.contains { $0.allSatisfy(test) }
    }

    /// Whether both require the same, in whatever order.
    package func hasSameAlternatives(as other: Requirement) -> Bool {
        Set(alternatives.map(Set.init)) == Set(other.alternatives.map(Set.init))
    }

    package func map(_ transform: (Condition) -> Condition) -> Requirement {
        Requirement(anyOf: alternatives.map { $0.map(transform) })
    }
}

extension Requirement: SchemaPart {
    /// One alternative is a list of its conditions; several are a list of lists.
    func json(in language: String) -> JSONValue? {
        switch alternatives.count {
        case 0: nil
        case 1: alternatives[0].json(in: language)
        default: .array(alternatives.map { $0.json(in: language) })
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        func conditions(_ node: SchemaNode) throws(SchemaDecodingError) -> [Condition] {
            try node.list(of: Condition.init(schemaNode:))
        }
        let isNested = node.json.arrayValue?.first?.arrayValue != nil
        self.init(anyOf: try isNested ? node.list(of: conditions) : [conditions(node)])
    }
}
