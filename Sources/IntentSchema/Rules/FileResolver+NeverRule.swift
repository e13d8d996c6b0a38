internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Conditions that no value of the parent can meet.
extension FileResolver {
    mutating func neverProblem(_ value: IntentValue, of parent: ParameterDraft, at place: Place) -> Diagnostic? {
        if let problem = parent.parameter.settings.problem(of: value, type: parent.element) {
            return Diagnostic(.whenNever, at: place, "this can never be: \(problem.message)")
        }
        guard parent.options.isListed, parent.options.isComplete, !parent.parameter.allowsFreeText,
            let identifier = value.optionIdentifier, !parent.options.identifiers.contains(identifier)
        else { return nil }
        let near = nearest(to: identifier, in: parent.options.listed.lazy.map(\.identifier))
        return .notAnOption(identifier, of: parent.parameter.name, near: near, at: place)
    }

    func boundsProblem(_ atLeast: Double?, _ atMost: Double?, of parent: ParameterDraft, _ fields: Fields)
        -> Diagnostic?
    {
        if let atLeast, let atMost, atLeast > atMost, let node = fields[.atMost]?.node {
            return .never("at least \(atLeast.shortText) and at most \(atMost.shortText)", at: place(node))
        }
        let (least, most) = limits(of: parent)
        if let atLeast, let most, atLeast > most, let node = fields[.atLeast]?.node {
            return .never("more than \(most.shortText), the most there can be", at: place(node))
        }
        if let atMost, let least, atMost < least, let node = fields[.atMost]?.node {
            return .never("less than \(least.shortText), the least there can be", at: place(node))
        }
        return nil
    }

    private func limits(of parent: ParameterDraft) -> (least: Double?, most: Double?) {
        if parent.parameter.type.isList {
            let sizes = parent.parameter.size.map { Array($0.families.values) + ($0.otherwise.map { [$0] } ?? []) }
            return (0, sizes?.map(\.maximum).max().map(Double.init))
        }
        switch parent.parameter.settings.range {
        case .integers(let minimum, let maximum, _)?: return (minimum.map(Double.init), maximum.map(Double.init))
        case .decimals(let minimum, let maximum, _)?: return (minimum, maximum)
        case nil: return (nil, nil)
        }
    }
}

extension Diagnostic {
    static func never(_ what: String, at place: Place) -> Diagnostic {
        Diagnostic(.whenNever, at: place, "this can never be: it asks for \(what)")
    }

    static func alwaysSet(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .whenNever, at: place, "this can never be: \(quoted(name)) has a default, so that it always has a value")
    }

    fileprivate static func notAnOption(_ name: String, of parent: String, near: String?, at place: Place) -> Diagnostic
    {
        Diagnostic(
            .whenNever, at: place, "this can never be: \(quoted(name)) is not among the options of \(quoted(parent))",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}
