internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves what values of an intent's parameters must be: the value of `when`, and of `require` in a rule.
struct RequirementResolver: ContextResolver {
    let context: ResolvingContext
    let drafts: [ParameterDraft]
    /// The indices of the drafts by name.
    let indices: [String: Int]
    let purpose: Purpose
    /// What the conditions of fields can name; nil for parameters of an intent.
    var scope: FieldScope?

    /// What a requirement decides.
    enum Purpose {
        /// Whether a row is shown.
        case row
        /// Whether values are accepted.
        case rule
    }

    /// Returns what a map, a list of maps or a name requires. Parts that cannot be read are reported and left out.
    /// - Parameter empty: What to do instead of an empty map.
    func requirement(_ value: Value, empty: String) -> Requirement {
        switch tree.kind(value.node) {
        case .scalar: Requirement(anyOf: [presence(value)])
        case .mapping: Requirement(anyOf: [conditions(value, empty: empty)])
        case .sequence: alternatives(value, empty: empty)
        }
    }

    private func alternatives(_ value: Value, empty: String) -> Requirement {
        let elements = tree.elements(of: value.node).filter { !tree.isInvalid($0) }
        guard elements.contains(where: { tree.kind($0) == .mapping }) else {
            reportNames(value, elements)
            return Requirement()
        }
        var alternatives: [[Condition]] = []
        for element in elements {
            let element = Value(element, after: nil)
            guard tree.kind(element.node) == .mapping else {
                reader.reportWrongType(element, expected: "a map of parameters with their values")
                continue
            }
            let conditions = conditions(element, empty: empty)
            if !conditions.isEmpty { alternatives.append(conditions) }
        }
        return Requirement(anyOf: alternatives)
    }

    /// Reports a list of names, which does not show whether all of them are meant or one.
    private func reportNames(_ value: Value, _ elements: [NodeID]) {
        let names = elements.map(text)
        let tests = names.map { name in
            let isOnOrOff = indices[name].map { drafts[$0].isAlwaysOnOrOff } ?? false
            return "\(name): \(isOnOrOff ? "true" : "{ isSet: true }")"
        }.joined(separator: ", ")
        let isClear = !names.isEmpty && names.count <= 8 && names.allSatisfy { indices[$0] != nil }
        reader.reportWrongType(value, expected: Self.forms, near: isClear ? "{ \(tests) }" : nil)
    }

    /// Returns the condition that a name alone states.
    private func presence(_ value: Value) -> [Condition] {
        guard let name = reader.filledString(value, expected: Self.forms) else { return [] }
        if let fix = expression(name) {
            reader.reportWrongType(value, expected: Self.forms, near: fix)
            return []
        }
        guard let parent = parent(name, at: value.node) else { return [] }
        if parent.isAlwaysOnOrOff { report(.always(name, at: place(value.node), fix: "{ \(name): true }")) }
        return [Condition(parameter: name, test: .isSet(true))]
    }

    private func conditions(_ value: Value, empty: String) -> [Condition] {
        if isInsideOut(value) { return [] }
        var conditions: [Condition] = []
        for entry in tree.entries(of: value.node) {
            guard let parent = parent(text(entry.key), at: entry.key), parent.isTyped, !tree.isInvalid(entry.value)
            else { continue }
            let tests = tests(Value(entry.value, after: entry.key), of: parent)
            if parent.parameter.isSecret, tests.contains(where: \.readsValue) {
                report(.comparesSecret(parent.parameter.name, at: place(entry.key)))
                continue
            }
            conditions += tests.map { Condition(parameter: parent.parameter.name, test: $0) }
        }
        if reader.isEmptyMapping(value.node) { reader.reportEmpty(value, empty) }
        return conditions
    }

    private static let forms = "the name of a parameter, a map of parameters with their values, or a list of such maps"

    /// Returns the map that an expression such as `theme == dark` is meant as; nil if the text is not one.
    private func expression(_ text: String) -> String? {
        guard indices[text] == nil, let condition = ForeignCondition(text), let index = indices[condition.parameter]
        else { return nil }
        return condition.test(of: drafts[index].element).map { "{ \(condition.parameter): \($0) }" }
    }

