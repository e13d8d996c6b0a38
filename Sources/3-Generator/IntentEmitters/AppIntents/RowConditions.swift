import IntentModel

/// The conditions of an intent's rows as `When` statements of `parameterSummary`.
struct RowConditions {
    private let rows: [AppIntentParameter]
    private let byName: [String: AppIntentParameter]
    private var requirements: [String: [RowRequirement]] = [:]
    private var questions: [RowQuestion] = []
    /// The parameters with a condition that a summary cannot express. Their rows are always shown.
    private(set) var inexpressible: Set<String> = []

    // More questions or more sets of rows would take too long to compile.
    private static let maximumQuestionCount = 8
    private static let maximumLeafCount = 24
    // All combinations of answers are tried for all rows.
    private static let maximumTestCount = 1 << 20
    // 4,096 combinations of answers take no time.
    private static let maximumComparedQuestionCount = 12

    init(_ rows: [AppIntentParameter]) {
        self.rows = rows
        byName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
        var known: Set<RowQuestion> = []
        for row in rows {
            guard let needed = requirements(of: row) else {
                inexpressible.insert(row.name)
                continue
            }
            requirements[row.name] = needed
            questions += needed.map(\.question).filter { known.insert($0).inserted }
        }
    }

    /// The rows to show for each combination of answers; nil if there are too many combinations.
    var tree: RowTree? {
        guard questions.count <= Self.maximumQuestionCount,
            rows.count << questions.count <= Self.maximumTestCount || questions.isEmpty
        else { return nil }
        let tree = tree(from: 0, answers: [:])
        return tree.leafCount <= Self.maximumLeafCount ? tree : nil
    }

    private func tree(from index: Int, answers: [RowQuestion: Bool]) -> RowTree {
        guard index < questions.count else {
            return .rows(rows.map(\.name).filter { isShown($0, answers) })
        }
        let question = questions[index]
        let yes = tree(from: index + 1, answers: answers.merging([question: true]) { $1 })
        let no = tree(from: index + 1, answers: answers.merging([question: false]) { $1 })
        return yes == no ? yes : .question(question, yes: yes, no: no)
    }

    /// A condition on a hidden parent tests the parent's default. Conditions have no cycles.
    private func isShown(_ name: String, _ answers: [RowQuestion: Bool]) -> Bool {
        (requirements[name] ?? []).allSatisfy { requirement in
            if let condition = requirement.condition, let parent = byName[condition.parameter],
                !isShown(condition.parameter, answers)
            {
                return condition.test.holds(for: parent.parameter.staticDefault, of: parent.parameter.type)
            }
            return answers[requirement.question] == requirement.answer
        }
    }

    /// Whether these conditions show the same rows as others of the same intent, whatever the user chooses. The tests may be
    /// written in another way.
    func showsSameRows(as other: RowConditions) -> Bool {
        let questions = Array(Set(questions + other.questions))
        guard questions.count <= Self.maximumComparedQuestionCount else { return false }
        return (0..<1 << questions.count).allSatisfy { number in
            var answers: [RowQuestion: Bool] = [:]
            for (index, question) in questions.enumerated() { answers[question] = number >> index & 1 == 1 }
            return rows.allSatisfy { row in
                other.byName[row.name] == nil || isShown(row.name, answers) == other.isShown(row.name, answers)
            }
        }
    }

    // MARK: Requirements

    /// Returns nil if a summary cannot express one of the conditions.
    private func requirements(of row: AppIntentParameter) -> [RowRequirement]? {
        var all: [RowRequirement] = []
        for condition in row.parameter.conditions {
            guard let parent = byName[condition.parameter], let needed = requirements(of: condition, on: parent) else {
                return nil
            }
            all += needed
        }
        if let families = row.parameter.families {
            all.append(RowRequirement(question: .family(families), answer: true, condition: nil))
        }
        return all
    }

    private func requirements(of condition: Condition, on parent: AppIntentParameter) -> [RowRequirement]? {
        func require(_ question: RowQuestion, _ answer: Bool = true) -> RowRequirement {
            RowRequirement(question: question, answer: answer, condition: condition)
        }
        let name = parent.name
        switch condition.test {
        case .isSet(let isSet):
            // A parameter that always has a value needs no question.
            if parent.isRequired { return isSet ? [] : nil }
            return [require(.hasValue(name), isSet)]
        case .isOneOf(let values):
            guard let values = comparable(values, on: parent) else { return nil }
            guard parent.element == .boolean, values.contains(.boolean(false)) else {
                return [require(.isOneOf(name, values))]
            }
            // No value counts as off, so if both values are allowed, the condition always holds.
            return values.contains(.boolean(true)) ? [] : [require(.isOneOf(name, [.boolean(true)]), false)]
        case .isNoneOf(let values):
            guard let values = comparable(values, on: parent) else { return nil }
            let differs = require(.isOneOf(name, values), false)
            return parent.isRequired ? [differs] : [require(.hasValue(name)), differs]
        case .within(let minimum, let maximum):
            guard !parent.isList, parent.element == .integer || parent.element == .decimal else { return nil }
            return (minimum.map { [require(.atLeast(name, $0))] } ?? [])
                + (maximum.map { [require(.atMost(name, $0))] } ?? [])
        }
    }

    /// Returns the values if a question can compare with them; nil for lists and for types without comparison.
    private func comparable(_ values: [IntentValue], on parent: AppIntentParameter) -> [IntentValue]? {
        guard !parent.isList else { return nil }
        switch parent.element {
        case .boolean, .integer, .decimal, .string, .enumeration, .object: return values
        default: return nil
        }
    }
}

/// A test of one parameter or of the size family that `parameterSummary` supports.
enum RowQuestion: Hashable, Sendable {
    case hasValue(String)
    /// Whether the value is one of these. Objects are compared by identifier.
    case isOneOf(String, [IntentValue])
    case atLeast(String, Double)
    case atMost(String, Double)
    case family([SizeFamily])
}

/// The required answer to a question. A row is shown if all its requirements hold.
private struct RowRequirement: Hashable, Sendable {
    let question: RowQuestion
    let answer: Bool
    /// The condition that causes the requirement; nil for families.
    let condition: Condition?
}

/// The rows to show, as nested questions. Branches with equal rows are merged.
indirect enum RowTree: Hashable, Sendable {
    /// The names of the parameters, in order.
    case rows([String])
    case question(RowQuestion, yes: RowTree, no: RowTree)

    var leafCount: Int {
        switch self {
        case .rows: 1
        case .question(_, let yes, let no): yes.leafCount + no.leafCount
        }
    }
}
