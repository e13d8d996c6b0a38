internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `convertedFrom`: what stored values of a former type become.
struct ConversionResolver: ContextResolver {
    let context: ResolvingContext

    func resolve(_ value: Value, of parameter: Parameter) -> StatedConversion? {
        guard let fields = reader.fields(of: value, allowed: .conversion, subject: "'convertedFrom'") else {
            return nil
        }
        guard let written = fields[.type] else {
            if reader.isMissing(.type, in: fields) {
                report(.missingKey("type", of: "'convertedFrom'", at: place(value.key ?? value.node)))
            }
            return nil
        }
        guard var former = TypeResolver(context: context).valueType(written, of: "a former type") else { return nil }
        // Only the settings of a parameter state which parts of a date there are.
        if case .dateComponents = former.element, case .dateComponents = parameter.type.element {
            former.element = parameter.type.element
        }
        guard let form = StatedConversion.form(from: former, to: parameter.type) else {
            reader.reportWrongType(
                written, expected: Self.formerTypes(of: parameter.type),
                hint: former == parameter.type ? "; that is the type of '\(parameter.name)' now" : "")
            return nil
        }
        reportUselessKeys(fields, of: form)
        var conversion = StatedConversion(former)
        switch form {
        case .cases:
            guard case .enumeration(let name) = parameter.type.element else { return nil }
            conversion.whenTrue = enumCase(.true, fields, of: name, value)
            conversion.whenFalse = enumCase(.false, fields, of: name, value)
            if conversion.whenTrue == nil || conversion.whenFalse == nil { return nil }
        case .unit:
            conversion.unit = unit(fields, of: parameter.type.element, value)
            if conversion.unit == nil { return nil }
        case .count: break
        }
        return conversion
    }

    /// The former types from which values of a type can be converted, in words.
    private static func formerTypes(of type: ValueType) -> String {
        let other = type.isList ? "a single value of the same type" : "a list of the same type"
        return switch type.element {
        case .enumeration: "Boolean, or \(other)"
        case .timeInterval, .measurement, .currencyAmount: "Integer, Decimal, or \(other)"
        default: other
        }
    }

    private func reportUselessKeys(_ fields: Fields, of form: StatedConversion.Form) {
        if form != .cases {
            for word in [Word.true, .false] { reader.reportUselessKey(fields.key(word), "applies only to Boolean") }
        }
        if form != .unit { reader.reportUselessKey(fields.key(.unit), "applies only to numbers") }
    }

    private func required(_ word: Word, _ fields: Fields, _ subject: String, _ map: Value) -> Value? {
        if let value = fields[word] { return value }
        if reader.isMissing(word, in: fields) {
            report(.missingKey(word.text, of: subject, at: place(map.key ?? map.node)))
        }
        return nil
    }

    private func enumCase(_ word: Word, _ fields: Fields, of type: String, _ map: Value) -> String? {
        guard let value = required(word, fields, "a conversion from Boolean", map) else { return nil }
        guard let scope = names.enumeration(type), scope.isComplete else {
            return reader.filledString(value, expected: "a case of '\(type)'")
        }
        return reader.word(value, of: scope.cases, "a case of '\(type)'")
    }

    private func unit(_ fields: Fields, of element: ElementType, _ map: Value) -> String? {
        guard let value = required(.unit, fields, "a conversion from a number", map) else { return nil }
        switch element {
        case .timeInterval: return reader.word(value, of: TimeUnit.allCases.map(\.rawValue), "a unit of time")
        case .measurement(let dimension):
            return reader.word(value, of: dimension.units.map(\.name), "a unit of \(dimension.name)") { symbol in
                dimension.unit(withSymbol: symbol)?.name
            }
        default:
            let expected = "a currency code, three capital letters such as EUR"
            guard let code = reader.filledString(value, expected: expected) else { return nil }
            if CurrencyAmountValue.isCode(code) { return code }
            reader.reportWrongType(value, expected: expected)
            return nil
        }
    }
}