    /// Reports a map such as `{ parameter: theme, is: dark }` or `{ isSet: theme }`, whose values name parameters.
    private func isInsideOut(_ value: Value) -> Bool {
        let entries = Array(tree.entries(of: value.node))
        guard entries.allSatisfy({ indices[text($0.key)] == nil }),
            let named = entries.first(where: { tree.kind($0.value) == .scalar && indices[text($0.value)] != nil })
        else { return false }
        let name = text(named.value)
        let test =
            switch Word(tree.symbol(of: named.key)) {
            case .isSet: "{ isSet: true }"
            case .not: "{ isSet: false }"
            default:
                entries.first { $0.key != named.key && tree.kind($0.value) == .scalar }.map { text($0.value) } ?? "…"
            }
        report(
            .unknownParameter, at: place(named.key),
            "\(quoted(text(named.key))) is not a parameter of this intent; the keys of 'when' are parameters, each with its value",
            fixes: test == "…" ? [] : DiagnosticFix.didYouMean("{ \(name): \(test) }", at: place(value.node)))
        return true
    }

    /// Returns the sibling with this name; reports a name that no sibling has.
    func parent(_ name: String, at node: NodeID) -> ParameterDraft? {
        if let scope {
            let near = indices[name] == nil ? context.nearest(to: name, in: indices.keys.sorted()) : nil
            if let problem = scope.problem(with: name, near: near, at: place(node)) { report(problem) }
            return indices[name].map { drafts[$0] }
        }
        return DependencyResolver(context: context, indices: indices).index(of: name, at: node, in: drafts).map {
            drafts[$0]
        }
    }

    private func tests(_ value: Value, of parent: ParameterDraft) -> [Condition.Test] {
        switch tree.kind(value.node) {
        case .scalar:
            if isPresence(value, of: parent) { return [] }
            return values([value], of: parent).map { [.isOneOf($0)] } ?? []
        case .sequence:
            let elements = tree.elements(of: value.node).map { Value($0, after: nil) }
            guard !elements.isEmpty else {
                report(.never(purpose, "it requires an empty list", at: place(value.node)))
                return []
            }
            return values(elements, of: parent).map { [.isOneOf($0)] } ?? []
        case .mapping: return mappedTests(value, of: parent)
        }
    }

    /// Reports a word such as `isSet` in place of a value, an empty value, and an expression such as `> 3`.
    private func isPresence(_ value: Value, of parent: ParameterDraft) -> Bool {
        let word = text(value.node)
        let isNull = tree.isNull(value.node) && !tree.isEmptyValue(value.node)
        if parent.options.identifiers.contains(word) || isCase(word, of: parent.element) { return false }
        if members(of: parent.element).contains(word) { return false }
        let isText = if case .text = parent.element.kind.literal { true } else { false }
        let mayCompare = !isText && word.utf8.first.map("<>=!".utf8.contains) ?? false
        let expression = mayCompare ? ForeignCondition(word).flatMap { $0.parameter.isEmpty ? $0 : nil } : nil
        let meant =
            isNull
            ? "{ isSet: false }"
            : ForeignCondition.presence(word).flatMap { tree.isPlain(value.node) ? "{ isSet: \($0) }" : nil }
                ?? expression?.test(of: parent.element)
        guard let meant else { return false }
        report(
            .wrongType, at: place(value.node),
            "\(quoted(word)) is a test, not a value; write a test as a map, and a value of this name in quotes",
            near: meant)
        return true
    }

    private func isCase(_ name: String, of element: ElementType) -> Bool {
        guard case .enumeration(let type) = element else { return false }
        return names.enumeration(type)?.declared(name) != nil
    }

    /// The names of the members of a union, which its conditions compare with the chosen one.
    private func members(of element: ElementType) -> [String] {
        guard case .union(let name) = element else { return [] }
        return names.object(name)?.fields.map(\.name) ?? []
    }

    private func mappedTests(_ value: Value, of parent: ParameterDraft) -> [Condition.Test] {
        guard let fields = reader.fields(of: value, allowed: .condition, subject: "a condition") else { return [] }
        var tests: [Condition.Test] = []
        if fields[.row] != nil, let row = row(value, of: parent, .isEqual) { tests.append(row) }
        if let value = fields[.not] {
            let isRow = tree.kind(value.node) == .mapping
            if let test = isRow ? row(value, of: parent, .isNot) : exclusion(value, of: parent) { tests.append(test) }
        }
        if let value = fields[.isSet], let isSet = reader.boolean(value) {
            if !isSet, parent.isAlwaysSet {
                report(
                    .never(
                        purpose, "\(quoted(parent.parameter.name)) has a default, so it always has a value",
                        at: place(value.node)))
            }
            tests.append(.isSet(isSet))
        }
        tests += BoundResolver(requirements: self, parent: parent).tests(fields)
        if tests == [.isSet(true)], parent.isAlwaysOnOrOff {
            report(.always(parent.parameter.name, at: place(value.node), fix: "true"))
        }
        // Every other test requires a value, and an empty list counts as none.
        if tests.contains(.isSet(false)), tests.count > 1, let isSet = fields[.isSet] {
            report(.never(purpose, "it requires no value and a value at the same time", at: place(isSet.node)))
        }
        if reader.isEmptyMapping(value.node) {
            reader.reportWrongType(
                value, expected: "a condition, such as { isSet: true }, { atLeast: 3 } or { row: other }")
        }
        return tests
    }

