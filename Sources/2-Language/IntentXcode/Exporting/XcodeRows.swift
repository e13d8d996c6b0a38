internal import IntentModel

/// The sets of rows that files list for an intent.
struct XcodeRows {
    /// The maximum number of sets that are listed one by one.
    static let maximumSetCount = 512

    /// The condition of each parameter; nil if its row is always shown.
    let relationships: [XcodeRelationship?]
    /// The sets of children, as indices, of which each parent shows one at a time.
    private let choices: [Set<Set<Int>>]
    private let always: [Int]
    private let parameters: [Parameter]

    /// - Parameter cases: Returns the cases of an enum by name.
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

    /// Returns the sets of children that a parent can show: one for each value in a condition, one for any other value
    /// if it shows something, and the empty set, because Xcode includes the absence of a value.
    private static func choices(
        of children: [(index: Int, predicate: XcodeRelationship.Predicate?)], parent: ElementType,
        cases: (String) -> [String]
    ) -> Set<Set<Int>> {
        let shownByAnyValue = Set(children.filter { $0.predicate == .hasAnyValue }.map(\.index))
        let named = Set(children.compactMap(\.predicate)).subtracting([.hasAnyValue])
        var choices: Set<Set<Int>> = [[]]
        for value in named {
            choices.insert(shownByAnyValue.union(children.filter { $0.predicate == value }.map(\.index)))
        }
        let count =
            switch parent {
            case .boolean: 2
            case .enumeration(let name): cases(name).count
            default: Int.max
            }
        if named.count < count { choices.insert(shownByAnyValue) }
        return choices
    }

    /// Returns the sets of parameters that can appear together, each in declared order. If there are too many, returns
    /// only the named ones, the empty one and the full one.
    /// - Parameter named: The sets of conditional parameters that have sentences.
    func sets(named: [[String]]) -> [[String]] {
        var sets: [Set<Int>] = [[]]
        for choice in choices {
            guard sets.count * choice.count <= Self.maximumSetCount else { return limitedSets(named: named) }
            sets = sets.flatMap { set in choice.map { set.union($0) } }
        }
        return Set(sets).map(names)
    }

    /// Returns the number of sentences in the summary for sets that files do not list.
    func unrepresentableSentenceCount(of intent: Intent) -> Int {
        let combinations = intent.summary?.combinations ?? []
        guard !combinations.isEmpty else { return 0 }
        let conditional = Set(intent.parameters.filter { !$0.when.isEmpty }.map(\.name))
        let shown = Set(sets(named: combinations.map(\.shown)).map { $0.filter(conditional.contains) })
        return combinations.count { !shown.contains($0.shown) }
    }

    private func limitedSets(named: [[String]]) -> [[String]] {
        let named = named.map { names in Set(parameters.indices.filter { names.contains(parameters[$0].name) }) }
        return Set(named + [[], Set(parameters.indices)]).map(names)
    }

    private func names(_ conditional: Set<Int>) -> [String] {
        conditional.union(always).sorted().map { parameters[$0].name }
    }
}

/// A condition that Xcode's format can represent: one earlier parent, whose row is always shown, has any value or a
/// certain one.
struct XcodeRelationship: Hashable {
    enum Predicate: Hashable {
        case isCase(String)
        case isBoolean(Bool)
        case hasAnyValue
    }

    let parent: String
    let predicate: Predicate

    /// Creates the relationship for the conditions of a parameter; nil if it has none, or if the format cannot
    /// represent them.
    init?(of parameter: Parameter, after earlier: ArraySlice<Parameter>) {
        guard let condition = parameter.conditions.first, parameter.conditions.count == 1,
            let parent = earlier.first(where: { $0.name == condition.parameter }), parent.when.isEmpty,
            let predicate = Predicate(condition.test, of: parent.type)
        else { return nil }
        self.parent = parent.name
        self.predicate = predicate
    }
}

extension XcodeRelationship.Predicate {
    fileprivate init?(_ test: Condition.Test, of type: ValueType) {
        switch test {
        case .isSet(true): self = .hasAnyValue
        case .isOneOf(let values):
            guard let value = values.first, values.count == 1, !type.isList else { return nil }
            switch (value, type.element) {
            case (.boolean(let flag), .boolean): self = .isBoolean(flag)
            case (.enumeration(let name), .enumeration): self = .isCase(name)
            default: return nil
            }
        case .isSet(false), .isNoneOf, .within, .compares: return nil
        }
    }
}
