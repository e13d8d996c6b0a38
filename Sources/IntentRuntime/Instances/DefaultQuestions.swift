/// Which dynamic defaults of an instance are open, and what an answer is worth.
struct DefaultQuestions {
    /// One default that has to be asked for.
    struct Question {
        let parameter: Parameter
        let provided: ProvidedDefault
        /// Whose values the answer is for.
        let subject: LookupSubject
        /// The configuration so far.
        let values: IntentValues
    }

    let scope: InstanceScope
    let locale: String

    /// Open defaults whose parents have values, parents before children, then in file order.
    /// - Parameter names: Parameters that were asked for already.
    func open(for instance: StoredInstance, except names: Set<String> = []) -> [Question] {
        guard let intent = scope.intent, var resolver = Resolver(instance, scope: scope, locale: locale) else {
            return []
        }
        let values = IntentValues(resolved: resolver.parameters())
        let reader = DefaultReader(
            scope: scope, reader: ValueReader(scope.declarations, intent: intent), remembered: instance.defaults,
            locale: locale)
        return intent.parameters.flatMap { parameter -> [Question] in
            guard parameter.dependsOn.allSatisfy({ !values[$0].choice.isEmpty }) else { return [] }
            return parameter.providedDefaults(in: scope.widget.families)
                .filter { !names.contains($0.key) && reader.answer(parameter, $0.question) == nil }
                .map {
                    Question(
                        parameter: parameter, provided: $0, subject: LookupSubject(parameter, values: values),
                        values: values)
                }
        }
    }

    /// What is remembered of an answer: at most so many values, each once where they are unique.
    func form(of answer: [IntentValue], to question: Question) -> Result<StoredValue, HandlerFailure> {
        let parameter = question.parameter
        var slots: [IntentValue?] = []
        for value in answer {
            switch ValueCheck(schema: scope.schema, parameter: parameter).check(value, held: []) {
            case .fits(let value): slots.append(value)
            case .refused(let message, _):
                return .failure(.failed("the default of '\(parameter.name)' does not fit: \(message)"))
            }
        }
        if parameter.hasUniqueValues { slots = slots.withoutRepeats }
        slots = Array(slots.prefix(question.provided.count ?? slots.count))
        let wire: JSONValue =
            parameter.type.isList
            ? parameter.type.wire(for: .list(slots)) : (slots.first ?? nil).map(parameter.type.wire(for:)) ?? .null
        return .success(StoredValue(type: parameter.type.tag, wire: wire))
    }
}
