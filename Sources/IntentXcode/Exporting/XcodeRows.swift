internal import IntentModel

/// Which rows of an intent files have together.
struct XcodeRows {
    /// More sets than this are not listed one by one.
    static let mostSets = 512

    /// When each parameter's row is there; nil for always.
    let relationships: [XcodeRelationship?]
    /// What each parent may add, one of them at a time: indices of its children.
    private let choices: [Set<Set<Int>>]
    private let always: [Int]
    private let parameters: [Parameter]

    /// - Parameter cases: The cases of an enum by its name.
    init(_ intent: Intent, cases: (String) -> [String]) {
        parameters = intent.parameters
        relationships = parameters.indices.map { index in
            XcodeRelationship(of: intent.parameters[index], after: intent.parameters[..<index])
        }
        always = relationships.indices.filter { [relationships] in relationships[$0] == nil }
        var children: [String: [Int]] = [:]
        for (index, relationship) in relationships.enumerated() {
            if let relationship { children[relationship.parent, default: []].append(index) }
        }
        choices = always.compactMap { [relationships] parent in
            let parent = intent.parameters[parent]
            guard let children = children[parent.name] else { return nil }
            let predicates = children.map { ($0, relationships[$0]?.predicate) }
            return Self.choices(of: predicates, parent: parent.type.element, cases: cases)
        }
    }

    /// The sets of children that one parent shows: one for each value that they name, one for any other value where that
    /// shows something, and none, since Xcode counts no value as one of them.
    private static func choices(
        of children: [(index: Int, predicate: XcodeRelationship.Predicate?)], parent: ElementType,
        cases: (String) -> [String]
    ) -> Set<Set<Int>> {
        let ofAny = Set(children.filter { $0.predicate == .hasAnyValue }.map(\.index))
        let named = Set(children.compactMap(\.predicate)).subtracting([.hasAnyValue])
        var choices: Set<Set<Int>> = [[]]
        for value in named {
            choices.insert(ofAny.union(children.filter { $0.predicate == value }.map(\.index)))
        }
        let count =
            switch parent {
            case .boolean: 2
            case .enumeration(let name): cases(name).count
            default: Int.max
            }
        if named.count < count { choices.insert(ofAny) }
        return choices
    }

    /// The sets of parameters that can be seen together, each in declared order; those that are named, nothing and
    /// everything where there are too many.
    /// - Parameter named: Sets of conditional parameters that have sentences.
    func sets(named: [[String]]) -> [[String]] {
        var sets: [Set<Int>] = [[]]
        for choice in choices {
            guard sets.count * choice.count <= Self.mostSets else { return fewSets(named: named) }
            sets = sets.flatMap { set in choice.map { set.union($0) } }
        }
        return Set(sets).map(names)
    }

    /// How many sentences of a summary are for sets that files do not have.
    func unshown(of intent: Intent) -> Int {
        let combinations = intent.summary?.combinations ?? []
        guard !combinations.isEmpty else { return 0 }
        let conditional = Set(intent.parameters.filter { !$0.conditions.isEmpty }.map(\.name))
        let shown = Set(sets(named: combinations.map(\.shown)).map { $0.filter(conditional.contains) })
        return combinations.count { !shown.contains($0.shown) }
    }

    private func fewSets(named: [[String]]) -> [[String]] {
        let named = named.map { names in Set(parameters.indices.filter { names.contains(parameters[$0].name) }) }
        return Set(named + [[], Set(parameters.indices)]).map(names)
    }

    private func names(_ conditional: Set<Int>) -> [String] {
        conditional.union(always).sorted().map { parameters[$0].name }
    }
}
