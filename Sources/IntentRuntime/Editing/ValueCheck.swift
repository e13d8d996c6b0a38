/// Whether one value may be stored for a parameter, apart from its options; the words of the refusals.
struct ValueCheck {
    let schema: Schema
    let parameter: Parameter

    enum Finding: Hashable {
        /// The value in its parameter's own type.
        case fits(IntentValue)
        case refused(message: String, suggestion: String?)
    }

    /// - Parameter held: Identifiers of what the parameter holds already: a case that the definition does not know
    ///   any more is written back.
    func check(_ value: IntentValue, held: Set<String>) -> Finding {
        let element = parameter.type.element
        let typed = coerced(value)
        if let problem = ownProblem(of: typed, held: held) {
            return .refused(message: problem.message, suggestion: problem.suggestion)
        }
        switch typed {
        case .url(let text):
            if let problem = URLText.problem(of: text) {
                return .refused(message: problem.message, suggestion: problem.suggestion)
            }
        case .object(let object) where object.identifier.isEmpty:
            return .refused(message: "an identifier is expected, not an empty text", suggestion: nil)
        case .file(let file) where file.path.isEmpty:
            return .refused(message: "a path is expected, not an empty text", suggestion: nil)
        case .person(let person) where person.displayName.isEmpty:
            return .refused(message: "a person's name is expected, not an empty text", suggestion: nil)
        default: break
        }
        if let misfit = element.misfit(of: typed, in: schema) { return .refused(message: misfit, suggestion: nil) }
        return .fits(typed)
    }

    /// In the parameter's type where that loses nothing. An object may be given by its identifier alone.
    private func coerced(_ value: IntentValue) -> IntentValue {
        switch (parameter.type.element, value) {
        case (.decimal, .integer(let number)): Double(exactly: number).map(IntentValue.decimal) ?? value
        case (.object, .string(let text)), (.anyObject, .string(let text)):
            .object(ObjectValue(identifier: text, displayString: text))
        case (.dateComponents(let kind), .dateComponents(let date)):
            .dateComponents(date.lossless(as: kind) ?? date)
        case (.enumeration(let name), .enumeration(let text)):
            .enumeration(schema.enumeration(named: name)?.presentName(of: text) ?? text)
        default: value
        }
    }

    /// Options, slots and repeats are judged where all of the edit is known.
    private func ownProblem(of value: IntentValue, held: Set<String>) -> ValueProblem? {
        let isHeld = held.contains(value.optionIdentifier ?? "")
        return parameter.problems(of: value, in: schema).first { problem in
            switch problem.rule {
            case .type, .range, .currency, .contentType: true
            case .enumCase: !isHeld
            case .option, .size, .uniqueness, .nothingToChoose: false
            }
        }
    }
}
