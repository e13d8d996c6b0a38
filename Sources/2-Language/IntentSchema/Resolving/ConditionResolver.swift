internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `when` and `dependsOn`, which refer to other parameters of the same intent.
struct ConditionResolver: ContextResolver {
    let context: ResolvingContext

    func resolveRelations(of drafts: inout [ParameterDraft]) {
        let indices = Dictionary(
            drafts.enumerated().map { ($0.element.parameter.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for index in drafts.indices {
            if let when = drafts[index].when {
                drafts[index].parameter.conditions = conditions(when, among: drafts, indices)
            }
            drafts[index].parameter.dependsOn = parents(of: drafts[index], at: index, among: drafts, indices)
            SecretRule(context: context).checkParents(of: drafts[index], among: drafts, indices)
        }
        reportCycles(of: drafts, indices)
    }

    // MARK: Conditions

    private func conditions(_ value: Value, among drafts: [ParameterDraft], _ indices: [String: Int]) -> [Condition] {
        switch tree.kind(value.node) {
        case .scalar:
            guard let name = reader.filledString(value, expected: Self.forms) else { return [] }
            if let fix = expression(name, among: drafts, indices) {
                reader.reportWrongType(
                    value, expected: Self.forms, fixes: DiagnosticFix.didYouMean(fix, at: place(value.node)))
                return []
            }
            guard let parent = parent(name, at: value.node, drafts, indices) else { return [] }
            if parent.isAlwaysOnOrOff { report(.always(name, at: place(value.node), fix: "{ \(name): true }")) }
            return [Condition(parameter: name, test: .isSet(true))]
        case .mapping:
            if isInsideOut(value, among: drafts, indices) { return [] }
            var conditions: [Condition] = []
            for entry in tree.entries(of: value.node) {
                guard let parent = parent(text(entry.key), at: entry.key, drafts, indices), parent.isTyped,
                    !tree.isInvalid(entry.value)
                else { continue }
                let tests = tests(Value(entry.value, after: entry.key), of: parent)
                conditions += tests.map { Condition(parameter: parent.parameter.name, test: $0) }
            }
            if reader.isEmptyMapping(value.node) {
                reader.reportEmpty(value, "omit 'when' for a row that is always shown")
            }
            return conditions
        case .sequence:
            let names = tree.elements(of: value.node).map(text)
            let tests = names.map { name in
                let isOnOrOff = indices[name].map { drafts[$0].isAlwaysOnOrOff } ?? false
                return "\(name): \(isOnOrOff ? "true" : "{ isSet: true }")"
            }.joined(separator: ", ")
            let isClear = names.count <= 8 && names.allSatisfy { indices[$0] != nil }
            reader.reportWrongType(
                value, expected: Self.forms,
                fixes: DiagnosticFix.didYouMean(isClear ? "{ \(tests) }" : nil, at: place(value.node)))
            return []
        }
    }

    private static let forms = "the name of a parameter, or a map of parameters with their values"

    /// Returns the map that an expression such as `theme == dark` is meant as; nil if the text is not one.
    private func expression(_ text: String, among drafts: [ParameterDraft], _ indices: [String: Int]) -> String? {
        guard indices[text] == nil, let condition = ForeignCondition(text), let index = indices[condition.parameter]
        else { return nil }
        return condition.test(of: drafts[index].element).map { "{ \(condition.parameter): \($0) }" }
    }

    /// Reports a map such as `{ parameter: theme, is: dark }` or `{ isSet: theme }`, whose values name parameters.
    private func isInsideOut(_ value: Value, among drafts: [ParameterDraft], _ indices: [String: Int]) -> Bool {
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
        report(.insideOut(text(named.key), name, test, at: place(named.key), whole: place(value.node)))
        return true
    }

    /// Returns the sibling with this name; reports a name that no sibling has.
    private func parent(
        _ name: String, at node: NodeID, _ drafts: [ParameterDraft], _ indices: [String: Int]
    ) -> ParameterDraft? {
        if let index = indices[name] { return drafts[index] }
        let known = drafts.lazy.map(\.parameter.name)
        report(.unknownParameter(name, known: known, near: context.nearest(to: name, in: known), at: place(node)))
        return nil
    }

    private func tests(_ value: Value, of parent: ParameterDraft) -> [Condition.Test] {
        switch tree.kind(value.node) {
        case .scalar:
            if isPresence(value, of: parent) { return [] }
            return values([value], of: parent).map { [.isOneOf($0)] } ?? []
        case .sequence:
            let elements = tree.elements(of: value.node).map { Value($0, after: nil) }
            guard !elements.isEmpty else {
                report(.never("an empty list", at: place(value.node)))
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
        let isText = if case .text = parent.element.kind.literal { true } else { false }
        let mayCompare = !isText && word.utf8.first.map("<>=!".utf8.contains) ?? false
        let expression = mayCompare ? ForeignCondition(word).flatMap { $0.parameter.isEmpty ? $0 : nil } : nil
        let meant =
            isNull
            ? "{ isSet: false }"
            : ForeignCondition.presence(word).flatMap { tree.isPlain(value.node) ? "{ isSet: \($0) }" : nil }
                ?? expression?.test(of: parent.element)
        guard let meant else { return false }
        report(.testAsValue(word, meant: meant, at: place(value.node)))
        return true
    }

    private func isCase(_ name: String, of element: ElementType) -> Bool {
        guard case .enumeration(let type) = element else { return false }
        return names.enumeration(type)?.declared(name) != nil
    }

    private func mappedTests(_ value: Value, of parent: ParameterDraft) -> [Condition.Test] {
        guard let fields = reader.fields(of: value, allowed: .condition, subject: "a condition") else { return [] }
        var tests: [Condition.Test] = []
        if let value = fields[.not], let test = exclusion(value, of: parent) { tests.append(test) }
        if let value = fields[.isSet], let isSet = reader.boolean(value) {
            if !isSet, parent.isAlwaysSet { report(.alwaysSet(parent.parameter.name, at: place(value.node))) }
            tests.append(.isSet(isSet))
        }
        if let test = bounds(fields, of: parent) { tests.append(test) }
        if tests == [.isSet(true)], parent.isAlwaysOnOrOff {
            report(.always(parent.parameter.name, at: place(value.node), fix: "true"))
        }
        // Every other test requires a value, and an empty list counts as none.
        if tests.contains(.isSet(false)), tests.count > 1, let isSet = fields[.isSet] {
            report(.never("no value and a value at the same time", at: place(isSet.node)))
        }
        if reader.isEmptyMapping(value.node) {
            reader.reportWrongType(value, expected: "a condition, such as { isSet: true } or { atLeast: 3 }")
        }
        return tests
    }

    private func exclusion(_ value: Value, of parent: ParameterDraft) -> Condition.Test? {
        let isList = tree.kind(value.node) == .sequence
        let written = isList ? tree.elements(of: value.node).map { Value($0, after: nil) } : [value]
        if written.isEmpty { reader.reportEmpty(value, "omit 'not' for a condition that excludes nothing") }
        guard let values = values(written, of: parent), !values.isEmpty else { return nil }
        if excludesAll(values, of: parent) { report(.never("none of the possible values", at: place(value.node))) }
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
        default: return false
        }
    }

    /// Returns literals of the parent's type; for objects, files, people and places their identifiers. Nil if one of them
    /// cannot be read.
    private func values(_ written: [Value], of parent: ParameterDraft) -> [IntentValue]? {
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

    private func bounds(_ fields: Fields, of parent: ParameterDraft) -> Condition.Test? {
        guard fields[.atLeast] != nil || fields[.atMost] != nil else { return nil }
        let isNumber = parent.element == .integer || parent.element == .decimal
        guard parent.parameter.type.isList || isNumber else {
            for word in [Word.atLeast, .atMost] where fields[word] != nil {
                reader.reportUselessKey(
                    fields.key(word),
                    "applies only to numbers and lists, and \(quoted(parent.parameter.name)) is neither")
            }
            return nil
        }
        let atLeast = fields[.atLeast].flatMap { bound($0, of: parent) }
        let atMost = fields[.atMost].flatMap { bound($0, of: parent) }
        if let problem = boundsProblem(atLeast, atMost, of: parent, fields) { report(problem) }
        return .within(atLeast: atLeast, atMost: atMost)
    }

    private func bound(_ value: Value, of parent: ParameterDraft) -> Double? {
        parent.parameter.type.isList
            ? reader.integer(value, expected: "a number of values").map(Double.init) : reader.decimal(value)
    }

    // MARK: Conditions that are never true

    private func neverProblem(_ value: IntentValue, of parent: ParameterDraft, at place: Place) -> Diagnostic? {
        if let problem = parent.parameter.settings.problem(of: value, type: parent.element) {
            return Diagnostic(.whenNever, at: place, "this condition can never be true: \(problem.message)")
        }
        guard parent.options.isListed, parent.options.isComplete, !parent.parameter.allowsFreeText,
            let identifier = value.optionIdentifier, !parent.options.identifiers.contains(identifier)
        else { return nil }
        let text = value.writtenText ?? identifier
        let near = context.nearest(to: text, in: parent.options.listed.lazy.map(\.writtenText))
        return .notAnOption(text, of: parent.parameter.name, near: near, at: place)
    }

    private func boundsProblem(_ atLeast: Double?, _ atMost: Double?, of parent: ParameterDraft, _ fields: Fields)
        -> Diagnostic?
    {
        if let atLeast, let atMost, atLeast > atMost, let node = fields[.atMost]?.node {
            return .never("at least \(atLeast.shortText) and at most \(atMost.shortText)", at: place(node))
        }
        let (minimum, maximum) = limits(of: parent)
        if let atLeast, let maximum, atLeast > maximum, let node = fields[.atLeast]?.node {
            return .never("more than \(maximum.shortText), the maximum", at: place(node))
        }
        if let atMost, let minimum, atMost < minimum, let node = fields[.atMost]?.node {
            return .never("less than \(minimum.shortText), the minimum", at: place(node))
        }
        return nil
    }

    private func limits(of parent: ParameterDraft) -> (minimum: Double?, maximum: Double?) {
        if parent.parameter.type.isList {
            let sizes = parent.parameter.size.map { Array($0.families.values) + ($0.otherwise.map { [$0] } ?? []) }
            return (0, sizes?.map(\.maximum).max().map(Double.init))
        }
        let bounds = parent.parameter.settings.numericBounds
        return (bounds?.minimum, bounds?.maximum)
    }

    // MARK: Dependencies

    private func parents(
        of draft: ParameterDraft, at index: Int, among drafts: [ParameterDraft], _ indices: [String: Int]
    ) -> [String] {
        var parents: [String] = []
        for (name, node) in draft.dependsOn {
            guard let parent = parent(name, at: node, drafts, indices), let parentIndex = indices[name] else {
                continue
            }
            if parentIndex < index {
                parents.append(name)
            } else if parentIndex == index {
                report(.dependsOnItself(name, at: place(node)))
            } else {
                report(.dependsOnLater(name, at: place(node), declared: place(parent.key)))
            }
        }
        return parents
    }

    /// Reports each cycle of conditions once, at its first member.
    private func reportCycles(of drafts: [ParameterDraft], _ indices: [String: Int]) {
        let edges = drafts.map { draft in draft.parameter.conditions.compactMap { indices[$0.parameter] } }
        for cycle in DependencyCycles(edges).cycles {
            guard let first = cycle.first, let when = drafts[first].when else { continue }
            report(
                .whenCycle(cycle.map { drafts[$0].parameter.name }, at: place(when.key ?? when.node)))
        }
    }
}

extension Diagnostic {
    static func unknownParameter(
        _ name: String, known: some Collection<String>, near: String?, at place: Place
    ) -> Diagnostic {
        let shown = known.isEmpty ? "none" : shortList(known)
        return Diagnostic(
            .unknownParameter, at: place,
            "\(quoted(name)) is not a parameter of this intent" + (near == nil ? ", which has \(shown)" : ""),
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    fileprivate static func testAsValue(_ text: String, meant: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place,
            "\(quoted(text)) is a test, not a value; write a test as a map, and a value of this name in quotes",
            fixes: DiagnosticFix.didYouMean(meant, at: place))
    }

    fileprivate static func insideOut(
        _ key: String, _ name: String, _ test: String, at place: Place, whole: Place
    ) -> Diagnostic {
        Diagnostic(
            .unknownParameter, at: place,
            "\(quoted(key)) is not a parameter of this intent; the keys of 'when' are parameters, each with its value",
            fixes: test == "…" ? [] : DiagnosticFix.didYouMean("{ \(name): \(test) }", at: whole))
    }

    fileprivate static func never(_ what: String, at place: Place) -> Diagnostic {
        Diagnostic(.whenNever, at: place, "this condition can never be true: it requires \(what)")
    }

    fileprivate static func always(_ name: String, at place: Place, fix: String) -> Diagnostic {
        Diagnostic(
            .whenAlways, .warning, at: place,
            "this condition is always true: \(quoted(name)) has a default, so it always has a value",
            fixes: DiagnosticFix.didYouMean(fix, at: place))
    }

    fileprivate static func alwaysSet(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .whenNever, at: place,
            "this condition can never be true: \(quoted(name)) has a default, so it always has a value")
    }

    fileprivate static func notAnOption(_ name: String, of parent: String, near: String?, at place: Place) -> Diagnostic
    {
        Diagnostic(
            .whenNever, at: place,
            "this condition can never be true: \(quoted(name)) is not an option of \(quoted(parent))",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    fileprivate static func dependsOnItself(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.dependsOnLater, at: place, "\(quoted(name)) cannot depend on itself")
    }

    fileprivate static func dependsOnLater(_ name: String, at place: Place, declared: Place) -> Diagnostic {
        Diagnostic(
            .dependsOnLater, at: place,
            "\(quoted(name)) is declared later; 'dependsOn' can only name earlier parameters",
            notes: [DiagnosticNote("\(quoted(name)) is declared here", at: declared)])
    }

    fileprivate static func whenCycle(_ names: [String], at place: Place) -> Diagnostic {
        let path = (names + names.prefix(1)).prefix(12).map(quoted).joined(separator: " on ")
        let more = names.count > 11 ? " and so on" : ""
        return Diagnostic(.whenCycle, at: place, "this 'when' depends on itself: \(path)\(more)")
    }
}
