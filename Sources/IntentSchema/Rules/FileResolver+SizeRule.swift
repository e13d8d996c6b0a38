internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Sizes and the widgets that show them must name the same families.
extension FileResolver {
    mutating func checkSizes(of parameter: Parameter, _ value: Value, uses: [WidgetUse]) {
        guard !uses.isEmpty, document.tree.kind(value.node) == .mapping else { return }
        var shown: [WidgetFamily: Place] = [:]
        for use in uses {
            for (family, place) in use.families where parameter.families?.contains(family) ?? true {
                if shown[family] == nil { shown[family] = place }
            }
        }
        let written = Set(document.tree.entries(of: value.node).compactMap { familyOf($0) })
        // `otherwise` is for all the rest; and a word that is no family, which was reported, may be meant as any.
        let isOpen = document.tree.entries(of: value.node).contains { familyOf($0) == nil }
        let missing = WidgetFamily.allCases.filter { shown[$0] != nil && !written.contains($0) }
        if !isOpen, !missing.isEmpty {
            report(
                .sizeMissingFamily(
                    missing, of: parameter.name, at: place(value.key ?? value.node),
                    shown: missing.compactMap { shown[$0] }))
        }
        for entry in document.tree.entries(of: value.node) {
            guard let family = familyOf(entry), shown[family] == nil else { continue }
            report(.sizeForUnsupportedFamily(family, of: parameter, at: place(entry.key)))
        }
    }

    private func familyOf(_ entry: YAMLTree.Entry) -> WidgetFamily? {
        Word(document.tree.symbol(of: entry.key))?.family
    }
}

extension Diagnostic {
    fileprivate static func sizeMissingFamily(
        _ families: [WidgetFamily], of name: String, at place: Place, shown: [Place]
    ) -> Diagnostic {
        let list = families.map(\.rawValue).joined(separator: " and ")
        return Diagnostic(
            .sizeMissingFamily, at: place,
            "\(list) \(families.count == 1 ? "has" : "have") no size for \(quoted(name)), and no 'otherwise' gives one",
            notes: zip(families, shown).map { DiagnosticNote("a widget shows \($0.rawValue) here", at: $1) })
    }

    fileprivate static func sizeForUnsupportedFamily(
        _ family: WidgetFamily, of parameter: Parameter, at place: Place
    ) -> Diagnostic {
        let isHidden = parameter.families.map { !$0.contains(family) } ?? false
        let reason = isHidden ? "'families' leaves it out" : "no widget of this intent has it"
        return Diagnostic(
            .sizeForUnsupportedFamily, .warning, at: place,
            "\(family.rawValue) never shows \(quoted(parameter.name)): \(reason)")
    }
}
