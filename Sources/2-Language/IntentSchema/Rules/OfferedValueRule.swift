internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Checks that defaults, and the values of presets and policies, are options that `where` selects by the other values of a new
/// instance. A row without a value, or whose value is not known, excludes no option: the user may still choose it.
struct OfferedValueRule: ContextResolver {
    let context: ResolvingContext
    let parameters: [Parameter]
    /// The families of the widgets that have the instances; empty if there are none.
    let families: [SizeFamily]

    /// An option that is written as a value.
    private struct Choice {
        let option: ListedOption
        let node: NodeID
        /// The parameter or field that has the value.
        let row: Parameter
        /// The known values of the fields of the same record, by name.
        let siblings: [String: IntentValue?]
    }

    /// An option that `where` excludes.
    private struct Excluded {
        let choice: Choice
        let filter: OptionFilter
        let value: IntentValue
        var families: [SizeFamily?]
    }

    /// Checks the defaults of parameters, or of the fields of a type.
    static func checkDefaults(of drafts: [ParameterDraft], in families: [SizeFamily], _ context: ResolvingContext) {
        let isNeeded = drafts.indices.contains { index in
            drafts[index].defaultValue != nil && drafts[index].parameter.selectsOptions(context.names)
        }
        guard isNeeded else { return }
        // Conditions of fields are not resolved yet.
        let known = drafts.filter { $0.isTyped && ($0.when == nil || !$0.parameter.when.isEmpty) }
        let written = known.compactMap { draft in draft.defaultValue.map { (draft.parameter.name, $0) } }
        OfferedValueRule(context: context, parameters: known.map(\.forRowRules), families: families)
            .check(Dictionary(written) { first, _ in first })
    }

    /// - Parameters:
    ///   - written: The values in the file, by parameter.
    ///   - values: What is set, by parameter. Other rows have their defaults.
    func check(_ written: [String: Value], setting values: [String: IntentValue] = [:]) {
        for (_, problem) in problems(of: written, setting: values) { report(problem) }
    }

    /// Returns a problem for each value that new instances do not offer, in the order of the parameters.
    func problems(
        of written: [String: Value], setting values: [String: IntentValue] = [:]
    ) -> [(node: NodeID, problem: Diagnostic)] {
        let rows = parameters.filter { written[$0.name] != nil && $0.selectsOptions(names) }
        if rows.isEmpty { return [] }
        var instances = NewInstance.all(of: parameters, setting: values, in: families)
        var found: [Excluded] = []
        for row in rows {
            for index in instances.indices {
                let choices = choices(of: row, written[row.name], in: &instances[index])
                for excluded in choices.compactMap({ excluded($0, in: &instances[index]) }) {
                    if let known = found.firstIndex(where: { $0.choice.node == excluded.choice.node }) {
                        found[known].families += excluded.families
                    } else {
                        found.append(excluded)
                    }
                }
            }
        }
        return found.map { excluded in
            let isEverywhere = excluded.families.count == instances.count
            return (excluded.choice.node, problem(with: excluded, in: isEverywhere ? [] : excluded.families))
        }
    }

    // MARK: Choices

    private func choices(of row: Parameter, _ written: Value?, in instance: inout NewInstance) -> [Choice] {
        guard let value = instance.statedValue(of: row.name),
            let node = written.flatMap({ self.node($0, of: row, in: instance.family) })
        else { return [] }
        return choices(value, at: node, of: row, siblings: [:])
    }

    /// Returns the node of a default in a family, or that of any other value.
    private func node(_ written: Value, of row: Parameter, in family: SizeFamily?) -> NodeID? {
        guard case .byFamily = row.defaultRule, tree.kind(written.node) == .mapping else { return written.node }
        let entries = Array(tree.entries(of: written.node))
        let own = family.flatMap { family in entries.first { Word(tree.symbol(of: $0.key))?.family == family } }
        return (own ?? entries.first { Word(tree.symbol(of: $0.key)) == .otherwise })?.value
    }

    private func choices(
        _ value: IntentValue, at node: NodeID, of row: Parameter, siblings: [String: IntentValue?]
    ) -> [Choice] {
        let nodes = tree.kind(node) == .sequence ? Array(tree.elements(of: node)) : [node]
        return zip(value.slots, nodes).flatMap { slot, node -> [Choice] in
            guard let slot else { return [] }
            if case .record(let record) = slot { return choices(in: record, at: node, of: row) }
            guard case .listed(let options) = row.options, !row.filters.isEmpty,
                let option = options.first(where: { $0.isChosen(by: slot) })
            else { return [] }
            return [Choice(option: option, node: node, row: row, siblings: siblings)]
        }
    }

    private func choices(in record: RecordValue, at node: NodeID, of row: Parameter) -> [Choice] {
        guard let scope = row.type.element.recordType.flatMap(names.object), tree.kind(node) == .mapping else {
            return []
        }
        let shown = scope.fields.map { field in
            (field.name, scope.conditionalFields.contains(field.name) ? nil : record.values[field.name])
        }
        let siblings = Dictionary(scope.isUnion ? [] : shown) { first, _ in first }
        return tree.entries(of: node).flatMap { entry -> [Choice] in
            let name = text(entry.key)
            guard let field = scope.fields.first(where: { $0.name == name }), let value = record.values[name],
                !scope.conditionalFields.contains(name)
            else { return [] }
            return choices(value, at: entry.value, of: field, siblings: siblings)
        }
    }

    // MARK: Filters

    private func excluded(_ choice: Choice, in instance: inout NewInstance) -> Excluded? {
        for filter in choice.row.filters.all {
            let sibling = choice.siblings[filter.row]
            let known = sibling == nil ? instance.knownValue(of: filter.row) : sibling.flatMap(\.self)
            guard let known, known.slots.contains(where: { $0 != nil }), !filter.offers(choice.option, for: known)
            else { continue }
            return Excluded(choice: choice, filter: filter, value: known, families: [instance.family])
        }
        return nil
    }

    private func problem(with excluded: Excluded, in families: [SizeFamily?]) -> Diagnostic {
        var offered: [String] = []
        if case .listed(let options) = excluded.choice.row.options {
            offered = options.filter { excluded.filter.offers($0, for: excluded.value) }.map(\.writtenText)
        }
        let place = families.isEmpty ? "" : ", in \(families.compactMap { $0?.rawValue }.joined(separator: " and "))"
        let options = offered.isEmpty ? "there are none" : "the options are \(shortList(offered))"
        return Diagnostic(
            .defaultNotAnOption, at: self.place(excluded.choice.node),
            "\(quoted(excluded.choice.option.writtenText)) is not an available option where "
                + "\(quoted(excluded.filter.row)) \(excluded.value.rulePhrase)\(place); \(options)")
    }
}

extension Parameter {
    /// Whether `where` selects its options, or those of its fields.
    fileprivate func selectsOptions(_ names: NameTable) -> Bool {
        if !filters.isEmpty { return true }
        return type.element.recordType.flatMap(names.object)?.fields.contains { !$0.filters.isEmpty } ?? false
    }
}

extension OptionFilter {
    /// Whether an option has the value of the row.
    fileprivate func offers(_ option: ListedOption, for value: IntentValue) -> Bool {
        OptionFilters([self]).offers(option.properties) { _ in value }
    }
}
