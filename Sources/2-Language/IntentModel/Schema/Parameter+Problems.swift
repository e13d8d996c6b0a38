package import IntentSystem

extension Parameter {
    /// Returns every rule of the definition that a value breaks, in the order of its slots.
    ///
    /// This validates the type, range and step, cases, listed options, the number of slots, and uniqueness. It does not
    /// check whether a handler offers the option or whether the row is shown.
    /// - Parameters:
    ///   - value: A value; for a list parameter a list, or the value of a single slot.
    ///   - family: The family whose slots are counted; `nil` for the largest size, as for a default of all families.
    ///   - today: The user's day, for ranges such as `today...`; `nil` to ignore bounds that depend on it.
    ///   - held: The cases that fields of records may have even if they are no longer declared.
    package func problems(
        of value: IntentValue, in schema: Schema, family: SizeFamily? = nil, today: CalendarDate? = nil,
        held: Set<ExactText> = []
    ) -> [ValueProblem] {
        if case .none = options {
            return [ValueProblem(.nothingToChoose, UserText("'\(name)' has no options to choose from"))]
        }
        if case .system(let name) = type.element {
            return [
                ValueProblem(
                    .nothingToChoose,
                    UserText("'\(self.name)' has the system type System.\(name), which cannot be set here"))
            ]
        }
        guard type.isList else {
            if case .list = value { return [typeProblem(of: value, slot: nil)] }
            return problems(ofElement: value, slot: nil, DeclaredChoices(self, for: 1, in: schema, held), today)
        }
        let slots = value.slots
        let choices = DeclaredChoices(self, for: slots.count, in: schema, held)
        var problems: [ValueProblem] = []
        for (index, slot) in slots.enumerated() {
            if let slot { problems += self.problems(ofElement: slot, slot: index, choices, today) }
        }
        if hasUniqueValues { problems += duplicates(in: slots) }
        if let problem = sizeProblem(of: slots, family: family) { problems.append(problem) }
        return problems
    }

    /// Returns the rules that a single value breaks: of a record, one for each field.
    private func problems(
        ofElement value: IntentValue, slot: Int?, _ choices: DeclaredChoices, _ today: CalendarDate?
    ) -> [ValueProblem] {
        if let name = type.element.recordType, case .record(let record) = value {
            if type.element.isUnion, let problem = memberProblem(of: record, named: name, slot: slot, choices) {
                return [problem]
            }
            return problems(of: record, named: name, slot: slot, choices, today)
        }
        return problem(ofElement: value, slot: slot, choices, today).map { [$0] } ?? []
    }

    /// Returns the first rule that a single value breaks. Later rules are meaningless once an earlier one is broken.
    private func problem(
        ofElement value: IntentValue, slot: Int?, _ choices: DeclaredChoices, _ today: CalendarDate?
    ) -> ValueProblem? {
        guard type.element.admits(value) else { return typeProblem(of: value, slot: slot) }
        return settings.problem(of: value, type: type.element, slot: slot, today: today)
            ?? (isEntered ? settings.entryProblem(of: value, slot: slot) : nil) ?? caseProblem(
                of: value, slot: slot, choices) ?? optionProblem(of: value, slot: slot, choices)
    }

    /// Returns the first rule that each field of a record breaks.
    private func problems(
        of record: RecordValue, named typeName: String, slot: Int?, _ choices: DeclaredChoices, _ today: CalendarDate?
    ) -> [ValueProblem] {
        let schema = choices.schema
        let fields = schema.type(named: typeName)?.recordFields ?? []
        if let name = record.values.keys.sorted().first(where: { name in !fields.contains { $0.name == name } }) {
            return [ValueProblem(.type, slot: slot, UserText("'\(name)' is not a field of '\(typeName)'"))]
        }
        return fields.indices.compactMap { index in
            guard let value = record.values[fields[index].name],
                let problem = fields[index].problems(of: value, in: schema, today: today, held: choices.held).first
            else { return nil }
            let name = FieldPath.owner(fields[index].name, slot: problem.slot)
            // Only the whole value has slots.
            let isKept = problem.rule.concernsStoredValues || problem.rule == .option
            var found = ValueProblem(
                isKept ? problem.rule : .type, slot: slot,
                UserText("in '\(name)', \(problem.text)"), suggestion: problem.suggestion)
            found.field = ValueProblem.Field(name: fields[index].name, text: problem.text)
            return found
        }
    }

