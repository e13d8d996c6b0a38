internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the sections of an intent, and puts its parameters into them.
struct SectionResolver: ContextResolver {
    let context: ResolvingContext

    private struct Declared {
        var sections: [RowSection] = []
        var keys: [NodeID] = []
        /// The positions of the sections by their names.
        var places: [String: Int] = [:]
        /// False if not all sections could be read, so that an unknown name may be one.
        var isComplete = true
    }

    /// Returns the sections, and sets those of the parameters.
    func resolve(_ fields: Fields, of drafts: inout [ParameterDraft]) -> [RowSection] {
        let declared = sections(fields)
        let hasUses = drafts.indices.contains { drafts[$0].section != nil }
        guard hasUses || !declared.sections.isEmpty else { return [] }
        var isKnown = true
        for index in drafts.indices {
            guard let value = drafts[index].section else { continue }
            drafts[index].parameter.section = section(value, among: declared)
            isKnown = isKnown && drafts[index].parameter.section != nil
        }
        // The name that could not be read may have meant a section that is otherwise unused.
        if isKnown, reader.isMissing(.parameters, in: fields) || !drafts.isEmpty {
            reportUnused(declared, of: drafts)
        }
        reportMisplacedParents(declared, of: drafts)
        return declared.sections
    }

    // MARK: Declarations

    private func sections(_ fields: Fields) -> Declared {
        var declared = Declared()
        guard let value = fields[.sections] else {
            declared.isComplete = reader.isMissing(.sections, in: fields)
            return declared
        }
        guard reader.isSection(value, of: "sections") else {
            declared.isComplete = false
            return declared
        }
        for entry in tree.entries(of: value.node) {
            let section = section(entry)
            declared.places[section.name] = declared.places[section.name] ?? declared.sections.count
            declared.sections.append(section)
            declared.keys.append(entry.key)
        }
        if tree.hasMergeKey(value.node) { declared.isComplete = false }
        return declared
    }

    /// Reads a section such as `advanced: { folded: true }`, or `advanced: More` with only a title.
    private func section(_ entry: YAMLTree.Entry) -> RowSection {
        context.enterTexts("sections", entry.key)
        defer { context.leaveTexts() }
        let name = text(entry.key)
        let value = Value(entry.value, after: entry.key)
        var section = RowSection(name: name, title: LocalizedText(name, language: document.language))
        if tree.kind(value.node) == .scalar, !tree.isNull(value.node), !tree.isInvalid(value.node) {
            section.title = textResolver.localizedText(value, as: Word.title.text) ?? section.title
            return section
        }
        guard let fields = reader.fields(of: value, allowed: .rowSection, subject: "a section") else { return section }
        section.title = textResolver.title(fields[.title], name: name)
        section.description = textResolver.localizedText(fields[.description])
        section.isFolded = reader.boolean(fields[.folded]) ?? false
        return section
    }

    // MARK: Uses

    /// Returns the declared name; nil if it was reported.
    private func section(_ value: Value, among declared: Declared) -> String? {
        guard let name = reader.filledString(value, expected: "the name of a section") else { return nil }
        if declared.places[name] != nil { return name }
        if declared.isComplete {
            reportUnknown(
                name, .unknownSection, "a section of this intent", among: declared.sections.lazy.map(\.name),
                at: place(value.node),
                none: "none; declare it beside 'parameters', such as sections: { \(name): {} }")
        }
        return nil
    }

    private func reportUnused(_ declared: Declared, of drafts: [ParameterDraft]) {
        let used = Set(drafts.indices.compactMap { drafts[$0].parameter.section })
        for (section, key) in zip(declared.sections, declared.keys) where !used.contains(section.name) {
            report(
                .unusedSection, .warning, at: place(key),
                "no parameter is in the section \(quoted(section.name)), which is not shown; add 'section: \(section.name)' to a parameter"
            )
        }
    }

    /// Reports parameters whose rows are above those that their options, or the options of their fields, depend on.
    private func reportMisplacedParents(_ declared: Declared, of drafts: [ParameterDraft]) {
        guard !declared.sections.isEmpty, drafts.indices.contains(where: { !drafts[$0].parents.isEmpty }) else {
            return
        }
        var ranks: [String: Int] = [:]
        for index in drafts.indices {
            let section = drafts[index].parameter.section
            ranks[drafts[index].parameter.name] =
                section.flatMap { declared.places[$0] } ?? -1
        }
        for index in drafts.indices {
            var reported: Set<[String]> = []
            for parent in drafts[index].parents {
                guard let own = ranks[drafts[index].parameter.name], let other = ranks[parent.name], other > own,
                    reported.insert([parent.owner, parent.name]).inserted
                else { continue }
                report(
                    .dependsOnLater, at: parent.place,
                    "the section of \(quoted(parent.name)) is below the row of \(quoted(parent.owner)), whose options depend on it"
                )
            }
        }
    }
}
