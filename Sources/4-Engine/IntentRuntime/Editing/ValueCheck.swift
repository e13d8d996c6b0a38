internal import IntentSystem

/// Checks whether a value can be stored for a parameter, apart from its options.
struct ValueCheck {
    let schema: Schema
    let parameter: Parameter
    /// Returns the user's day, for ranges such as `today...`.
    let today: () -> CalendarDate

    enum Finding: Hashable {
        /// The value in the type of its parameter.
        case valid(IntentValue)
        /// At least one problem; of a record, one for each wrong field.
        case invalid([Refusal])

        static func invalid(_ text: UserText, suggestion: String? = nil) -> Finding {
            .invalid([Refusal(text: text, suggestion: suggestion)])
        }
    }

    struct Refusal: Hashable {
        var text: UserText
        var suggestion: String?
        /// The field of a record that the refusal concerns; nil for the value as a whole.
        var field: ValueProblem.Field?
    }

    /// - Parameter held: The identifiers of the values that the parameter already has. An enum case among them is valid
    ///   even if it is no longer declared.
    func check(_ value: IntentValue, held: Set<ExactText>) -> Finding {
        let finding = finding(about: value, held: held)
        guard parameter.containsSecrets, case .invalid(let refusals) = finding else { return finding }
        let secrets = parameter.secretTexts(in: value)
        return .invalid(
            refusals.map { refusal in
                let field = refusal.field.map { ValueProblem.Field(name: $0.name, text: $0.text.hiding(secrets)) }
                let isSecret = parameter.isSecret || field.map { parameter.secretFields.contains($0.name) } ?? false
                return Refusal(
                    text: refusal.text.hiding(secrets), suggestion: isSecret ? nil : refusal.suggestion, field: field)
            })
    }

    private func finding(about value: IntentValue, held: Set<ExactText>) -> Finding {
        let element = parameter.type.element
        let typed = coerced(value)
        let problems = valueProblems(of: typed, held: held)
        guard problems.isEmpty else {
            return .invalid(problems.map { Refusal(text: $0.text, suggestion: $0.suggestion, field: $0.field) })
        }
        switch typed {
        case .url(let text):
            if let problem = URLText.problem(of: text) {
                return .invalid(problem.text, suggestion: problem.suggestion)
            }
        case .object(let object) where object.identifier.isEmpty:
            return .invalid(UserText("the identifier is empty"))
        case .file(let file) where file.path.isEmpty:
            return .invalid(UserText("the path is empty"))
        case .person(let person) where person.displayName.isEmpty:
            return .invalid(UserText("the person's name is empty"))
        default: break
        }
        if let mismatch = element.mismatch(of: typed, in: schema) {
            return .invalid(mismatch)
        }
        return .valid(typed)
    }

    /// Converts the value to the type of the parameter if nothing is lost. An object may be given by its identifier
    /// alone.
    private func coerced(_ value: IntentValue) -> IntentValue {
        switch (parameter.type.element, value) {
        case (.decimal, .integer(let number)): Double(exactly: number).map(IntentValue.decimal) ?? value
        case (.object, .string(let text)), (.anyObject, .string(let text)):
            .object(ObjectValue(identifier: text, displayString: text))
        case (.dateComponents(let kind), .dateComponents(let date)):
            .dateComponents(date.lossless(as: kind) ?? date)
        case (.enumeration(let name), .enumeration(let text)):
            .enumeration(schema.enumeration(named: name)?.currentName(of: text) ?? text)
        default: value
        }
    }

    /// Options, slots and uniqueness are checked when the complete edit is known.
    private func valueProblems(of value: IntentValue, held: Set<ExactText>) -> [ValueProblem] {
        let isHeld = held.contains(value.optionIdentifier ?? "")
        let heldInFields = parameter.type.element.isRecord ? held : []
        let day = parameter.settings.date.range != nil || parameter.type.element.isRecord ? today() : nil
        return parameter.problems(of: value, in: schema, today: day, held: heldInFields).filter { problem in
            switch problem.rule {
            case .type, .range, .length, .pattern, .lineBreak, .scheme, .currency, .contentType: true
            case .enumCase: !isHeld
            case .option, .size, .uniqueness, .nothingToChoose: false
            }
        }
    }
}

extension ElementType {
    /// Returns a phrase that explains why a single value cannot be stored as this type, including the properties of
    /// objects; nil if it can. Values without a wire form, such as numbers that are not finite, are rejected here.
    func mismatch(of value: IntentValue, in schema: Schema) -> UserText? {
        guard admits(value) else { return UserText("expected \(phrase), found \(value.phrase)") }
        guard case .object(let object) = value else { return nil }
        let typeName = if case .object(let name) = self { name } else { "Object" }
        let declared = schema.type(named: typeName)?.properties ?? []
        for (name, value) in object.properties.sorted(by: { $0.key < $1.key }) {
            guard let property = declared.first(where: { $0.name == name }) else {
                return UserText("'\(typeName)' has no property '\(name)'")
            }
            if let mismatch = property.type.mismatch(of: value, in: schema) {
                return UserText("in property '\(name)', \(mismatch)")
            }
        }
        return nil
    }
}

extension ValueType {
    fileprivate func mismatch(of value: IntentValue, in schema: Schema) -> UserText? {
        if !isList, case .list = value { return UserText("expected \(element.phrase), found \(value.phrase)") }
        return value.slots.lazy.compactMap { $0.flatMap { element.mismatch(of: $0, in: schema) } }.first
    }
}
