import IntentSystem

/// A rule of an intent that the values of an instance break.
struct BrokenRule: Hashable, Sendable {
    /// The position of the rule in its intent.
    let index: Int
    /// The parameters that the rule compares and whose rows are visible, each once.
    let parameters: [String]
    /// A phrase for the user, which names the rows by their titles.
    let text: UserText

    /// - Parameters:
    ///   - conditions: Those that do not hold, one in each alternative.
    ///   - parameters: Those of the rule whose rows are visible.
    fileprivate init(
        _ rule: IntentRule, at index: Int, _ conditions: [Condition], of parameters: [String], in scope: InstanceScope
    ) {
        (self.index, self.parameters) = (index, parameters)
        let phrases = RulePhrases(scope)
        if let message = rule.message {
            text = UserText("\(phrases.rows(parameters)): \(UserText(message))")
        } else {
            let claims = conditions.map(phrases.claim)
            text = claims.dropFirst().reduce(claims[0]) { UserText("\($0) or \($1)") }
        }
    }

    /// The problem of an edit with these values.
    var problem: EngineError.Problem {
        var problem = EngineError.Problem(.refused, text)
        problem.parameters = parameters
        return problem
    }
}

extension Resolver {
    /// Returns the rules that the effective values break. A hidden row breaks none.
    mutating func brokenRules() -> [BrokenRule] {
        let rules = scope.intent?.rules ?? []
        var broken: [BrokenRule] = []
        for (index, rule) in rules.enumerated() {
            guard let conditions = rule.brokenConditions(where: { isBroken($0) }) else { continue }
            let shown = rule.require.parameters.filter { isShown($0) }
            broken.append(BrokenRule(rule, at: index, conditions, of: shown, in: scope))
        }
        return broken
    }

    private mutating func isBroken(_ condition: Condition) -> Bool {
        guard let type = scope.intent?.parameter(named: condition.parameter)?.type, isShown(condition.parameter) else {
            return false
        }
        let value = shownValue(of: condition.parameter)
        return condition.isBroken(by: value, of: type) { shownValue(of: $0) }
    }
}

/// The phrases of which the text of a broken rule consists.
private struct RulePhrases {
    private let schema: Schema
    private let intent: Intent?

    init(_ scope: InstanceScope) {
        (schema, intent) = (scope.schema, scope.intent)
    }

    /// 'From', 'Until' and 'Day'
    func rows(_ names: [String]) -> UserText {
        let rows = names.map(row)
        guard let last = rows.last, rows.count > 1 else { return rows.first ?? UserText(verbatim: "") }
        let others = rows.dropLast()
        return UserText("\(others.dropFirst().reduce(others[0]) { UserText("\($0), \($1)") }) and \(last)")
    }

    /// 'From' must be less than 'Until'
    func claim(_ condition: Condition) -> UserText {
        let row = row(condition.parameter)
        switch condition.test {
        case .isSet(true): return UserText("\(row) needs a value")
        case .isSet(false): return UserText("\(row) must have no value")
        case .isOneOf(let values): return UserText("\(row) must be \(alternatives(values, condition.parameter))")
        case .isNoneOf(let values): return UserText("\(row) cannot be \(alternatives(values, condition.parameter))")
        case .within(let minimum, let maximum): return bounds(minimum, maximum, of: condition.parameter, row)
        case .compares(let comparison, let operand):
            let other =
                switch operand {
                case .row(let name): self.row(name)
                case .value(let value): text(of: value, condition.parameter)
                }
            return claim(row, comparison, other)
        }
    }

    private func claim(_ row: UserText, _ comparison: Condition.Comparison, _ other: UserText) -> UserText {
        switch comparison {
        case .isEqual: UserText("\(row) must be \(other)")
        case .isNot: UserText("\(row) cannot be \(other)")
        case .lessThan: UserText("\(row) must be less than \(other)")
        case .atMost: UserText("\(row) must be at most \(other)")
        case .moreThan: UserText("\(row) must be more than \(other)")
        case .atLeast: UserText("\(row) must be at least \(other)")
        }
    }

    private func bounds(_ minimum: Double?, _ maximum: Double?, of parameter: String, _ row: UserText) -> UserText {
        let isList = intent?.parameter(named: parameter)?.type.isList ?? false
        let subject = isList ? UserText("the number of values of \(row)") : row
        let least = minimum.map { claim(subject, .atLeast, UserText(verbatim: $0.shortText)) }
        let most = maximum.map { claim(subject, .atMost, UserText(verbatim: $0.shortText)) }
        guard let least, let most else { return least ?? most ?? UserText("\(row) needs a value") }
        return UserText("\(least) and \(most)")
    }

    private func row(_ name: String) -> UserText {
        UserText("'\(intent?.parameter(named: name).map { UserText($0.title) } ?? UserText(verbatim: name))'")
    }

    /// 'Bus' or 'Tram'
    private func alternatives(_ values: [IntentValue], _ parameter: String) -> UserText {
        let texts = values.map { text(of: $0, parameter) }
        guard let first = texts.first else { return UserText(verbatim: "") }
        return texts.dropFirst().reduce(first) { UserText("\($0) or \($1)") }
    }

    /// The title of a case, an option or a type of a union, or the value as it is written.
    private func text(of value: IntentValue, _ parameter: String) -> UserText {
        let written = UserText(verbatim: value.writtenLiteral ?? value.writtenText ?? "")
        guard let parameter = intent?.parameter(named: parameter), let identifier = value.optionIdentifier else {
            return written
        }
        if case .enumeration(let name) = parameter.type.element {
            let title = schema.enums.first { $0.name == name }?.enumCase(named: identifier)?.title
            return UserText("'\(title.map { UserText($0) } ?? written)'")
        }
        if parameter.type.element.isUnion, let member = schema.type(of: parameter)?.field(named: identifier) {
            return UserText("'\(UserText(member.title))'")
        }
        if case .listed(let options) = parameter.options {
            let title = options.first { $0.identifier.isExactly(identifier) }?.title
            return UserText("'\(title.map { UserText($0) } ?? written)'")
        }
        return parameter.type.element == .string ? UserText("'\(written)'") : written
    }
}
