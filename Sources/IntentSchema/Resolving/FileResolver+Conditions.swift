internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// `when`: what siblings must be for a row to be there.
extension FileResolver {
    mutating func conditions(_ value: Value, among drafts: [ParameterDraft], _ indices: [String: Int]) -> [Condition] {
        switch document.tree.kind(value.node) {
        case .scalar:
            guard let name = filledString(value, expected: "a parameter's name, or a map of parameters"),
                parent(name, at: value.node, drafts, indices) != nil
            else { return [] }
            return [Condition(parameter: name, test: .isSet(true))]
        case .mapping:
            var conditions: [Condition] = []
            for entry in document.tree.entries(of: value.node) {
                guard let parent = parent(text(entry.key), at: entry.key, drafts, indices), parent.isTyped,
                    !document.tree.isRefused(entry.value)
                else { continue }
                let tests = tests(Value(entry.value, behind: entry.key), of: parent)
                conditions += tests.map { Condition(parameter: parent.parameter.name, test: $0) }
            }
            if document.tree.entries(of: value.node).first(where: { _ in true }) == nil {
                reportEmpty(value, "a row that is always there has no 'when'")
            }
            return conditions
        case .sequence:
            reportWrongType(value, expected: "a parameter's name, or a map of parameters")
            return []
        }
    }

    /// The sibling of this name; reported where there is none.
    mutating func parent(
        _ name: String, at node: NodeID, _ drafts: [ParameterDraft], _ indices: [String: Int]
    ) -> ParameterDraft? {
        if let index = indices[name] { return drafts[index] }
        let known = drafts.lazy.map(\.parameter.name)
        report(.unknownParameter(name, known: known, near: nearest(to: name, in: known), at: place(node)))
        return nil
    }

    private mutating func tests(_ value: Value, of parent: ParameterDraft) -> [Condition.Test] {
        switch document.tree.kind(value.node) {
        case .scalar: return values([value], of: parent).map { [.isOneOf($0)] } ?? []
        case .sequence:
            let elements = document.tree.elements(of: value.node).map { Value($0, behind: nil) }
            guard !elements.isEmpty else {
                report(.never("an empty list", at: place(value.node)))
                return []
            }
            return values(elements, of: parent).map { [.isOneOf($0)] } ?? []
        case .mapping: return mappedTests(value, of: parent)
        }
    }

    private mutating func mappedTests(_ value: Value, of parent: ParameterDraft) -> [Condition.Test] {
        guard let fields = fields(of: value, allowed: .condition, subject: "a condition") else { return [] }
        var tests: [Condition.Test] = []
        if let value = fields[.not], let test = exclusion(value, of: parent) { tests.append(test) }
        if let value = fields[.isSet], let isSet = boolean(value) {
            if !isSet, parent.isAlwaysSet { report(.alwaysSet(parent.parameter.name, at: place(value.node))) }
            tests.append(.isSet(isSet))
        }
        if let test = bounds(fields, of: parent) { tests.append(test) }
        // Every other test is about a value; an empty list is none.
        if tests.contains(.isSet(false)), tests.count > 1, let isSet = fields[.isSet] {
            report(.never("no value and for one at once", at: place(isSet.node)))
        }
        if document.tree.entries(of: value.node).first(where: { _ in true }) == nil {
            reportWrongType(value, expected: "a condition, such as { isSet: true } or { atLeast: 3 }")
        }
        return tests
    }

    private mutating func exclusion(_ value: Value, of parent: ParameterDraft) -> Condition.Test? {
        let isList = document.tree.kind(value.node) == .sequence
        let written = isList ? document.tree.elements(of: value.node).map { Value($0, behind: nil) } : [value]
        if written.isEmpty { reportEmpty(value, "a condition that excludes nothing has no 'not'") }
        guard let values = values(written, of: parent), !values.isEmpty else { return nil }
        if excludesAll(values, of: parent) { report(.never("none of all there is", at: place(value.node))) }
        return .isNoneOf(values)
    }

    /// Whether nothing is left of the cases of an enum, or of true and false.
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
        default: return false
        }
    }

    /// Literals of the parent's type; an object, a file, a person and a place by what tells it from others. Nil where one of them cannot be read.
    private mutating func values(_ written: [Value], of parent: ParameterDraft) -> [IntentValue]? {
        var values: [IntentValue] = []
        for value in written {
            guard let literal = literal(value, parent.element, parent.parameter.settings) else { return nil }
            if let problem = neverProblem(literal, of: parent, at: place(value.node)) { report(problem) }
            let identifier = parent.element.isMeantByIdentifier ? literal.optionIdentifier : nil
            values.append(identifier.map { .string($0) } ?? literal)
        }
        return values
    }

    private mutating func bounds(_ fields: Fields, of parent: ParameterDraft) -> Condition.Test? {
        guard fields[.atLeast] != nil || fields[.atMost] != nil else { return nil }
        let isNumber = parent.element == .integer || parent.element == .decimal
        guard parent.parameter.type.isList || isNumber else {
            for word in [Word.atLeast, .atMost] where fields[word] != nil {
                reportUselessKey(
                    fields.key(word), "is for numbers and lists, and \(quoted(parent.parameter.name)) is neither")
            }
            return nil
        }
        let atLeast = fields[.atLeast].flatMap { bound($0, of: parent) }
        let atMost = fields[.atMost].flatMap { bound($0, of: parent) }
        if let problem = boundsProblem(atLeast, atMost, of: parent, fields) { report(problem) }
        return .within(atLeast: atLeast, atMost: atMost)
    }

    private mutating func bound(_ value: Value, of parent: ParameterDraft) -> Double? {
        parent.parameter.type.isList ? integer(value, expected: "a count of values").map(Double.init) : decimal(value)
    }
}

extension Diagnostic {
    static func unknownParameter(
        _ name: String, known: some Collection<String>, near: String?, at place: Place
    ) -> Diagnostic {
        let shown =
            known.isEmpty ? "none" : known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
        return Diagnostic(
            .unknownParameter, at: place,
            "\(quoted(name)) is not a parameter of this intent" + (near == nil ? ", which has \(shown)" : ""),
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}
