/// A configuration that converts stored values whose type the definition no longer declares.
///
/// Generated code conforms to this protocol if `intentgen generate --against` finds type changes without a built-in
/// conversion. You write the functions that the generated code calls.
public protocol IntentMigrating {
    /// Returns the converted value for a parameter, in its current type, or nil to use the default.
    ///
    /// This must be a pure function: it is called at every read of such a value, until an edit stores a new one.
    /// - Parameters:
    ///   - parameter: The declared name of the parameter.
    ///   - stored: The stored value.
    ///   - type: The tag of the type with which the value was stored, such as `Integer`, `enum:CountType`, or
    ///     `[Integer]` for a list.
    static func migratedValue(of parameter: String, from stored: IntentValue, type: String) -> IntentValue?
}

/// A function that converts stored values that no longer fit the definition.
///
/// It receives the declared name of the parameter, the value, and the tag of the type with which the value was stored,
/// such as `Integer` or `[enum:CountType]`. It returns nil for a value that is not converted.
typealias ValueMigration = @Sendable (_ parameter: String, _ stored: IntentValue, _ type: String) -> IntentValue?

// Used by generated code to call a program's conversion functions with the former and the current Swift type.
extension IntentValue {
    /// Converts a value. Nil if it does not have the former type or `migrate` returns nil.
    public func migrated<Stored: ConfigurableValue, Present: ConfigurableValue>(
        by migrate: (Stored) -> Present?
    ) -> IntentValue? {
        Stored(intentValue: self).flatMap(migrate)?.intentValue
    }

    /// Converts a list to a value, without its empty slots. Nil if it does not have the former type or `migrate`
    /// returns nil.
    public func migrated<Stored: ConfigurableValue, Present: ConfigurableValue>(
        by migrate: ([Stored]) -> Present?
    ) -> IntentValue? {
        values().flatMap(migrate)?.intentValue
    }

    /// Converts a value to a list. Nil if it does not have the former type or `migrate` returns nil.
    public func migrated<Stored: ConfigurableValue, Present: ConfigurableValue>(
        by migrate: (Stored) -> [Present]?
    ) -> IntentValue? {
        Stored(intentValue: self).flatMap(migrate).map { .list($0.map(\.intentValue)) }
    }

    /// Converts a list to a list, without its empty slots. Nil if it does not have the former type or `migrate` returns
    /// nil.
    public func migrated<Stored: ConfigurableValue, Present: ConfigurableValue>(
        by migrate: ([Stored]) -> [Present]?
    ) -> IntentValue? {
        values().flatMap(migrate).map { .list($0.map(\.intentValue)) }
    }

    /// Converts a value whose former type no longer exists in Swift. Nil if `migrate` returns nil.
    public func migrated<Present: ConfigurableValue>(by migrate: (IntentValue) -> Present?) -> IntentValue? {
        migrate(self)?.intentValue
    }

    /// Converts a value whose former type no longer exists in Swift to a list. Nil if `migrate` returns nil.
    public func migrated<Present: ConfigurableValue>(by migrate: (IntentValue) -> [Present]?) -> IntentValue? {
        migrate(self).map { .list($0.map(\.intentValue)) }
    }

    /// Returns the values of a list without its empty slots, or nil if one of them has another type.
    private func values<Stored: ConfigurableValue>() -> [Stored]? {
        let values = slots.compactMap(\.self)
        let converted = values.compactMap(Stored.init(intentValue:))
        return converted.count == values.count ? converted : nil
    }
}
