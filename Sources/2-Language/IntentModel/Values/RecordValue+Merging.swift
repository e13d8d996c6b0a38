/// Changes that two editors made to different fields of one record.
extension IntentValue {
    /// Returns a record, or a list of as many records, with the changes of both; nil if both changed a field to other values, or
    /// if one of them is no record.
    /// - Parameter base: The value before both changes.
    package static func merging(
        _ mine: IntentValue?, _ theirs: IntentValue?, from base: IntentValue?
    ) -> IntentValue? {
        switch (mine, theirs, base) {
        case (.record(let mine)?, .record(let theirs)?, .record(let base)?):
            return RecordValue.merging(mine, theirs, from: base).map(IntentValue.record)
        case (.list(let mine)?, .list(let theirs)?, .list(let base)?):
            guard mine.count == theirs.count, mine.count == base.count else { return nil }
            var slots: [IntentValue?] = []
            for index in base.indices {
                if mine[index] == base[index] {
                    slots.append(theirs[index])
                } else if theirs[index] == base[index] || theirs[index] == mine[index] {
                    slots.append(mine[index])
                } else {
                    guard case .record? = mine[index],
                        let merged = merging(mine[index], theirs[index], from: base[index])
                    else { return nil }
                    slots.append(merged)
                }
            }
            return .list(slots)
        default: return nil
        }
    }
}

extension RecordValue {
    fileprivate static func merging(_ mine: RecordValue, _ theirs: RecordValue, from base: RecordValue) -> RecordValue?
    {
        var merged = theirs
        let names = Set(mine.values.keys).union(base.values.keys).union(base.misfits.keys)
        for name in names where !mine.hasSame(name, as: base) {
            guard theirs.hasSame(name, as: base) || theirs.hasSame(name, as: mine) else { return nil }
            merged.values[name] = mine.values[name]
            merged.misfits[name] = mine.misfits[name]
        }
        return merged
    }

    /// Whether a field is stored as in another record.
    private func hasSame(_ name: String, as other: RecordValue) -> Bool {
        values[name] == other.values[name] && misfits[name] == other.misfits[name]
    }
}
