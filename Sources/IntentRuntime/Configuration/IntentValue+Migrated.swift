// For generated code: calls what the program wrote, with the Swift types of then and now.
extension IntentValue {
    /// Nil where the value is not of the type of then, or the program says so.
    public func migrated<Stored: IntentValueConvertible, Present: IntentValueConvertible>(
        by migrate: (Stored) -> Present?
    ) -> IntentValue? {
        Stored(intentValue: self).flatMap(migrate)?.intentValue
    }

    /// Of a list; empty slots are left out.
    public func migrated<Stored: IntentValueConvertible, Present: IntentValueConvertible>(
        by migrate: ([Stored]) -> Present?
    ) -> IntentValue? {
        values().flatMap(migrate)?.intentValue
    }

    /// To a list.
    public func migrated<Stored: IntentValueConvertible, Present: IntentValueConvertible>(
        by migrate: (Stored) -> [Present]?
    ) -> IntentValue? {
        Stored(intentValue: self).flatMap(migrate).map { .list($0.map(\.intentValue)) }
    }

    /// From a list to a list.
    public func migrated<Stored: IntentValueConvertible, Present: IntentValueConvertible>(
        by migrate: ([Stored]) -> [Present]?
    ) -> IntentValue? {
        values().flatMap(migrate).map { .list($0.map(\.intentValue)) }
    }

    /// Where there is no Swift type of then any more.
    public func migrated<Present: IntentValueConvertible>(by migrate: (IntentValue) -> Present?) -> IntentValue? {
        migrate(self)?.intentValue
    }

    /// Where there is no Swift type of then any more, to a list.
    public func migrated<Present: IntentValueConvertible>(by migrate: (IntentValue) -> [Present]?) -> IntentValue? {
        migrate(self).map { .list($0.map(\.intentValue)) }
    }

    /// Nil where one of them is of another type.
    private func values<Stored: IntentValueConvertible>() -> [Stored]? {
        let values = slots.compactMap(\.self)
        let converted = values.compactMap(Stored.init(intentValue:))
        return converted.count == values.count ? converted : nil
    }
}