    /// Returns a problem if not exactly one declared member of a union has a value.
    private func memberProblem(
        of record: RecordValue, named typeName: String, slot: Int?, _ choices: DeclaredChoices
    ) -> ValueProblem? {
        let names = choices.schema.type(named: typeName)?.recordFields.map(\.name) ?? []
        guard let chosen = record.chosenMember else {
            let text = UserText("one of \(names.shortList) is expected")
            var problem = ValueProblem(.type, slot: slot, text)
            problem.field = ValueProblem.Field(name: ObjectType.memberChoice, text: text)
            return problem
        }
        guard let name = record.values.keys.sorted().first(where: { !names.contains($0) }) else {
            guard record.values.count != 1 else { return nil }
            let text =
                record.values.isEmpty ? UserText("a value is missing") : UserText("only one member can have a value")
            var problem = ValueProblem(.type, slot: slot, UserText("in '\(chosen)', \(text)"))
            problem.field = ValueProblem.Field(name: chosen, text: text)
            return problem
        }
        let text = UserText("'\(name)' is not a member of '\(typeName)', which has \(names.shortList)")
        var problem = ValueProblem(.type, slot: slot, text, suggestion: NearMatch.name(for: name, in: names))
        problem.field = ValueProblem.Field(name: ObjectType.memberChoice, text: text)
        return problem
    }

    /// Whether users can enter a value that is not an option.
    package var isEntered: Bool { if case .free = options { true } else { allowsFreeText } }

    private func typeProblem(of value: IntentValue, slot: Int?) -> ValueProblem {
        ValueProblem(.type, slot: slot, UserText("\(type.element.phrase) is expected, not \(value.phrase)"))
    }

    private func caseProblem(of value: IntentValue, slot: Int?, _ choices: DeclaredChoices) -> ValueProblem? {
        guard case .enumeration(let typeName) = type.element, case .enumeration(let name) = value,
            let enumeration = choices.enumeration, !choices.hasCase(name)
        else { return nil }
        let names = enumeration.cases.map(\.name)
        return ValueProblem(
            .enumCase, slot: slot, UserText("'\(name)' is not a case of '\(typeName)', which has \(names.shortList)"),
            suggestion: NearMatch.name(for: name, in: names))
    }

    private func optionProblem(of value: IntentValue, slot: Int?, _ choices: DeclaredChoices) -> ValueProblem? {
        guard case .listed(let listed) = options, !allowsFreeText, let text = value.writtenText,
            choices.options?.option(chosenBy: value) == nil
        else { return nil }
        let names = listed.map(\.writtenText)
        return ValueProblem(
            .option, slot: slot, UserText("'\(text)' is not an option of '\(name)', which has \(names.shortList)"),
            suggestion: NearMatch.name(for: text, in: names))
    }

    private func duplicates(in slots: [IntentValue?]) -> [ValueProblem] {
        var seen: Set<ExactText> = []
        return slots.enumerated().compactMap { index, slot in
            guard let identifier = slot?.optionIdentifier, !seen.insert(identifier).inserted else { return nil }
            let text = slot?.writtenText ?? identifier
            return ValueProblem(.uniqueness, slot: index, UserText("'\(text)' is chosen in more than one slot"))
        }
    }

