import IntentRuntime

/// Values by the stored names of their parameters or properties, for generated code.
public struct INParameterValues: Sendable {
    var values: IntentValues

    public init() {
        values = IntentValues()
    }

    init(_ values: IntentValues) {
        self.values = values
    }

    /// Stores a value, or each of an array; nil, and what is of another type, is no value.
    public mutating func set(_ name: String, to value: Any?, as kind: INParameterKind) {
        guard let value else { return values[name] = nil }
        if let list = value as? [Any] {
            values[name] = .list(list.compactMap { kind.storedValue(of: $0) })
        } else {
            values[name] = kind.storedValue(of: value)
        }
    }

    /// Stores a case by its name; `unknown` is no value.
    public mutating func set<Case: INStoredEnum>(_ name: String, to value: Case) {
        values[name] = Case.storedName(of: value).map(IntentValue.enumeration)
    }
}