    private func exclusion(_ value: Value, of parent: ParameterDraft) -> Condition.Test? {
        let isList = tree.kind(value.node) == .sequence
        let written = isList ? tree.elements(of: value.node).map { Value($0, after: nil) } : [value]
        if written.isEmpty { reader.reportEmpty(value, "omit 'not' for a condition that excludes nothing") }
        guard let values = values(written, of: parent), !values.isEmpty else { return nil }
        if excludesAll(values, of: parent) {
            report(.never(purpose, "it requires none of the possible values", at: place(value.node)))
        }
        return .isNoneOf(values)
    }

    /// Whether the values are all cases of an enum, all options, or both Booleans.
    private func excludesAll(_ values: [IntentValue], of parent: ParameterDraft) -> Bool {
        guard !parent.parameter.type.isList else { return false }
        if parent.options.isListed, parent.options.isComplete, !parent.parameter.allowsFreeText {
            return Set(values.compactMap(\.optionIdentifier)).isSuperset(of: parent.options.identifiers)
        }
        switch parent.element {
        case .boolean: return Set(values).count == 2
        case .enumeration(let name):
            guard let scope = names.enumeration(name), scope.isComplete else { return false }
            return Set(values).count == scope.cases.count
        case .union: return Set(values).count == members(of: parent.element).count
        default: return false
        }
    }

    /// Returns the names of members, with which the chosen one of a union is compared; nil if one of them is not a text.
    private func members(_ written: [Value], of parent: ParameterDraft) -> [IntentValue]? {
        let known = members(of: parent.element)
        var values: [IntentValue] = []
        for value in written {
            let expected = "the type of a value" + (known.first.map { ", such as \($0)" } ?? "")
            guard let name = reader.filledString(value, expected: expected) else { return nil }
            values.append(.string(name))
            // Members that could not be read are reported already.
            guard !known.isEmpty, !known.contains(name) else { continue }
            let near = context.nearest(to: name, in: known)
            report(
                .never(
                    purpose,
                    "\(quoted(name)) is not a type of \(quoted(parent.parameter.name)), which has \(shortList(known))",
                    at: place(value.node), near: near))
        }
        return values
    }

    /// Returns literals of the parent's type; for objects, files, people and places their identifiers, and for unions the names of
    /// members. Nil if one of them cannot be read.
    private func values(_ written: [Value], of parent: ParameterDraft) -> [IntentValue]? {
        if parent.element.isUnion { return members(written, of: parent) }
        var values: [IntentValue] = []
        for value in written {
            guard
                let literal = literalResolver.literal(value, parent.element, parent.parameter.settings)
                    .map(parent.options.declared)
            else { return nil }
            if let problem = neverProblem(literal, of: parent, at: place(value.node)) { report(problem) }
            let identifier = parent.element.isMatchedByIdentifier ? literal.optionIdentifier : nil
            values.append(identifier.map { .string($0) } ?? literal)
        }
        return values
    }

    // MARK: Comparisons with other parameters

    /// Returns the comparison with the parameter that `{ row: NAME }` names; nil if it was reported.
    func row(_ value: Value, of parent: ParameterDraft, _ comparison: Condition.Comparison) -> Condition.Test? {
        guard let fields = reader.fields(of: value, allowed: .condition, subject: "a comparison"),
            let row = fields[.row]
        else {
            if tree.kind(value.node) == .mapping, !tree.isInvalid(value.node), !reader.isEmptyMapping(value.node) {
                report(.wrongType, at: place(value.node), "a value or { row: NAME } is expected here")
            }
            return nil
        }
        guard let name = reader.filledString(row, expected: "the name of a parameter"),
            let other = self.parent(name, at: row.node), other.isTyped
        else { return nil }
        if let reason = incomparable(parent.parameter, other.parameter) {
            report(.rowComparison, at: place(row.node), reason)
            return nil
        }
        if other.parameter.isSecret {
            report(.comparesSecret(name, at: place(row.node)))
            return nil
        }
        if excludes(comparison, parent, other) {
            let ranges = "the ranges of \(quoted(parent.parameter.name)) and \(quoted(name)) exclude it"
            report(.never(purpose, ranges, at: place(row.node)))
        }
        return .compares(comparison, .row(name))
    }

