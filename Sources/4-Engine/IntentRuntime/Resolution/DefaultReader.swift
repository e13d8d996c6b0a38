import IntentSystem

/// The default of a parameter in one size family.
struct DefaultReading: Hashable, Sendable {
    static let none = DefaultReading(value: nil, from: .definition)

    enum Source: Hashable, Sendable {
        case definition
        /// A handler or a list of options.
        case provider
        /// The row of the parameter with this name.
        case row(String)
    }

    let value: IntentValue?
    let source: Source
    let marks: [StoredMark]
    /// Whether the source has answered with fewer values than the rule asks for, or not at all.
    let isShort: Bool

    init(value: IntentValue?, from source: Source, marks: [StoredMark] = [], isShort: Bool = false) {
        (self.value, self.source, self.marks, self.isShort) = (value, source, marks, isShort)
    }
}

/// Reads defaults: literal defaults from the definition, in the requested language, and others from the remembered
/// answers.
struct DefaultReader: Sendable {
    let scope: InstanceScope
    let remembered: [String: StoredValue]
    let locale: String

    /// - Parameter rows: Returns the values of earlier rows, which may select the options.
    func read(_ parameter: Parameter, with rows: (String) -> IntentValue?) -> DefaultReading {
        guard let rule = parameter.defaultRule(in: scope.family) else { return .none }
        if let source = parameter.source(of: rule) { return provided(parameter, rule, source) }
        return DefaultReading(value: literal(parameter, rule, with: rows), from: .definition)
    }

    private func literal(
        _ parameter: Parameter, _ rule: DefaultRule, with rows: (String) -> IntentValue?
    ) -> IntentValue? {
        switch rule {
        case .value(let value): return shaped(parameter, titled(value, of: parameter).slots)
        case .first(let count): return shaped(parameter, Array(choosable(parameter, rows).prefix(max(0, count))))
        case .options(let identifiers):
            let options = LookupResults.byIdentifier(options(parameter, rows))
            return shaped(parameter, identifiers.compactMap { options[$0] })
        case .handler, .row, .byFamily: return nil
        }
    }

    /// Returns a value in which the listed options of records have the titles of the language.
    private func titled(_ value: IntentValue, of parameter: Parameter) -> IntentValue {
        guard parameter.type.element.isRecord else { return value }
        return scope.declarations.optionParts(of: parameter).reduce(value) { value, part in
            guard case .listed(let options) = part.parameter.options else { return value }
            return part.replacingChoices(in: value) { choice in
                let option = options.first { $0.isChosen(by: choice) }
                return option?.item(of: part.parameter.type.element, locale: locale).value ?? choice
            }
        }
    }

    /// Reads the default that another row has. A value that the parameter cannot have is none.
    /// - Parameter other: The value of the other row; nil if it is hidden.
    func read(_ rule: RowDefault, of parameter: Parameter, from other: LayeredValue?) -> DefaultReading {
        guard let other,
            let value = rule.value(
                for: parameter, from: other.value?.withoutMisfits, of: other.parameter, in: scope.schema,
                family: scope.family, locale: locale)
        else { return .none }
        return DefaultReading(
            value: value, from: .row(rule.row), marks: rule.property == nil ? other.marksInEffect : [])
    }

    /// The options that are not disabled.
    private func choosable(_ parameter: Parameter, _ rows: (String) -> IntentValue?) -> [IntentValue] {
        parameter.literalOptions(in: scope.schema, locale: locale, with: rows)?.items.choosable ?? []
    }

    private func options(_ parameter: Parameter, _ rows: (String) -> IntentValue?) -> [IntentValue] {
        parameter.literalOptions(in: scope.schema, locale: locale, with: rows)?.items.map(\.value) ?? []
    }

    private func provided(
        _ parameter: Parameter, _ rule: DefaultRule, _ source: ProvidedDefault.Source
    ) -> DefaultReading {
        guard let provided = parameter.provided(by: source, in: scope.widget.families) else { return .none }
        let reading = answer(parameter, provided)
        let isShort = provided.isShort(reading)
        guard let reading, let value = reading.value else {
            return DefaultReading(value: unlooked(rule, of: parameter), from: .definition, isShort: isShort)
        }
        var slots = value.slots
        if case .first(let count) = rule { slots = Array(slots.prefix(count)) }
        let vanished = reading.marked(.vanished)
        if parameter.vanishedPolicy != .keepAndFlag {
            slots.removeAll { $0.map(vanished.isChosen) ?? false }
        }
        return DefaultReading(
            value: shaped(parameter, slots), from: .provider, marks: reading.form.marks, isShort: isShort)
    }

