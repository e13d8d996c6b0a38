/// The dynamic defaults of an instance that have not been requested successfully yet.
struct PendingDefaults {
    /// A default to request.
    struct Item {
        let parameter: Parameter
        let provided: ProvidedDefault
        /// The values of the parents for which the answer is valid.
        let lookupKey: LookupKey
        /// The effective values of the instance.
        let values: IntentValues
    }

    let scope: InstanceScope
    let locale: String
    /// Returns the user's day, for ranges such as `today...`.
    let today: @Sendable () -> CalendarDate

    /// Returns the pending defaults whose parents have values, parents before children, then in file order.
    /// - Parameter keys: The keys of defaults that were already requested.
    func pending(for instance: StoredInstance, except keys: Set<String> = []) -> [Item] {
        guard let intent = scope.intent, var resolver = Resolver(instance, scope: scope, locale: locale) else {
            return []
        }
        let values = IntentValues(resolved: resolver.parameters())
        let reader = DefaultReader(
            scope: scope, reader: ValueReader(scope.declarations, intent: intent), remembered: instance.defaults,
            locale: locale)
        return intent.parameters.flatMap { parameter -> [Item] in
            guard parameter.dependsOn.allSatisfy({ !values[$0].choice.isEmpty }) else { return [] }
            return parameter.providedDefaults(in: scope.widget.families)
                .filter { !keys.contains($0.key) && reader.answer(parameter, $0.source) == nil }
                .map {
                    Item(
                        parameter: parameter, provided: $0, lookupKey: LookupKey(parameter, values: values),
                        values: values)
                }
        }
    }

    /// Returns the form in which an answer is stored: limited to the requested count, and without duplicates if values
    /// are unique.
    func storedForm(of answer: [IntentValue], for item: Item) -> Result<StoredValue, OptionsFailure> {
        let parameter = item.parameter
        var slots: [IntentValue?] = []
        for value in answer {
            switch ValueCheck(schema: scope.schema, parameter: parameter, today: today).check(value, held: []) {
            case .valid(let value): slots.append(value)
            case .invalid(let message, _):
                return .failure(.failed("the default of '\(parameter.name)' is invalid: \(message)"))
            }
        }
        if parameter.hasUniqueValues { slots = slots.removingDuplicates }
        slots = Array(slots.prefix(item.provided.count ?? slots.count))
        let wire: JSONValue =
            parameter.type.isList
            ? parameter.type.wire(for: .list(slots)) : (slots.first ?? nil).map(parameter.type.wire(for:)) ?? .null
        return .success(StoredValue(type: parameter.type.tag, wire: wire))
    }
}
