internal import IntentModel

/// Types and values.
extension SchemaRenaming {
    func renamed(_ type: ValueType) -> ValueType {
        ValueType(renamed(type.element), isList: type.isList)
    }

    private func renamed(_ element: ElementType) -> ElementType {
        switch element {
        case .enumeration(let name): .enumeration(renames.enums[name] ?? name)
        case .object(let name): .object(renames.types[name] ?? name)
        // Xcode's files have no records and unions.
        default: element
        }
    }

    /// Returns a value with the current names of cases and properties.
    func renamed(_ value: IntentValue, of element: ElementType) -> IntentValue {
        switch (value, element) {
        case (.list(let slots), _): return .list(slots.map { $0.map { renamed($0, of: element) } })
        case (.enumeration(let name), .enumeration(let type)): return .enumeration(caseName(name, of: type))
        case (.string(let name), .enumeration(let type)): return .string(caseName(name, of: type))
        case (.object(var object), .object):
            object.properties = renamed(object.properties, of: element)
            return .object(object)
        case (.record(var record), .record(let type)), (.record(var record), .union(let type)):
            let fields = former.type(named: type)?.recordFields ?? []
            for field in fields {
                record.values[field.name] = record.values[field.name].map { renamed($0, of: field.type.element) }
            }
            return .record(record)
        default: return value
        }
    }

    private func caseName(_ name: String, of type: String) -> String { renames.cases[type]?[name] ?? name }

    private func propertyName(_ name: String, of element: ElementType?) -> String {
        guard case .object(let type)? = element else { return name }
        return renames.properties[type]?[name] ?? name
    }

    /// Returns the values of an object's properties under their current names.
    private func renamed(_ properties: [String: IntentValue], of element: ElementType) -> [String: IntentValue] {
        guard case .object(let type) = element, !properties.isEmpty else { return properties }
        let declared = former.type(named: type)?.properties ?? []
        let values = properties.map { name, value in
            let type = declared.first { $0.name == name }?.type.element
            return (propertyName(name, of: element), type.map { renamed(value, of: $0) } ?? value)
        }
        return Dictionary(values) { first, _ in first }
    }
}

/// Parameters and fields.
extension SchemaRenaming {
    /// Renames what a parameter or field refers to, but not itself.
    func rename(_ parameter: inout Parameter, among rows: RowNames) {
        let element = parameter.type.element
        parameter.defaultRule = parameter.defaultRule.map { renamed($0, of: element, among: rows) }
        parameter.filters.renameProperties { propertyName($0, of: element) }
        if case .listed(let options) = parameter.options {
            parameter.options = .listed(options.map { renamed($0, of: element) })
        }
        parameter.renameParents { rows.name($0) }
        parameter.when = parameter.when.map { renamed($0, among: rows) }
        if var conversion = parameter.convertedFrom {
            conversion.type = renamed(conversion.type)
            if case .enumeration(let type) = element {
                conversion.whenTrue = conversion.whenTrue.map { caseName($0, of: type) }
                conversion.whenFalse = conversion.whenFalse.map { caseName($0, of: type) }
            }
            parameter.convertedFrom = conversion
        }
        parameter.prompt = parameter.prompt.map { renamed($0, among: rows) }
        parameter.siri = parameter.siri.map { renamed($0, among: rows) }
        parameter.type = renamed(parameter.type)
    }

    /// Renames cases and properties in a default. Its rows are renamed as parents.
    private func renamed(_ rule: DefaultRule, of element: ElementType, among rows: RowNames) -> DefaultRule {
        switch rule {
        case .value(let value): .value(renamed(value, of: element))
        case .row(let rule):
            .row(
                RowDefault(
                    row: rule.row, property: rule.property.map { propertyName($0, of: rows.element(rule.row)) }))
        case .byFamily(let rules, let otherwise):
            .byFamily(
                rules.mapValues { renamed($0, of: element, among: rows) },
                otherwise: otherwise.map { renamed($0, of: element, among: rows) })
        case .options, .handler, .first: rule
        }
    }

    private func renamed(_ option: ListedOption, of element: ElementType) -> ListedOption {
        var option = option
        option.scalar = option.scalar.map { renamed($0, of: element) }
        option.properties = renamed(option.properties, of: element)
        if case .enumeration(let type) = element { option.identifier = caseName(option.identifier, of: type) }
        return option
    }

    func renamed(_ condition: Condition, among rows: RowNames) -> Condition {
        var condition = condition
        if let element = rows.element(condition.parameter) {
            condition.test.mapValues { renamed($0, of: element) }
        }
        condition.renameParameters { rows.name($0) }
        return condition
    }
}

