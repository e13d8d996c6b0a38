internal import IntentDiagnostics
internal import IntentModel

/// A literal default must be a value that a user could choose.
extension FileResolver {
    mutating func choiceProblem(_ value: IntentValue, of draft: ParameterDraft, at place: Place) -> Diagnostic? {
        if let problem = draft.parameter.settings.problem(of: value, type: draft.element) {
            let code: DiagnosticCode = problem.rule == .range ? .defaultOutOfRange : .defaultNotAnOption
            return Diagnostic(
                code, at: place, problem.message, fixes: DiagnosticFix.didYouMean(problem.suggestion, at: place))
        }
        switch draft.options.source {
        case .none: return .nothingToChoose(draft.parameter.name, at: place)
        case .listed(let options):
            guard draft.options.isComplete, !draft.parameter.allowsFreeText, let identifier = value.optionIdentifier,
                !draft.options.identifiers.contains(identifier)
            else { return nil }
            let known = options.lazy.map(\.identifier)
            return .defaultNotAnOption(
                identifier, options: known, near: nearest(to: identifier, in: known), at: place)
        case .free, .dynamic, .file, .command, .address: return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func nothingToChoose(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .defaultNotAnOption, at: place, "\(quoted(name)) has 'options: none', so that nothing can be its default")
    }

    fileprivate static func defaultNotAnOption(
        _ name: String, options: some Collection<String>, near: String?, at place: Place
    ) -> Diagnostic {
        let shown = options.prefix(12).joined(separator: ", ") + (options.count > 12 ? ", …" : "")
        return Diagnostic(
            .defaultNotAnOption, at: place,
            "\(quoted(name)) is not among the options" + (near == nil ? ": \(shown)" : ""),
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}
