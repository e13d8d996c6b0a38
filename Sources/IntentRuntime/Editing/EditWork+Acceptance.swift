extension EditWork {
    func accepted() -> EditJudgement {
        var update = InstanceUpdate(cause: .edited, isEdit: true)
        update.values = instance.values.differences(to: candidate.values)
        update.defaults = instance.defaults.differences(to: candidate.defaults)
        let isChange = !update.values.isEmpty || !update.defaults.isEmpty
        let outcome = EditOutcome(
            revision: instance.revision + (isChange ? 1 : 0), changed: names { hasChanged($0, isReset: false) },
            reset: names { hasChanged($0, isReset: true) }, warnings: operations.warnings + warnings())
        return .accepted(isChange ? update : nil, outcome)
    }

    private func names(where isMeant: (Parameter) -> Bool) -> [String] {
        intent.parameters.filter(isMeant).map(\.name)
    }

    /// Whether a parameter's stored value, or what its reset forgets, is another than before.
    private func hasChanged(_ parameter: Parameter, isReset: Bool) -> Bool {
        guard isReset ? resetChildNames.contains(parameter.name) : operations.wishes[parameter.name] != nil else {
            return false
        }
        let reader = ValueReader(scope.declarations, intent: intent)
        let names = reader.names(of: parameter)
        let keys = names + parameter.providedDefaults(in: scope.widget.families).map(\.key)
        return names.contains { instance.values[$0] != candidate.values[$0] }
            || keys.contains { instance.defaults[$0] != candidate.defaults[$0] }
    }

    private func warnings() -> [String] {
        var after = after
        return after.parameters().flatMap { resolved -> [String] in
            guard let parameter = intent.parameter(named: resolved.name),
                case .value = operations.wishes[resolved.name]
            else { return [] }
            return [deprecation(parameter), hiding(resolved), scarcity(parameter, resolved)].compactMap(\.self)
        }
    }

    private func deprecation(_ parameter: Parameter) -> String? {
        parameter.deprecated.map { "'\(parameter.name)' is deprecated: \($0)" }
    }

    private func hiding(_ resolved: ResolvedParameter) -> String? {
        resolved.marks.contains(.hidden) ? "'\(resolved.name)' is hidden now; its value waits for the row" : nil
    }

    /// A fixed number of slots asks for nothing: each may be empty.
    private func scarcity(_ parameter: Parameter, _ resolved: ResolvedParameter) -> String? {
        guard parameter.type.isList, let family = scope.family, let size = parameter.size?.count(in: family),
            size.minimum < size.maximum, !resolved.marks.contains(.hidden)
        else { return nil }
        let count = (resolved.effective?.slots ?? []).count { $0 != nil }
        guard count < size.minimum else { return nil }
        return "'\(parameter.name)' has \(count) of at least \(size.minimum) values"
    }
}
