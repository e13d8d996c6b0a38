extension Parameter {
    /// Every rule of the definition that a value breaks, in the order of its slots; empty for one that fits.
    ///
    /// Judges type, range and step, cases, literal options, slots and uniqueness. Whether a handler knows an option,
    /// and whether the row is there at all, is the engine's to ask.
    /// - Parameters:
    ///   - value: Of one slot or a list of slots for a list parameter.
    ///   - family: Whose slots are counted; nil counts the largest size, as a default for all families needs.
    package func problems(
        of value: IntentValue, in schema: Schema, family: SizeFamily? = nil
    ) -> [ValueProblem] {
        if case .none = options {
            return [ValueProblem(.nothingToChoose, "nothing can be chosen for '\(name)'")]
        }
        if case .system(let name) = type.element {
            return [
                ValueProblem(
                    .nothingToChoose, "'\(self.name)' is of Apple's own type System.\(name), and never set here")
            ]
        }
        guard type.isList else {
            if case .list = value { return [typeProblem(of: value, slot: nil)] }
            return problem(ofElement: value, slot: nil, in: schema).map { [$0] } ?? []
        }
        let slots = value.slots
        var problems: [ValueProblem] = []
        for (index, slot) in slots.enumerated() {
            if let slot, let problem = problem(ofElement: slot, slot: index, in: schema) { problems.append(problem) }
        }
        if hasUniqueValues { problems += repetitions(in: slots) }
        if let problem = sizeProblem(of: slots, family: family) { problems.append(problem) }
        return problems
    }

    /// The first rule that one value breaks: a later one says little where an earlier one is broken.
    private func problem(ofElement value: IntentValue, slot: Int?, in schema: Schema) -> ValueProblem? {
        guard type.element.admits(value) else { return typeProblem(of: value, slot: slot) }
        return settings.problem(of: value, type: type.element, slot: slot)
            ?? caseProblem(of: value, slot: slot, in: schema) ?? optionProblem(of: value, slot: slot)
    }

    private func typeProblem(of value: IntentValue, slot: Int?) -> ValueProblem {
        ValueProblem(.type, slot: slot, "\(value.phrase) is found where \(type.element.phrase) is expected")
    }

    private func caseProblem(of value: IntentValue, slot: Int?, in schema: Schema) -> ValueProblem? {
        guard case .enumeration(let typeName) = type.element, case .enumeration(let name) = value,
            let enumeration = schema.enumeration(named: typeName), enumeration.enumCase(named: name) == nil
        else { return nil }
        let names = enumeration.cases.map(\.name)
        return ValueProblem(
            .enumCase, slot: slot, "'\(name)' is not a case of '\(typeName)', which has \(names.shortList)",
            suggestion: NearMatch.best(for: name, in: names))
    }

    private func optionProblem(of value: IntentValue, slot: Int?) -> ValueProblem? {
        guard case .listed(let listed) = options, !allowsFreeText, let identifier = value.optionIdentifier,
            !listed.contains(where: { $0.isChosen(by: value) })
        else { return nil }
        let names = listed.map(\.identifier)
        return ValueProblem(
            .option, slot: slot, "'\(identifier)' is not an option of '\(name)', which has \(names.shortList)",
            suggestion: NearMatch.best(for: identifier, in: names))
    }

    private func repetitions(in slots: [IntentValue?]) -> [ValueProblem] {
        var seen: Set<String> = []
        return slots.enumerated().compactMap { index, slot in
            guard let identifier = slot?.optionIdentifier, !seen.insert(identifier).inserted else { return nil }
            return ValueProblem(.uniqueness, slot: index, "'\(identifier)' fills two slots, and may fill one")
        }
    }

    private func sizeProblem(of slots: [IntentValue?], family: SizeFamily?) -> ValueProblem? {
        guard let maximum = family.map({ size?.count(in: $0)?.maximum }) ?? size?.largest, slots.count > maximum else {
            return nil
        }
        let place = family.map { " in \($0.rawValue)" } ?? ""
        return ValueProblem(.size, "\(slots.count) values are too many\(place), where the most is \(maximum)")
    }
}

extension ListedOption {
    /// Whether a value is this option: an object or a text by identifier, every other one by value, so that 1 and
    /// 1.0 are one.
    package func isChosen(by value: IntentValue) -> Bool {
        scalar == value || identifier == value.optionIdentifier
    }
}

extension SlotSizes {
    /// The most slots that any family has; nil where there is no limit.
    package var largest: Int? {
        (families.values + (otherwise.map { [$0] } ?? [])).map(\.maximum).max()
    }
}

extension [String] {
    /// The first ones, and how many more there are.
    fileprivate var shortList: String {
        if isEmpty { return "none" }
        let shown = prefix(10).joined(separator: ", ")
        return count > 10 ? "\(shown) and \(count - 10) more" : shown
    }
}
