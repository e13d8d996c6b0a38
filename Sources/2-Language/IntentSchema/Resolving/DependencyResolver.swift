internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves what the options of a parameter depend on: `dependsOn`, `where` and the rows in an address, which all name
/// earlier parameters of the same intent.
struct DependencyResolver: ContextResolver {
    let context: ResolvingContext
    /// The indices of the parameters, or of the fields of a record, by name; empty for members of a union.
    let indices: [String: Int]
    /// Whether these are the fields of a type, which name other fields, or else the rows of each intent with a parameter of the type;
    /// see ``FieldParentRule``.
    var areFields = false

    func resolve(_ index: Int, in drafts: inout [ParameterDraft]) {
        var filters: [OptionFilter] = []
        var parents: [ParentRow] = []
        var filtered: Set<String> = []
        let owner = drafts[index].parameter.name
        for value in drafts[index].filters {
            for (filter, node) in self.filters(value, of: index, in: drafts)
            where filtered.insert(filter.property).inserted {
                filters.append(filter)
                parents.append(ParentRow(name: filter.row, owner: owner, place: place(node)))
            }
        }
        drafts[index].parameter.filters = OptionFilters(filters)
        parents += addressParents(of: index, in: drafts)
        var listed: [String] = []
        for (name, node) in drafts[index].dependsOn {
            guard isRow(name) || earlier(name, at: node, than: index, in: drafts, as: .dependsOn) != nil else {
                continue
            }
            listed.append(name)
            parents.append(ParentRow(name: name, owner: owner, place: place(node)))
        }
        drafts[index].parameter.dependsOn = listed
        drafts[index].parents = parents
        reportUseless(drafts[index])
        reportPlaceholders(in: drafts[index])
    }

    /// Whether a name in a field is that of a row, because no field has it.
    private func isRow(_ name: String) -> Bool { areFields && indices[name] == nil }

    /// Returns the index of a sibling; reports a name that no sibling has.
    func index(of name: String, at node: NodeID, in drafts: [ParameterDraft]) -> Int? {
        if let index = indices[name] { return index }
        reportUnknownParameter(name, known: drafts.lazy.map(\.parameter.name), at: place(node))
        return nil
    }

    /// Returns the index of a sibling that is declared before another one; reports any other name.
    private func earlier(
        _ name: String, at node: NodeID, than index: Int, in drafts: [ParameterDraft], as word: Word
    ) -> Int? {
        guard let parent = self.index(of: name, at: node, in: drafts) else { return nil }
        if parent < index { return parent }
        report(
            parent == index
                ? .dependsOnItself(name, at: place(node))
                : .dependsOnLater(name, as: word, at: place(node), declared: place(drafts[parent].key)))
        return nil
    }

    // MARK: Useless dependencies

    /// Reports `dependsOn` of options that are the same for every value.
    private func reportUseless(_ draft: ParameterDraft) {
        guard draft.isTyped, draft.options.isComplete, !draft.canDepend else { return }
        let implied = Set(draft.parameter.impliedParents)
        guard let useless = draft.dependsOn.first(where: { !implied.contains($0.name) }) else { return }
        let advice =
            draft.reasonAgainstFilters == nil
            ? "; to select them by the value of \(quoted(useless.name)), write 'where'" : ""
        report(
            .dependsOnNothing, at: place(useless.node),
            "\(draft.optionsPhrase), so that nothing depends on \(quoted(useless.name))\(advice)")
    }

    // MARK: Filters

    /// Returns the rules of `where`, each with the node that names its row.
    private func filters(
        _ value: Value, of index: Int, in drafts: [ParameterDraft]
    ) -> [(filter: OptionFilter, row: NodeID)] {
        let draft = drafts[index]
        guard draft.isTyped else { return [] }
        guard tree.kind(value.node) == .mapping else {
            reader.reportWrongType(value, expected: Self.form)
            return []
        }
        if reader.isEmptyMapping(value.node) { reader.reportEmpty(value, "omit 'where' to offer all options") }
        if let reason = draft.reasonAgainstFilters {
            reader.reportUselessKey(value.key, reason)
            return []
        }
        guard case .object(let type) = draft.element, let scope = context.names.object(type) else { return [] }
        return tree.entries(of: value.node).compactMap { entry in
            filter(entry, of: index, in: drafts, type: type, scope)
        }
    }

    private static let form = "a map of properties of the options, each with a row: { city: { row: city } }"

