internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves defaults: a literal, a list, an option, the handler, the first options, what another row has, or one of these for
/// each family. Also the values of presets and policies, which are literals, lists and options.
struct DefaultResolver: ContextResolver {
    let context: ResolvingContext
    /// What the values are read for; nil for a default.
    private let given: GivenValues?
    /// The rows that the default names; see ``RowDefaultResolver``.
    private(set) var namedRows: [NamedRow] = []

    /// Values of a widget with these families that something else than a definition of its parameters contains.
    struct GivenValues {
        /// What sets the values, such as `a preset`.
        let subject: String
        let families: [SizeFamily]
        /// Whether options are looked up before the values are in effect.
        let areLookedUp: Bool
        /// Whether cases, options, fields and members can have former names, because the values were written for an earlier
        /// version of the definition.
        let haveFormerNames: Bool

        static func preset(_ families: [SizeFamily]) -> GivenValues {
            .init(subject: "a preset", families: families, areLookedUp: true, haveFormerNames: false)
        }
        static func policy(_ families: [SizeFamily]) -> GivenValues {
            .init(subject: "a policy", families: families, areLookedUp: false, haveFormerNames: true)
        }
    }

    init(context: ResolvingContext, given: GivenValues? = nil) {
        (self.context, self.given) = (context, given)
    }

    mutating func resolve(_ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard tree.kind(value.node) == .mapping, !hasRuleKey(value), !isRecord(value, of: draft) else {
            return singleRule(value, of: draft, in: nil)
        }
        var rules: [SizeFamily: DefaultRule] = [:]
        var otherwise: DefaultRule?
        for entry in tree.entries(of: value.node) {
            let entryValue = Value(entry.value, after: entry.key)
            let word = Word(tree.symbol(of: entry.key))
            if word == .otherwise {
                otherwise = singleRule(entryValue, of: draft, in: nil)
            } else if let family = word?.family
                ?? reader.family(of: entry, beside: [.handler, .first, .row, .otherwise])
            {
                rules[family] = singleRule(entryValue, of: draft, in: family)
            }
        }
        if reader.isEmptyMapping(value.node) {
            reader.reportWrongType(value, expected: Self.defaultForms)
        }
        return .byFamily(rules, otherwise: otherwise)
    }

    private static let defaultForms =
        "a value, a list, dynamic, { handler: true }, { first: 2 }, { row: NAME }, or a map from families to one of these"

    /// Whether a map is a record or a value of a union, not a rule or a map from families. Where all keys are names of fields,
    /// they are fields, also if they are words of a rule or families.
    private func isRecord(_ value: Value, of draft: ParameterDraft) -> Bool {
        guard let name = draft.element.recordType, tree.kind(value.node) == .mapping else { return false }
        let fields = names.object(name)?.fields ?? []
        // An empty map is a record with the defaults of its fields.
        let areFields = tree.entries(of: value.node).allSatisfy { entry in
            fields.contains { $0.name == text(entry.key) }
        }
        if areFields { return true }
        return !hasRuleKey(value)
            && tree.entries(of: value.node).contains { entry in
                let word = Word(tree.symbol(of: entry.key))
                return word != .otherwise && word?.family == nil
            }
    }

    private func hasRuleKey(_ value: Value) -> Bool {
        tree.entries(of: value.node).contains { entry in
            switch Word(tree.symbol(of: entry.key)) {
            case .handler, .first, .row, .property: true
            default: false
            }
        }
    }

