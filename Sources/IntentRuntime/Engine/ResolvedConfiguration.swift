/// An instance with all its parameters resolved, in declared order.
public struct ResolvedConfiguration: Hashable, Sendable {
    /// What is stored, as it was read for this.
    public var instance: StoredInstance
    /// Nil where the stored family is not one this program knows.
    public var family: SizeFamily?
    /// The kind or the intent is gone from the definitions: no parameters, the stored values stay in `instance`.
    public var isOrphan: Bool
    /// All parameters of the intent, in declared order; none for a static widget and for an orphan.
    public var parameters: [ResolvedParameter]

    /// What the engine returns; tests and previews may make one.
    public init(
        instance: StoredInstance, family: SizeFamily?, isOrphan: Bool, parameters: [ResolvedParameter]
    ) {
        self.instance = instance
        self.family = family
        self.isOrphan = isOrphan
        self.parameters = parameters
    }

    /// Nil for a name that the intent does not declare.
    public func parameter(named name: String) -> ResolvedParameter? { parameters.first { $0.name == name } }

    /// The effective values, as a configuration reads them.
    public var values: IntentValues {
        var values = [String: IntentValue](minimumCapacity: parameters.count)
        for parameter in parameters { values[parameter.name] = parameter.effective }
        return IntentValues(values)
    }
}