    /// Whether no two numbers of two parameters compare like this.
    private func excludes(_ comparison: Condition.Comparison, _ parent: ParameterDraft, _ other: ParameterDraft) -> Bool
    {
        let (first, second) = (BoundResolver.limits(of: parent), BoundResolver.limits(of: other))
        /// Whether a minimum is above a maximum.
        func isAbove(_ minimum: Double?, _ maximum: Double?, orEqual: Bool = false) -> Bool {
            guard let minimum, let maximum else { return false }
            return minimum > maximum || orEqual && minimum == maximum
        }
        return switch comparison {
        case .isEqual: isAbove(first.minimum, second.maximum) || isAbove(second.minimum, first.maximum)
        case .isNot: false
        case .lessThan: isAbove(first.minimum, second.maximum, orEqual: true)
        case .atMost: isAbove(first.minimum, second.maximum)
        case .moreThan: isAbove(second.minimum, first.maximum, orEqual: true)
        case .atLeast: isAbove(second.minimum, first.maximum)
        }
    }

    /// The reason why the values of two parameters cannot be compared.
    private func incomparable(_ parent: Parameter, _ other: Parameter) -> String? {
        if parent.name == other.name { return "\(quoted(parent.name)) is compared with itself" }
        if let list = [parent, other].first(where: \.type.isList) {
            return "\(quoted(list.name)) is a list; only single values can be compared with each other"
        }
        let (first, second) = (parent.type.element, other.type.element)
        let areNumbers = first.isNumber && second.isNumber
        guard first == second || areNumbers, !first.isSystem else {
            return "\(quoted(parent.name)) is \(first.phrase.description), and \(quoted(other.name)) is "
                + "\(second.phrase.description); only values of one type can be compared with each other"
        }
        return nil
    }

    // MARK: Conditions that are never true

    private func neverProblem(_ value: IntentValue, of parent: ParameterDraft, at place: Place) -> Diagnostic? {
        if let problem = parent.parameter.settings.problem(of: value, type: parent.element) {
            return .never(purpose, problem.message, at: place)
        }
        guard parent.options.isListed, parent.options.isComplete, !parent.parameter.allowsFreeText,
            let identifier = value.optionIdentifier, !parent.options.identifiers.contains(identifier)
        else { return nil }
        let text = value.writtenText ?? identifier
        let near = context.nearest(to: text, in: parent.options.listed.lazy.map(\.writtenText))
        return .never(
            purpose, "\(quoted(text)) is not an option of \(quoted(parent.parameter.name))", at: place,
            near: near.map(YAMLQuoting.written))
    }
}

extension Diagnostic {
    static func never(
        _ purpose: RequirementResolver.Purpose, _ reason: String, at place: Place, near: String? = nil
    ) -> Diagnostic {
        switch purpose {
        case .row: Diagnostic(.whenNever, at: place, "this condition can never be true: \(reason)", near: near)
        case .rule: Diagnostic(.ruleNever, at: place, "this rule can never hold: \(reason)", near: near)
        }
    }

    fileprivate static func always(_ name: String, at place: Place, fix: String) -> Diagnostic {
        Diagnostic(
            .whenAlways, .warning, at: place,
            "this condition is always true: \(quoted(name)) has a default, so it always has a value", near: fix)
    }

    fileprivate static func comparesSecret(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .invalidSecret, at: place,
            "the secret \(quoted(name)) cannot be compared, which would reveal its value; only { isSet: true } and "
                + "{ isSet: false } test it")
    }
}

extension ElementType {
    fileprivate var isNumber: Bool { self == .integer || self == .decimal }

    /// Whether values of the type can be less than others.
    var isOrdered: Bool {
        switch kind {
        case .integer, .decimal, .timeInterval, .measurement, .dateComponents, .currencyAmount: true
        default: false
        }
    }
}
