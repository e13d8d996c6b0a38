import IntentModel

/// The values that the questions of a summary distinguish: those of parameters, and size families.
///
/// Questions with contradictory answers, such as two cases of one value, exclude each other because no value remains.
struct RowSubjects {
    private var candidates: [RowSubject: [RowCandidate]] = [:]
    private let types: [String: ValueType]

    init(_ questions: [RowQuestion], _ rows: [String: AppIntentParameter], in schema: SchemaIndex) {
        types = rows.mapValues(\.parameter.type)
        for (subject, questions) in Dictionary(grouping: questions, by: \.subject) {
            switch subject {
            case .family: candidates[subject] = SizeFamily.allCases.map { .family($0) }
            case .parameter(let name):
                guard let row = rows[name] else { continue }
                candidates[subject] = Self.values(of: row, questions, schema).map { .value($0) }
            }
        }
    }

    /// Returns what remains of each answer; nil for an answer that cannot occur.
    func split(by question: RowQuestion) -> (yes: RowSubjects?, no: RowSubjects?) {
        let all = candidates[question.subject] ?? []
        func remaining(_ answer: Bool) -> RowSubjects? {
            var subjects = self
            let rest = all.filter { question.holds(for: $0, types) == answer }
            subjects.candidates[question.subject] = rest
            return rest.isEmpty ? nil : subjects
        }
        return (remaining(true), remaining(false))
    }

    /// Returns the combinations of one value for each subject; nil if there are too many.
    func combinations(limit: Int) -> [RowSubjects]? {
        var combinations = [self]
        for (subject, values) in candidates {
            guard combinations.count * values.count <= limit else { return nil }
            combinations = combinations.flatMap { combination in
                values.map { value in
                    var combination = combination
                    combination.candidates[subject] = [value]
                    return combination
                }
            }
        }
        return combinations
    }

    /// Returns the answers if there is one value for each subject.
    func answers(to questions: [RowQuestion]) -> [RowQuestion: Bool] {
        var answers: [RowQuestion: Bool] = [:]
        for question in questions {
            answers[question] = candidates[question.subject]?.first.map { question.holds(for: $0, types) } ?? false
        }
        return answers
    }

    // MARK: Values

    /// Represents every value that no question names. No literal is equal to it.
    private static let other = IntentValue.string("\u{0}")

    private static func values(
        of row: AppIntentParameter, _ questions: [RowQuestion], _ schema: SchemaIndex
    ) -> [IntentValue?] {
        let absent: [IntentValue?] = row.isRequired ? [] : [nil]
        var seen: Set<IntentValue> = []
        return (elements(of: row, questions, schema).filter { seen.insert($0).inserted } as [IntentValue?]) + absent
    }

    private static func elements(
        of row: AppIntentParameter, _ questions: [RowQuestion], _ schema: SchemaIndex
    ) -> [IntentValue] {
        let named = questions.flatMap(\.values)
        switch row.element {
        case .boolean where !row.isList: return [.boolean(true), .boolean(false)]
        case .enumeration(let name) where !row.isList:
            guard let cases = schema.enumeration(named: name)?.cases, !cases.isEmpty else { break }
            return cases.map { .enumeration($0.name) }
        case .integer:
            let edges = questions.compactMap(\.bound) + named.compactMap(\.number)
            let near = edges.flatMap { [$0.rounded(.down), $0.rounded(.up)] }.flatMap { [$0 - 1, $0, $0 + 1] }
            // A number that is no Int stands for the largest or smallest one.
            return near.isEmpty ? [.integer(0)] : near.map { Int(exactly: $0).map { .integer($0) } ?? .decimal($0) }
        case .decimal:
            let edges = questions.compactMap(\.bound) + named.compactMap(\.number)
            let near = edges.flatMap { [$0.nextDown, $0, $0.nextUp] }
            return near.isEmpty ? [.decimal(0)] : near.map { .decimal($0) }
        default: break
        }
        return named + [other]
    }
}

/// What a question is about.
enum RowSubject: Hashable {
    case parameter(String)
    case family
}

/// A value of what questions are about.
private enum RowCandidate {
    case value(IntentValue?)
    case family(SizeFamily)
}

extension RowQuestion {
    var subject: RowSubject {
        switch self {
        case .hasValue(let name), .isOneOf(let name, _), .atLeast(let name, _), .atMost(let name, _): .parameter(name)
        case .family: .family
        }
    }

    fileprivate var values: [IntentValue] { if case .isOneOf(_, let values) = self { values } else { [] } }

    fileprivate var bound: Double? {
        switch self {
        case .atLeast(_, let number), .atMost(_, let number): number
        case .hasValue, .isOneOf, .family: nil
        }
    }

    fileprivate func holds(for candidate: RowCandidate, _ types: [String: ValueType]) -> Bool {
        switch (self, candidate) {
        case (.family(let families), .family(let family)): families.contains(family)
        case (.hasValue, .value(let value)): value != nil
        case (.isOneOf(let name, let values), .value(let value)):
            Condition.Test.isOneOf(values).holds(for: value, of: ValueType(types[name]?.element ?? .string))
        case (.atLeast(_, let bound), .value(let value)): value?.number.map { $0 >= bound } ?? false
        case (.atMost(_, let bound), .value(let value)): value?.number.map { $0 <= bound } ?? false
        default: false
        }
    }
}

extension IntentValue {
    fileprivate var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .decimal(let number): number
        default: nil
        }
    }
}
