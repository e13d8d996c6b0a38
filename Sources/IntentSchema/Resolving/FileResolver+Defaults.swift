internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Defaults: a literal, a list, an option, the handler, the first options, or one of these per family.
extension FileResolver {
    mutating func defaultRule(_ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard document.tree.kind(value.node) == .mapping, !hasRuleKey(value) else {
            return singleRule(value, of: draft, in: nil)
        }
        var rules: [SizeFamily: DefaultRule] = [:]
        var otherwise: DefaultRule?
        for entry in document.tree.entries(of: value.node) {
            let entryValue = Value(entry.value, behind: entry.key)
            let word = Word(document.tree.symbol(of: entry.key))
            if word == .otherwise {
                otherwise = singleRule(entryValue, of: draft, in: nil)
            } else if let family = word?.family ?? family(of: entry, beside: [.handler, .first, .otherwise]) {
                rules[family] = singleRule(entryValue, of: draft, in: family)
            }
        }
        if document.tree.entries(of: value.node).first(where: { _ in true }) == nil {
            reportWrongType(value, expected: Self.defaultForms)
        }
        return .byFamily(rules, otherwise: otherwise)
    }

    private static let defaultForms =
        "a value, a list, dynamic, { handler: true }, { first: 2 }, or one of these for each family"

    private func hasRuleKey(_ value: Value) -> Bool {
        document.tree.entries(of: value.node).contains { entry in
            switch Word(document.tree.symbol(of: entry.key)) {
            case .handler, .first: true
            default: false
            }
        }
    }

    /// A rule that holds in one family, or in all.
    private mutating func singleRule(_ value: Value, of draft: ParameterDraft, in family: SizeFamily?) -> DefaultRule?
    {
        guard !document.tree.isRefused(value.node) else { return nil }
        switch document.tree.kind(value.node) {
        case .mapping: return keywordRule(value, of: draft)
        case .scalar:
            if document.tree.text(value.node, is: "dynamic"), dynamicMeansHandler(draft) { return .handler }
            guard !draft.parameter.type.isList else { return literalRule([value], value, of: draft, in: family) }
            return literal(value, of: draft).flatMap { literalRule($0, of: draft) }
        case .sequence:
            guard draft.parameter.type.isList else {
                reportWrongType(
                    value, expected: "one value",
                    hint: "; \(quoted(draft.parameter.name)) is no list, a type in brackets")
                return nil
            }
            let elements = document.tree.elements(of: value.node).map { Value($0, behind: nil) }
            return literalRule(elements, value, of: draft, in: family)
        }
    }

    /// Whether the word `dynamic` cannot be meant as a case, a listed option or plain text.
    private func dynamicMeansHandler(_ draft: ParameterDraft) -> Bool {
        switch draft.element {
        case .string:
            if draft.parameter.allowsFreeText { return false }
            if case .free = draft.options.source { return false }
        case .enumeration(let name):
            if names.enumeration(name)?.has("dynamic") == true { return false }
        default: break
        }
        return !draft.options.identifiers.contains("dynamic")
    }

    /// `{ handler: true }` and `{ first: 4 }`.
    private mutating func keywordRule(_ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard let fields = fields(of: value, allowed: .defaultRule, subject: "a default") else { return nil }
        if let handler = fields[.handler], let first = fields[.first],
            let later = [handler, first].compactMap(\.key).max()
        {
            report(.twoRules(at: place(later)))
        }
        if let handler = fields[.handler] {
            guard let isAsked = boolean(handler) else { return nil }
            guard isAsked else {
                reportWrongType(handler, expected: "true", hint: "; leave 'default' out where there is none")
                return nil
            }
            return .handler
        }
        guard let first = fields[.first], let count = integer(first) else { return nil }
        return firstRule(count, first, of: draft)
    }