    /// Returns the rule for one family or for all.
    private mutating func singleRule(_ value: Value, of draft: ParameterDraft, in family: SizeFamily?) -> DefaultRule? {
        guard !tree.isInvalid(value.node) else { return nil }
        if tree.kind(value.node) == .mapping, !isRecord(value, of: draft) { return keywordRule(value, of: draft) }
        if tree.kind(value.node) == .scalar {
            if tree.text(value.node, is: "dynamic"), dynamicMeansHandler(draft) { return .handler }
            if let word = handlerWord(value, draft) {
                reader.reportWrongType(
                    value, expected: "a value",
                    hint: "; write dynamic for the default of a handler, and an option \(quoted(word)) in quotes",
                    near: "dynamic")
                return nil
            }
            if tree.isNull(value.node), !tree.isEmptyValue(value.node) {
                reader.reportWrongType(value, expected: "a value", hint: "; omit 'default' for a row without a value")
                return nil
            }
        }
        if tree.kind(value.node) == .sequence {
            for node in tree.elements(of: value.node) { noteRows(in: node) }
        } else {
            noteRows(in: value.node)
        }
        return literals(value, of: draft, in: family).map { literalRule($0, of: draft) }
    }

    /// Notes a text with placeholders, which may name rows.
    private mutating func noteRows(in node: NodeID) {
        guard tree.kind(node) == .scalar, tree.withUTF8(node, { $0.contains(UInt8(ascii: "$")) }) else { return }
        namedRows.append(NamedRow(form: .text(text(node)), node: node))
    }

    /// Returns the default that a policy sets.
    func givenRule(_ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        givenValue(value, of: draft).map { literalRule($0, of: draft) }
    }

    /// Returns the value that a preset or a policy sets.
    func givenValue(_ value: Value, of draft: ParameterDraft) -> IntentValue? {
        let subject = given?.subject ?? "values"
        return statedValue(
            value, of: draft, hint: "omit \(quoted(draft.parameter.name)) for \(subject) that leaves it as it is")
    }

    /// Returns the value of a field in a record.
    func fieldValue(_ value: Value, of draft: ParameterDraft) -> IntentValue? {
        let isRule = tree.kind(value.node) == .mapping && hasRuleKey(value)
        return statedValue(
            value, of: draft,
            hint: isRule
                ? "only the type of the record can make a field follow another one"
                : "omit \(quoted(draft.parameter.name)) for the default of the field")
    }

    /// Returns a literal or a list of literals; reports a rule, and nothing in place of a value.
    private func statedValue(_ value: Value, of draft: ParameterDraft, hint: String) -> IntentValue? {
        guard !tree.isInvalid(value.node) else { return nil }
        if tree.kind(value.node) == .mapping && !draft.element.isRecord || tree.isNull(value.node) {
            reader.reportWrongType(
                value, expected: draft.parameter.type.isList ? "a list of values" : "a value", hint: "; \(hint)")
            return nil
        }
        return literals(value, of: draft, in: nil)
    }

    /// Returns a literal, or a list of literals.
    private func literals(_ value: Value, of draft: ParameterDraft, in family: SizeFamily?) -> IntentValue? {
        switch tree.kind(value.node) {
        case .mapping, .scalar:
            guard draft.parameter.type.isList else { return literal(value, of: draft) }
            return literals([value], at: value.node, of: draft, in: family)
        case .sequence:
            guard draft.parameter.type.isList else {
                reader.reportWrongType(
                    value, expected: "one value",
                    hint: "; the type of \(quoted(draft.parameter.name)) is not a list")
                return nil
            }
            let elements = tree.elements(of: value.node).map { Value($0, after: nil) }
            return literals(elements, at: value.node, of: draft, in: family)
        }
    }

    /// Returns a word in place of `dynamic`, which would be read as an option that only the handler knows.
    private func handlerWord(_ value: Value, _ draft: ParameterDraft) -> String? {
        guard tree.isPlain(value.node), Self.handlerWords.contains(where: { tree.text(value.node, is: $0) }),
            dynamicMeansHandler(draft)
        else { return nil }
        let word = text(value.node)
        if draft.options.identifiers.contains(word) { return nil }
        if case .enumeration(let name) = draft.element, names.enumeration(name)?.declared(word) != nil { return nil }
        return word
    }

    private static let handlerWords: [StaticString] = ["handler", "provider", "callback", "computed"]

    /// Whether the word `dynamic` means the handler, not a case, a listed option or a text.
    private func dynamicMeansHandler(_ draft: ParameterDraft) -> Bool {
        switch draft.element {
        case .string:
            if draft.parameter.allowsFreeText { return false }
            if case .free = draft.options.source { return false }
        case .enumeration(let name):
            if names.enumeration(name)?.declared("dynamic") != nil { return false }
        default: break
        }
        return !draft.options.identifiers.contains("dynamic")
    }

