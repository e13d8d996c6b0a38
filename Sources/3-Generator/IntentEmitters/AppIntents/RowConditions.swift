import IntentModel

/// The conditions of an intent's rows as `When` statements of `parameterSummary`.
struct RowConditions {
    private let rows: [AppIntentParameter]
    private let byName: [String: AppIntentParameter]
    private let schema: SchemaIndex
    /// The alternatives of each row, of which one must hold.
    private var requirements: [String: [[RowRequirement]]] = [:]
    private var questions: [RowQuestion] = []
    /// The parameters with a condition that a summary cannot express. Their rows are always shown.
    private(set) var inexpressible: Set<String> = []

    // More nested questions or more sets of rows would take too long to compile.
    private static let maximumDepth = 8
    private static let maximumLeafCount = 24
    // So many sets of rows answer no more questions, except those that other answers decide.
    private static let maximumQuestionCount = 100
    // All combinations of answers are tried for all rows.
    private static let maximumTestCount = 1 << 20
    // 4,096 combinations of values take no time.
    private static let maximumComparedCount = 4_096

    init(_ rows: [AppIntentParameter], in schema: SchemaIndex) {
        self.rows = rows
        self.schema = schema
        byName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
        var known: Set<RowQuestion> = []
        for row in rows {
            guard let needed = requirements(of: row) else {
                inexpressible.insert(row.name)
                continue
            }
            requirements[row.name] = needed
            questions += needed.joined().map(\.question).filter { known.insert($0).inserted }
        }
        questions = Self.askingForValuesFirst(questions)
    }

    /// Whether there is a value is asked before what the value is, since nothing is not less than a number either.
    private static func askingForValuesFirst(_ questions: [RowQuestion]) -> [RowQuestion] {
        var known: Set<RowQuestion> = []
        let all = Set(questions)
        let sorted = questions.flatMap { question -> [RowQuestion] in
            guard case .parameter(let name) = question.subject, all.contains(.hasValue(name)) else { return [question] }
            return [.hasValue(name), question]
        }
        return sorted.filter { known.insert($0).inserted }
    }

    /// The rows to show for each combination of answers that can occur; nil if there are too many.
    var tree: RowTree? {
        guard questions.count <= Self.maximumQuestionCount else { return nil }
        var budget = Self.maximumTestCount / max(rows.count, 1)
        let subjects = RowSubjects(questions, byName, in: schema)
        guard let tree = self.tree(from: 0, answers: [:], subjects, &budget) else { return nil }
        return tree.leafCount <= Self.maximumLeafCount ? tree : nil
    }

    /// Asks only questions that earlier answers do not decide: a value is not two cases at the same time.
    private func tree(
        from index: Int, answers: [RowQuestion: Bool], _ subjects: RowSubjects, _ budget: inout Int
    ) -> RowTree? {
        guard index < questions.count else {
            budget -= 1
            return budget < 0 ? nil : .rows(rows.map(\.name).filter { isShown($0, answers) })
        }
        let question = questions[index]
        let (yes, no) = subjects.split(by: question)
        func branch(_ subjects: RowSubjects?, _ answer: Bool) -> RowTree? {
            subjects.flatMap {
                self.tree(from: index + 1, answers: answers.merging([question: answer]) { $1 }, $0, &budget)
            }
        }
        guard yes != nil, no != nil else {
            return yes == nil ? branch(no, false) : branch(yes, true)
        }
        guard let yes = branch(yes, true), let no = branch(no, false) else {
            return nil
        }
        if yes == no { return yes }
        let tree = RowTree.question(question, yes: yes, no: no)
        return tree.depth <= Self.maximumDepth ? tree : nil
    }

    /// A condition on a hidden parent tests the parent's default. Conditions have no cycles.
    private func isShown(_ name: String, _ answers: [RowQuestion: Bool]) -> Bool {
        guard let alternatives = requirements[name] else { return true }
        return alternatives.contains { requirements in
            requirements.allSatisfy { requirement in
                if let condition = requirement.condition, let parent = byName[condition.parameter],
                    !isShown(condition.parameter, answers)
                {
                    return condition.test.holds(for: parent.parameter.staticDefault, of: parent.parameter.type)
                }
                return answers[requirement.question] == requirement.answer
            }
        }
    }

    /// Whether these conditions show the same rows as others of the same intent, whatever the user chooses. The tests may be
    /// written in another way.
    func showsSameRows(as other: RowConditions) -> Bool {
        let questions = Array(Set(questions + other.questions))
        let subjects = RowSubjects(questions, byName, in: schema)
        guard let combinations = subjects.combinations(limit: Self.maximumComparedCount) else { return false }
        return combinations.allSatisfy { combination in
            let answers = combination.answers(to: questions)
            return rows.allSatisfy { row in
                other.byName[row.name] == nil || isShown(row.name, answers) == other.isShown(row.name, answers)
            }
        }
    }

    // MARK: Requirements

    /// Returns nil if a summary cannot express one of the conditions.
    private func requirements(of row: AppIntentParameter) -> [[RowRequirement]]? {
        let families = row.parameter.families.map {
            RowRequirement(question: .family($0), answer: true, condition: nil)
        }
        var alternatives: [[RowRequirement]] = []
        for conditions in row.parameter.when.isEmpty ? [[]] : row.parameter.when.alternatives {
            var all: [RowRequirement] = []
            for condition in conditions {
                guard let parent = byName[condition.parameter], let needed = requirements(of: condition, on: parent)
                else { return nil }
                all += needed
            }
            alternatives.append(all + [families].compactMap(\.self))
        }
        return alternatives
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
        case .compares(let comparison, .value(.decimal(let number))):
            let bound: RowQuestion = comparison == .lessThan ? .atLeast(name, number) : .atMost(name, number)
            return (parent.isRequired ? [] : [require(.hasValue(name))]) + [require(bound, false)]
        case .compares: return nil
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

    /// The number of questions on the longest path.
    var depth: Int {
        switch self {
        case .rows: 0
        case .question(_, let yes, let no): 1 + max(yes.depth, no.depth)
        }
    }
}
