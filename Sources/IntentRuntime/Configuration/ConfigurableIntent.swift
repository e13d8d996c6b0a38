/// The typed struct that a widget reads: the user's choices laid over the defaults.
///
/// Generated for each intent. It is a value without identity: two instances with equal choices have equal
/// configurations. It is never written back as a whole; edits name parameters, see ``ParameterKey``.
public protocol ConfigurableIntent: Sendable, Hashable, Codable {
    /// Reads effective values; what is absent or does not fit becomes the parameter's own default.
    init(intentValues values: IntentValues)
    /// Puts every parameter that has a value under its stored name.
    func write(to values: inout IntentValues)
    /// What the definition file says about this intent.
    static var definition: IntentDefinition { get }
}

extension ConfigurableIntent {
    /// The values by stored name.
    public var intentValues: IntentValues {
        var values = IntentValues()
        write(to: &values)
        return values
    }

    /// Whether every parameter has an equal value.
    public static func == (first: Self, second: Self) -> Bool {
        first.intentValues == second.intentValues
    }

    /// Hashes the values of the parameters.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(intentValues)
    }
}
