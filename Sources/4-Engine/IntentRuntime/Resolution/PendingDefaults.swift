/// The dynamic defaults of an instance that its sources have not provided completely yet: they failed, or had fewer values
/// than the rule asks for. Until the user chooses, they are requested again.
struct PendingDefaults {
    /// A default to request.
    struct Item {
        let parameter: Parameter
        let provided: ProvidedDefault
        /// The values of the parents for which the answer is valid.
        let lookupKey: LookupKey
        /// The effective values of the instance.
        let values: IntentValues
        /// The number of values of the last answer; nil if there is none.
        let knownCount: Int?
        /// Whether the row shows this default, rather than a value of the user or the default of another size family.
        let isInEffect: Bool

        /// What is requested, as a text: the default and the values of the parents.
        var request: String { lookupKey.text(of: provided.key) }

        /// Returns what the row lacks without an answer; nothing if it has a value.
        func missing(because failure: OptionsFailure) -> [MissingDefault] {
            guard knownCount == nil, isInEffect else { return [] }
            return [MissingDefault(parameter: parameter.name, failure: failure, request: request)]
        }
    }

    let scope: InstanceScope
    let locale: String
    /// Returns the user's day, for ranges such as `today...`.
    let today: @Sendable () -> CalendarDate

    /// Returns the pending defaults whose parents have values, parents before children, then in file order.
    /// - Parameters:
    ///   - parameters: The parameters to consider; nil for all.
    ///   - keys: The keys of defaults that were already requested.
    func pending(
        for instance: StoredInstance, of parameters: [Parameter]? = nil, except keys: Set<String> = []
    ) -> [Item] {
        guard let intent = scope.intent, var resolver = Resolver(instance, scope: scope, locale: locale) else {
            return []
        }
        let values = IntentValues(resolved: resolver.parameters())
        let reader = DefaultReader(scope: scope, remembered: instance.defaults, locale: locale)
        return (parameters ?? intent.parameters).flatMap { parameter -> [Item] in
            guard parameter.dependsOn.allSatisfy({ !values[$0].choice.isEmpty }) else { return [] }
            // What is followed is requested for the instance that has it.
            guard let layered = resolver.value(of: parameter.name), layered.followed == nil else { return [] }
            let isChosen = layered.isChosen
            let source = parameter.defaultRule(in: scope.family).flatMap(parameter.source(of:))
            return parameter.providedDefaults(in: scope.widget.families).compactMap { provided in
                let known = reader.answer(parameter, provided)
                guard !keys.contains(provided.key), known == nil || !isChosen && provided.isShort(known) else {
                    return nil
                }
                return Item(
                    parameter: parameter, provided: provided, lookupKey: LookupKey(parameter, values: values),
                    values: values, knownCount: known?.valueCount,
                    isInEffect: !isChosen && provided.source == source)
            }
        }
    }

    /// Returns an instance with answers that are not stored, and the defaults that it then lacks.
    func completed(
        _ instance: StoredInstance, with answers: DefaultAnswers
    ) -> (instance: StoredInstance, lacking: [Item]) {
        var instance = instance
        var completed: Set<String> = []
        // Each round completes a generation of parents.
        while true {
            let lacking = pending(for: instance, except: completed).filter { $0.knownCount == nil }
            let answered = lacking.filter { answers.values[$0.request] != nil }
            if answered.isEmpty { return (instance, lacking) }
            for item in answered {
                completed.insert(item.provided.key)
                instance.defaults[item.provided.key] = answers.values[item.request]
            }
        }
    }

    /// Returns the parameters whose rows have no value until their defaults are requested.
    func lacking(in instance: StoredInstance) -> [String] {
        let parameters = (scope.intent?.parameters ?? []).filter { parameter in
            parameter.providedDefaults(in: scope.widget.families).contains { instance.defaults[$0.key] == nil }
        }
        if parameters.isEmpty { return [] }
        return pending(for: instance, of: parameters).filter { $0.knownCount == nil && $0.isInEffect }
            .map(\.parameter.name)
    }

    /// Returns whether an answer is to be stored: the first one, or one with more values than the last.
    func isNews(_ form: StoredValue, for item: Item) -> Bool {
        guard let knownCount = item.knownCount else { return true }
        return scope.reader.read(item.parameter, form, under: item.provided.key).valueCount > knownCount
    }

    /// Returns the form in which an answer is stored: limited to the requested count, and without duplicates if values
    /// are unique.
    func storedForm(of answer: [IntentValue], for item: Item) -> Result<StoredValue, OptionsFailure> {
        let parameter = item.parameter
        var slots: [IntentValue?] = []
        for value in answer {
            switch ValueCheck(schema: scope.schema, parameter: parameter, today: today).check(value, held: []) {
            case .valid(let value): slots.append(value)
            case .invalid(let refusals):
                let message = refusals.map(\.text.description).joined(separator: "; ")
                return .failure(.failed("the default of '\(parameter.name)' is invalid: \(message)"))
            }
        }
        if parameter.hasUniqueValues { slots = slots.removingDuplicates }
        slots = Array(slots.prefix(item.provided.count ?? slots.count))
        let wire: JSONValue =
            parameter.type.isList
            ? parameter.type.wire(for: .list(slots)) : (slots.first ?? nil).map(parameter.type.wire(for:)) ?? .null
        return .success(StoredValue(type: parameter.storedTag, wire: wire))
    }
}