    private func filter(
        _ entry: YAMLTree.Entry, of index: Int, in drafts: [ParameterDraft], type: String, _ scope: ObjectScope
    ) -> (filter: OptionFilter, row: NodeID)? {
        let name = text(entry.key)
        guard let property = scope.properties[name] else {
            reportUnknown(
                name, .unknownKey, "a property of '\(type)'", among: scope.properties.keys.sorted(),
                at: place(entry.key))
            return nil
        }
        guard !tree.isInvalid(entry.value), let (row, node) = row(Value(entry.value, after: entry.key)) else {
            return nil
        }
        if isRow(row) { return (OptionFilter(property: name, row: row), node) }
        guard let parent = earlier(row, at: node, than: index, in: drafts, as: .where) else { return nil }
        if drafts[parent].parameter.isSecret {
            report(.dependsOnSecret(row, at: place(node)))
            return nil
        }
        if let property, drafts[parent].isTyped, !property.type.element.canEqual(drafts[parent].element) {
            report(.neverEqual(name, property.type.element, row, drafts[parent].element, at: place(node)))
            return nil
        }
        return (OptionFilter(property: name, row: row), node)
    }

    /// Returns the name in `{ row: city }`, with its node.
    private func row(_ value: Value) -> (name: String, node: NodeID)? {
        if tree.kind(value.node) == .scalar {
            let name = text(value.node)
            let fix = indices[name] == nil ? nil : "{ row: \(name) }"
            reader.reportWrongType(value, expected: "a row, such as { row: city }", near: fix)
            return nil
        }
        guard let fields = reader.fields(of: value, allowed: .rowReference, subject: "a row") else { return nil }
        guard let row = fields[.row] else {
            if reader.isMissing(.row, in: fields) {
                report(.missingKey("row", of: "this value", at: place(value.node)))
            }
            return nil
        }
        return reader.filledString(row, expected: "the name of a parameter").map { ($0, row.node) }
    }

    // MARK: Addresses

    /// Returns the rows in an address that are declared earlier, and reports others. That of a type is reported at the parameter.
    private func addressParents(of index: Int, in drafts: [ParameterDraft]) -> [ParentRow] {
        guard case .address(let address) = drafts[index].parameter.options, !address.rows.isEmpty else { return [] }
        let node = drafts[index].sourceNode
        var parents: [ParentRow] = []
        for row in address.rows {
            var place = place(drafts[index].key)
            if let node {
                let text = "${\(row)}"
                place = PieceFinder(whole: self.place(node), in: context).place(ofOne: text)
            }
            guard let parent = indices[row] else {
                if areFields { continue }
                let known = drafts.map(\.parameter.name)
                report(.unknownRow(row, of: known, near: context.nearest(to: row, in: known), at: place, node != nil))
                continue
            }
            if drafts[parent].parameter.isSecret { report(.dependsOnSecret(row, at: place)) }
            if parent == index { report(.dependsOnItself(row, at: place)) }
            if parent > index {
                report(.dependsOnLater(row, as: .url, at: place, declared: self.place(drafts[parent].key)))
            }
            if parent < index {
                parents.append(ParentRow(name: row, owner: drafts[index].parameter.name, place: place))
            }
        }
        return parents
    }

    // MARK: Files and commands

    /// Warns about placeholders of rows in a file or a command, which are plain texts.
    private func reportPlaceholders(in draft: ParameterDraft) {
        guard draft.parameter.options.hasPlainPlaceholders, let node = draft.sourceNode else { return }
        var use = "the path of a file; to select its options by a row, write 'where'"
        if case .command = draft.parameter.options {
            use = "a command, which receives the rows in 'dependsOn' as INTENT_PARENTS"
        }
        PlainPlaceholderRule(context: context, rows: Set(indices.keys)).check(node) { text, place in
            Diagnostic(.unknownPlaceholder, .warning, at: place, "\(quoted(text)) is a plain text in \(use)")
        }
    }
}

/// A row that options depend on, with its place in the file.
struct ParentRow {
    let name: String
    /// The parameter with the options, or the path of a field.
    let owner: String
    let place: Place
}

/// Checks that an intent has the rows on which the options of its records' fields depend, above the records.
struct FieldParentRule: ContextResolver {
    let context: ResolvingContext

    func check(_ drafts: inout [ParameterDraft]) {
        for index in drafts.indices where drafts[index].element.isRecord {
            let scope = drafts[index].element.recordType.flatMap(context.names.object)
            for (field, row) in scope?.parentRows ?? [] {
                check(row, of: field, at: index, in: &drafts)
            }
        }
    }

