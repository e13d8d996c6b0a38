internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What a default names in other rows, with its places.
struct NamedRow {
    enum Form {
        /// `{ row: entity, property: title }`
        case rule(RowDefault, row: NodeID, property: NodeID?)
        /// A literal that contains `${`.
        case text(String)
    }

    let form: Form
    let node: NodeID
}

/// Checks the defaults that follow other rows of the intent, or other fields of the record: `{ row: entity, property: title }`. Their
/// cycles are checked by ``DefaultCycleRule`` once conditions are known.
struct RowDefaultResolver: ContextResolver {
    let context: ResolvingContext
    let drafts: [ParameterDraft]
    /// The indices of the drafts by name.
    let indices: [String: Int]
    /// Whether these are the fields of a type.
    var areFields = false

    func check() {
        for draft in drafts {
            for named in draft.namedRows {
                switch named.form {
                case .rule(let rule, let row, let property): check(rule, row, property, at: named.node, of: draft)
                case .text(let text): checkText(text, at: named.node, of: draft)
                }
            }
        }
    }

    private func check(
        _ rule: RowDefault, _ row: NodeID, _ property: NodeID?, at node: NodeID, of draft: ParameterDraft
    ) {
        guard let index = index(of: rule.row, at: row), drafts[index].isTyped else { return }
        let source = drafts[index]
        if source.parameter.isSecret {
            if !draft.parameter.isSecret {
                report(
                    .invalidSecret, at: place(row),
                    "a default cannot come from the secret \(quoted(rule.row)), whose value it would show")
            }
            return
        }
        guard let name = rule.property, let property else {
            if draft.parameter.type != source.parameter.type { reportType(draft, source, at: node) }
            return
        }
        switch propertyType(name, of: source, for: draft.parameter.type, at: property) {
        case .unknown: break
        case .known(let type):
            guard type != draft.parameter.type else { return }
            report(
                .defaultRow, at: place(property),
                "\(quoted(draft.parameter.name)) is \(phrase(draft.parameter.type)), and \(rule.phrase) is "
                    + phrase(type))
        }
    }

    /// Returns the index of the row or field that a default names; reports a name that none has.
    private func index(of name: String, at node: NodeID) -> Int? {
        guard areFields else {
            return DependencyResolver(context: context, indices: indices).index(of: name, at: node, in: drafts)
        }
        if let index = indices[name] { return index }
        reportUnknown(
            name, .unknownParameter,
            "a field of this record, and the default of a field can only follow another field",
            among: drafts.lazy.map(\.parameter.name), at: place(node), list: "; the fields are ")
        return nil
    }

    private func reportType(_ draft: ParameterDraft, _ source: ParameterDraft, at node: NodeID) {
        let name = source.parameter.name
        let hasTitle = source.hasOptionTexts && !source.parameter.type.isList
        let isText = draft.parameter.type == ValueType(.string)
        let fix = hasTitle && isText ? "{ row: \(name), property: title }" : nil
        report(
            .defaultRow, at: place(node),
            "\(quoted(draft.parameter.name)) is \(phrase(draft.parameter.type)), and \(quoted(name)) is "
                + phrase(source.parameter.type), near: fix)
    }

    private enum PropertyType {
        /// Not known, because of another problem.
        case unknown
        case known(ValueType)
    }

    /// Returns the type of a property of the options of a row; reports one that they do not have.
    /// - Parameter type: The type of the row with the default.
    private func propertyType(
        _ name: String, of source: ParameterDraft, for type: ValueType, at node: NodeID
    ) -> PropertyType {
        let row = quoted(source.parameter.name)
        guard !source.parameter.type.isList else {
            report(
                .defaultRow, at: place(node),
                "\(row) is a list; only a single option has the property \(quoted(name))")
            return .unknown
        }
        guard source.hasOptionTexts else {
            reportWithoutOptionTexts(source, name, isSameType: source.parameter.type == type, at: node)
            return .unknown
        }
        let texts = RowDefault.OptionText.allCases.filter { $0 != .subtitle || source.hasSubtitles }.map(\.rawValue)
        if texts.contains(name) { return .known(ValueType(.string)) }
        var declared: [String: ObjectScope.Property?] = [:]
        if case .object(let type) = source.element {
            guard let scope = names.object(type) else { return .unknown }
            declared = scope.properties
        }
        if let property = declared[name] { return property.map { .known($0.type) } ?? .unknown }
        reportUnknown(
            name, .defaultRow, "a property of the options of \(row)", among: texts + declared.keys.sorted(),
            at: place(node), list: "; \(row) has ")
        return .unknown
    }

