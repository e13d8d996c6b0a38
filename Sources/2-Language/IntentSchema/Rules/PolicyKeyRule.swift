internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Reports `ifParentChanges` of parameters that depend on no row, and `ifVanished` of those without options.
struct PolicyKeyRule: ContextResolver {
    let context: ResolvingContext

    func check(_ drafts: [ParameterDraft]) {
        for index in drafts.indices
        where drafts[index].parentPolicyKey != nil || drafts[index].vanishedPolicyKey != nil {
            guard drafts[index].isTyped, drafts[index].options.isComplete else { continue }
            let parameter = drafts[index].parameter
            if parameter.parentPolicy != .reset, !mayHaveParents(drafts[index]) {
                reader.reportUselessKey(
                    drafts[index].parentPolicyKey,
                    "has no effect, because the options of \(quoted(parameter.name)) depend on no row")
            }
            if parameter.vanishedPolicy != .keepAndFlag, !mayHaveOptions(parameter) {
                reader.reportUselessKey(
                    drafts[index].vanishedPolicyKey,
                    "has no effect, because \(quoted(parameter.name)) has no options that could vanish")
            }
        }
    }

    /// Whether options, or those of fields, depend on rows. Names that were reported may have meant one.
    private func mayHaveParents(_ draft: ParameterDraft) -> Bool {
        if !draft.dependsOn.isEmpty || !draft.filters.isEmpty || !draft.parameter.dependsOn.isEmpty { return true }
        guard let scope = draft.element.recordType.flatMap(names.object) else { return false }
        return !scope.parentRows.isEmpty
    }

    /// A stored case may have been removed, and a record may have fields with options.
    private func mayHaveOptions(_ parameter: Parameter) -> Bool {
        guard case .free = parameter.options else { return true }
        return switch parameter.type.element {
        case .enumeration, .record, .union, .system: true
        default: false
        }
    }
}
