import IntentModel
import IntentSystem

/// Defaults of the lock in current names and types.
extension SchemaComparison {
    func currentRow(_ rule: RowDefault, _ pairs: [String: ValuePair]) -> RowDefault {
        guard let pair = pairs[rule.row] else { return rule }
        var property = rule.property
        if let name = property,
            case (.object(let old), .object(let new)) = (pair.former.type.element, pair.current.type.element)
        {
            let names = currentPropertyNames(
                of: before.type(named: old)?.properties ?? [], in: after.type(named: new)?.properties ?? [])
            property = names[name]?.current.name ?? name
        }
        return RowDefault(row: pair.current.name, property: property)
    }

    /// - Parameter current: The current default, with which the result agrees in everything that is no change of the default.
    func currentRule(_ rule: DefaultRule, like current: DefaultRule?, of pair: ValuePair) -> DefaultRule {
        switch rule {
        case .value(let value):
            let value = currentDefault(value, of: pair)
            guard case .value(let other)? = current else { return .value(value) }
            return .value(agreeing(value, with: other, of: pair))
        case .options(let identifiers): return .options(identifiers.map { pair.currentOption($0)?.identifier ?? $0 })
        case .byFamily(var rules, let otherwise):
            var (others, other): ([SizeFamily: DefaultRule], DefaultRule?) = ([:], nil)
            if case .byFamily(let rules, let otherwise)? = current { (others, other) = (rules, otherwise) }
            for (family, rule) in rules { rules[family] = currentRule(rule, like: others[family], of: pair) }
            return .byFamily(rules, otherwise: otherwise.map { currentRule($0, like: other, of: pair) })
        case .handler, .first, .row: return rule
        }
    }

    /// Returns a value that is a default. It is read as a list of one value, and the reverse.
    private func currentDefault(_ value: IntentValue, of pair: ValuePair) -> IntentValue {
        let slots = value.slots.map { $0.map { currentValue($0, of: pair) } }
        guard case .list = value else {
            let present = slots.compactMap(\.self).first ?? value
            return pair.becomesList ? .list([present]) : present
        }
        if pair.becomesSingle, slots.count == 1, let only = slots.compactMap(\.self).first { return only }
        return .list(slots)
    }

    // MARK: Records

    /// Returns a record of the lock with the current names and types of its fields.
    func currentRecord(_ record: RecordValue, from old: ElementType, to new: ElementType) -> RecordValue {
        let (former, current) = recordFields(old, new)
        let pairs = valuePairs(of: former, current)
        let values = record.values.map { name, value in
            pairs[name].map { ($0.current.name, currentDefault(value, of: $0)) } ?? (name, value)
        }
        return RecordValue(Dictionary(values) { first, _ in first })
    }

    /// The fields of the type of a record in each schema, or the members of a union.
    private func recordFields(_ old: ElementType, _ new: ElementType) -> (former: [Parameter], current: [Parameter]) {
        (
            old.recordType.flatMap { before.type(named: $0) }?.recordFields ?? [],
            new.recordType.flatMap { after.type(named: $0) }?.recordFields ?? []
        )
    }

    /// Returns a default of the lock in which the fields of records have their current values where no change of the default is
    /// to be reported.
    private func agreeing(_ value: IntentValue, with current: IntentValue, of pair: ValuePair) -> IntentValue {
        let (old, new) = (pair.former.type.element, pair.current.type.element)
        guard old.isRecord, new.isRecord, old.isUnion == new.isUnion else { return value }
        let (former, declared) = recordFields(old, new)
        let pairing = Pairing(former, declared)
        return value.mapRecords { slot, record in
            guard current.slots.indices.contains(slot), case .record(let other)? = current.slots[slot] else { return }
            for (former, field) in pairing.kept {
                let pair = ValuePair(former, field)
                let isSame = record.values[field.name].isSameDefault(as: other.values[field.name])
                if isSame || !new.isUnion && areLeftOut(record, other, pair) {
                    record.values[field.name] = other.values[field.name]
                }
            }
            if new.isUnion { return }
            // These are reported where the type declares them.
            for field in pairing.removed + pairing.merged.map(\.former) { record.values[field.name] = nil }
            for field in pairing.added { record.values[field.name] = other.values[field.name] }
        }
    }

    /// Whether both records have the default of the field, whose own change is reported once.
    private func areLeftOut(_ former: RecordValue, _ current: RecordValue, _ pair: ValuePair) -> Bool {
        let name = pair.current.name
        let formerDefault = pair.former.literalDefault.map { currentDefault($0, of: pair) }
        return former.values[name].isSameDefault(as: formerDefault)
            && current.values[name].isSameDefault(as: pair.current.literalDefault)
    }
}

extension IntentValue? {
    /// Whether the values are equal, or objects with the same identifier, whatever their texts.
    fileprivate func isSameDefault(as other: IntentValue?) -> Bool {
        switch (self, other) {
        case (.object(let first)?, .object(let second)?): first.identifier.isExactly(second.identifier)
        case (.list(let first)?, .list(let second)?):
            first.count == second.count && zip(first, second).allSatisfy { $0.isSameDefault(as: $1) }
        default: self == other
        }
    }
}