    private func sizeProblem(of slots: [IntentValue?], family: SizeFamily?) -> ValueProblem? {
        guard let maximum = family.map({ size?.count(in: $0)?.maximum }) ?? size?.largest, slots.count > maximum else {
            return nil
        }
        let count = slots.count
        return ValueProblem(
            .size,
            family.map { UserText("\(count) values given, but the maximum in \($0.rawValue) is \(maximum)") }
                ?? UserText("\(count) values given, but the maximum is \(maximum)"))
    }
}

extension [String] {
    /// The first ten texts and the number of others.
    package var shortList: UserText {
        if isEmpty { return UserText("none") }
        let shown = prefix(10).joined(separator: ", ")
        return count > 10 ? UserText("\(shown) and \(count - 10) more") : UserText(verbatim: shown)
    }
}

/// A rule of the definition that a value breaks.
package struct ValueProblem: Hashable, Sendable, CustomStringConvertible {
    /// The rule that a value breaks.
    package enum Rule: Hashable, Sendable {
        case type
        /// Below the minimum, above the maximum, or between steps.
        case range
        /// Fewer or more characters than the parameter's `length`.
        case length
        /// A text that the parameter's `pattern` does not match.
        case pattern
        /// A line break in a text that is not `multiline`.
        case lineBreak
        /// A URL with none of the parameter's `schemes`.
        case scheme
        /// Not one of the parameter's `currencies`, or not the currency of its range.
        case currency
        /// Not one of the parameter's `contentTypes`.
        case contentType
        case enumCase
        /// Not one of the options that the definition lists.
        case option
        /// More slots than the family displays.
        case size
        /// The same value in two slots.
        case uniqueness
        /// There is nothing to choose from: `options: none`, or a system type.
        case nothingToChoose

        /// Whether a stored value that breaks the rule is not read.
        package var concernsStoredValues: Bool { self == .range || self == .length || self == .pattern }
    }

    package let rule: Rule
    /// The slot, counted from 0; `nil` if the problem concerns the value as a whole.
    package let slot: Int?
    /// What was found and what is allowed, as a phrase without a full stop.
    package let text: UserText
    /// The most similar allowed word, if there is a plausible one.
    package let suggestion: String?
    /// The field of a record that breaks the rule; `nil` if the problem concerns the value as a whole.
    package internal(set) var field: Field?

    /// The part of a record that breaks a rule.
    package struct Field: Hashable, Sendable {
        /// The declared name of the field.
        package let name: String
        /// What was found and what is allowed, without the name of the field.
        package let text: UserText

        package init(name: String, text: UserText) {
            (self.name, self.text) = (name, text)
        }
    }

    init(_ rule: Rule, slot: Int? = nil, _ text: UserText, suggestion: String? = nil) {
        self.rule = rule
        self.slot = slot
        self.text = text
        self.suggestion = suggestion
    }

    /// The text in English.
    package var message: String { text.description }

    package var description: String { message }
}

/// The cases and options that the definition declares for a parameter.
private struct DeclaredChoices {
    let schema: Schema
    let enumeration: EnumType?
    let options: ChoiceIndex?
    let held: Set<ExactText>
    private let cases: Set<ExactText>?

    /// - Parameters:
    ///   - count: The number of values to find.
    ///   - held: The cases that count as declared.
    init(_ parameter: Parameter, for count: Int, in schema: Schema, _ held: Set<ExactText>) {
        (self.schema, self.held) = (schema, held)
        if case .enumeration(let name) = parameter.type.element {
            enumeration = schema.enumeration(named: name)
        } else {
            enumeration = nil
        }
        cases = count > 4 ? enumeration.map { Set(texts: $0.cases.map(\.name)) } : nil
        if case .listed(let listed) = parameter.options {
            options = ChoiceIndex(listed, for: count)
        } else {
            options = nil
        }
    }

    func hasCase(_ name: String) -> Bool {
        held.contains(ExactText(name)) || (cases?.contains(name) ?? (enumeration?.enumCase(named: name) != nil))
    }
}
