internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Sizes and the widgets that show them must name the same families.
extension FileResolver {
    mutating func checkSizes(of parameter: Parameter, _ value: Value, uses: [WidgetUse]) {
        guard !uses.isEmpty, document.tree.kind(value.node) == .mapping,
            !agrees(document.tree.entries(of: value.node), with: uses, parameter.families)
        else { return }
        var shown: [SizeFamily: Place] = [:]
        for use in uses {
            for (family, place) in use.families where parameter.families?.contains(family) ?? true {
                if shown[family] == nil { shown[family] = place }
            }
        }
        let written = Set(document.tree.entries(of: value.node).compactMap { familyOf($0) })
        // `otherwise` is for all the rest; and a word that is no family, which was reported, may be meant as any.
        let isOpen = document.tree.entries(of: value.node).contains { familyOf($0) == nil }
        let missing = SizeFamily.allCases.filter { shown[$0] != nil && !written.contains($0) }
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

    /// Whether the families that have a size are just those that the widgets show, as nearly always.
    private func agrees(
        _ entries: YAMLTree.Entries, with uses: [WidgetUse], _ rowFamilies: [SizeFamily]?
    ) -> Bool {
        var written: KeySet = []
        for entry in entries {
            guard let word = Word(document.tree.symbol(of: entry.key)), KeySet.families.contains(word) else {
                return false
            }
            written.insert(word)
        }
        var shown: KeySet = []
        for use in uses {
            for (family, _) in use.families where rowFamilies?.contains(family) ?? true { shown.insert(Word(family)) }
        }
        return written == shown
    }

    private func familyOf(_ entry: YAMLTree.Entry) -> SizeFamily? {
        Word(document.tree.symbol(of: entry.key))?.family
    }
}

extension Diagnostic {
    fileprivate static func sizeMissingFamily(
        _ families: [SizeFamily], of name: String, at place: Place, shown: [Place]
    ) -> Diagnostic {
        let list = families.map(\.rawValue).joined(separator: " and ")
        return Diagnostic(
            .sizeMissingFamily, at: place,
            "\(list) \(families.count == 1 ? "has" : "have") no size for \(quoted(name)), and no 'otherwise' gives one",
            notes: zip(families, shown).map { DiagnosticNote("a widget shows \($0.rawValue) here", at: $1) })
    }

    fileprivate static func sizeForUnsupportedFamily(
        _ family: SizeFamily, of parameter: Parameter, at place: Place
    ) -> Diagnostic {
        let isHidden = parameter.families.map { !$0.contains(family) } ?? false
        let reason = isHidden ? "'families' leaves it out" : "no widget of this intent has it"
        return Diagnostic(
            .sizeForUnsupportedFamily, .warning, at: place,
            "\(family.rawValue) never shows \(quoted(parameter.name)): \(reason)")
    }
}
