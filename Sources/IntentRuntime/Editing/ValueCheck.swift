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
        guard let typed = coerced(value) else {
            return .refused(message: "\(phrase(value)) is no \(parameter.type.element.tag)", suggestion: nil)
        }
        if let problem = problem(of: typed, held: held) { return problem }
        return .fits(typed)
    }

    /// Nil for another type. An object may be given by its identifier alone.
    private func coerced(_ value: IntentValue) -> IntentValue? {
        switch (parameter.type.element, value) {
        case (.string, .string), (.integer, .integer), (.decimal, .decimal), (.boolean, .boolean), (.url, .url),
            (.timeInterval, .timeInterval), (.measurement, .measurement), (.object, .object):
            value
        case (.decimal, .integer(let number)): Double(exactly: number).map(IntentValue.decimal)
        case (.object, .string(let text)): .object(ObjectValue(identifier: text, displayString: text))
        case (.enumeration(let name), .enumeration(let text)):
            .enumeration(schema.enumeration(named: name)?.presentName(of: text) ?? text)
        default: nil
        }
    }

    private func problem(of value: IntentValue, held: Set<String>) -> Finding? {
        switch (value, parameter.type.element) {
        case (.decimal(let number), _) where !number.isFinite:
            return .refused(message: "\(number) is no finite number", suggestion: nil)
        case (.measurement(let measurement), .measurement(let dimension)):
            guard let problem = problem(of: measurement, dimension) else { break }
            return problem
        case (.url(let text), _):
            guard let problem = URLText.problem(of: text) else { break }
            return .refused(message: problem.message, suggestion: problem.suggestion)
        case (.object(let object), _) where object.identifier.isEmpty:
            return .refused(message: "an identifier is expected, not an empty text", suggestion: nil)
        case (.enumeration(let text), .enumeration(let name)):
            guard let problem = problem(ofCase: text, name, held: held) else { break }
            return problem
        default: break
        }
        return parameter.rangeProblem(of: value).map { .refused(message: $0, suggestion: nil) }
    }

    private func problem(of measurement: MeasurementValue, _ dimension: Dimension) -> Finding? {
        guard measurement.value.isFinite else {
            return .refused(message: "\(measurement.value) is no finite number", suggestion: nil)
        }
        guard dimension.unit(named: measurement.unit) == nil else { return nil }
        return .refused(
            message: "'\(measurement.unit)' is no unit of \(dimension.name)",
            suggestion: NearMatch.best(for: measurement.unit, in: dimension.units.map(\.name)))
    }

    private func problem(ofCase text: String, _ name: String, held: Set<String>) -> Finding? {
        guard let type = schema.enumeration(named: name), type.enumCase(named: text) == nil, !held.contains(text)
        else { return nil }
        let names = type.cases.map(\.name)
        return .refused(
            message: "'\(text)' is no case of \(name), which has \(names.joined(separator: ", "))",
            suggestion: NearMatch.best(for: text, in: names))
    }

    private func phrase(_ value: IntentValue) -> String {
        switch value {
        case .list: "a list"
        case .object(let object): "the object '\(object.identifier)'"
        default: "'\(value.optionIdentifier ?? "")'"
        }
    }
}
