extension ValueType {
    /// Reads the literal of one value, as a definition or a command line has it; of one element for a list type.
    ///
    /// Numbers are read without locale. An object is meant by its identifier, which is its display string too
    /// until a lookup tells better; whether it, or a case, exists is the caller's to judge.
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
        case .object:
            guard !text.isEmpty else { throw ValueTextError("an identifier is expected, not an empty text") }
            return .object(ObjectValue(identifier: text, displayString: text))
        }
    }
}