    /// Returns the rule of `{ handler: true }`, `{ first: 4 }` or `{ row: entity }`.
    private mutating func keywordRule(_ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard let fields = reader.fields(of: value, allowed: .defaultRule, subject: "a default") else { return nil }
        let rules = [fields[.handler], fields[.first], fields[.row]].compactMap(\.self)
        if rules.count > 1, let later = rules.compactMap(\.key).max() {
            report(
                .duplicateKey, at: place(later),
                "a default is only one of { handler: true }, { first: 2 } and { row: NAME }")
        }
        if fields[.row] != nil || fields[.property] != nil { return rowRule(fields, value, of: draft) }
        if let handler = fields[.handler] {
            guard let usesHandler = reader.boolean(handler) else { return nil }
            guard usesHandler else {
                reader.reportWrongType(handler, expected: "true", hint: "; omit 'default' if there is none")
                return nil
            }
            return .handler
        }
        guard let first = fields[.first], let count = reader.integer(first) else { return nil }
        return firstRule(count, first, of: draft)
    }

    private mutating func rowRule(_ fields: Fields, _ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard let row = fields[.row] else {
            if reader.isMissing(.row, in: fields) {
                report(.missingKey(Word.row.text, of: "a default with 'property'", at: place(value.node)))
            }
            return nil
        }
        guard let name = reader.filledString(row, expected: "the name of a parameter") else { return nil }
        var rule = RowDefault(row: name)
        if let property = fields[.property] {
            guard let text = reader.filledString(property, expected: "the name of a property") else { return nil }
            rule.property = text
        }
        if case .none = draft.options.source {
            report(.nothingToChoose(draft.parameter.name, "have a default", at: place(value.node)))
            return nil
        }
        let form = NamedRow.Form.rule(rule, row: row.node, property: fields[.property]?.node)
        namedRows.append(NamedRow(form: form, node: value.node))
        return .row(rule)
    }

