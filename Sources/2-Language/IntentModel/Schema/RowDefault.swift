/// A default that is the value of another row, or a property of the option that the other row has, until the user chooses
/// another value. It follows the other row and is never stored. The default of a field follows another field of its record.
package struct RowDefault: Hashable, Sendable {
    /// The name of the other parameter or field.
    package var row: String
    /// `title`, `subtitle`, `identifier`, or the name of a property that the type of the option declares; nil for the value.
    package var property: String?

    package init(row: String, property: String? = nil) {
        (self.row, self.property) = (row, property)
    }

    /// A property that every option has. It is a String.
    package enum OptionText: String, CaseIterable, Sendable {
        case title, subtitle, identifier
    }

    /// What the default is, for messages: `the title of 'entity'`.
    package var phrase: String { property.map { "the \($0) of '\(row)'" } ?? "the value of '\(row)'" }
}

extension RowDefault: SchemaPart {
    func json(in language: String) -> JSONValue? { json }

    /// `{ row: entity, property: title }`, as in definitions.
    package var json: JSONValue {
        var object: JSONObject = [Word.row.text: .string(row)]
        object[Word.property.text] = property.map { .string($0) }
        return .object(object)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            RowDefault(row: try fields.text(Word.row.text), property: try fields.remove(Word.property.text)?.text())
        }
    }
}

extension RowDefault {
    /// Returns the default of a parameter for a value of the other row; nil if the value has none, or one that the parameter cannot
    /// have.
    /// - Parameters:
    ///   - value: The effective value of the other row; nil if it is hidden.
    ///   - source: The parameter of the other row.
    ///   - family: The size family whose slots a list has; nil for all.
    ///   - locale: The language of titles in the definition.
    package func value(
        for parameter: Parameter, from value: IntentValue?, of source: Parameter, in schema: Schema,
        family: SizeFamily?, locale: String
    ) -> IntentValue? {
        guard let found = self.value(from: value, of: source, in: schema, locale: locale),
            let value = parameter.shaped(found.slots, in: family), parameter.problems(of: value, in: schema).isEmpty
        else { return nil }
        return value
    }

    private func value(
        from value: IntentValue?, of source: Parameter, in schema: Schema, locale: String
    ) -> IntentValue? {
        guard let value else { return nil }
        guard let property else { return value }
        guard let text = OptionText(rawValue: property) else {
            if case .object(let object) = value { return object.properties[property] }
            return nil
        }
        return source.text(text, ofOption: value, in: schema, locale: locale).map { .string($0) }
    }
}

extension Parameter {
    /// Returns what another row provides as the default in a size family; nil if the default has another source.
    package func rowDefault(in family: SizeFamily?) -> RowDefault? {
        if case .row(let rule)? = defaultRule(in: family) { rule } else { nil }
    }

    /// Returns a text of a chosen option, as the definition has it or else as it is stored.
    fileprivate func text(
        _ text: RowDefault.OptionText, ofOption value: IntentValue, in schema: Schema, locale: String
    ) -> String? {
        if text == .identifier { return value.optionIdentifier }
        if case .listed(let options) = options, let option = options.first(where: { $0.isChosen(by: value) }) {
            return (text == .title ? option.title : option.subtitle)?.text(for: locale)
        }
        switch value {
        case .object(let object): return text == .title ? object.displayString : object.subtitleString
        case .enumeration(let name):
            guard text == .title, case .enumeration(let type) = self.type.element else { return nil }
            return schema.enumeration(named: type)?.enumCase(named: name)?.title.text(for: locale)
        default: return nil
        }
    }
}

extension DefaultRule {
    /// The default for all families, or those by family.
    package var cases: [DefaultRule] {
        guard case .byFamily(let rules, let otherwise) = self else { return [self] }
        return SizeFamily.allCases.compactMap { rules[$0] } + (otherwise.map { [$0] } ?? [])
    }

    /// Whether a handler provides the default, in any family.
    package var needsHandler: Bool { cases.contains(.handler) }

    /// The defaults that come from other rows.
    package var rowDefaults: [RowDefault] {
        cases.compactMap { if case .row(let rule) = $0 { rule } else { nil } }
    }

    /// Returns the default with others in place of those that come from other rows.
    package func mapRowDefaults(_ transform: (RowDefault) -> RowDefault) -> DefaultRule {
        switch self {
        case .row(let rule): .row(transform(rule))
        case .byFamily(let rules, let otherwise):
            .byFamily(
                rules.mapValues { $0.mapRowDefaults(transform) }, otherwise: otherwise?.mapRowDefaults(transform))
        case .value, .options, .handler, .first: self
        }
    }
}

/// What defaults depend on: the values of other rows, and whether these are shown.
package struct DefaultDependencies {
    /// The cycles of defaults, each by the places of its parameters, the first one a parameter with such a default.
    package let cycles: [[Int]]
    /// The places of the parameters whose defaults follow other rows, directly or through other defaults, each behind those
    /// that it depends on.
    package let following: [Int]

    /// Returns nil if no default comes from another row.
    package init?(_ parameters: [Parameter]) {
        guard parameters.contains(where: { $0.defaultRule?.rowDefaults.isEmpty == false }) else { return nil }
        self.init(following: parameters)
    }

    private init(following parameters: [Parameter]) {
        let count = parameters.count
        let places = parameters.positions(by: \.name)
        // A parameter is two members of the graph: its value, and behind all values whether its row is shown.
        var edges: [[Int]] = parameters.map { parameter in
            guard let rule = parameter.defaultRule else { return [] }
            let rows = rule.rowDefaults.compactMap { places[$0.row] }
            let needsOptions = rule.cases.contains { if case .value = $0 { false } else { true } }
            let parents = needsOptions ? parameter.dependsOn.compactMap { places[$0] } : []
            return rows.flatMap { [$0, count + $0] } + parents
        }
        edges += parameters.map { parameter in
            parameter.when.parameters.compactMap { places[$0] }.flatMap { [$0, count + $0] }
        }
        let graph = DependencyCycles(edges)
        // A cycle of conditions alone is one of `when`.
        cycles = graph.cycles.filter { ($0.first ?? count) < count }.map { cycle in
            var names: [Int] = []
            for place in cycle.map({ $0 % count }) where names.last != place { names.append(place) }
            return names
        }
        var followers: Set<Int> = []
        for member in graph.dependenciesFirst where member < count {
            let hasRow = parameters[member].defaultRule?.rowDefaults.isEmpty == false
            if hasRow || edges[member].contains(where: followers.contains) { followers.insert(member) }
        }
        following = graph.dependenciesFirst.filter(followers.contains)
    }
}

extension [Parameter] {
    /// Returns names with those of the parameters whose defaults follow them, directly or through others.
    package func following(_ names: Set<String>) -> Set<String> {
        var names = names
        var count = -1
        while count != names.count {
            count = names.count
            for parameter in self where !names.contains(parameter.name) {
                if parameter.defaultRule?.rowDefaults.contains(where: { names.contains($0.row) }) == true {
                    names.insert(parameter.name)
                }
            }
        }
        return names
    }

    /// Returns the names of the parameters whose values the defaults of others follow, directly or through others, without those.
    package func followed(by names: [String]) -> [String] {
        var found: [String] = []
        var rest = names
        while let name = rest.popLast() {
            let rules = first { $0.name == name }?.defaultRule?.rowDefaults ?? []
            for row in rules.map(\.row) where !names.contains(row) && !found.contains(row) {
                found.append(row)
                rest.append(row)
            }
        }
        return found
    }
}