    private mutating func firstRule(_ count: Int, _ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard count >= 1 else {
            reportWrongType(value, expected: "a count of options, which is 1 or more")
            return nil
        }
        guard draft.parameter.type.isList || count == 1 else {
            report(.defaultTooLong(count, most: 1, of: draft.parameter.name, at: place(value.node)))
            return nil
        }
        guard offersOptions(draft) else {
            report(.nothingToTakeFirst(draft.parameter.name, at: place(value.node)))
            return nil
        }
        return .first(count)
    }

    private func offersOptions(_ draft: ParameterDraft) -> Bool {
        switch draft.options.source {
        case .none: return false
        case .free:
            switch draft.element {
            case .enumeration, .boolean: return true
            default: return !draft.options.isComplete
            }
        case .dynamic, .listed, .file, .command, .address: return true
        }
    }

    // MARK: Literals

    private mutating func literalRule(
        _ values: [Value], _ whole: Value, of draft: ParameterDraft, in family: SizeFamily?
    ) -> DefaultRule? {
        var chosen: [IntentValue] = []
        var isWhole = true
        var seen = UniqueValueRule()
        for value in values {
            guard let literal = literal(value, of: draft) else {
                isWhole = false
                continue
            }
            if draft.parameter.hasUniqueValues, let problem = seen.check(literal, at: place(value.node)) {
                report(problem)
            }
            chosen.append(literal)
        }
        guard isWhole else { return nil }
        // That there is no slot at all was reported of the size.
        if draft.parameter.type.isList, let most = mostSlots(draft.parameter.size, in: family), chosen.count > most,
            most > 0 || mostSlots(draft.parameter.size, in: nil) != 0
        {
            report(.defaultTooLong(chosen.count, most: most, of: draft.parameter.name, at: place(whole.node)))
        }
        return literalRule(chosen, of: draft)
    }

    /// A value of the parameter's type; reported where nobody could choose it.
    private mutating func literal(_ value: Value, of draft: ParameterDraft) -> IntentValue? {
        guard let literal = literal(value, draft.element, draft.parameter.settings) else { return nil }
        if let problem = choiceProblem(literal, of: draft, at: place(value.node)) { report(problem) }
        return literal
    }

    private func literalRule(_ chosen: [IntentValue], of draft: ParameterDraft) -> DefaultRule? {
        if draft.parameter.type.isList, draft.element.isObject, !chosen.isEmpty {
            return .options(chosen.compactMap(\.optionIdentifier))
        }
        if draft.parameter.type.isList { return .value(.list(chosen)) }
        return chosen.first.flatMap { literalRule($0, of: draft) }
    }

    private func literalRule(_ chosen: IntentValue, of draft: ParameterDraft) -> DefaultRule {
        if draft.element.isObject { return .options([chosen.optionIdentifier].compactMap(\.self)) }
        return .value(chosen)
    }

    /// The largest size that a literal may fill; nil without limit.
    private func mostSlots(_ sizes: SlotSizes?, in family: SizeFamily?) -> Int? {
        guard let sizes else { return nil }
        if let family, let count = sizes.count(in: family) { return count.maximum }
        return (sizes.families.values.map(\.maximum) + [sizes.otherwise?.maximum].compactMap { $0 }).max()
    }
}

extension Diagnostic {
    fileprivate static func twoRules(at place: Place) -> Diagnostic {
        Diagnostic(.duplicateKey, at: place, "a default is either { handler: true } or { first: 2 }, not both")
    }

    fileprivate static func defaultTooLong(_ count: Int, most: Int, of name: String, at place: Place) -> Diagnostic {
        let found = count == 1 ? "one value is" : "\(count) values are"
        let limit = most == 0 ? "none" : most == 1 ? "at most one value" : "at most \(most) values"
        return Diagnostic(
            .defaultTooLong, at: place, "\(found) more than \(quoted(name)) holds: \(limit)")
    }

    fileprivate static func nothingToTakeFirst(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .defaultNotAnOption, at: place, "\(quoted(name)) has no options of which the first could be taken")
    }
}