    /// - Parameter isSameType: Whether the value of the row can be the default.
    private func reportWithoutOptionTexts(
        _ source: ParameterDraft, _ property: String, isSameType: Bool, at node: NodeID
    ) {
        let (row, element) = (quoted(source.parameter.name), source.element)
        if element.isRecord, !isSameType {
            let (whole, parts) = element.isUnion ? ("of one of several types", "members") : ("a record", "fields")
            return report(
                .defaultRow, at: place(node), "\(row) is \(whole), and a default cannot follow one of its \(parts)")
        }
        let advice = isSameType ? "; omit 'property' for its value" : ""
        report(.defaultRow, at: place(node), "\(row) has no options with the property \(quoted(property))\(advice)")
    }

    private func phrase(_ type: ValueType) -> String {
        type.isList ? "a list, each value \(type.element.phrase)" : type.element.phrase.description
    }

    // MARK: Placeholders

    /// Warns about a literal such as `${entity}`, which is a plain text.
    private func checkText(_ text: String, at node: NodeID, of draft: ParameterDraft) {
        for placeholder in Placeholder.all(in: text).placeholders {
            let parts = placeholder.content.split(separator: ".", maxSplits: 1).map(String.init)
            guard let name = parts.first, let index = indices[name], name != draft.parameter.name else { continue }
            let source = drafts[index]
            let hasTitle = source.hasOptionTexts && draft.parameter.type == ValueType(.string)
            let isSame = source.parameter.type == draft.parameter.type
            let property = parts.count > 1 ? parts[1] : isSame || !hasTitle ? nil : "title"
            let rule = "{ row: \(name)\(property.map { ", property: \($0)" } ?? "") }"
            let isMeant = placeholder.text == text && (isSame || hasTitle) && !source.parameter.isSecret
            report(
                .defaultPlaceholder, .warning, at: place(node),
                "\(quoted(placeholder.text)) is a plain text in a default; a default from another row is \(rule)",
                near: isMeant ? rule : nil)
            return
        }
    }
}

/// Checks that no default that follows another row, or another field, depends on itself.
struct DefaultCycleRule: ContextResolver {
    let context: ResolvingContext

    /// Reports each cycle once, at the default of its first member.
    /// - Parameter rows: The rows that the defaults name, by the places of the parameters.
    func check(_ parameters: [Parameter], rows: [Int: NodeID]) {
        guard let dependencies = DefaultDependencies(parameters) else { return }
        for cycle in dependencies.cycles {
            guard let first = cycle.first(where: { rows[$0] != nil }), let row = rows[first] else { continue }
            let start = cycle.firstIndex(of: first) ?? 0
            let path = (cycle[start...] + cycle[..<start]).map { parameters[$0].name }
            report(.defaultCycle, at: place(row), "this default depends on itself: \(cyclePath(path))")
        }
    }
}

extension ParameterDraft {
    /// Whether a chosen option has a title and an identifier.
    fileprivate var hasOptionTexts: Bool {
        switch element {
        case .object, .anyObject, .enumeration: true
        default: options.isListed
        }
    }

    /// Whether options can have a subtitle.
    fileprivate var hasSubtitles: Bool { options.isListed || element.isObject }

    /// The row that the first default from another row names.
    var defaultRow: NodeID? {
        namedRows.lazy.compactMap { if case .rule(_, let row, _) = $0.form { row } else { nil } }.first
    }
}

/// Returns what depends on what in a cycle: `'a' on 'b' on 'a'`.
func cyclePath(_ names: [String]) -> String {
    let path = (names + names.prefix(1)).prefix(12).map(quoted).joined(separator: " on ")
    return names.count > 11 ? "\(path) and so on" : path
}