    private func check(_ row: String, of field: Parameter, at index: Int, in drafts: inout [ParameterDraft]) {
        let (owner, place) = (drafts[index].parameter, place(drafts[index].key))
        let path = FieldPath(owner.name, slot: nil, field: field.name).description
        guard let parent = drafts.firstIndex(where: { $0.parameter.name == row }) else {
            let known = drafts.map(\.parameter.name).filter { $0 != owner.name }
            return report(
                .unknownParameter, at: place,
                "the options of \(quoted(path)) depend on \(quoted(row)), which is not a parameter of this intent; the others are "
                    + (known.isEmpty ? "none" : shortList(known)))
        }
        if parent >= index {
            return report(
                .dependsOnLater, at: place,
                "the options of \(quoted(path)) depend on \(quoted(row)), which is not declared before \(quoted(owner.name))"
            )
        }
        if drafts[parent].parameter.isSecret { return report(.dependsOnSecret(row, at: place)) }
        drafts[index].parents.append(ParentRow(name: row, owner: path, place: place))
        guard case .object(let type) = field.type.element, drafts[parent].isTyped else { return }
        for filter in field.filters.all where filter.row == row {
            guard let property = context.names.object(type)?.properties[filter.property] ?? nil,
                !property.type.element.canEqual(drafts[parent].element)
            else { continue }
            report(.neverEqual(filter.property, property.type.element, row, drafts[parent].element, at: place))
        }
    }
}

extension ParameterDraft {
    /// Whether the options, or the default, may be others for other values of rows that `dependsOn` lists.
    fileprivate var canDepend: Bool {
        if needsHandler { return true }
        return switch parameter.options {
        case .dynamic, .command: true
        case .free, .none, .listed, .file, .address: false
        }
    }

    /// What the options are, for messages.
    fileprivate var optionsPhrase: String {
        switch parameter.options {
        case .free: "\(quoted(parameter.name)) has no options"
        case .none: "\(quoted(parameter.name)) has no options to choose from"
        case .listed: "the options of \(quoted(parameter.name)) are listed"
        case .file: "the options of \(quoted(parameter.name)) come from a file"
        case .address: "the address of the options of \(quoted(parameter.name)) contains no row"
        case .dynamic, .command: "the options of \(quoted(parameter.name)) can depend on rows"
        }
    }

    /// Why `where` has no effect; nil if it has one.
    fileprivate var reasonAgainstFilters: String? {
        switch parameter.options {
        case .free: return "requires options that are listed or come from 'optionsFrom'"
        case .none: return "has no effect without options to choose from"
        case .dynamic: return "has no effect on options from a handler, which receives the rows in 'dependsOn'"
        case .listed, .file, .command, .address: break
        }
        if case .object = element { return nil }
        return "requires options of a type with properties, which are compared with rows"
    }
}

extension ElementType {
    /// Whether a property of this type can have the value of a row of another one. An object or a case is also named by a
    /// text.
    fileprivate func canEqual(_ other: ElementType) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (.integer, .decimal), (.decimal, .integer): return true
        case (.string, .object), (.string, .anyObject), (.string, .enumeration), (.string, .url): return true
        case (.object, .string), (.anyObject, .string), (.enumeration, .string), (.url, .string): return true
        case (.object, .anyObject), (.anyObject, .object): return true
        default: return false
        }
    }
}

extension Diagnostic {
    fileprivate static func dependsOnItself(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.dependsOnLater, at: place, "\(quoted(name)) cannot depend on itself")
    }

    fileprivate static func dependsOnLater(
        _ name: String, as word: Word, at place: Place, declared: Place
    ) -> Diagnostic {
        Diagnostic(
            .dependsOnLater, at: place,
            "\(quoted(name)) is declared later; '\(word.text)' can only name earlier parameters",
            notes: [DiagnosticNote("\(quoted(name)) is declared here", at: declared)])
    }

    fileprivate static func neverEqual(
        _ property: String, _ type: ElementType, _ row: String, _ other: ElementType, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place,
            "no option can match: the property \(quoted(property)) is \(type.phrase), and the row \(quoted(row)) is \(other.phrase)"
        )
    }

    fileprivate static func unknownRow(
        _ name: String, of known: [String], near: String?, at place: Place, _ isWhole: Bool
    ) -> Diagnostic {
        let list = near == nil ? "; the parameters are \(shortList(known))" : ""
        return Diagnostic(
            .unknownPlaceholder, at: place,
            "'${\(name)}' in the address of options is not a parameter of this intent\(list)",
            near: isWhole ? near.map { "${\($0)}" } : nil)
    }
}