extension Condition.Test {
    fileprivate mutating func mapValues(_ transform: (IntentValue) -> IntentValue) {
        switch self {
        case .isOneOf(let values): self = .isOneOf(values.map(transform))
        case .isNoneOf(let values): self = .isNoneOf(values.map(transform))
        case .compares(let comparison, .value(let value)): self = .compares(comparison, .value(transform(value)))
        case .isSet, .within, .compares(_, .row): break
        }
    }
}

/// Texts with placeholders.
extension SchemaRenaming {
    func renamed(_ text: LocalizedText, among rows: RowNames) -> LocalizedText {
        LocalizedText(
            renamed(text.text, among: rows), language: text.language,
            others: text.others.map { LocalizedText.Translation(renamed($0.text, among: rows), language: $0.language) })
    }

    private func renamed(_ text: String, among rows: RowNames) -> String {
        Placeholder.replaced(in: text) { "${\(renamed($0, among: rows))}" } ?? text
    }

    private func renamed(_ placeholder: Placeholder, among rows: RowNames) -> String {
        if rows.element(placeholder.content) != nil { return rows.name(placeholder.content) }
        for (row, property) in placeholder.properties {
            guard let element = rows.element(row) else { continue }
            return "\(rows.name(row)).\(propertyName(property, of: element))"
        }
        return placeholder.content
    }

    private func renamed(_ request: SiriRequest, among rows: RowNames) -> SiriRequest {
        let text = { (text: LocalizedText) in renamed(text, among: rows) }
        var request = request
        request.ask = request.ask.map(text)
        request.introduce = request.introduce.map(text)
        request.choose = request.choose.map(text)
        request.confirm = request.confirm.map(text)
        request.unsupported = request.unsupported.map { UnsupportedReason(name: $0.name, text: text($0.text)) }
        return request
    }

    /// Renames what the sentences of an intent and its settings for Siri refer to.
    func renameTexts(of intent: inout Intent, among rows: RowNames) {
        if var summary = intent.summary {
            summary.sentence = summary.sentence.map { renamed($0, among: rows) }
            for index in summary.combinations.indices {
                summary.combinations[index].shown = summary.combinations[index].shown.map(rows.name)
                summary.combinations[index].sentence = renamed(summary.combinations[index].sentence, among: rows)
            }
            intent.summary = summary
        }
        guard var actions = intent.actions else { return }
        actions.inputParameter = actions.inputParameter.map(rows.name)
        if case .named(let name) = actions.keyParameter { actions.keyParameter = .named(rows.name(name)) }
        actions.suggestions = actions.suggestions.map { renamed($0, among: rows) }
        let elements = intent.parameters.map(\.type.element)
        actions.variants = actions.variants.map { renamed($0, among: rows, elements) }
        actions.response = actions.response.map { renamed($0, among: rows) }
        intent.actions = actions
    }

    private func renamed(_ suggestion: IntentSuggestion, among rows: RowNames) -> IntentSuggestion {
        var suggestion = suggestion
        suggestion.parameters = suggestion.parameters.map(rows.name)
        if case .text(let title) = suggestion.title { suggestion.title = .text(renamed(title, among: rows)) }
        suggestion.subtitle = suggestion.subtitle.map { renamed($0, among: rows) }
        return suggestion
    }

    private func renamed(_ response: IntentResponse, among rows: RowNames) -> IntentResponse {
        var (response, rows) = (response, rows)
        rows.add(response.properties)
        for index in response.properties.indices {
            response.properties[index].type = renamed(response.properties[index].type)
        }
        for index in response.codes.indices {
            response.codes[index].say = response.codes[index].say.map { renamed($0, among: rows) }
            response.codes[index].show = response.codes[index].show.map { renamed($0, among: rows) }
        }
        return response
    }

    /// - Parameter elements: The former types of the intent's parameters.
    private func renamed(_ variant: DialogVariant, among rows: RowNames, _ elements: [ElementType]) -> DialogVariant {
        var variant = variant
        variant.text = renamed(variant.text, among: rows)
        variant.path = renamed(path: variant.path, rows.current)
        let names = elements.lazy.compactMap { element -> String? in
            guard case .enumeration(let type) = element else { return nil }
            return renames.cases[type]?[variant.value]
        }
        variant.value = names.first ?? variant.value
        return variant
    }

    /// - Parameter path: The path of a dialog in its intent.
    private func renamed(path: String, _ names: Renames.Names) -> String {
        let start = "parameters."
        guard path.hasPrefix(start) else {
            return ParameterRenaming(names).key(path, in: ["summary.", "suggestions."])
        }
        let rest = path.dropFirst(start.count)
        let former = names.keys.filter { rest.hasPrefix("\($0).") }.max { $0.count < $1.count }
        guard let former, let name = names[former] else { return path }
        return start + name + rest.dropFirst(former.count)
    }
}
