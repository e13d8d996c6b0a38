/// A parameter's default in one family.
struct DefaultReading: Hashable, Sendable {
    static let none = DefaultReading(value: nil, isProvided: false, marks: [])

    let value: IntentValue?
    /// A handler, or provided options, gave it.
    let isProvided: Bool
    let marks: [StoredMark]
}

/// Reads defaults: literal ones from the definition, in the asked locale; others from what is remembered.
struct DefaultReader: Sendable {
    let scope: InstanceScope
    let reader: ValueReader
    let remembered: [String: StoredValue]
    let locale: String

    func read(_ parameter: Parameter) -> DefaultReading {
        guard let rule = parameter.defaultRule(in: scope.family) else { return .none }
        if let question = parameter.question(of: rule) { return provided(parameter, rule, question) }
        return DefaultReading(value: literal(parameter, rule), isProvided: false, marks: [])
    }

    private func literal(_ parameter: Parameter, _ rule: DefaultRule) -> IntentValue? {
        switch rule {
        case .value(let value): shaped(parameter, value.slots)
        case .first(let count): shaped(parameter, Array(options(parameter).prefix(max(0, count))))
        case .options(let identifiers):
            shaped(
                parameter,
                identifiers.compactMap { identifier in
                    options(parameter).first { $0.optionIdentifier == identifier }
                })
        case .handler, .byFamily: nil
        }
    }

    private func options(_ parameter: Parameter) -> [IntentValue] {
        parameter.literalOptions(in: scope.schema, locale: locale)?.items.map(\.value) ?? []
    }

    private func provided(
        _ parameter: Parameter, _ rule: DefaultRule, _ question: ProvidedDefault.Question
    ) -> DefaultReading {
        guard let reading = answer(parameter, question), let value = reading.value else { return .none }
        var slots = value.slots
        if case .first(let count) = rule { slots = Array(slots.prefix(count)) }
        let vanished = reading.marked(.vanished)
        if parameter.vanishedPolicy != .keepAndFlag {
            slots.removeAll { vanished.contains($0?.optionIdentifier ?? "") }
        }
        return DefaultReading(value: shaped(parameter, slots), isProvided: true, marks: reading.form.marks)
    }

    /// What is remembered of a question's answer; nil where it is open.
    func answer(_ parameter: Parameter, _ question: ProvidedDefault.Question) -> ValueReading? {
        let provided = parameter.providedDefaults(in: scope.widget.families)
        guard let index = provided.firstIndex(where: { $0.question == question }) else { return nil }
        if let form = remembered[provided[index].key] { return fitting(parameter, form, provided[index].key) }
        guard index == 0 else { return nil }
        return reader.names(of: parameter).dropFirst().lazy
            .compactMap { name in remembered[name].flatMap { fitting(parameter, $0, name) } }.first
    }

    private func fitting(_ parameter: Parameter, _ form: StoredValue, _ name: String) -> ValueReading? {
        let reading = reader.read(parameter, form, under: name)
        return reading.isIncompatible ? nil : reading
    }

    /// The first slots of the family; the one value of what is no list.
    private func shaped(_ parameter: Parameter, _ slots: [IntentValue?]) -> IntentValue? {
        guard parameter.type.isList else { return slots.first ?? nil }
        let values = parameter.hasUniqueValues ? slots.withoutRepeats : slots
        return .list(Array(values.prefix(parameter.slotCount(in: scope.family) ?? values.count)))
    }
}