    private func firstRule(_ count: Int, _ value: Value, of draft: ParameterDraft) -> DefaultRule? {
        guard count >= 1 else {
            reader.reportWrongType(value, expected: "a number of options, 1 or more")
            return nil
        }
        guard draft.parameter.type.isList || count == 1 else {
            report(.defaultTooLong(count, maximum: 1, of: draft.parameter.name, at: place(value.node)))
            return nil
        }
        guard offersOptions(draft) else {
            report(
                .defaultNotAnOption, at: place(value.node),
                "\(quoted(draft.parameter.name)) has no options, so there is no first option")
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

    private func literals(
        _ elements: [Value], at node: NodeID, of draft: ParameterDraft, in family: SizeFamily?
    ) -> IntentValue? {
        var chosen: [IntentValue] = []
        var areAllValid = true
        var seen = UniqueValueRule()
        for value in elements {
            guard let literal = literal(value, of: draft) else {
                areAllValid = false
                continue
            }
            if draft.parameter.hasUniqueValues, let problem = seen.check(literal, at: place(value.node)) {
                report(problem)
            }
            chosen.append(literal)
        }
        guard areAllValid else { return nil }
        // A size without any slot was reported already.
        if draft.parameter.type.isList, let maximum = maximumSlots(draft.parameter.size, in: family),
            chosen.count > maximum,
            maximum > 0 || maximumSlots(draft.parameter.size, in: nil) != 0
        {
            report(.defaultTooLong(chosen.count, maximum: maximum, of: draft.parameter.name, at: place(node)))
        }
        return .list(chosen)
    }

    /// Returns a value of the parameter's type; reports one that a user could not choose.
    private func literal(_ value: Value, of draft: ParameterDraft) -> IntentValue? {
        if let name = draft.element.recordType {
            return RecordLiteralResolver(context: context, given: given).record(value, named: name, draft.element)
        }
        guard var literal = literalResolver.literal(value, draft.element, draft.parameter.settings) else { return nil }
        if given?.haveFormerNames == true { literal = draft.options.present(literal) }
        if let problem = choiceProblem(literal, of: draft, at: place(value.node)) { report(problem) }
        return draft.options.declared(literal)
    }

    private func literalRule(_ chosen: IntentValue, of draft: ParameterDraft) -> DefaultRule {
        guard draft.element.isObject else { return .value(chosen) }
        let values = draft.parameter.type.isList ? chosen.slots.compactMap(\.self) : [chosen]
        return values.isEmpty ? .value(chosen) : .options(values.compactMap(\.optionIdentifier))
    }

    /// Returns the largest number of slots; nil if there is no limit.
    private func maximumSlots(_ sizes: SlotSizes?, in family: SizeFamily?) -> Int? {
        guard let sizes else { return nil }
        if let given {
            let counts = given.families.map { sizes.count(in: $0)?.maximum }
            return counts.contains(nil) ? nil : counts.compactMap(\.self).max()
        }
        if let family, let count = sizes.count(in: family) { return count.maximum }
        return sizes.largest
    }

    // MARK: Choices

    /// Checks that a literal is a value that a user could choose.
    private func choiceProblem(_ value: IntentValue, of draft: ParameterDraft, at place: Place) -> Diagnostic? {
        let settings = draft.parameter.settings
        if let problem = settings.problem(of: value, type: draft.element)
            ?? (draft.parameter.isEntered ? settings.entryProblem(of: value) : nil)
        {
            let code: DiagnosticCode =
                switch problem.rule {
                case .range, .length, .pattern, .lineBreak, .scheme: .defaultOutOfRange
                case .type, .currency, .contentType, .enumCase, .option, .size, .uniqueness, .nothingToChoose:
                    .defaultNotAnOption
                }
            return Diagnostic(code, at: place, problem.message, near: problem.suggestion)
        }
        if draft.parameter.settings.date.range?.minimum == .today, case .dateComponents(let date) = value {
            let advice = given == nil ? "; write 'default: dynamic' for a default that moves with the day" : ""
            return Diagnostic(
                .defaultOutOfRange, at: place,
                "\(date.text) passes, and is then not in the range "
                    + "\(draft.parameter.settings.rangePhrase?.description ?? "")\(advice)")
        }
        var setting: String? { given.map { "be set by \($0.subject)" } }
        switch draft.options.source {
        case .none:
            return .nothingToChoose(
                draft.parameter.name, setting ?? "have a default", at: place)
        case .listed(let options):
            if options.contains(where: { $0.disabled != nil && $0.isChosen(by: value) }) {
                return Diagnostic(
                    .defaultNotAnOption, at: place,
                    "\(quoted(value.writtenText ?? "")) is disabled, so it cannot \(setting ?? "be a default")")
            }
            guard draft.options.isComplete, !draft.parameter.allowsFreeText, let identifier = value.optionIdentifier,
                !draft.options.identifiers.contains(identifier)
            else { return nil }
            let (text, known) = (value.writtenText ?? identifier, options.lazy.map(\.writtenText))
            let near = context.nearest(to: text, in: known)
            let list = near == nil ? "; the options are \(shortList(known))" : ""
            return Diagnostic(
                .defaultNotAnOption, at: place, "\(quoted(text)) is not an available option\(list)",
                near: near.map(YAMLQuoting.written))
        case .free, .dynamic, .file, .command, .address: return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func defaultTooLong(_ count: Int, maximum: Int, of name: String, at place: Place) -> Diagnostic {
        let found = count == 1 ? "one value is" : "\(count) values are"
        let limit = maximum == 0 ? "none" : maximum == 1 ? "at most one" : "at most \(maximum)"
        return Diagnostic(
            .defaultTooLong, at: place, "\(found) too many for \(quoted(name)), which holds \(limit)")
    }

    fileprivate static func nothingToChoose(_ name: String, _ purpose: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .defaultNotAnOption, at: place, "\(quoted(name)) has 'options: none', so it cannot \(purpose)")
    }
}
