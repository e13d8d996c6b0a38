internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Warns about parameters that are shown only in families that no widget of the intent has. The widget may be added later.
struct ShownFamilyRule: ContextResolver {
    let context: ResolvingContext

    /// - Parameter shown: The families of the widgets that show the intent; empty if there are none.
    func check(_ drafts: [ParameterDraft], in shown: [SizeFamily]) {
        if shown.isEmpty { return }
        for index in drafts.indices {
            guard let key = drafts[index].familiesKey, let families = drafts[index].parameter.families,
                !families.isEmpty, !families.contains(where: shown.contains)
            else { continue }
            report(
                .whenNever, .warning, at: place(key),
                "\(quoted(drafts[index].parameter.name)) is never shown: no widget that shows this intent supports "
                    + families.map(\.rawValue).joined(separator: " or "))
        }
    }
}
