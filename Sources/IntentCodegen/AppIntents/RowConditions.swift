import IntentModel

/// The conditions of an intent's rows as questions of `parameterSummary`.
struct RowConditions {
    private let rows: [AppIntentParameter]
    private let byName: [String: AppIntentParameter]
    private var claims: [String: [RowClaim]] = [:]
    private var atoms: [RowAtom] = []
    /// Parameters with a condition that cannot be said; their rows are always there.
    private(set) var unsaid: Set<String> = []

    /// More questions than these, or more sets of rows, make code that takes the compiler long.
    private static let mostAtoms = 8
    private static let mostLeaves = 24

    init(_ rows: [AppIntentParameter]) {
        self.rows = rows
        byName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
        for row in rows {
            guard let said = claims(of: row) else {
                unsaid.insert(row.name)
                continue
            }
            claims[row.name] = said
            for claim in said where !atoms.contains(claim.atom) { atoms.append(claim.atom) }
        }
    }

    /// Nil where there are too many sets of rows to be told apart.
    var tree: RowTree? {
        guard atoms.count <= Self.mostAtoms else { return nil }
        let tree = tree(from: 0, answers: [:])
        return tree.leafCount <= Self.mostLeaves ? tree : nil
    }

    private func tree(from index: Int, answers: [RowAtom: Bool]) -> RowTree {
        guard index < atoms.count else {
            return .rows(rows.map(\.name).filter { isShown($0, answers) })
        }
        let atom = atoms[index]
        let yes = tree(from: index + 1, answers: answers.merging([atom: true]) { $1 })
        let no = tree(from: index + 1, answers: answers.merging([atom: false]) { $1 })
        return yes == no ? yes : .question(atom, yes: yes, no: no)
    }

    /// A condition looks at a hidden parent's default. Conditions are free of circles.
    private func isShown(_ name: String, _ answers: [RowAtom: Bool]) -> Bool {
        (claims[name] ?? []).allSatisfy { claim in
            if let condition = claim.condition, let parent = byName[condition.parameter],
                !isShown(condition.parameter, answers)
            {
                return condition.test.holds(for: parent.parameter.staticDefault, of: parent.parameter.type)
            }
            return answers[claim.atom] == claim.isWanted
        }
    }

    // MARK: Claims

    /// Nil where one of the conditions cannot be said.
    private func claims(of row: AppIntentParameter) -> [RowClaim]? {
        var all: [RowClaim] = []
        for condition in row.parameter.conditions {
            guard let parent = byName[condition.parameter], let said = claims(of: condition, on: parent) else {
                return nil
            }
            all += said
        }
        if let families = row.parameter.families {
            all.append(RowClaim(atom: .family(families), isWanted: true, condition: nil))
        }
        return all
    }

    private func claims(of condition: Condition, on parent: AppIntentParameter) -> [RowClaim]? {
        func claim(_ atom: RowAtom, _ isWanted: Bool = true) -> RowClaim {
            RowClaim(atom: atom, isWanted: isWanted, condition: condition)
        }
        let name = parent.name
        switch condition.test {
        case .isSet(let isSet):
            // What always has a value needs no question.
            if parent.isRequired { return isSet ? [] : nil }
            return [claim(.hasValue(name), isSet)]
        case .isOneOf(let values):
            guard let values = comparable(values, on: parent) else { return nil }
            guard parent.element == .boolean, values.contains(.boolean(false)) else {
                return [claim(.isOneOf(name, values))]
            }
            // No value counts as off, so that nothing is left to be asked where both will do.
            return values.contains(.boolean(true)) ? [] : [claim(.isOneOf(name, [.boolean(true)]), false)]
        case .isNoneOf(let values):
            guard let values = comparable(values, on: parent) else { return nil }
            let differs = claim(.isOneOf(name, values), false)
            return parent.isRequired ? [differs] : [claim(.hasValue(name)), differs]
        case .within(let least, let most):
            guard !parent.isList, parent.element == .integer || parent.element == .decimal else { return nil }
            return (least.map { [claim(.atLeast(name, $0))] } ?? []) + (most.map { [claim(.atMost(name, $0))] } ?? [])
        }
    }

    /// Values that a question can name; a list's cannot be looked into.
    private func comparable(_ values: [IntentValue], on parent: AppIntentParameter) -> [IntentValue]? {
        guard !parent.isList else { return nil }
        switch parent.element {
        case .boolean, .integer, .decimal, .string, .enumeration, .object: return values
        default: return nil
        }
    }
}
