extension ValueType {
    /// Reads the literal of one value, as a definition or a command line has it; of one element for a list type.
    ///
    /// Numbers are read without locale. An object is meant by its identifier, which is its display string too
    /// until a lookup tells better; whether it, or a case, exists is the caller's to judge. A file is meant by its
    /// path, a person and a place by the name that is shown; a payment method has no text.
    /// - Parameter unit: What a bare number is meant in: a unit of the dimension, or of time; nil for a measurement
    ///   that must name its unit, and for seconds.
    package func value(
        fromText text: String, in schema: Schema, unit: String? = nil
    ) throws(ValueTextError) -> IntentValue {
        switch element {
        case .string: return .string(text)
        case .integer: return .integer(try Int.literal(text))
        case .decimal: return .decimal(try Double.literal(text))
        case .boolean:
            guard let value = Bool(text) else { throw ValueTextError("'\(text)' is neither true nor false") }
            return .boolean(value)
        case .url:
            if let problem = URLText.problem(of: text) { throw problem }
            return .url(text)
        case .timeInterval: return .timeInterval(try Duration.literal(text, unit: unit.flatMap(TimeUnit.init(named:))))
        case .measurement(let dimension): return .measurement(try dimension.value(fromText: text, unit: unit))
        case .enumeration:
            guard !text.isEmpty else { throw ValueTextError("a case's name is expected, not an empty text") }
            return .enumeration(text)
        case .dateComponents(let kind): return .dateComponents(try DateComponentsValue.literal(text, kind: kind))
        case .file: return .file(FileValue(path: try text.filled("a path")))
        case .person: return .person(PersonValue(displayName: try text.filled("a person's name")))
        case .placemark: return .placemark(PlacemarkValue(name: try text.filled("a place's name")))
        case .currencyAmount: return .currencyAmount(try CurrencyAmountValue.literal(text))
        case .paymentMethod:
            throw ValueTextError("a payment method has no text; it is given as JSON, such as {\"type\":\"credit\"}")
        case .system(let name):
            throw ValueTextError("a value of System.\(name) comes from Apple's systems only; it is never set here")
        case .object, .anyObject:
            guard !text.isEmpty else { throw ValueTextError("an identifier is expected, not an empty text") }
            return .object(ObjectValue(identifier: text, displayString: text))
        }
    }
}

extension String {
    fileprivate func filled(_ what: String) throws(ValueTextError) -> String {
        guard !isEmpty else { throw ValueTextError("\(what) is expected, not an empty text") }
        return self
    }
}