    /// Returns the options of a policy by their identifiers, which are in effect before they are looked up.
    private func unlooked(_ rule: DefaultRule, of parameter: Parameter) -> IntentValue? {
        guard parameter.policy?.hasDefault == true, case .options(let identifiers) = rule else { return nil }
        return shaped(parameter, identifiers.map { .object(ObjectValue(identifier: $0, displayString: $0)) })
    }

    /// Returns the remembered answer of a source, or nil if there is none yet.
    func answer(_ parameter: Parameter, _ provided: ProvidedDefault) -> ValueReading? {
        if let form = remembered[provided.key] { return fitting(parameter, form, provided.key) }
        guard provided.key.isExactly(parameter.name) else { return nil }
        return scope.reader.names(of: parameter).dropFirst().lazy
            .compactMap { name in remembered[name].flatMap { fitting(parameter, $0, name) } }.first
    }

    private func fitting(_ parameter: Parameter, _ form: StoredValue, _ name: String) -> ValueReading? {
        let reading = scope.reader.read(parameter, form, under: name)
        return reading.isIncompatible ? nil : reading
    }

    private func shaped(_ parameter: Parameter, _ slots: [IntentValue?]) -> IntentValue? {
        parameter.shaped(slots, in: scope.family)
    }
}

/// A default that a provider has to answer: what is requested, and where the answer is stored.
struct ProvidedDefault: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// The default that the handler returns.
        case handler
        /// The first options of the complete list.
        case first
        /// The options with these identifiers.
        case options([String])
    }

    let source: Source
    /// The maximum number of values over all size families of the widget; nil for a list without a limit.
    let count: Int?
    /// The name in ``StoredInstance/defaults``: the name of the parameter. If its size families have several sources,
    /// the names of further sources have a suffix.
    let key: String

    /// Whether an answer has fewer values than were requested. It is requested again, because the source may have had fewer
    /// options then, or failed.
    /// - Parameter answer: Nil if there is none yet.
    func isShort(_ answer: ValueReading?) -> Bool {
        let requested = if case .options(let identifiers) = source { identifiers.count } else { count ?? 1 }
        return (answer?.valueCount ?? 0) < min(requested, count ?? requested)
    }
}

extension Parameter {
    /// Returns the default that a source provides; nil if it is not one of this parameter's.
    fileprivate func provided(by source: ProvidedDefault.Source, in families: [SizeFamily]) -> ProvidedDefault? {
        providedDefaults(in: families).first { $0.source == source }
    }

    /// Returns the distinct sources of this parameter's default in these size families.
    func providedDefaults(in families: [SizeFamily]) -> [ProvidedDefault] {
        var counts: [(source: ProvidedDefault.Source, count: Int?)] = []
        for family in families where self.families?.contains(family) ?? true {
            guard let rule = defaultRule(in: family), let source = source(of: rule) else { continue }
            let count = count(of: rule, in: family)
            if let index = counts.firstIndex(where: { $0.source == source }) {
                counts[index].count = counts[index].count.flatMap { known in count.map { max(known, $0) } }
            } else {
                counts.append((source, count))
            }
        }
        return counts.enumerated().map { index, entry in
            // What was remembered of another default is not that of a policy.
            let isOwn = index == 0 && policy?.hasDefault != true
            let key = isOwn ? name : "\(name) \(entry.source.keyText)"
            return ProvidedDefault(source: entry.source, count: entry.count, key: key)
        }
    }

    /// Returns nil for a rule that needs no provider.
    func source(of rule: DefaultRule) -> ProvidedDefault.Source? {
        switch rule {
        case .handler: .handler
        case .first: hasProvidedOptions ? .first : nil
        case .options(let identifiers): hasProvidedOptions ? .options(identifiers) : nil
        case .value, .row, .byFamily: nil
        }
    }

    private func count(of rule: DefaultRule, in family: SizeFamily) -> Int? {
        guard type.isList else { return 1 }
        let slots = slotCount(in: family)
        guard case .first(let first) = rule else { return slots }
        return min(first, slots ?? first)
    }
}

extension ProvidedDefault.Source {
    fileprivate var keyText: String {
        switch self {
        case .handler: "(handler)"
        case .first: "(first)"
        case .options(let identifiers): "(\(identifiers.joined(separator: ",")))"
        }
    }
}
