extension EditWork {
    /// Checks chosen options, parents before children, so that a child is judged by its new parent.
    mutating func resolveOptions(by lookups: LookupTable) {
        for parameter in intent.parameters where !unsettled.contains(parameter.name) {
            switch operations.wishes[parameter.name] {
            case .value(let value?): settle(value, of: parameter, by: lookups, isNamed: true)
            case .value(nil), .reset: break
            case nil: settleKeptChild(parameter, by: lookups)
            }
            let hasUnsettledParent = parameter.dependsOn.contains { unsettled.contains($0) }
            if hasUnsettledParent { unsettled.insert(parameter.name) }
        }
    }

    /// A child that stays with a new parent may be unknown to it, which is marked and never refused.
    private mutating func settleKeptChild(_ child: Parameter, by lookups: LookupTable) {
        guard child.parentPolicy == .keep, child.hasProvidedOptions,
            let value = before.offer(of: child.name)?.stored?.value, hasChangedParent(child, after)
        else { return }
        let shown = SlotRow(value.slots, showing: child.slotCount(in: scope.family)).shown
        settle(child.type.isList ? .list(shown) : value, of: child, by: lookups, isNamed: false)
    }

    private mutating func settle(
        _ value: IntentValue, of parameter: Parameter, by lookups: LookupTable, isNamed: Bool
    ) {
        guard !parameter.dependsOn.contains(where: { unsettled.contains($0) }) else { return }
        guard let findings = findings(for: value, of: parameter, by: lookups, isNamed: isNamed) else { return }
        // A new parent judges anew what was chosen with the old one.
        let previous = isNamed && hasChangedParent(parameter, after) ? nil : before.offer(of: parameter.name)
        var settled = SettledOptions(parameter, findings, previous: previous)
        settled.allowsUnchecked = request.allowsUnchecked
        settled.refusesNew = isNamed
        settled.settle(value)
        problems += settled.problems
        if settled.problems.isEmpty {
            write(settled.value, of: parameter, marks: settled.marks)
        } else {
            unsettled.insert(parameter.name)
        }
    }

    /// Nil where there is nothing to look up, or not yet.
    private mutating func findings(
        for value: IntentValue, of parameter: Parameter, by lookups: LookupTable, isNamed: Bool
    ) -> ((String) -> LookupTable.Finding)? {
        let identifiers = value.slots.compactMap { $0?.optionIdentifier }
        if identifiers.isEmpty || parameter.allowsFreeText { return nil }
        switch parameter.options {
        case .free: return nil
        case .none:
            // What other actions filled in may stay.
            let held = before.offer(of: parameter.name)?.held ?? []
            return identifiers.allSatisfy(held.contains) ? nil : { _ in .unknown }
        case .listed:
            let options = parameter.literalOptions(in: scope.schema, locale: locale)?.items.map(\.value) ?? []
            return { identifier in
                options.first { $0.optionIdentifier == identifier }.map(LookupTable.Finding.found) ?? .unknown
            }
        case .dynamic, .file, .command, .address: break
        }
        var after = after
        let values = IntentValues(resolved: after.parameters())
        if let parent = parameter.dependsOn.first(where: { values[$0].choice.isEmpty }) {
            if isNamed { needsParent(parameter, parent) }
            return nil
        }
        let subject = LookupSubject(parameter, values: values)
        let open = identifiers.filter { lookups.finding(of: $0, for: subject) == nil }
        guard open.isEmpty else {
            questions.append(LookupQuestion(subject: subject, identifiers: open.withoutRepeats, values: values))
            unsettled.insert(parameter.name)
            return nil
        }
        return { lookups.finding(of: $0, for: subject) ?? .unknown }
    }

    private mutating func needsParent(_ parameter: Parameter, _ parent: String) {
        unsettled.insert(parameter.name)
        problems.append(
            EngineError.Problem(
                .wrongValue, parameter: parameter.name,
                "'\(parameter.name)' depends on '\(parent)', which has no value: set that first"))
    }
}

extension [String] {
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension IntentValues {
    /// The effective values, as a configuration reads them.
    init(resolved parameters: [ResolvedParameter]) {
        self.init()
        for parameter in parameters { self[parameter.name] = parameter.effective }
    }
}
