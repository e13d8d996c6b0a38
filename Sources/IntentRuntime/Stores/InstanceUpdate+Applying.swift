extension StoredInstance {
    /// This instance after `update`, and what the log says of it.
    ///
    /// A value that is set to what it was is no difference.
    package func applying(
        _ update: InstanceUpdate
    ) -> (instance: StoredInstance, differences: [LoggedChange.Difference]) {
        var instance = self
        if update.isEdit { instance.revision += 1 }
        if let kind = update.kind { instance.kind = kind }
        if let intent = update.intent { instance.intent = intent }
        if let family = update.family { instance.family = family }
        if let isRemoved = update.isRemoved { instance.isRemoved = isRemoved }
        let differences =
            instance.values.apply(update.values, as: LoggedChange.Difference.Subject.value)
            + instance.defaults.apply(update.defaults, as: LoggedChange.Difference.Subject.defaultValue)
        return (instance, differences)
    }

    /// This instance as it is when just placed, and what the log says of it.
    package func placed() -> (instance: StoredInstance, differences: [LoggedChange.Difference]) {
        var instance = self
        instance.revision = 1
        instance.isRemoved = false
        instance.values = [:]
        instance.defaults = [:]
        return instance.applying(
            InstanceUpdate(
                cause: .placed, isEdit: false, values: values.mapValues(Optional.some),
                defaults: defaults.mapValues(Optional.some)))
    }
}

extension [String: StoredValue] {
    /// The differences are sorted by name, byte by byte. A name keeps the spelling under which it was first stored.
    fileprivate mutating func apply(
        _ changes: [String: StoredValue?], as subject: (String) -> LoggedChange.Difference.Subject
    ) -> [LoggedChange.Difference] {
        var differences: [LoggedChange.Difference] = []
        for (given, value) in changes.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let name = index(forKey: given).map { self[$0].key } ?? given
            let before = self[name]
            let after = value?.canonical
            guard !isSame(before, after) else { continue }
            self[name] = after
            differences.append(LoggedChange.Difference(subject(name), before: before, after: after))
        }
        return differences
    }

    private func isSame(_ first: StoredValue?, _ second: StoredValue?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first.isIdentical(to: second)
    }
}
